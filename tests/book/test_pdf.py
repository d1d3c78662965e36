"""Paper: leaflets that fit into their box, and the whole book as one PDF."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from needs import lacking
from paper import darkness, info, prints, run, text, unpacked

from poch_rules.book.build import Book
from poch_rules.book.files import build_files
from poch_rules.book.print.leaflet import Leaflet, Publisher, leaflet
from poch_rules.book.print.paper import NotPrinted, laid_out, strictly
from poch_rules.book.print.picture import image
from poch_rules.declare.library import book_folder, load
from poch_rules.declare.wording import languages
from poch_rules.study.rulebook import rules
from poch_rules.study.spoken import SIGNS, words_of

CHECKOUT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"
NOBODY = Publisher()
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>'


def printed(folder: Path, name: str, language: str, publisher: Publisher = NOBODY) -> tuple[Path, Leaflet]:
    variant = load(name)
    made = leaflet(variant, words_of(variant, language), publisher)
    path = folder / "leaflet.pdf"
    path.write_bytes(made.pdf)
    return path, made


def letters(said: str) -> str:
    """A text without marks of direction, its letters not joined."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", said) if unicodedata.category(sign) != "Cf")


@prints
@pytest.mark.parametrize(
    ("name", "language"),
    [
        *(("poch/family-nine-pot", language) for language in languages()),
        ("poch/polish-leaflet", "pl"),
        ("spades/partnership", "ar"),
    ],
)
def test_a_leaflet_is_two_or_four_pages_of_a5_in_a_type_that_can_be_read(
    tmp_path: Path, name: str, language: str
) -> None:
    path, made = printed(tmp_path, name, language)
    about = info(path)
    assert int(about["Pages"]) == made.pages
    assert made.pages in (2, 4)
    assert made.size >= 7
    assert not made.too_long
    assert about["Page size"].startswith("419.528 x 595.276")
    assert about["Tagged"] == "yes"
    assert about["Title"] == load(name).title(language).text
    assert f"/Lang ({language})".encode() in unpacked(path)


def stands(sentence: str, there: str) -> bool:
    """Whether a sentence is on the pages: whole, or in two parts where a page ends."""
    wanted, there = (said.replace(" ", "").replace("-", "") for said in (sentence, there))
    return any(wanted[:at] in there and wanted[at:] in there for at in range(len(wanted), 0, -1))


@prints
@pytest.mark.parametrize("name", ["poch/polish-leaflet", "spades/partnership"])
def test_a_leaflet_has_every_sentence_of_the_rules_and_no_mark(tmp_path: Path, name: str) -> None:
    path, made = printed(tmp_path, name, "en")
    pages = [text(path, page).removesuffix(f" {page}") for page in range(1, made.pages + 1)]
    there = "".join(pages).replace("\u2010", "").replace("•", "").replace(" ", "")
    variant = load(name)
    for chapter in rules(variant, words_of(variant, "en")):
        for line in [*chapter.lines, *(line for part in chapter.parts for line in part.lines)]:
            assert stands(line.text, there), line.text
    assert not any(sign in there for sign in SIGNS.values())


@prints
def test_a_publisher_has_its_own_title_logo_and_imprint(tmp_path: Path) -> None:
    logo = tmp_path / "logo.svg"
    logo.write_text(LOGO, encoding="utf-8")
    ours = Publisher("Unser Poch & mehr", logo, "Muster-Verlag\nAm Markt 7\n\nGedruckt in Jena")
    path, _ = printed(tmp_path, "spades/partnership", "de", ours)
    assert info(path)["Title"] == "Unser Poch & mehr"
    said = text(path)
    assert said.startswith("Spielregel Unser Poch & mehr")
    assert "Muster-Verlag Am Markt 7 Gedruckt in Jena" in said
    assert any(9 in row for row in darkness(path, 1)[:6]), "the black logo"


SVG = '<svg xmlns="http://www.w3.org/2000/svg" '


def png() -> bytes:
    from PIL import Image

    file = BytesIO()
    Image.effect_noise((60, 60), 80).save(file, "PNG")
    return file.getvalue()


@prints
@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("empty.png", b"", "the file is empty"),
        ("cut.png", lambda: png()[:900], "the PNG is damaged or cut off"),
        ("random.png", bytes(range(256)) * 400, "it is not a PNG"),
        ("drawing.png", LOGO.encode(), "it is not a PNG"),
        ("broken.svg", b"<svg", "it is not XML"),
        ("page.svg", b"<html/>", "its root is ‘html’, and that of an SVG is ‘svg’"),
        ("flat.svg", SVG.encode() + b'width="40" height="0mm"/>', "its height is ‘0mm’"),
        ("narrow.svg", SVG.encode() + b'viewBox="0 0 0 10"/>', "its viewBox is ‘0 0 0 10’"),
        ("round.svg", SVG.encode() + b'viewBox="0 0 9 9"><g id="a"><use href="#a"/></g></svg>', "cannot be drawn to"),
        ("letters.svg", SVG.encode() + b'viewBox="a b c d"/>', "could not convert"),
        ("lost.svg", SVG.encode() + b'viewBox="0 0 9 9"><image href="x.png" width="9" height="9"/></svg>', "x.png"),
    ],
)
def test_a_logo_that_cannot_be_drawn_is_named_with_a_short_reason(
    tmp_path: Path, name: str, content: bytes | Callable[[], bytes], reason: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content())
    with pytest.raises(NotPrinted) as refused:
        printed(tmp_path, "spades/partnership", "en", Publisher(logo=path))
    said = str(refused.value)
    assert said.startswith(f"‘{path}’ is no image that can be drawn: ")
    assert reason in said
    assert len(said) < 300
    assert "data:" not in said


@prints
def test_a_png_is_a_logo(tmp_path: Path) -> None:
    path = tmp_path / "noise.PNG"
    path.write_bytes(png())
    made, _ = printed(tmp_path, "spades/partnership", "en", Publisher(logo=path))
    assert b"/Subtype /Image" in made.read_bytes()


@prints
def test_a_fault_of_printing_does_not_repeat_the_file_that_has_it() -> None:
    with pytest.raises(NotPrinted) as refused, strictly():
        laid_out(f'<img alt="" src="data:image/png;base64,{"QUJD" * 9_000}">')
    assert len(str(refused.value)) < 200


@prints
def test_what_two_pages_do_not_hold_gets_a_cover_without_a_number(tmp_path: Path) -> None:
    path, made = printed(tmp_path, "poch/polish-leaflet", "pl", Publisher(imprint="Ulica Długa\n" * 30))
    assert (made.pages, made.size >= 8) == (4, True)
    assert not text(path, 1).endswith(" 1")
    assert text(path, 2).endswith(" 2")
    assert "Czego potrzeba" in text(path, 2)
    assert "Czego potrzeba" not in text(path, 1)


@prints
def test_a_text_that_is_too_long_takes_an_even_number_of_pages_and_says_so(tmp_path: Path) -> None:
    path, made = printed(tmp_path, "spades/partnership", "en", Publisher(imprint="A very long line.\n\n" * 260))
    assert made.too_long
    assert made.pages > 4
    assert made.pages % 2 == 0
    assert int(info(path)["Pages"]) == made.pages


@prints
def test_two_leaflets_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    for name in ("one", "two"):
        line = [sys.executable, str(CHECKOUT / "cli.py"), "docs", "--format", "pdf", "--language", "ar"]
        env = os.environ | {"SOURCE_DATE_EPOCH": "1700000000", "PYTHONHASHSEED": str(len(name) + ord(name[0]))}
        subprocess.run([*line, "-o", str(tmp_path / name), "poch/eight-pool"], env=env, check=True, capture_output=True)
    made = "poch-eight-pool-ar.pdf"
    assert (tmp_path / "one" / made).read_bytes() == (tmp_path / "two" / made).read_bytes()


def apart(words: list[str]) -> list[str]:
    """The letters of each word, in no order: a ligature of two is read in either."""
    return sorted("".join(sorted(word)) for word in words)


@prints
def test_an_arabic_page_looks_as_it_was_found_good(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Its words in their order, and where there is ink; small differences in how letters are drawn do not matter."""
    if not {"Noto Serif", "Noto Naskh Arabic"} <= set(run("fc-list", ":", "family").replace(",", "\n").split("\n")):
        lacking("the golden page is set in Noto Naskh Arabic and Noto Serif: install fonts-noto-core")
    path, _ = printed(tmp_path, "poch/family-nine-pot", "ar")
    words = sorted(letters(text(path, 1)).split())
    seen = ["".join(map(str, row)) for row in darkness(path, 1)]
    golden = GOLDEN / "arabic-leaflet.txt"
    if request.config.getoption("--update"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text("\n".join([*seen, "", *words, ""]), encoding="utf-8", newline="\n")
    assert golden.is_file(), f"there is no {golden}: run pytest --update, and look at the page"
    then, _, said = golden.read_text(encoding="utf-8").partition("\n\n")
    assert apart(words) == apart(said.split())
    pairs = [(a, b) for now, was in zip(seen, then.split("\n"), strict=True) for a, b in zip(now, was, strict=True)]
    unlike = [pair for pair in pairs if abs(int(pair[0]) - int(pair[1])) > 1]
    assert len(unlike) <= len(pairs) // 50, "\n".join(seen)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> dict[str, Path]:
    """A small book in two languages."""
    out = tmp_path_factory.mktemp("whole")
    book = Book(book_folder(), ("en", "ar"), ("poch/eight-pool", "spades/partnership"))
    return dict(zip(book.languages, build_files(book, "pdf", out), strict=True))


@prints
@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_contents_lead_to_the_pages_that_they_name(whole: dict[str, Path], language: str) -> None:
    pdf = whole[language]
    named = {int(number) for number in re.findall(r"(?:\. ?){3,}(\d+)", text(pdf, 2))}
    assert len(named) >= 6, "variants, two of them, standings, glossary, sources, rulings"
    for name in ("poch/eight-pool", "spades/partnership"):
        title = set(letters(load(name).title(language).text).split())
        there = [title & set(letters(text(pdf, page)).split()) for page in named]
        assert any(len(found) > len(title) / 2 for found in there), name


@prints
@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_whole_book_is_tagged_and_says_what_it_is_and_in_which_language(
    whole: dict[str, Path], language: str
) -> None:
    about, raw = info(whole[language]), unpacked(whole[language])
    assert about["Tagged"] == "yes"
    assert about["Title"]
    assert f"/Lang ({language})".encode() in raw
    assert b"/Outlines" in raw, "bookmarks"
    assert [path.name for path in whole.values()] == ["poch-rules-en.pdf", "poch-rules-ar.pdf"]


@prints
def test_what_needs_a_screen_is_not_printed_and_the_book_says_so(whole: dict[str, Path]) -> None:
    said = text(whole["en"], 2)
    assert "are not printed here" in said
    assert "All variants compared" not in said


def test_arabic_words_of_a_picture_are_laid_over_it_where_they_stood() -> None:
    label = '<text x="50" y="26" font-size="10" text-anchor="middle">{}</text>'
    svg = '<svg viewBox="0 0 100 100">{}</svg>'
    arabic, german = (image(svg.format(label.format(word)), word, width=40) for word in ("آس", "Ass"))
    assert '<span style="left:25.00%;top:16.00%;font-size:4.00mm">آس</span>' in arabic
    assert german.count("<span") == 1
    assert 'alt="Ass"' in german

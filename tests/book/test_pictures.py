"""Pictures: boards, cards and deals, the same every time, in every language, with nothing running out of its place."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from poch_rules.book.pictures import Picture, board, card, card_symbols, cards, deal
from poch_rules.book.pictures.fit import LEAST_SIZE, width
from poch_rules.book.pictures.suits import SUITS
from poch_rules.core.cards import NAMES, parse
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.library import load, variants
from poch_rules.declare.wording import Wording, languages

SVG = "{http://www.w3.org/2000/svg}"
CHECKOUT = Path(__file__).parents[2]
FACES = ("french", "german")
WITH_POOLS = [heading.id for heading in variants() if not heading.id.startswith("spades/")]
#: Longer than any pool of the library is called in any language.
LONG = {"ace": "Herzköniginnenmariage", "king": "the pool of the kings of trumps", "ten": "W" * 16}


def words_of(variant: Declaration, language: str, **more: str) -> Wording:
    return Wording(language, (variant.family,), {language: dict(variant.terms.get(language, {})) | more}, variant.calls)


def drawn(picture: Picture | None) -> ET.Element:
    assert picture is not None
    return ET.fromstring(picture.svg)


def hollows(root: ET.Element) -> Iterator[tuple[str, tuple[float, float, float], list[ET.Element]]]:
    """Every pool of a board: its key, its circle (middle and radius), and the texts of its name."""
    for group in root.iter(f"{SVG}g"):
        if "data-pool" in group.attrib:
            circle = next(group.iter(f"{SVG}circle"))
            names = [text for text in group.iter(f"{SVG}text") if text.get("class") == "poch-name"]
            yield group.attrib["data-pool"], tuple(float(circle.attrib[a]) for a in ("cx", "cy", "r")), names  # type: ignore[misc]


def everything(language: str) -> Iterator[tuple[str, Picture]]:
    """One of each kind of picture, with what makes it."""
    variant = load("poch/family-nine-pot")
    words = words_of(variant, language)
    held = {"Anna": [31, 32], "Béla & Co": [], "كمال": list(range(10))}
    for picture in (board(variant, words), board(variant, words, {"ace": 12}), board(load("poch/eight-pool"), words)):
        assert picture is not None
        yield "board", picture
    yield "card", card(parse("Qh"), words)
    yield "cards", cards([parse(name) for name in ("7h", "8h", "9h")], words)
    yield "cards", cards(range(20), words)
    yield "deal", deal(held, words, upcard=parse("10s"))
    yield "deal", deal(held, words, clockwise=False)


@pytest.mark.parametrize("language", languages())
def test_a_picture_is_one_well_formed_element_that_says_what_it_shows(language: str) -> None:
    for kind, picture in everything(language):
        root = drawn(picture)
        assert root.get("role") == "img"
        assert root.get("aria-label") == root[0].text == picture.title != ""
        assert root[0].tag == f"{SVG}title", kind
        assert (root.get("width"), root.get("height")) == (str(picture.width), str(picture.height))
        assert not re.search("[\u2066-\u2069]", picture.svg), "isolating marks belong into sentences"
        assert not re.search(r'\b(id|href|style)="', picture.svg), "a page may have the same picture twice"


@pytest.mark.parametrize("language", languages())
def test_titles_are_in_the_language_of_the_page(language: str) -> None:
    variant = load("poch/family-nine-pot")
    words = words_of(variant, language)
    picture = board(variant, words)
    assert picture is not None
    for pool in variant.plan(4).accounts:
        assert words.name("pool", pool) in picture.title
    assert card(31, words).title == words.card_name(31)
    if language != "en":
        english = dict.fromkeys(re.findall("[a-z]+", " ".join(p.title for _, p in everything("en"))))
        other = re.findall("[a-z]+", " ".join(p.title for _, p in everything(language)))
        assert not {"the", "with", "of", "middle", "round", "board", "holds"} & set(english) & set(other)


def test_the_same_drawing_has_the_same_bytes_in_every_process() -> None:
    line = (
        "from test_pictures import everything; import hashlib\n"
        "print(hashlib.sha256(''.join(p.svg for _, p in everything('ar')).encode()).hexdigest())"
    )
    paths = f"import sys; sys.path[:0] = [{str(Path(__file__).parent)!r}, {str(CHECKOUT)!r}]\n"
    said = {
        subprocess.run(
            [sys.executable, "-c", paths + line], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_pictures_need_neither_sphinx_nor_docutils() -> None:
    line = (
        f"import sys; sys.path.insert(0, {str(CHECKOUT)!r}); import poch_rules.book.pictures\n"
        "print(sorted({'sphinx', 'docutils'} & {*sys.modules}))"
    )
    assert subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True).stdout == "[]\n"


# -- boards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", WITH_POOLS)
def test_every_pool_of_a_board_stands_on_it_once_with_its_name_and_its_chips(name: str, language: str) -> None:
    variant = load(name)
    words = words_of(variant, language)
    pools = list(variant.family.pools(variant.plan(variant.players.usual)))
    root = drawn(board(variant, words, {pool: 3 * at for at, pool in enumerate(pools)}))
    found = list(hollows(root))
    assert sorted(pool for pool, _, _ in found) == sorted(pools)
    for pool, _, names in found:
        assert " ".join(text.text or "" for text in names) == re.sub("[\u2066-\u2069]", "", words.name("pool", pool))
        assert {text.get("direction") for text in names} == {words.direction}
        chips = [text.text for text in root.iter(f"{SVG}text") if text.get("data-chips") == pool]
        assert chips == [str(3 * pools.index(pool))]


def test_a_board_without_chips_has_room_for_their_number() -> None:
    variant = load("poch/poque-1765")
    root = drawn(board(variant, words_of(variant, "en")))
    empty = {text.get("data-chips"): text.text for text in root.iter(f"{SVG}text") if "data-chips" in text.attrib}
    assert empty == dict.fromkeys(("ace", "king", "queen", "jack", "ten", "poch"))


def test_a_game_without_pools_has_no_board() -> None:
    variant = load("spades/partnership")
    assert board(variant, words_of(variant, "en")) is None


@pytest.mark.parametrize("given", [True, False], ids=["chips", "no-chips"])
@pytest.mark.parametrize("language", languages())
def test_no_name_runs_out_of_its_hollow(language: str, given: bool) -> None:
    for name in WITH_POOLS:
        variant = load(name)
        for words in (words_of(variant, language), words_of(variant, language, **LONG)):
            for pool, (x, y, radius), names in hollows(drawn(board(variant, words, {} if given else None))):
                assert 1 <= len(names) <= 2
                for text in names:
                    size, base = float(text.attrib["font-size"]), float(text.attrib["y"])
                    assert size >= LEAST_SIZE, f"{name}: {pool} cannot be read"
                    wide = float(text.get("textLength", width(text.text or "") * size))
                    for edge in (base - 0.65 * size, base + 0.2 * size):
                        assert ((wide / 2) ** 2 + (edge - y) ** 2) ** 0.5 <= radius, f"{name}: {text.text}"
                    assert float(text.attrib["x"]) == pytest.approx(x, abs=0.1)


@pytest.mark.parametrize("name", WITH_POOLS)
def test_hollows_lie_on_the_board_and_apart(name: str) -> None:
    variant = load(name)
    root = drawn(board(variant, words_of(variant, "en")))
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    places = [place for _, place, _ in hollows(root)]
    for at, (x, y, radius) in enumerate(places):
        assert radius <= min(x, y, wide - x, high - y) - 2
        for other_x, other_y, other in places[at + 1 :]:
            assert ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5 >= radius + other + 3


def test_the_centre_lies_in_the_middle_and_the_others_run_clockwise_from_the_top() -> None:
    variant = load("poch/family-nine-pot")
    places = {pool: place for pool, place, _ in hollows(drawn(board(variant, words_of(variant, "ar"))))}
    assert places["centre"][:2] == (180, 180)
    first, second = places["ace"], places["king"]
    assert first[0] == 180
    assert first[1] < second[1] < 180 < second[0]


def test_a_board_has_the_shape_of_its_game() -> None:
    shapes = {
        "poch/family-nine-pot": ("circle", 9),
        "poch/eight-pool": ("polygon", 8),
        "poch/poque-1765": ("polygon", 6),
        "nain-jaune/modern": ("rect", 5),
        "pope-joan/hoffmann": ("circle", 8),
        "pukk/husfreyjan-1969": ("circle", 7),
    }
    for name, (shape, count) in shapes.items():
        variant = load(name)
        root = drawn(board(variant, words_of(variant, "en")))
        assert (root[1].tag, len(list(hollows(root)))) == (SVG + shape, count), name
        if shape == "polygon":
            assert len(root[1].attrib["points"].replace("-", " -").split()) == 2 * count
    plates = drawn(board(load("pukk/husfreyjan-1969"), words_of(load("pukk/husfreyjan-1969"), "en")))
    assert "poch-plates" in plates.attrib["class"], "its pools belong to players"


def test_an_emblem_shows_a_suit_only_where_the_rules_fix_one() -> None:
    marks = {"poch/family-nine-pot": set(), "poch/fixed-hearts": {"poch-red"}, "pukk/husfreyjan-1969": {"poch-ink"}}
    for name, classes in marks.items():
        variant = load(name)
        root = drawn(board(variant, words_of(variant, "en")))
        suited = {g.get("class") for g in root.iter(f"{SVG}g") if g.get("class") in ("poch-red", "poch-gold")}
        assert suited == classes - {"poch-ink"}, name


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("language", languages())
def test_a_card_is_small_and_has_the_index_of_the_language(language: str, faces: str) -> None:
    words = Wording(language, faces=faces)  # type: ignore[arg-type]
    for number, name in enumerate(NAMES):
        picture = card(number, words)
        assert len(picture.svg.encode()) <= 1.6 * 1024, name
        root = drawn(picture)
        index = name[:-1]
        id = f"index-german-{index}" if faces == "german" else f"index-{index}"
        expected = words.say(id) if words.has(id) else index
        assert [text.text for text in root.iter(f"{SVG}text")] == [expected, expected]
        assert root.find(f"{SVG}g").get("direction") == "ltr"  # type: ignore[union-attr]


def test_faces_can_be_chosen_for_one_card() -> None:
    words = Wording("de")
    assert card(parse("Qh"), words).title == "Herz-Dame"
    assert card(parse("Qh"), words, "german").title == "Herz-Ober"
    assert card(parse("Qh"), words, "german") == card(parse("Qh"), Wording("de", faces="german"))


@pytest.mark.parametrize("faces", FACES)
def test_suits_differ_in_more_than_their_colour(faces: str) -> None:
    """The outlines differ, and no two cards of a pack are alike when all is printed in black."""
    of = SUITS[faces]  # type: ignore[index]
    assert len({suit.pip for suit in of.values()}) == len({suit.large for suit in of.values()}) == 4
    coloured = 'fill="#[^"]*"|(class|aria-label)="[^"]*"|<title>.*</title>'
    words = Wording("en", faces=faces)  # type: ignore[arg-type]
    black = [re.sub(coloured, "", card(number, words).svg) for number in range(52)]
    assert len(set(black)) == 52


def test_a_number_card_has_as_many_pips_as_it_counts() -> None:
    for name in ("2c", "3d", "5h", "7s", "8c", "9d", "10h"):
        middle = drawn(card(parse(name), Wording("en"))).findall(f"{SVG}g/{SVG}path")[-1]
        assert middle.attrib["d"].count("M") == int(name[:-1])


def test_symbols_stand_once_each_under_the_name_of_the_card() -> None:
    root = ET.fromstring(card_symbols([31, 31, 8], Wording("en")))
    assert [symbol.get("id") for symbol in root] == ["card-10c", "card-7h"]
    assert root.get("aria-hidden") == "true"
    assert root[1][0].tag == f"{SVG}rect"


def test_many_cards_overlap_and_show_their_corners() -> None:
    words = Wording("en")
    few, many = cards(range(5), words), cards(range(13), words)
    assert few.width == 5 * 60 + 4 * 6
    assert many.width == 12 * 18 + 60
    assert len(list(drawn(many).iter(f"{SVG}text"))) == 13 + 1, "both corners of the last alone"


@pytest.mark.parametrize("count", range(1, 9))
def test_the_players_of_a_deal_sit_around_the_table_and_apart(count: int) -> None:
    hands = {f"player {at}": list(range(at * 6, at * 6 + 6)) for at in range(count)}
    picture = deal(hands, Wording("en"), upcard=51)
    root = drawn(picture)
    names = [text for text in root.iter(f"{SVG}text") if text.get("class") == "poch-player"]
    assert [text.text for text in names] == list(hands)
    places = [(float(text.attrib["x"]), float(text.attrib["y"])) for text in names]
    assert len(set(places)) == count
    assert max(y for _, y in places) == places[0][1], "the first sits at the bottom"
    if count > 2:
        assert places[1][0] < places[0][0] < places[-1][0], "and the game goes round by the left"
        turned = drawn(deal(hands, Wording("en"), clockwise=False))
        other = [float(text.attrib["x"]) for text in turned.iter(f"{SVG}text") if text.get("class") == "poch-player"]
        assert other[1] > other[0] > other[-1]
    slips = [element for element in root.iter(f"{SVG}rect") if element.get("width") == "34"]
    assert len(slips) == 6 * count
    assert all(0 < x < picture.width and 0 < y < picture.height for x, y in places)


@pytest.mark.parametrize("language", languages())
def test_a_drawing_without_the_sheet_is_filled_with_the_colours_that_the_sheet_begins_with(language: str) -> None:
    sheet = (CHECKOUT / "poch_rules" / "book" / "static" / "poch-pictures.css").read_text(encoding="utf-8")
    colours = dict(re.findall(r"(--[\w-]+): (#\w+);", re.findall(r":root \{(.*?)\}", sheet, re.DOTALL)[0]))
    fills = {kind: colours[name] for kind, name in re.findall(r"svg \.([\w-]+) \{ fill: .*?(--[\w-]+)\)+;", sheet)}
    seen = set()
    for _, picture in everything(language):
        for element in drawn(picture).iter():
            kind = element.get("class", "")
            if kind in fills and "fill" in element.attrib:
                assert element.get("fill") == fills[kind], kind
                seen.add(kind)
    assert {"poch-wood", "poch-hollow", "poch-paper", "poch-red", "poch-ink"} <= seen


# -- pages -----------------------------------------------------------------------------------------------------------

PAGE = """# Title

```{poch:board} poch/eight-pool
:caption: A board that *I* have.
```

```{poch:cards} 7h ♥8 Herz-Neun
A run.
```

```{poch:cards} 10s
```
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The smallest book that there can be."""
    source = tmp_path / "docs"
    source.mkdir()
    conf = 'project = "Own"\nextensions = ["myst_parser", "poch_rules.book"]\npoch_variants = ["poch/eight-pool"]\n'
    (source / "conf.py").write_text(conf, encoding="utf-8")
    (source / "index.md").write_text(f"{PAGE}\n```{{poch:variants}}\n```\n", encoding="utf-8")
    return source


def sphinx(project: Path, builder: str, *more: str) -> tuple[Path, str]:
    """Build it: where, and what is said of it."""
    out = project.parent / builder
    line = [sys.executable, "-m", "sphinx", "-q", "-b", builder, *more, str(project), str(out)]
    ran = subprocess.run(line, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    return out, ran.stderr


def test_pages_can_ask_for_boards_and_cards(project: Path) -> None:
    out, said = sphinx(project, "html", "-D", "poch_faces=german")
    assert "index.md" not in said
    page = (out / "index.html").read_text(encoding="utf-8")
    figures = re.findall("<figure.*?</figure>", page, re.DOTALL)
    assert len(figures) == 3
    assert 'class="poch-picture poch-board' in figures[0]
    assert "A board that <em>I</em> have." in figures[0]
    assert "<title>seven of hearts, eight of hearts, nine of hearts</title>" in figures[1]
    assert "A run." in figures[1]
    assert "<title>ten of leaves</title>" in figures[2]
    assert "<figcaption" not in figures[2]
    assert "poch-pictures.css" in page


def test_captions_are_translated_with_the_page(project: Path) -> None:
    out, _ = sphinx(project, "gettext")
    messages = (out / "index.pot").read_text(encoding="utf-8")
    assert 'msgid "A board that *I* have."' in messages
    assert 'msgid "A run."' in messages


WRONG = """
```{poch:board} poch/nine-pool
```

```{poch:board} spades/partnership
```

```{poch:cards} 7h 1Oh
```
"""


def test_where_nothing_can_be_drawn_a_picture_is_what_it_says(project: Path) -> None:
    """And a picture of nothing is refused with its place."""
    page = (project / "index.md").read_text(encoding="utf-8")
    (project / "index.md").write_text(page + WRONG, encoding="utf-8")
    out, said = sphinx(project, "text")
    text = (out / "index.txt").read_text(encoding="utf-8")
    assert "seven of hearts, eight of hearts, nine of hearts" in text
    assert "<svg" not in text
    first = page.count("\n") + 2
    for at, fault in enumerate(("poch/nine-pool", "has no pools", "‘1Oh’ is no card")):
        assert re.search(f"index.md:{first + 3 * at}: .*{fault}", said)
    assert "Traceback" not in said


def test_latex_has_the_words_of_a_picture(project: Path) -> None:
    out, _ = sphinx(project, "latex")
    assert "seven of hearts, eight of hearts, nine of hearts" in (out / "own.tex").read_text(encoding="utf-8")

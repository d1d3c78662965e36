"""What a page refers to: a place in the book, a place in another book, known text without a link, or a mistake."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from builders import CONF, built, project

from poch_rules.book.domain import KINDS
from poch_rules.book.missing import NAMES, meant

#: Reference → what is shown, and where that leads.
LINKED = {
    "{poch:variant}`poch/eight-pool`": ("The older Poch on eight pools", "variants/poch/eight-pool.html"),
    "{poch:rule}`poch/eight-pool:vying`": (
        "The older Poch on eight pools: Vying",
        "variants/poch/eight-pool.html#vying",
    ),
    "{poch:rule}`poch/eight-pool:players.most`": ("The older Poch on eight pools: Most players", "#players.most"),
    "{poch:rule}`poch/eight-pool:meld.king.rank`": (
        "The older Poch on eight pools: King – Card of trumps",
        "#meld.king.rank",
    ),
    "{poch:rule}`so <poch/eight-pool:vying>`": ("so", "variants/poch/eight-pool.html#vying"),
    "{poch:module}`poch/play/follow-suit`": ("", "modules/poch/play/follow-suit.html"),
}
#: Reference → what is shown, if that is short.
KNOWN = {
    "{poch:variant}`poch/meyer-1908`": "Poch after Meyer, 1908",
    "{poch:rule}`poch/meyer-1908:meld.sequence`": "Poch after Meyer, 1908: Sequence",
    "{poch:rule}`so <poch/meyer-1908:meld.sequence>`": "so",
    "{poch:rule}`spades/partnership:bidding`": "",
    "{poch:module}`spades/deal/whole-pack`": "",
    "{poch:source}`meyer-1908`": "",
    "{poch:place}`meyer-1908:MEY-06`": "MEY-06",
    "{poch:ruling}`pack-not-named`": "",
    "{poch:term}`trump`": "trump",
    "{poch:code}`P104`": "P104",
    "{poch:law}`chips.conserved`": "",
}
#: Reference → what is said of it.
MISTAKEN = {
    "{poch:rule}`poch/eight-pool:vyign`": "did you mean ‘poch/eight-pool:vying’?",
    "{poch:rule}`so <poch/eight-pool:meld.knig>`": "did you mean ‘poch/eight-pool:meld.king’?",
    "{poch:rule}`poch/eight-pool:zzz`": "‘poch/eight-pool’ has ‘players’",
    "{poch:rule}`poch/eight-pool`": "write ‘poch/eight-pool:players’",
    "{poch:rule}`poch/meyer-1908:nope`": "‘poch/meyer-1908’ has",
    "{poch:rule}`poch/eihgt-pool:vying`": "did you mean ‘poch/eight-pool:vying’?",
    "{poch:variant}`poch/meyr-1908`": "did you mean ‘poch/meyer-1908’?",
    "{poch:variant}`zzz`": "",
    "{poch:module}`poch/vying/high-crad`": "did you mean ‘poch/vying/high-card’?",
    "{poch:source}`meyr-1908`": "did you mean ‘meyer-1908’?",
    "{poch:place}`meyer-1908:MEY-999`": "‘meyer-1908",
    "{poch:term}`trmup`": "did you mean ‘trump’?",
    "{poch:code}`P999`": "",
    "{poch:ruling}`zzz`": "",
    "{poch:law}`zzz`": "",
}


def page(folder: Path, references: Sequence[str], conf: str = CONF) -> tuple[list[str], dict[str, str]]:
    """What is warned of on a page with these references, and what each has become; the first is on line 1."""
    index = "\n\n".join(f"x {each} y" for each in references)
    source = project(folder / "p", conf=conf, index=f"{index}\n\n# Ours\n\n~~~{{poch:variants}}\n~~~\n")
    warned = built(source, folder, "html")
    html = (folder / "html" / "index.html").read_text(encoding="utf-8")
    found = re.findall("<p>x (.*?) y</p>", html, re.DOTALL)
    return warned.splitlines(), dict(zip(references, found, strict=True))


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], dict[str, str]]:
    """The book of one variant with all these references."""
    return page(tmp_path_factory.mktemp("ours"), [*LINKED, *KNOWN, *MISTAKEN])


def text(markup: str) -> str:
    """What a reader sees."""
    return re.sub("<[^>]*>", "", markup)


@pytest.mark.parametrize("reference", LINKED)
def test_what_stands_in_the_book_is_linked_by_what_it_is_called(
    ours: tuple[list[str], dict[str, str]], reference: str
) -> None:
    found = ours[1][reference]
    shown, leads_to = LINKED[reference]
    assert f'{leads_to}"' in found
    assert text(found) == shown if shown else ":" not in text(found)


@pytest.mark.parametrize("reference", KNOWN)
def test_what_only_the_library_has_is_named_without_a_link(
    ours: tuple[list[str], dict[str, str]], reference: str
) -> None:
    found = ours[1][reference]
    assert "<a " not in found
    assert text(found) == KNOWN[reference] if KNOWN[reference] else text(found) != reference.split("`")[1]


@pytest.mark.parametrize("reference", MISTAKEN)
def test_what_there_is_not_is_a_mistake_that_says_what_was_meant(
    ours: tuple[list[str], dict[str, str]], reference: str
) -> None:
    line = 1 + 2 * [*LINKED, *KNOWN, *MISTAKEN].index(reference)
    [warned] = [each for each in ours[0] if f"index.md:{line}: " in each]
    kind, target = re.findall(r"\{(poch:\w+)\}`(?:.*<)?([^`>]*)", reference)[0]
    assert f"WARNING: {kind} reference target not found: {target}" in warned
    assert MISTAKEN[reference] in warned
    assert "<a " not in ours[1][reference]


def test_nothing_else_is_warned_of(ours: tuple[list[str], dict[str, str]]) -> None:
    assert len(ours[0]) == len(MISTAKEN)


def test_every_kind_has_its_names() -> None:
    assert set(NAMES) == set(KINDS)


def test_no_name_is_suggested_where_none_is_near() -> None:
    assert meant("qqqqqqq", ["trump", "forehand"]) == ""


def test_another_book_is_asked_before_what_is_only_known(tmp_path: Path) -> None:
    index = "# Rules\n\n~~~{poch:variants}\n~~~\n\n~~~{poch:glossary}\n~~~\n\n~~~{poch:rulings}\n~~~\n"
    source = project(tmp_path / "a", conf=CONF.replace("eight-pool", "meyer-1908"), index=index)
    assert built(source, tmp_path / "rules", "html") == ""
    rules = tmp_path / "rules" / "html"
    conf = f"""{CONF}
extensions += ["sphinx.ext.intersphinx"]
intersphinx_mapping = {{"rules": ({rules.as_uri()!r}, {str(rules / "objects.inv")!r})}}
"""
    there = {
        "{poch:variant}`poch/meyer-1908`": ("Poch after Meyer, 1908", "variants/poch/meyer-1908.html"),
        "{poch:rule}`poch/meyer-1908:meld.sequence`": ("Poch after Meyer, 1908: Sequence", "#meld.sequence"),
        "{poch:rule}`so <poch/meyer-1908:meld.sequence>`": ("so", "#meld.sequence"),
        "{poch:source}`meyer-1908`": ("", "sources/meyer-1908.html"),
        "{poch:place}`meyer-1908:MEY-06`": ("MEY-06", "sources/meyer-1908.html#MEY-06"),
        "{poch:ruling}`pack-not-named`": ("", "index.html#pack-not-named"),
        "{poch:term}`trump`": ("trump", "index.html#term-trump"),
        "{external+rules:poch:variant}`poch/meyer-1908`": ("Poch after Meyer, 1908", "variants/poch/meyer-1908.html"),
    }
    warned, shown = page(tmp_path, [*there, "{poch:variant}`poch/foster-1897`", "{poch:rule}`poch/meyer-1908:x`"], conf)
    for reference, (words, leads_to) in there.items():
        assert f'href="{rules.as_uri()}/' in shown[reference]
        assert leads_to in shown[reference]
        assert not words or text(shown[reference]) == words
    assert "<a " not in shown["{poch:variant}`poch/foster-1897`"]
    assert [each.partition("target not found: ")[2].partition(":")[0] for each in warned] == ["poch/meyer-1908"]


def test_a_yaml_file_is_no_rival_of_the_page_of_its_name(tmp_path: Path) -> None:
    source = project(tmp_path / "p")
    (source / "index.yaml").write_text("hand: 1\n", encoding="utf-8")
    assert built(source, tmp_path, "html") == ""


def test_a_variant_file_may_end_in_yml(tmp_path: Path) -> None:
    source = project(tmp_path / "p", conf=f'{CONF}poch_add = ["ours.yml"]\n')
    (source / "ours.yml").write_text(
        "format: 1\nvariant: ours\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/eight-pool\n", "utf-8"
    )
    assert built(source, tmp_path, "html") == ""
    assert (tmp_path / "html" / "variants" / "poch" / "ours.html").is_file()

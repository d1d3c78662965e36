"""``poch show``: the rule book of one variant in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from poch_rules.declare.wording import languages

HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))
CHAPTERS = [
    "At a glance", "What you need", "Dressing", "Deal", "Melding", "Vying", "Shedding", "End of the deal: Settling",
    "End of the match", "What is disputed or silent, and how we read it", "Sources",
]  # fmt: skip


def test_chapters_stand_in_the_order_in_which_a_hand_is_played(poch: Callable[..., Any]) -> None:
    ran = poch("show", "family-nine-pot")
    assert (ran.status, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if line in CHAPTERS] == CHAPTERS


def test_a_changed_order_changes_the_chapters(poch: Callable[..., Any]) -> None:
    out = poch("show", next(path for path in HOUSES if path.stem == "other-order")).out
    assert out.index("\nVying\n") < out.index("\nMelding\n")


def test_each_sentence_has_the_sign_of_its_standing_and_its_place(poch: Callable[..., Any]) -> None:
    out = poch("show", "family-nine-pot").out
    assert "  ● Whoever holds the king and queen of trumps in one hand takes the marriage" in out
    assert "AR-B-15" in out
    assert "  ○ Each player has 60 chips." in out
    assert "● stated" in out.splitlines()[-1]


def test_a_stated_sentence_that_leaves_something_open_has_no_sign_of_its_own(poch: Callable[..., Any]) -> None:
    deal = poch("show", "family-nine-pot").out.split("\nDeal\n")[1].split("\nMelding\n")[0].splitlines()
    assert deal[0].strip()
    assert deal[0].strip()[0] not in "●◐○◇"
    assert [line for line in deal if line.strip().startswith("●")]


def test_lines_fit_into_80_columns(poch: Callable[..., Any]) -> None:
    assert max(map(len, poch("show", "polish-leaflet").out.splitlines())) <= 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", HOUSES, ids=lambda path: path.stem)
def test_house_variants_are_shown_in_every_language(poch: Callable[..., Any], path: Path, language: str) -> None:
    ran = poch("show", path, "--language", language)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.strip()


def test_what_a_house_changes_stands_together_with_its_reason(poch: Callable[..., Any]) -> None:
    out = poch("show", next(path for path in HOUSES if path.stem == "replaced-sequence")).out
    changes = out.split("Differences from Poch on nine pools\n")[1].split("\n\n")[0]
    assert "best sequence" in changes
    assert "as my aunt plays it" in " ".join(changes.split())


def test_a_title_in_another_language_is_marked(poch: Callable[..., Any]) -> None:
    out = poch("show", next(path for path in HOUSES if path.stem == "added-pool"), "--language", "de").out
    first = out.splitlines()[0]
    assert first.startswith("Poch with a pool for the nine (")
    assert "Englisch" in first


def test_an_unknown_variant_names_the_nearest_and_an_unknown_language_all(poch: Callable[..., Any]) -> None:
    ran = poch("show", "family-nine-pots")
    assert (ran.status, ran.out) == (2, "")
    assert "‘poch/family-nine-pot’" in ran.err
    ran = poch("show", "family-nine-pot", "--language", "xx")
    assert ran.status == 2
    assert "en" in ran.err


def test_a_faulty_file_is_refused_with_its_place(poch: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "typo.yaml"
    path.write_text("format: 1\nvariant: typo\nkind: house\nextends: poch/family-nine-pot\nset: {board.stkae: 2}\n")
    ran = poch("show", path)
    assert (ran.status, ran.out) == (2, "")
    assert "error[P104]" in ran.err
    assert ":5:7" in ran.err


def test_the_book_can_be_written_to_a_file(poch: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    assert poch("show", "family-nine-pot", "-o", path).out == ""
    assert path.read_text(encoding="utf-8") == poch("show", "family-nine-pot").out


def glance(poch: Callable[..., Any], *words: str | Path) -> list[str]:
    """The lines at a glance."""
    return poch("show", *words).out.split("\n\n")[2].splitlines()[1:]


def test_numbers_of_players_at_a_glance_have_their_standings(poch: Callable[..., Any]) -> None:
    assert glance(poch, "family-nine-pot")[:2] == [
        "  ● Players: 3 to 6 players  AR-B-01",
        "  ○ Usually four play.",
    ]
    assert glance(poch, "polish-leaflet")[:3] == [
        "  ○ Players: At least three players are needed.",
        "  ● At most eight players can take part.  PL-02",
        "  ○ Usually four play.",
    ]


def test_the_age_of_players_is_told_only_where_it_is_given(poch: Callable[..., Any]) -> None:
    assert "  ● Age: The game is for players over eight years old.  PL-02" in glance(poch, "polish-leaflet")
    assert "Age:" not in poch("show", "family-nine-pot").out

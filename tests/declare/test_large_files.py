"""Files that nobody writes by hand: what they take is bounded, whatever there is most of in them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import poch_rules
from poch_rules.core.cards import InvalidCard, parse
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.hand import read_hand
from poch_rules.declare.library import load
from poch_rules.declare.spelling import nearest

HOUSE = "format: 1\nvariant: v\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\n"
HAND = "hand: 1\nvariant: poch/family-nine-pot\nplayers: [A, B, C]\ndealer: C\n"
SPADES = "hand: 1\nvariant: spades/partnership\nplayers: [A, B, C, D]\ndealer: D\ndeal: {seed: 1}\n"
MANY = 60_000
#: Seconds of the processor: many times what it takes, and a small part of what it took once.
BOUND = 8


def codes(path: Path, text: str) -> set[str]:
    """What is found in a file of that text, which must be found in time."""
    path.write_text(text, encoding="utf-8")
    start = time.process_time()
    with pytest.raises(Refused) as refused:
        read_hand(path) if text.startswith("hand:") else load(path)
    assert time.process_time() - start < BOUND
    return {d.code for d in refused.value.diagnostics}


@pytest.mark.parametrize(
    "text",
    [
        HOUSE + "set:\n" + "".join(f"  k{n}: 1\n" for n in range(600)),
        HAND + "deal: {seed: 1}\ndecisions: {play: [" + "A 7c, " * 1000 + "]}\n",
    ],
    ids=["keys", "answers"],
)
def test_a_file_of_more_values_than_anybody_writes_is_refused_where_they_become_too_many(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("poch_rules.declare.tree.MOST_VALUES", 1000)
    assert codes(tmp_path / "x.yaml", text) == {"P011"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HAND + "deal: {pack: " + "7c " * MANY + "}\n", "P407"),
        (HAND + "deal: {pack: " + "x " * MANY + "}\n", "P406"),
        (HAND + 'deal: {pack: "' + "\\x37c " * MANY + '"}\n', "P407"),
        (HAND + "deal: {pack: " + "x" * 10 * MANY + "}\n", "P406"),
        (HAND.replace("A, B", f"{'A' * MANY}, B") + "deal: {seed: 1}\n", "P402"),
    ],
    ids=["pack", "no-pack", "escaped", "card", "name"],
)
def test_one_long_text_is_read_in_time(tmp_path: Path, text: str, code: str) -> None:
    assert codes(tmp_path / "x.yaml", text) == {code}


def test_a_trick_of_many_cards_on_one_line_is_read_in_time(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(SPADES + "decisions: {play: [A " + "7c " * MANY + "]}\n", encoding="utf-8")
    start = time.process_time()
    record = read_hand(path)
    assert record.decisions is not None
    assert len(record.decisions["play"]) == MANY
    assert time.process_time() - start < BOUND


def test_a_name_that_was_meant_is_not_looked_for_among_any_number() -> None:
    start = time.process_time()
    for n in range(20):
        nearest(f"m{n}", (f"k{n}" for n in range(MANY)))
    assert time.process_time() - start < BOUND
    assert nearest("a" * 500, ["a" * 499]) is None


def test_a_word_of_any_length_is_no_card_in_no_time() -> None:
    start = time.process_time()
    with pytest.raises(InvalidCard):
        parse("O7" * MANY * 10)
    assert time.process_time() - start < 1
    assert parse("10♥\ufe0f") == parse("♥\ufe0f10") == parse("10h")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HOUSE + f"set:\n  players.least: x\n  settle.chips:\n    ? {'9' * 5000}\n    : 1\n", "P103"),
        (HOUSE + f"set:\n  players.least: 9\n  settle.chips:\n    ? {'9' * 5000}\n    : 1\n", "P210"),
        (SPADES + f"decisions: {{bidding: [A {'9' * 5000}]}}\n", "P410"),
    ],
    ids=["table", "table-of-none", "bid"],
)
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(tmp_path: Path, text: str, code: str) -> None:
    assert codes(tmp_path / "x.yaml", text) == {code}


@pytest.mark.parametrize("name", ["vying/" + "v" * 300, "v" * 300 + "/v", "v" * 300])
def test_a_name_that_no_file_can_have_is_that_of_no_module(tmp_path: Path, name: str) -> None:
    text = HOUSE + f"replace: {{vying: {{was: vying/until-level, use: {name}}}}}\n"
    assert codes(tmp_path / "x.yaml", text) == {"P108"}


def test_a_name_that_no_file_can_have_is_that_of_no_variant(tmp_path: Path, poch: Callable[..., Any]) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(HAND.replace("poch/family-nine-pot", "v" * 300) + "deal: {seed: 1}\n", encoding="utf-8")
    ran = poch("replay", path)
    assert (ran.status, ran.out) == (2, "")
    assert "there is no variant" in ran.err
    with pytest.raises(Refused, match="P111"):
        poch_rules.replay(path)


def test_a_fault_among_very_many_changes_is_told_in_time(tmp_path: Path) -> None:
    pools = "".join(f"  meld.p{n}: {{use: meld/trump-card, set: {{rank: 9}}}}\n" for n in range(400))
    text = HOUSE + f"set: {{settle.pools: [nothing]}}\nadd:\n{pools}"
    assert "P306" in codes(tmp_path / "x.yaml", text)

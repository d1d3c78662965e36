"""Laws of recorded hands: a hand that was dealt is as recorded, and one with a changed card is not said to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import TABLES

from poch_rules import load
from poch_rules import replay as replayed
from poch_rules.core.cards import NAMES
from poch_rules.core.record import Entry, HandRecord
from poch_rules.declare.declaration import Declaration
from poch_rules.study.deal import deal_hand
from poch_rules.study.replay import Comparison
from poch_rules.study.replay.text import whose_decisions

every_variant = pytest.mark.parametrize("variant", dict.fromkeys(variant for variant, _ in TABLES))


@cache
def declaration(variant: str) -> Declaration:
    """A variant of the library, read once."""
    return load(variant)


def own(record: HandRecord, **how: str) -> Comparison:
    """The record under the variant that it names."""
    assert record.variant is not None
    return replayed(record, [declaration(record.variant)], **how)


def is_as_recorded(comparison: Comparison) -> bool:
    """Whether the replay says that everything was decided as recorded."""
    return "recorded" in list(whose_decisions(comparison))


def cards_played(comparison: Comparison) -> list[tuple[int, str]]:
    """Every card that was played, forced ones included, as records write it."""
    return [(event.seat, NAMES[event.details[0]]) for event in comparison.replays[0].events if event.kind == "played"]


def stands_in(cards: Sequence[tuple[int, str]], played: Sequence[tuple[int, str]]) -> bool:
    """Whether these cards are among those that were played, in the same order."""
    left: Iterator[tuple[int, str]] = iter(played)
    return all(card in left for card in cards)


@every_variant
@given(seed=st.integers(0, 2**32), forced=st.booleans(), otherwise=st.sampled_from(["auto", "stop"]), data=st.data())
def test_only_a_hand_that_was_played_so_is_said_to_be_as_recorded(variant, seed, forced, otherwise, data):
    record = deal_hand(declaration(variant), seed=seed)
    dealt = own(record)
    assert is_as_recorded(dealt)
    assert (dealt.replays[0].findings, dealt.replays[0].counterfactual_from) == ((), None)
    play = (record.decisions or {}).get("play", ())
    if forced:  # every card that was played is written
        play = tuple(Entry(seat, card) for seat, card in cards_played(dealt))
        written = replace(record, decisions={**(record.decisions or {}), "play": play})
        assert is_as_recorded(own(written))
    if not play:
        return
    place, card = data.draw(st.sampled_from(range(len(play)))), data.draw(st.sampled_from(NAMES))
    changed = (*play[:place], play[place]._replace(text=card), *play[place + 1 :])
    wrong = replace(record, decisions={**(record.decisions or {}), "play": changed})
    cards = [(entry.seat, entry.text) for entry in changed]
    comparison = own(wrong, otherwise=otherwise)
    column, fits = comparison.replays[0], stands_in(cards, cards_played(comparison))
    assert is_as_recorded(comparison) == (fits and not column.findings)
    assert fits or {found.verdict for found in column.findings} & {"illegal", "missing", "contradicted"}
    assert otherwise == "auto" or column.complete == (not column.findings)

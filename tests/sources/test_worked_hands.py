"""Every variant of the library has a hand of its own that replays without a finding and shows its specialty."""

from __future__ import annotations

import pytest

from poch_rules import load
from poch_rules.book.pages.hands import hand_file, worked
from poch_rules.core.events import RawEvent
from poch_rules.declare import library
from poch_rules.study.replay import Replay, replay

VARIANTS = [heading.id for heading in library.variants()]

#: Variant → events of its hand, as kind, setting and perhaps the last detail.
SHOWS: dict[str, list[tuple[object, ...]]] = {
    "poch/family-nine-pot": [("collected", "meld.marriage"), ("raised", "vying"), ("collected", "settle.pools")],
    "poch/family-nine-pot-52": [("collected", "meld.marriage"), ("raised", "vying"), ("collected", "settle.pools")],
    "poch/finnish-nine-pot": [("stayed", "meld.king"), ("stayed", "meld.marriage")],
    "poch/eight-pool": [("collected", "meld.sequence"), ("took", "play")],
    "poch/meyer-longest": [("collected", "meld.sequence"), ("stopped", "play")],
    "poch/meyer-1908": [("collected", "meld.sequence"), ("raised", "vying.answers")],
    "poch/pierer-1844": [("collected", "meld.sequence"), ("stopped", "play")],
    "poch/pierer-1857": [("raised", "vying.answers"), ("collected", "meld.sequence"), ("collected", "settle.pools")],
    "poch/polish-leaflet": [("beaten", "vying.penalty"), ("rises", "play.direction")],
    "poch/poque-1765": [("collected", "upcard.taker"), ("gave", "settle.to")],
    "poch/foster-1897": [("withheld", "play.turn")],
    "poch/hamburg-1873": [("showed", "vying.compared"), ("gave", "play.stop_chips")],
    "poch/ass-1973": [("collected", "settle.pools")],
    "poch/fixed-hearts": [("entered", "vying.fee"), ("collected", "vying.all_pass")],
    "poch/thirty-one": [("counted", "play.most", 31)],
    "nain-jaune/modern": [("collected", "pool.seven")],
    "pope-joan/hoffmann": [("collected", "pool.matrimony")],
    "pukk/husfreyjan-1969": [("collected", "meld.pamfil"), ("won", "excused")],
    "spades/partnership": [("bid-nil", "bidding"), ("scored", "score.nil"), ("scored", "score.bag_limit")],
    "spades/blind-when-behind": [("bid-double-nil", "bidding.double_nil"), ("exchanged", "exchange.cards")],
    "spades/three-hundred": [("scored", "score.bag_limit")],
}


def played(variant: str) -> Replay:
    declaration = load(variant)
    (column,) = replay(worked(declaration), [declaration]).replays
    return column


def is_like(event: RawEvent, wanted: tuple[object, ...]) -> bool:
    kind, setting, *detail = wanted
    return event[0] == kind and str(event[2]).startswith(str(setting)) and (not detail or event[-1] == detail[0])


def test_every_variant_of_the_library_has_a_hand_of_its_own() -> None:
    assert set(SHOWS) == set(VARIANTS)
    assert [variant for variant in VARIANTS if hand_file(load(variant)) is None] == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_hand_of_a_variant_replays_to_its_end_without_a_finding(variant: str) -> None:
    column = played(variant)
    assert (column.complete, column.findings, column.violations) == (True, (), ())
    assert column.usual_sizes is None
    assert all(turn.by == "record" for turn in column.turns if turn.asking.kind != "bidding.blind")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_hand_of_a_variant_shows_what_the_variant_is_special_for(variant: str) -> None:
    events = [event.raw for event in played(variant).events]
    assert [wanted for wanted in SHOWS[variant] if not any(is_like(event, wanted) for event in events)] == []


def test_the_hand_of_the_longest_sequence_is_won_outside_trumps() -> None:
    column = played("poch/meyer-longest")
    (shown,) = [event.details[0] for event in column.events if event.kind == "showed" and "sequence" in event.rule]
    assert {card // 13 for card in shown} != {column.trump}


def test_the_hand_of_1873_is_bet_on_without_a_set() -> None:
    shown = [event.details[0] for event in played("poch/hamburg-1873").events if event.kind == "showed"]
    assert any(len(cards) == 1 for cards in shown)

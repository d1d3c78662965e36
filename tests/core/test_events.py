"""Events: read by the names of their details, and what they tell of the hands that were dealt."""

from __future__ import annotations

from poch_rules.core.events import KINDS, Event, hands_dealt

LOG = (
    ("dealt", 1, "deal.cards", (4, 9)),
    ("dealt", 0, "deal.cards", (2, 7)),
    ("turned", -1, "deal.trump", 5),
    ("took-up", 0, "deal.trump", 5),
    ("played", 1, "play", 4),
)


def test_an_event_is_the_raw_tuple_unpacked_and_packed_again():
    for raw in LOG:
        assert Event.of(raw).raw == raw
    assert Event.of(LOG[0]) == Event("dealt", 1, "deal.cards", ((4, 9),))
    assert Event.of(LOG[0]).named(KINDS) == {"cards": (4, 9)}


def test_the_hands_that_were_dealt_have_the_upcard_that_was_taken_up_and_those_played_since():
    assert hands_dealt(map(Event.of, LOG)) == ((2, 5, 7), (4, 9))
    assert hands_dealt(()) == ()

"""Records of hands for tests, and what a replay found in them.

`MOCK` is a hand in which Ben has the longest run, and it is not the seven, eight and nine of trumps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poch_rules import load, replay
from poch_rules.core.cards import parse
from poch_rules.core.play import Hands
from poch_rules.core.record import Entry, HandRecord
from poch_rules.study.replay import Comparison, Replay

PLAYERS = ("Anna", "Ben", "Clara")
ANNA = "8c 7c Qd 10d 8d Ah Kh 8h 7h Js 9s"
BEN = "Kc Qc Jc 9c Jd Qh As Ks 10s 8s"
CLARA = "Ac Ad Kd 9d 7d Jh 10h 9h Qs 7s"


def cards(text: str) -> tuple[int, ...]:
    """Cards as a record writes them."""
    return tuple(parse(word) for word in text.split())


def hand(
    *hands: str, upcard: str | None = "10c", trump: int = -1, says: Mapping[str, str] | None = None, **about: Any
) -> HandRecord:
    """A record of a hand; `says` are answers by phase, as in ``{"vying": "Anna poch 2, Ben hold"}``."""
    decisions = None
    if says is not None:
        decisions = {phase: tuple(map(entry, said.split(", "))) if said else () for phase, said in says.items()}
    deal = Hands(tuple(map(cards, hands or (ANNA, BEN, CLARA))), parse(upcard) if upcard else -1, trump)
    usual = {"players": PLAYERS, "dealer": 2, "chips": (40, 40, 40), "title": "The run that was not trump"}
    return HandRecord(**(usual | {"deal": deal, "decisions": decisions} | about))


def entry(said: str) -> Entry:
    """One answer of a record: ``Anna poch 2``."""
    name, _, text = said.partition(" ")
    return Entry(PLAYERS.index(name), text)


MOCK = hand(carried={"sequence": 6})


def under(record: HandRecord, *variants: str, **how: Any) -> Comparison:
    """The record under variants of Poch, by their bare names."""
    return replay(record, [load(f"poch/{name}") for name in variants], **how)


def column(record: HandRecord, variant: str = "family-nine-pot", **how: Any) -> Replay:
    """The record under one variant."""
    return under(record, variant, **how).replays[0]


def found(replay: Replay, *, verdict: str = "") -> list[tuple[str, str, str | None, str | None]]:
    """The findings of a column, as verdict, player, recorded, played."""
    told = [f for f in replay.findings if verdict in ("", f.verdict)]
    return [(f.verdict, PLAYERS[f.seat], f.recorded, f.played) for f in told]


def answers(replay: Replay, phase: str) -> list[str]:
    """What was answered in a phase, marked where the automatic player did it."""
    write = replay.declaration.variant.family.write_answer
    return [
        f"{PLAYERS[turn.asking.seat]} {write(turn.asking, turn.answer)}{'*' if turn.by == 'automatic' else ''}"
        for turn in replay.turns
        if turn.asking.kind.startswith(phase)
    ]

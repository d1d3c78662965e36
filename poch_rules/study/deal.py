"""Seeded hands and matches of the automatic player, as records that can be replayed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len

from poch_rules.core.events import Event, hands_dealt
from poch_rules.core.match import Ending, Match
from poch_rules.core.play import Hands, Play
from poch_rules.core.record import Entry, HandRecord
from poch_rules.core.seats import side_names
from poch_rules.study.simulate import LONGEST_MATCH, seed_of_hand

if TYPE_CHECKING:
    from poch_rules.core.variant import Plan
    from poch_rules.declare.declaration import Declaration
    from poch_rules.declare.wording import Wording

#: Who sits at a table that nobody has named, clockwise.
NAMES: Final = ("Anna", "Ben", "Clara", "Dora", "Emil", "Frieda", "Georg", "Hanna")


def names(players: int) -> tuple[str, ...]:
    """Names for that many players.

    >>> names(9)[-2:]
    ('Hanna', 'Player 9')
    """
    return (*NAMES, *(f"Player {n}" for n in range(len(NAMES) + 1, players + 1)))[:players]


def deal_hand(declaration: Declaration, *, players: int | None = None, seed: int = 1) -> HandRecord:
    """One seeded hand, played by the automatic player, as a record of its cards and all its decisions.

    declaration  the variant
    players      how many play; the variant's usual number unless given
    seed         shuffles the variant's pack; the last seat deals

    The record holds the hands, not the seed, so that other variants can play it too.  Replayed under its own variant
    it goes the same way, with no findings.  Raises `CannotBePlayed` for a number of players that the variant does not
    take.
    """
    plan = declaration.plan(declaration.players.usual if players is None else players)
    match = Match(plan)
    record, _ = _played(declaration, match, seed, f"{declaration.id}, seed {seed}")
    return record


@dataclass(frozen=True)
class PlayedMatch:
    """A match: its hands as records, what every account held after each, and how it ended (not: broken off)."""

    declaration: Declaration
    hands: tuple[HandRecord, ...]
    balances: tuple[tuple[int, ...], ...]
    ending: Ending | None


def deal_match(
    declaration: Declaration, *, players: int | None = None, seed: int = 1, longest: int = LONGEST_MATCH
) -> PlayedMatch:
    """A whole match of the automatic player: pools are carried over, and the deal passes on after each hand.

    The n-th hand (n from 1) is shuffled with ``seed * 1_000_000_000 + n``, as in a simulation.  A match that is not
    over after `longest` hands is broken off.  Raises `CannotBePlayed` where no hand can be played at all.
    """
    match = Match(declaration.plan(declaration.players.usual if players is None else players))
    hands: list[HandRecord] = []
    balances: list[tuple[int, ...]] = []
    while (match.ending is None and match.hands < longest) or not hands:
        number = match.hands + 1
        title = f"{declaration.id}, match {seed}, hand {number}"
        record, play = _played(declaration, match, seed_of_hand(seed, number), title)
        match.close(play)
        hands.append(record)
        balances.append(tuple(match.balances))
    return PlayedMatch(declaration, tuple(hands), tuple(balances), match.ending)


def _played(declaration: Declaration, match: Match, seed: int, title: str) -> tuple[HandRecord, Play]:
    """The next hand of a match, played to its end, with the record of it."""
    plan, family, opening = match.plan, declaration.variant.family, tuple(match.balances)
    play = match.deal(plan.pack.shuffled(seed))
    decisions: dict[str, list[Entry]] = {}
    while (asking := play.asking) is not None:
        phase, answer = play.phase, family.automatic(play.view(asking.seat), asking)
        text = family.write_answer(asking, answer)
        if text:
            decisions.setdefault(phase, []).append(Entry(asking.seat, text))
        play.answer(answer)
    record = HandRecord(
        players=names(plan.players),
        dealer=match.dealer,
        deal=as_dealt(play),
        title=title,
        variant=known_as(declaration),
        chips=opening[: plan.players] if any(opening[: plan.players]) else None,
        carried=carried(plan, opening),
        decisions={phase: tuple(entries) for phase, entries in decisions.items()},
    )
    return record, play


def carried(plan: Plan, balances: Sequence[int]) -> dict[str, int]:
    """What a record says lies in accounts beside the players': what pools hold, and all that partnerships have.

    A partnership with nothing is named where another has something; a bank that points come from belongs to nobody.
    """
    held = dict(zip(plan.accounts, balances[plan.players :], strict=True))
    sides = {
        name: has for name, has in held.items() if name.partition(".")[0] in plan.variant.family.of_sides(plan.rules)
    }
    pools = {
        name: has for name, has in held.items() if has and name not in sides and plan.account(name) not in plan.debt
    }
    return pools | (sides if any(sides.values()) else {})


def known_as(declaration: Declaration) -> str | None:
    """What a replay finds the variant by: its id in the library, else its file; nothing if it came from a pipe."""
    from poch_rules.declare.shelf import Shelf

    if Shelf((declaration.family,)).is_variant(declaration.id, declaration.path):
        return declaration.id
    return declaration.path if os.path.isfile(declaration.path) else None


def as_dealt(play: Play) -> Hands:
    """The hands as they were when the deal was over, with the card or the suit that fixed trumps."""
    events = [Event.of(raw) for raw in play.log]
    hands = hands_dealt(events)
    upcard = next((event.details[0] for event in events if event.kind == "turned"), -1)
    trump = next((event.details[0] for event in events if event.kind == "trump"), -1)
    if any(event.kind == "took-up" for event in events):  # it is in a hand, and nobody's no more
        upcard = -1
    return Hands(hands, upcard, -1 if upcard >= 0 else trump)


# -- the course of a match -------------------------------------------------------------------------------------


def course(match: PlayedMatch, wording: Wording) -> str:
    """The course of a match as a table, a line a hand with what everybody has after it; and how it ended."""

    def say(message: str, **about: Any) -> str:
        return wording.say(f"ui-deal-{message}", **about)

    names = match.hands[0].players
    count = len(names)
    heads, rows = [say("number"), say("dealer")], []
    plan = match.declaration.plan(count)
    sides = [
        account for account in plan.accounts if account.partition(".")[0] in plan.variant.family.of_sides(plan.rules)
    ]
    for account in sides:
        kind, _, side = account.partition(".")
        heads.append(f"{wording.say(f'outcome-{kind}')} {side_names(names, plan.seats.sides)[int(side)]}")
    if not sides:
        heads += [*names, wording.say("ui-replay-on-the-board")]
    for number, (hand, balances) in enumerate(zip(match.hands, match.balances, strict=True), 1):
        held = [balances[plan.account(account)] for account in sides] or [*balances[:count], sum(balances[count:])]
        rows.append([str(number), hand.players[hand.dealer], *map(str, held)])
    lines = _table([heads, *rows])
    ending = match.ending
    if ending is not None:
        winners = wording.join([names[seat] for seat in ending.winners])
        who = names[ending.seat] if ending.seat >= 0 else ""
        lines += ["", say(f"ended-{ending.kind}", hands=len(rows), seat=who)]
        lines.append(say("won", winners=winners, number=len(ending.winners)))
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Aligned lines: numbers to the right, words to the left."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for place, (text, width) in enumerate(zip(row, widths, strict=True)):
            blanks = " " * (width - cell_len(text))
            cells.append(text + blanks if place == 1 else blanks + text)
        lines.append("  ".join(cells).rstrip())
    return lines

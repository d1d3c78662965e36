"""The passages of a replay in a few words: a turn, a run of cards, what a slot did, how it came out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from poch_rules.core.events import Event
from poch_rules.core.seats import side_names
from poch_rules.study.replay.column import Replay, Turn
from poch_rules.study.replay.fit import reason_text
from poch_rules.study.replay.layout import NO_BREAK
from poch_rules.study.replay.rows import Passage, named_details, only_tells_why, pays_into_several, told_of_a_side

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording

#: Set after an answer that the automatic player gave where the record's did not fit.
AUTOMATIC = "*"
#: Shorter facts than this are not broken over two lines.
SHORT = 12


class LaidCard(NamedTuple):
    """A card of a run, and what was recorded in its place and is not allowed there."""

    text: str
    note: str


class Words:
    """Passages in words of one language, for a column that is narrow."""

    def __init__(self, players: Sequence[str], wording: Wording) -> None:
        self.players = players
        self.wording = wording

    def joined(self, texts: Iterable[str]) -> str:
        """Several facts one after another."""
        return self.wording.join([t.replace(" ", NO_BREAK) if len(t) <= SHORT else t for t in texts], "comma")

    def names(self, seats: Iterable[int]) -> str:
        """Players' names in a list, each once."""
        return self.wording.join([self.players[seat] for seat in dict.fromkeys(seats)], "comma")

    # -- labels ----------------------------------------------------------------------------------------------

    def label(self, replay: Replay, passage: Passage) -> str:
        """Whose passage it is, or which pool's; nothing where it is several players'."""
        events = replay.events[passage.start : passage.stop]
        if all(pays_into_several(replay, event) for event in events):
            everybody = len({event.seat for event in events}) == len(self.players)
            return self.wording.say("ui-replay-everybody") if everybody else self.names(e.seat for e in events)
        seat = passage.seat
        if passage.kind == "close":
            seat = next((event.seat for event in events if event.kind == "won"), -1)
        elif passage.kind == "facts":
            seats = {whose(event) for event in events if not only_tells_why(event, events)}
            seat = seats.pop() if len(seats) == 1 else -1
        if seat < 0:
            return self.pool(replay, passage)
        name = self.whom(replay, events[0], seat)
        if passage.kind != "run" and any(event.kind == "gave" for event in events):
            return self.wording.say("ui-replay-goes-out", seat=name)
        return self.wording.say("ui-replay-leads", seat=name) if passage.kind == "run" else name

    def whom(self, replay: Replay, event: Event, seat: int) -> str:
        """The player of an event by name; of what is told of a partnership, all partners."""
        assert replay.plan is not None
        sides = replay.plan.seats.sides
        return side_names(self.players, sides)[seat % sides] if told_of_a_side(replay, event) else self.players[seat]

    def pool(self, replay: Replay, passage: Passage) -> str:
        """The one pool that a passage is about; nothing where it is about more than that."""
        every = replay.events[passage.start : passage.stop]
        events = [event for event in every if not only_tells_why(event, every)]
        if not {event.kind for event in events} <= {"collected", "stayed"}:
            return ""
        pools = {named_details(replay, event)["pool"] for event in events}
        return self.wording.name("pool", pools.pop()) if len(pools) == 1 else ""

    # -- texts -----------------------------------------------------------------------------------------------

    def text(self, replay: Replay, passage: Passage, number: int = 1) -> str:
        """A passage in a few words, beside its label; of a turn, beside the names of so many players."""
        if passage.kind == "run":
            return self.run(replay, passage)
        if passage.kind == "turn":
            told = self.turn(replay, passage, number)
        else:
            told = self.facts(replay, passage) if passage.kind == "facts" else self.close(replay, passage)
        return self.departure(replay, passage.start, passage.stop) + told

    def cell(self, replay: Replay, event: Event, number: int = 1) -> str:
        """One event in a few words, told of so many players."""
        assert replay.plan is not None
        return self.wording.cell(replay.plan, event.raw, self.players, number)

    def why(self, replay: Replay, at: int, before: str) -> str:
        """Why an event happened, where the family knows more than the event tells."""
        assert replay.plan is not None
        reason = replay.plan.variant.family.why(replay.plan, replay.events, at)
        return "" if reason is None else before + reason_text(reason, self.wording, self.players)

    def turn(self, replay: Replay, passage: Passage, number: int = 1) -> str:
        """A question and its answer, which so many players gave."""
        marks = {self.mark(replay, turn) for turn in passage.turns}
        found = "".join(self.illegal(turn) for turn in passage.turns)
        return self.cell(replay, replay.events[passage.start], number) + "".join(marks) + found

    def departure(self, replay: Replay, start: int, stop: int) -> str:
        """What stands before the one of these events, if any, with which a column ceases to be the recorded hand."""
        at = replay.counterfactual_from
        if at is None or not start <= at < stop:
            return ""
        message = "unrecorded" if replay.goes_no_further else "counterfactual"
        return f"({self.wording.say(f'ui-replay-{message}')}) "

    def mark(self, replay: Replay, turn: Turn) -> str:
        """The mark of an answer that the automatic player gave in a hand that was recorded."""
        return AUTOMATIC if turn.by == "automatic" and replay.counterfactual_from is not None else ""

    def illegal(self, turn: Turn) -> str:
        """What was recorded for a turn and is not allowed there."""
        if turn.finding is None or turn.finding.recorded is None:
            return ""
        return f" ({self.wording.say('ui-replay-recorded-illegal', answer=turn.finding.recorded)})"

    def run(self, replay: Replay, passage: Passage) -> str:
        """Cards played one upon another, each player's with his name behind them, the leader's without.

        Who had no card to play is not named, as everybody is who played one.
        """
        assert replay.plan is not None
        no_card = replay.plan.variant.family.no_card
        asked = {(turn.asking.seat, turn.answer): turn for turn in passage.turns}
        parts: list[tuple[int, list[LaidCard]]] = []
        before, taken, after = "", [], []
        for at, event in enumerate(replay.events[passage.start : passage.stop], passage.start):
            departure = self.departure(replay, at, at + 1)
            if event.kind == "played":
                turn = asked.get((event.seat, event.details[0]))
                if not parts or parts[-1][0] != event.seat:
                    parts.append((event.seat, []))
                text = self.wording.card(event.details[0]) + (self.mark(replay, turn) if turn else "")
                parts[-1][1].append(LaidCard(departure + text, self.illegal(turn) if turn else ""))
            elif event.kind in no_card:
                continue
            elif event.kind == "collected" and parts and parts[-1][0] == event.seat:
                last = parts[-1][1].pop()
                parts[-1][1].append(last._replace(text=f"{last.text} ({self.cell(replay, event)})"))
            elif event.kind == "gave":
                after.append(self.wording.say("ui-replay-from", chips=event.details[1], seat=self.players[event.seat]))
            elif event.kind == "took":
                taken.append(self.cell(replay, event))
            elif not parts:
                before += f"{departure}{self.cell(replay, event)}: "
            else:
                after.append(self.cell(replay, event))
        told = [
            " ".join([f"{card.text}{card.note}" for card in cards[:-1]] + [cards[-1].text])
            + (NO_BREAK + self.players[seat] if number else "")
            + cards[-1].note
            for number, (seat, cards) in enumerate(parts)
        ]
        comma = self.wording.say("list-comma", before="", after="")
        return before + comma.join([f"{NO_BREAK}· ".join([*told, *taken]), *after])

    def facts(self, replay: Replay, passage: Passage, *, taker: str = "") -> str:
        """What a slot did without asking; with a `taker`, beside the name of the pool that he takes."""
        events = replay.events[passage.start : passage.stop]
        if all(pays_into_several(replay, event) for event in events):
            return self.wording.join(dict.fromkeys(self.cell(replay, event) for event in events), "comma")
        shown = {e.seat: self.wording.cards(e.details[0]) for e in events if only_tells_why(e, events)}
        told: list[tuple[int, str]] = []
        for at, event in enumerate(events, passage.start):
            if only_tells_why(event, events):
                continue
            text = self.cell(replay, event)
            if event.kind == "gave":
                text = self.wording.say("ui-replay-from", chips=event.details[1], seat=self.players[event.seat])
            elif event.kind == "collected":
                award = f"{taker}{NO_BREAK}{event.details[1]}" if taker else text
                text = award + (f": {shown[event.seat]}" if event.seat in shown else "") + self.why(replay, at, " ")
            elif event.kind == "stayed":
                text = text.replace(" ", NO_BREAK) + self.why(replay, at, ": ")
            told.append((whose(event), text))
        if len({seat for seat, _ in told}) == 1:
            return self.joined(text for _, text in told)
        groups = groupby(told, key=lambda one: one[0])
        each = [(self.players[seat] if seat >= 0 else "", self.joined(text for _, text in one)) for seat, one in groups]
        return "; ".join(f"{name}: {text}" if name else text for name, text in each)

    def close(self, replay: Replay, passage: Passage) -> str:
        """How a slot that asks came out: who won, with what, against what."""
        events = replay.events[passage.start : passage.stop]
        winner = next((event.seat for event in events if event.kind == "won"), -1)
        told: list[str] = []
        shown, lost, others, left = "", [], [], []
        for at, event in enumerate(events, passage.start):
            if event.kind == "showed":
                cards = self.wording.cards(event.details[0])
                if event.seat == winner:
                    shown = f": {cards}"
                else:
                    lost.append(f"{self.players[event.seat]} {cards}")
            elif event.kind == "stayed":
                pool = self.wording.name("pool", named_details(replay, event)["pool"])
                left.append(f"{pool} {self.cell(replay, event)}{self.why(replay, at, ': ')}")
            elif event.kind == "paid":
                continue  # told by the event before it
            elif event.seat == winner or event.seat < 0:
                told.append(self.cell(replay, event))
            else:
                others.append(f"; {self.players[event.seat]}: {self.cell(replay, event)}")
        if winner < 0:
            return "; ".join(part for part in (self.joined([*told, *left]), self.wording.join(lost, "comma")) if part)
        text = self.joined(told) + shown
        if lost:
            text += f" {self.wording.say('ui-replay-against', shown=self.wording.join(lost, 'comma'))}"
        return "".join([text, *others, *(f"; {pool}" for pool in left)])


def whose(event: Event) -> int:
    """The player whom an event is told of: of a payment between players the one who gets it."""
    return int(event.details[0]) if event.kind == "gave" else event.seat

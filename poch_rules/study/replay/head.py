"""What stands above the table of a replay: title, dealer and trumps, the hands, the purses, and what to know first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from poch_rules.core.cards import SUIT_SIZE, SUITS, SYMBOLS
from poch_rules.core.events import hands_dealt
from poch_rules.core.play import Hands
from poch_rules.core.seats import side_names
from poch_rules.study.names import short_names
from poch_rules.study.replay.column import Replay
from poch_rules.study.replay.fit import reason_text, upcard_note
from poch_rules.study.replay.layout import NO_BREAK, Line, pad, wrap
from poch_rules.study.replay.side_by_side import Comparison

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording

#: The title and what stands beside it are not driven further apart than this.
WIDEST_TITLE = 110


class Head:
    """The hand before it is played.  What is not the same in all columns is left to the table."""

    def __init__(self, comparison: Comparison, wording: Wording, width: int) -> None:
        self.comparison, self.wording, self.width = comparison, wording, width
        self.record = comparison.record
        self.players = self.record.players
        self.names = dict(zip(map(id, comparison.replays), short_names(comparison.labels), strict=True))

    def say(self, message: str, **about: Any) -> str:
        """A message of the replay."""
        return self.wording.say(f"ui-replay-{message}", **about)

    def name(self, replay: Replay) -> str:
        """The short name of a column's variant."""
        return self.names[id(replay)]

    def blocks(self) -> Iterator[list[str]]:
        """The lines, block by block."""
        yield self.title()
        yield self.hands()
        yield self.before()

    def note(self, text: str) -> list[str]:
        """A text across the page."""
        return [f"  {self.set_apart(line)}" for line in wrap(text, self.width - 2)] if text else []

    def set_apart(self, text: str) -> str:
        """A text that keeps its direction from what stands beside it."""
        return pad(text, direction=self.wording.direction)

    def title(self) -> list[str]:
        """The title with the dealer and the trump suit beside it; then date, place and the like."""
        trumps = {(replay.trump, replay.upcard) for replay in self.comparison.played}
        about = [self.say("dealer", seat=self.players[self.record.dealer])]
        if len(trumps) == 1 and (trump := self.trump(self.comparison.played[0])):
            about.append(trump)
        left, right = self.record.title, " · ".join(about)
        room = min(self.width, WIDEST_TITLE) - 2 - cell_len(left) - cell_len(right)
        beside = left and room >= 3
        lines = (
            [f"  {self.set_apart(left)}{' ' * room}{self.set_apart(right)}"]
            if beside
            else [*self.note(left), *self.note(right)]
        )
        return [*lines, *self.note(" · ".join(text for text in self.record.notes.values() if text))]

    def trump(self, replay: Replay) -> str:
        """The trump suit of one column, and the card turned up."""
        if replay.trump < 0:
            return ""
        named = self.wording.name("suit", SUITS[replay.trump])
        suit = self.say("trump", suit_sign=SYMBOLS[replay.trump], suit_name=named)
        return f"{suit} ({self.wording.card(replay.upcard)})" if replay.upcard >= 0 else suit

    def hands(self) -> list[str]:
        """Everybody's cards by suit, where they are the same in all columns."""
        deal = self.record.deal
        hands = deal.hands if isinstance(deal, Hands) else dealt_alike(self.comparison.played)
        name = min(max(map(cell_len, self.players)), self.width // 2)
        lines = []
        for player, cards in zip(self.players, hands or (), strict=False):
            beside = wrap(by_suit(cards, self.wording), self.width - name - 4)
            for label, line in zip_longest(wrap(player, name), beside, fillvalue=""):
                lines.append(pad(f"  {label}", name + 4, self.wording.direction) + self.set_apart(line))
        return lines

    def before(self) -> list[str]:
        """Purses, what lay on the board, which columns cannot be played, and what was dealt otherwise than usual."""
        about, lines = [], []
        purses = {replay.opening[: len(self.players)] for replay in self.comparison.played}
        if len(purses) == 1 and self.has_chips():
            about.append(self.purses(purses.pop()))
        carried = [(pool, chips) for pool, chips in self.record.carried.items() if chips]
        if carried and self.has_chips():
            pools = self.wording.join_some(
                [f"{self.wording.name('pool', pool)}{NO_BREAK}{chips}" for pool, chips in carried], "comma"
            )
            about.append(self.say("carried", pools=pools))
        about += self.brought_along()
        lines += self.note(" · ".join(about))
        for replay in self.comparison.replays:
            lines += self.note(upcard_note(self.record, replay.upcard_owner, self.name(replay), self.wording))
            if not replay.played and replay.reason is not None:
                reason = reason_text(replay.reason, self.wording, self.players)
                lines += self.note(f"{self.name(replay)}: {self.say('cannot-be-played', reason=reason)}")
            elif replay.usual_sizes is not None:
                sizes = self.wording.join([str(size) for size in replay.usual_sizes])
                lines += self.note(self.say("deals-otherwise", variant=self.name(replay), sizes=sizes))
        return lines

    def brought_along(self) -> Iterator[str]:
        """What each partnership has from earlier hands, such as ``score: Anna+Clara 420, Ben+Dora 380``."""
        carried = self.record.carried
        for kind in dict.fromkeys(name.partition(".")[0] for name in carried if "." in name):
            of_sides = sorted((int(n.partition(".")[2]), had) for n, had in carried.items() if n.startswith(f"{kind}."))
            each = [
                f"{side_names(self.players, len(of_sides))[side]}{NO_BREAK}{self.wording.number(had)}"
                for side, had in of_sides
            ]
            if self.wording.has(f"outcome-{kind}"):
                yield f"{self.wording.say(f'outcome-{kind}')}: {self.wording.join(each, 'comma')}"

    def has_chips(self) -> bool:
        """Whether the hand is played for chips."""
        return all("chips" in replay.outcome for replay in self.comparison.played or self.comparison.replays)

    def purses(self, purses: Sequence[int]) -> str:
        """What everybody has before the hand."""
        if len(set(purses)) == 1:
            return self.say("purses", chips=purses[0])
        each = [f"{name}{NO_BREAK}{chips}" for name, chips in zip(self.players, purses, strict=True)]
        return f"{self.say('chips')}: {self.wording.join(each, 'comma')}"

    # -- what is left to the table ---------------------------------------------------------------------------

    def unlike(self, replays: Sequence[Replay]) -> Iterator[Line]:
        """Purses, hands and trumps in columns, where they are not the same in all of them."""
        count = len(self.players)
        if len({replay.opening[:count] for replay in self.comparison.played}) > 1 and self.has_chips():
            yield Line(self.say("chips"), tuple(self.purses(replay.opening[:count]) for replay in replays), True)
        if not isinstance(self.record.deal, Hands) and dealt_alike(self.comparison.played) is None:
            dealt = [hands_dealt(replay.events) for replay in replays]
            for seat, player in enumerate(self.players):
                yield self.line(player, [by_suit(hands[seat], self.wording) for hands in dealt])
        if len({(replay.trump, replay.upcard) for replay in self.comparison.played}) > 1:
            yield self.line(self.say("trump-suit"), [self.trump(replay) for replay in replays])

    def line(self, label: str, texts: Sequence[str]) -> Line:
        """A line of the table that says of what is the same in the first column that it is."""
        first, *others = texts
        return Line(
            label,
            (first, *(self.say("same") if text == first else text for text in others)),
            any(text != first for text in others),
        )


def by_suit(cards: Sequence[int], wording: Wording) -> str:
    """Cards suit by suit, the highest of each first."""
    suits = [sorted((card for card in cards if card // SUIT_SIZE == suit), reverse=True) for suit in range(4)]
    return f"{NO_BREAK}· ".join(wording.cards(suit) for suit in suits if suit)


def dealt_alike(replays: Sequence[Replay]) -> tuple[tuple[int, ...], ...] | None:
    """The hands, if they were dealt alike in all columns."""
    found = {hands_dealt(replay.events) for replay in replays}
    return found.pop() if len(found) == 1 else None

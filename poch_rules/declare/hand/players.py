"""Who sits at the table of a hand file, and what is said of each player or partnership."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from poch_rules.core.seats import side_names
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.located import Entry, Fields, Scalar
from poch_rules.declare.reader import Reader
from poch_rules.declare.spelling import guess, listed

#: There must be a card for everybody.
MOST = 52
#: A name stands in every line of a replay.
LONGEST_NAME = 4_000
#: What separates names from one another or starts a comment.
FORBIDDEN = ",:+#"


def tidy(name: str) -> str:
    """A name as it is compared: composed letters, single blanks."""
    return " ".join(unicodedata.normalize("NFC", name).split())


class Table(Reader):
    """The players of one hand, clockwise, by name."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(findings)
        self.names: list[str] = []
        self.places: list[Span] = []

    def sit(self, entry: Entry) -> None:
        """Read the names."""
        items = self.items(entry, "a list of names")
        if items is not None and not 2 <= len(items) <= MOST:
            message, help = f"a hand has 2 to {MOST} players, not {len(items)}", "name everybody who plays, clockwise"
            self.findings.error("P401", entry.value.span, message, help)
        for item in (items or ())[:MOST]:
            name = self.scalar(Entry(entry.key, item), "a name")
            if name is not None:
                self.add(name)

    def add(self, name: Scalar) -> None:
        """One more player."""
        text = tidy(name.text)
        bad = next((c for c in text if c in FORBIDDEN or unicodedata.category(c) in ("Cf", "Cc")), None)
        if bad is not None:
            shown = f"‘{bad}’" if bad.isprintable() else f"the character U+{ord(bad):04X}"
            message = f"the name ‘{text}’ holds {shown}, which no name may hold"
            self.findings.error("P402", name.span, message, f"write it without {shown}")
        if len(text) > LONGEST_NAME:
            message = f"the name ‘{text}’ has {len(text)} characters"
            self.findings.error("P402", name.span, message, f"write at most {LONGEST_NAME} characters")
        for place, other in zip(self.places, self.names, strict=True):
            if other.casefold() == text.casefold():
                message = f"two players are called ‘{text}’"
                if other != text:
                    message = f"‘{other}’ and ‘{text}’ differ only in small and capital letters"
                self.findings.error(
                    "P402", name.span, message, f"tell them apart: ‘{text} B’, for example",
                    related=[Related(place, "the first")],
                )  # fmt: skip
                break
        self.names.append(text)
        self.places.append(name.span)

    def dealer(self, entry: Entry) -> int | None:
        """The seat of the dealer."""
        self.needed[entry.key.span] = f"dealer: {self.names[-1]}"
        name = self.scalar(entry, "the name of a player")
        return None if name is None else self.seat(name, f"the dealer ‘{name.text}’ does not sit at the table")

    def seat(self, name: Scalar, message: str) -> int | None:
        """The seat of a player, or nothing if nobody has that name."""
        text = tidy(name.text)
        if text in self.names:
            return self.names.index(text)
        self.findings.error("P403", name.span, message, guess(text, self.names, "the players are"), label="no player")
        return None

    def by_player(self, whole: Entry, fields: Fields, what: str) -> Iterator[tuple[int, Entry]]:
        """A mapping with an entry for every player."""
        found = set()
        for entry in fields.entries.values():
            seat = self.seat(entry.key, f"there is no player ‘{entry.key.text}’")
            if seat is not None:
                found.add(seat)
                self.needed[entry.key.span] = f"{self.names[seat]}: …"
                yield seat, entry
        missing = [name for name in self.names if self.names.index(name) not in found]
        if missing and len(found) == len(fields.entries):
            message = f"nothing is said about the {what} of {listed(missing)}"
            self.findings.error("P404", whole.key.span, message, f"add ‘{missing[0]}: …’")

    # -- chips and scores

    def chips(self, entry: Entry) -> tuple[int, ...] | None:
        """Everybody's purse: one number, or one for each player."""
        if not isinstance(entry.value, Fields):
            each = self.number(entry)
            return None if each is None else (each,) * len(self.names)
        purses = {seat: self.number(pair) for seat, pair in self.by_player(entry, entry.value, "chips")}
        return tuple(purses.get(seat) or 0 for seat in range(len(self.names)))

    def carried(self, fields: Fields, of_sides: Mapping[str, tuple[int, int]]) -> dict[str, int]:
        """What lies in accounts beside the players': pools by name, and of each side ``score.0``, ``score.1`` …

        `of_sides` says what sides have, and how little and how much of it they can have.
        """
        found: dict[str, int | None] = {}
        pots = fields.entries.get("pots")
        named = self.fields(pots, "chips by pool, as in ‘{sequence: 6}’") if pots else None
        for name, entry in named.entries.items() if named else ():
            found[name] = self.number(entry)
        for kind, (least, most) in of_sides.items():
            if kind in fields.entries:
                for side, entry in self.sides(fields.entries[kind]):
                    found[f"{kind}.{side}"] = self.number(entry, least, most)
        return {name: number for name, number in found.items() if number is not None}

    def sides(self, entry: Entry) -> Iterator[tuple[int, Entry]]:
        """A mapping over all partnerships, each its names in seat order with ``+`` between."""
        fields = self.fields(entry, "numbers by partnership, as in ‘{Anna+Clara: 420, Ben+Dora: 380}’")
        if fields is None:
            return
        count, players = len(fields.entries), len(self.names)
        if count < 2 or players % count:  # the sides are others: the fewest that have equally many players
            count = next((sides for sides in range(2, max(3, players)) if players % sides == 0), 0)
        if not count:
            message = f"‘{entry.key.text}’ is of partnerships, and {players} players cannot form any"
            help = f"leave ‘{entry.key.text}’ away, or name everybody who plays"
            self.findings.error("P403", entry.key.span, message, help, label="no partnerships")
            return
        known = side_names(self.names, count)
        for name, pair in fields.entries.items():
            if name in known:
                self.needed[pair.key.span] = f"{name}: 0"
                yield known.index(name), pair
            else:
                message = f"‘{name}’ is no partnership of this table"
                help = guess(name, known, "partners sit opposite each other:")
                self.findings.error("P403", pair.key.span, message, help, label="no partnership")
        missing = [name for name in known if name not in fields.entries]
        if missing and len(fields.entries) < count:
            message = f"nothing is said about the {entry.key.text} of {listed(missing)}"
            self.findings.error("P404", entry.key.span, message, f"add ‘{missing[0]}: 0’")

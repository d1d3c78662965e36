"""Writing a hand file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from poch_rules.core.cards import NAMES, SUITS, names
from poch_rules.core.play import Hands
from poch_rules.core.record import DealtPack, DealtSeed, HandRecord
from poch_rules.core.seats import side_names
from poch_rules.declare.located import plain_value

#: A list that would make a longer line is written with one entry a line.
LONGEST_LINE = 100


def write_hand(record: HandRecord, *, comment: str = "") -> str:
    """The hand as a file that `read_hand` takes, with a comment above it.

    >>> print(write_hand(HandRecord(("Anna", "Ben"), 1, DealtSeed(7), title="Seven")), end="")
    hand: 1
    title: Seven
    players: [Anna, Ben]
    dealer: Ben
    deal:
      seed: 7
    """
    players = record.players
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines.append("hand: 1")
    if record.title:
        lines.append(f"title: {text(record.title)}")
    if record.variant is not None:
        lines.append(f"variant: {text(record.variant)}")
    lines += [_listed("players", [text(name) for name in players], ""), f"dealer: {text(players[record.dealer])}"]
    if record.chips is not None:
        same = len(set(record.chips)) == 1
        lines.append(
            f"chips: {record.chips[0]}" if same else f"chips: {_pairs(dict(zip(players, record.chips, strict=True)))}"
        )
    pots = {name: chips for name, chips in record.carried.items() if "." not in name}
    if pots:
        lines.append(f"pots: {_pairs(pots)}")
    lines += _sides(record)
    lines += ["deal:", *(f"  {line}" for line in _deal(record))]
    if record.decisions:
        lines.append("decisions:")
        for phase, entries in record.decisions.items():
            said = [text(f"{players[entry.seat]} {entry.text}") for entry in entries]
            lines.append(_listed(text(phase), said, "  "))
    lines += [f"{key}: {text(note)}" for key, note in record.notes.items()]
    return "\n".join(lines) + "\n"


def _deal(record: HandRecord) -> list[str]:
    match record.deal:
        case DealtSeed(seed):
            return [f"seed: {seed}"]
        case DealtPack(cards):
            return [f"pack: {names(cards)}"]
        case Hands(hands, upcard, trump):
            lines = ["hands:"]
            lines += [f"  {text(name)}: {names(cards)}" for name, cards in zip(record.players, hands, strict=True)]
            if upcard >= 0:
                lines.append(f"upcard: {NAMES[upcard]}")
            if trump >= 0:
                lines.append(f"trump: {SUITS[trump]}")
            return lines


def _sides(record: HandRecord) -> list[str]:
    """What partnerships bring along: ``score: {Anna+Clara: 420, Ben+Dora: 380}``."""
    kinds = dict.fromkeys(name.partition(".")[0] for name in record.carried if "." in name)
    lines = []
    for kind in kinds:
        numbers = {int(n.partition(".")[2]): chips for n, chips in record.carried.items() if n.startswith(f"{kind}.")}
        sides = side_names(record.players, len(numbers))
        of_sides = dict(zip(sides, (numbers[side] for side in sorted(numbers)), strict=True))
        lines.append(f"{kind}: {_pairs(of_sides)}")
    return lines


def _pairs(numbers: Mapping[str, int]) -> str:
    return "{" + ", ".join(f"{text(name)}: {number}" for name, number in numbers.items()) + "}"


def _listed(key: str, items: Iterable[str], indent: str) -> str:
    each = list(items)
    line = f"{indent}{key}: [{', '.join(each)}]"
    if len(line) <= LONGEST_LINE or not each:
        return line
    return "\n".join([f"{indent}{key}:", *(f"{indent}  - {item}" for item in each)])


_PLAIN = re.compile(r"[^\W_]+(?:[ ./+'’–-]+[^\W_]+)*")


def text(value: str) -> str:
    """A text as YAML has it, in quotes only where it needs them.

    >>> text("Anna poch 2"), text("no: yes"), text("7")
    ('Anna poch 2', '"no: yes"', '"7"')
    """
    if (
        _PLAIN.fullmatch(value)
        and plain_value(value) == value
        and value.casefold() not in ("yes", "no", "on", "off", "y", "n")
    ):
        return value
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\x7f")

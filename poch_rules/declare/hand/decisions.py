"""The recorded answers of a hand file, by phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poch_rules.core.cards import InvalidCard, parse
from poch_rules.core.family import Family
from poch_rules.core.record import Entry
from poch_rules.declare.hand.players import Table, tidy
from poch_rules.declare.located import Entry as Pair
from poch_rules.declare.located import Fields, Node, Scalar, places_of_words
from poch_rules.declare.spelling import guess, listed, nearest

Decisions = dict[str, tuple[Entry, ...]]


def read_decisions(entry: Pair, table: Table, families: Sequence[Family]) -> Decisions | None:
    """The answers of every phase in order; nothing if no phase is named.

    An answer must make sense in its phase in one of the families: the one in which the hand was recorded, where that
    is known.
    """
    fields = table.fields(entry, "answers by phase, as in ‘vying: [Anna poch 2, Ben hold]’")
    if fields is None or not fields.entries:
        return None
    found: Decisions = {}
    for phase, pair in fields.entries.items():
        if not any(_is_phase(family, phase) for family in families):
            known = dict.fromkeys(name for family in families for name in _phases(family))
            help = guess(phase, known, "phases are")
            table.findings.error("P409", pair.key.span, f"no phase is called ‘{phase}’", help, label="unknown phase")
            continue
        items = table.items(pair, "a list of answers, as in ‘[Anna pass, Ben pass]’")
        found[phase] = tuple(a for item in items or () for a in _answers(item, phase, pair, table, families))
    return found


def _phases(family: Family) -> list[str]:
    """The names of a family's phases, groups by the name before the dot."""
    played = [slot.name for slot in family.slots if any(family.rules[rule].is_played() for rule in slot.rules)]
    return [family.phase_of(name.removesuffix(".*")) for name in played]


def _is_phase(family: Family, phase: str) -> bool:
    group, dot, _ = phase.rpartition(".")
    return phase in _phases(family) or (bool(dot) and family.slot(phase) is not None and group in _phases(family))


def _answers(node: Node, phase: str, pair: Pair, table: Table, families: Sequence[Family]) -> Iterator[Entry]:
    """The answer that an entry gives; of a trick on one line, one for each of its cards."""
    error = table.findings.error
    if isinstance(node, Fields):
        name, value = next(((name, each.value) for name, each in node.entries.items()), (table.names[0], node))
        said = value.text if isinstance(value, Scalar) else "…"
        message = "an answer is one text: a name, a blank and what he answers"
        error("P103", node.span, message, f"write ‘{name} {said}’")
        return
    entry = table.scalar(Pair(pair.key, node), f"an answer, as in ‘{table.names[0]} pass’")
    if entry is None:
        return
    text = tidy(entry.text)
    fits = [name for name in table.names if text == name or text.startswith(name + " ")]
    if not fits:
        _nobody(entry, table)
        return
    name = max(fits, key=len)
    answer = text[len(name) :].strip()
    if not answer:
        error("P410", entry.span, f"the entry says nothing but ‘{name}’", f"write what {name} answers: ‘{name} pass’")
        return
    complaints = [family.wrong_answer(phase, answer) for family in families if _is_phase(family, phase)]
    if all(complaints):
        message, _, right = str(complaints[0]).partition(": ")
        error("P410", entry.span, message, right, label=f"no answer in ‘{phase}’")
        return
    seat = table.names.index(name)
    cards = places_of_words(entry)[len(name.split()) :]
    if len(cards) > 1 and all(_is_card(word) for word, _ in cards):  # a trick, clockwise from its leader
        for step, (word, span) in enumerate(cards):
            yield Entry((seat + step) % len(table.names), word, span.line, span.column)
    else:
        yield Entry(seat, answer, entry.span.line, entry.span.column)


def _nobody(entry: Scalar, table: Table) -> None:
    """Report an entry that starts with nobody's name."""
    first, place = places_of_words(entry)[0]
    meant = nearest(first, table.names)
    help = f"did you mean ‘{meant}’?" if meant else f"an entry starts with one of {listed(table.names)}"
    table.findings.error("P403", place, f"there is no player ‘{first}’", help, label="no player")


def _is_card(word: str) -> bool:
    try:
        parse(word)
    except InvalidCard:
        return False
    return True

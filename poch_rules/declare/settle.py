"""From a composition to rules: every setting gets its value, for every number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from poch_rules.core.rules import Rule
from poch_rules.core.variant import Players
from poch_rules.declare import parameters
from poch_rules.declare.compose import Composition, Filled, Given
from poch_rules.declare.declaration import Setting
from poch_rules.declare.diagnostics import Related, Span
from poch_rules.declare.located import Entry, Fields, Items, Node, data
from poch_rules.declare.reader import Reader
from poch_rules.declare.spelling import guess, joined, listed, nearest, whole_number, written
from poch_rules.declare.standing import Cited
from poch_rules.declare.variant_file import NUMBERS, PLAYERS

#: More would leave some without a card.
MOST_PLAYERS = 52
#: Players who have to be older are rare.
OLDEST = 99


@dataclass
class Settled:
    """What came of a composition.  `rules[n]` lacks a slot whose module or settings are wrong."""

    players: Players | None
    order: tuple[str, ...]
    rules: Mapping[int, dict[str, Rule]]
    settings: dict[str, Setting] = field(default_factory=dict)


def settle(composed: Composition, reader: Reader) -> Settled:
    """All settings of a variant, checked one by one."""
    settings: dict[str, Setting] = {}
    players = _players(composed, reader, settings)
    order = _order(composed, reader, settings)
    numbers = tuple(players.numbers()) if players else ()
    rules: dict[int, dict[str, Rule]] = {n: {} for n in numbers}
    for slot, filled in composed.slots.items():
        with reader.findings.through(
            filled.use.module.span, "used here", inside=filled.module.path if filled.module else ""
        ):
            made = _slot(slot, filled, numbers, reader, settings, composed)
        for n in rules.keys() & made.keys():
            rules[n][slot] = made[n]
    return Settled(players, order, rules, settings)


# -- players and order -----------------------------------------------------------------------------------------------


def _players(composed: Composition, reader: Reader, settings: dict[str, Setting]) -> Players | None:
    found = {}
    for name in PLAYERS:
        given = composed.players.get(name)
        if given is None:
            continue
        number = reader.number(Entry(given.key, given.node), *bounds_of_players(name))
        if number is not None:
            found[name] = number
            settings[f"players.{name}"] = _setting(f"players.{name}", number, given.node.span, given.cited)
    if not found.keys() >= set(NUMBERS):
        return None
    players = Players(*(found[name] for name in NUMBERS))
    for low, high in (("least", "most"), ("least", "usual"), ("usual", "most")):
        if found[low] > found[high]:
            _disorder(low, high, found, composed, reader)
            return None
    return players


def bounds_of_players(name: str) -> tuple[int, int]:
    """The least and the most that a number of players, or their age, may be."""
    return (2, MOST_PLAYERS) if name in NUMBERS else (1, OLDEST)


def _disorder(low: str, high: str, found: Mapping[str, int], composed: Composition, reader: Reader) -> None:
    """Report numbers of players that are not least ≤ usual ≤ most, at the one that was written last."""
    one, other = composed.players[low], composed.players[high]
    wrong, right = (one, other) if one.cited.standing == "house" and other.cited.standing != "house" else (other, one)
    name, other_name = (low, high) if wrong is one else (high, low)
    help = f"write ‘{name}: {found[other_name]}’"
    if wrong.cited.standing == "house" and right.cited.standing != "house":
        help = f"add ‘players.{other_name}: {found[name]}’"
    message = f"‘players.{low}’ is {found[low]} and ‘players.{high}’ is {found[high]}"
    reader.findings.error(
        "P210", wrong.node.span, message, help, related=[Related(right.node.span, "the other number")]
    )


def _order(composed: Composition, reader: Reader, settings: dict[str, Setting]) -> tuple[str, ...]:
    given = composed.order
    if given is None:
        return ()
    if not isinstance(given.node, Items):
        reader.wrong(Entry(given.key, given.node), "a list of phases")
        return ()
    words = [reader.scalar(Entry(given.key, item), "the name of a phase") for item in given.node.items]
    order = tuple(word.text for word in words if word is not None)
    settings["order"] = _setting("order", order, given.node.span, given.cited)
    return order


# -- slots -----------------------------------------------------------------------------------------------------------


def _slot(
    slot: str,
    filled: Filled,
    numbers: Sequence[int],
    reader: Reader,
    settings: dict[str, Setting],
    composed: Composition,
) -> dict[int, Rule]:
    """The rule of one slot by number of players, and its settings."""
    module, family = filled.module, composed.family
    if module is None or family.slot(slot) is None:
        return {}
    rule = family.rules.get(module.rule.text)
    if rule is None:
        help = guess(module.rule.text, family.rules, "the rules are")
        message, place, related = f"{family.name} has no rule ‘{module.rule.text}’", module.rule.span, []
        if module.path != filled.file.path and nearest(module.rule.text, family.rules) is None:
            # the module is as it should be, and belongs elsewhere
            message = (
                f"the module ‘{module.id}’ has the rule ‘{module.rule.text}’, and {family.name} has none of that name"
            )
            place, related = filled.use.module.span, [Related(place, "its rule")]
            help = f"put a module of ‘{family.name}’ into ‘{slot}’; ‘poch list’ names them"
        reader.findings.error("P109", place, message, help, label="unknown rule", related=related)
        return {}
    errors = reader.findings.errors
    given = _given(slot, filled, rule, reader)
    tables = {name: each.node for name, each in given.items() if is_table(each.node)}
    covered = {name: _covers(f"{slot}.{name}", node, numbers, composed, reader) for name, node in tables.items()}
    written = {name: each.node for name, each in given.items() if covered.get(name, True)}
    tables = {name: node for name, node in tables.items() if covered[name]}
    if not numbers:  # the players are wrong: what can be checked without them is
        rows = {n for node in tables.values() if isinstance(node, Fields) for n in node.entries}
        numbers = [n for n in range(MOST_PLAYERS + 1) if str(n) in rows] or [0]
    made: dict[int, Rule] = {}
    for n in numbers:
        if tables or not made:
            values = {name: _of_table(node, n) if name in tables else node for name, node in written.items()}
            one = parameters.make(rule, values, slot, reader.findings)
            if one is None:
                return {}
            made[n] = one
        else:
            made[n] = made[numbers[0]]
    if reader.findings.errors > errors:  # what is right is of no use without the rest
        return {}
    for name in parameters.names(rule) if made else ():
        values_by = {n: getattr(each, name) for n, each in made.items()}
        dotted = f"{slot}.{name}"
        each = given.get(name)
        value = values_by if name in tables else values_by[numbers[0]]
        span, cited = (each.node.span, each.cited) if each else (module.rule.span, filled.cited.of(name))
        settings[dotted] = _setting(dotted, value, span, cited, default=each is None)
    return made


def _given(slot: str, filled: Filled, rule: type[Rule], reader: Reader) -> dict[str, Given]:
    """What is written for each parameter that the rule has: by the variants, else by the module."""
    module = filled.module
    assert module is not None
    known = parameters.names(rule)
    given = {name: Given(e.key, e.value, filled.cited.of(name)) for name, e in module.settings.items()}
    given |= filled.given
    for name, each in given.items():
        if name not in known:
            dotted = each.key.text if "." in each.key.text else f"{slot}.{name}"
            meant = nearest(name, known)
            prefix = f"{slot}." if "." in each.key.text else ""
            help = f"did you mean ‘{prefix}{meant}’?" if meant else f"the settings of ‘{slot}’ are {listed(known)}"
            reader.findings.error(
                "P104", each.key.span, f"no rule has a setting ‘{dotted}’", help, label="unknown setting"
            )
    for name in parameters.required(rule):
        if name not in given:
            message = f"the rule ‘{module.rule.text}’ needs ‘{slot}.{name}’"
            help = filled.use.add(f"set: {{{name}: …}}")
            related = [Related(module.rule.span, "the rule")]
            place = filled.use.module.span
            reader.findings.error("P106", place, message, help, related=related, label=f"‘{name}’ is missing")
    for name, said in filled.use.said.single.items():
        if name not in known:
            help = guess(name, known, f"the settings of ‘{slot}’ are")
            reader.findings.error(
                "P104", said.span, f"no rule has a setting ‘{slot}.{name}’", help, label="unknown setting"
            )
    return {name: each for name, each in given.items() if name in known}


# -- tables over the number of players -------------------------------------------------------------------------------


def is_table(node: Node) -> bool:
    """Whether a value is a table over the number of players, as in ``{3: 8, 4: 6}``."""
    return isinstance(node, Fields) and any(name.isdecimal() for name in node.entries)


def _of_table(node: Node, players: int) -> Node:
    assert isinstance(node, Fields)
    entry = node.entries.get(str(players)) or next(iter(node.entries.values()))
    return entry.value


def _covers(setting: str, node: Node, numbers: Sequence[int], composed: Composition, reader: Reader) -> bool:
    """Whether a table has a value for every allowed number of players.

    Where a house lets more play than a table of its parent knows, that is where it points.
    """
    assert isinstance(node, Fields)
    odd = [entry.key for name, entry in node.entries.items() if whole_number(name) != name]
    for key in odd:
        message, meant = f"‘{key.text}’ is no number of players", whole_number(key.text)
        help = f"write {meant}" if meant else "write numbers before the colons"
        reader.findings.error("P118", key.span, message, help)
    if numbers and not odd and node.span.path == composed.file.path:
        for name, entry in node.entries.items():
            if int(name) not in numbers:
                message = f"‘{setting}’ has a value for {name} players, but {_allowed(numbers)} play"
                reader.findings.warning("P508", entry.key.span, message, f"leave ‘{name}’ away, or let {name} play")
    missing = [str(n) for n in numbers if str(n) not in node.entries]
    if missing and not odd:
        those = joined(missing)
        message = f"the table for ‘{setting}’ says nothing for {those} players"
        lines = ", ".join(f"{n}: …" for n in missing)
        file, label = composed.file, f"nothing for {those}"
        changes = [file.set[key].key for key in (f"players.{name}" for name in NUMBERS) if key in file.set]
        changes = changes or [file.players[name].key for name in ("most", "least", "usual") if name in file.players]
        if changes and node.span.path != file.path:
            help = f"give the table anew: ‘{setting}: {written(data(node))[:-1]}, {lines}}}’"
            related = [Related(node.span, label)]
            reader.findings.error("P118", changes[0].span, message, help, label="changed here", related=related)
        else:
            help = f"add ‘{lines}’"
            reader.findings.error("P118", node.span, message, help, label=label)
    return not missing and not odd


def _allowed(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def _setting(name: str, value: object, span: Span, cited: Cited, *, default: bool = False) -> Setting:
    return Setting(name, value, span, cited.standing, cited.source, cited.at, cited.ruling, cited.because, default)


def as_data(value: object) -> object:
    """A value of a rule as it would be written: names for members of an enum, lists for tuples.

    >>> as_data((1, 2))
    [1, 2]
    """
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [as_data(each) for each in value]
    if isinstance(value, Mapping):
        return {str(key): as_data(each) for key, each in value.items()}
    return value

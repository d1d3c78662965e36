"""What of the language a description is the first to need, after the seven first and those told before it.

python -m tests.reach    lines of YAML, rules, settings, and lines of Python that run for the first time
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from types import FrameType
from typing import Any

import poch_rules
from poch_rules import load
from poch_rules.core.cards import Card, Rank
from poch_rules.core.match import Match
from poch_rules.declare.declaration import Declaration
from poch_rules.study.trial import Whim

#: Descriptions that the language was first made for.
FIRST = (
    "poch/family-nine-pot", "poch/family-nine-pot-52", "poch/finnish-nine-pot", "poch/meyer-longest",
    "poch/eight-pool", "poch/pierer-1844", "poch/polish-leaflet",
)  # fmt: skip
#: Those that put it to the test, in the order in which they are told.
LATER = (
    "poch/meyer-1908", "poch/pierer-1857", "poch/poque-1765", "poch/foster-1897", "poch/hamburg-1873",
    "poch/ass-1973", "poch/fixed-hearts", "poch/thirty-one",
    "pukk/husfreyjan-1969", "nain-jaune/modern", "pope-joan/hoffmann",
)  # fmt: skip
PACKAGE = Path(poch_rules.__file__).parent
FAMILIES = str(PACKAGE / "families")
VARIANTS = PACKAGE.parent / "variants"


@dataclass(frozen=True)
class Reach:
    """What one description is the first to need.

    rules     names of kinds of rules
    settings  choices taken, and other parameters given more than their default, of rules that others have used
    yaml      lines of its own file, of its modules, of its entries among the sources and rulings
    python    lines of the families' Python, by file, that run for the first time while its hands are played
    """

    variant: str
    rules: tuple[str, ...]
    settings: tuple[str, ...]
    yaml: tuple[int, int, int]
    python: dict[str, int]


def rules_used(declaration: Declaration) -> dict[str, type]:
    """Every kind of rule in a description, by the name that files have for it."""
    names = {kind: name for name, kind in declaration.family.rules.items()}
    return {names[type(r)]: type(r) for rules in declaration.variant.rules.values() for r in rules.values()}


def values_used(declaration: Declaration) -> set[tuple[type, str, str]]:
    """Every choice that a description makes, and every other parameter that it gives a value of its own."""
    found = set()
    for rules in declaration.variant.rules.values():
        for rule in rules.values():
            for parameter in fields(rule):
                value = getattr(rule, parameter.name)
                for each in value if isinstance(value, tuple) else (value,):
                    if isinstance(each, Enum) and not isinstance(each, Card | Rank):
                        found.add((type(rule), parameter.name, str(each.value)))
                if isinstance(value, int) and value != parameter.default:
                    found.add((type(rule), parameter.name, "a number"))
    return found


def first_needed(names: tuple[str, ...] = LATER) -> Iterator[tuple[Declaration, tuple[str, ...], tuple[str, ...]]]:
    """Each later description with the rules and the settings that nobody needed before it."""
    rules: set[type] = set()
    values: set[tuple[type, str, str]] = set()
    for name in FIRST:
        declaration = load(name)
        rules |= set(rules_used(declaration).values())
        values |= values_used(declaration)
    for name in names:
        declaration = load(name)
        used, chosen = rules_used(declaration), values_used(declaration)
        new = tuple(sorted(rule for rule, kind in used.items() if kind not in rules))
        settings = sorted(
            f"{next(rule for rule, each in used.items() if each is kind)}.{parameter}: {value}"
            for kind, parameter, value in chosen - values
            if kind in rules
        )
        yield declaration, new, tuple(settings)
        rules |= set(used.values())
        values |= chosen


class Files:
    """Modules, sources and rulings, each counted where it is needed first."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def lines(self, declaration: Declaration) -> tuple[int, int, int]:
        """Lines of the description's own file, of modules, of sources and rulings."""
        modules = {use.definition.path for use in declaration.slots.values()} - self.known
        uses = [*declaration.slots.values(), *declaration.settings.values()]
        sources = {f"source {use.source.key}" for use in uses if use.source} - self.known
        rulings = {f"ruling {use.ruling.key}" for use in uses if use.ruling}
        rulings |= {f"ruling {ruling.key}" for use in declaration.slots.values() for ruling, _ in use.gaps}
        rulings -= self.known
        self.known |= modules | sources | rulings
        entries = sum(entry(VARIANTS / "sources.yaml", key.split()[1]) for key in sources)
        entries += sum(entry(VARIANTS / "rulings.yaml", key.split()[1]) for key in rulings)
        return len_of(declaration.path), sum(map(len_of, modules)), entries


def len_of(path: str) -> int:
    return len(Path(path).read_text(encoding="utf-8").splitlines())


def entry(path: Path, key: str) -> int:
    """How many lines a key at the margin has, with what stands under it."""
    found = re.search(rf"(?m)^{re.escape(key)}:.*\n(?:(?:[ \t].*)?\n)*", path.read_text(encoding="utf-8"))
    return 0 if found is None else len(found[0].rstrip().splitlines())


class Lines:
    """Which lines of the families' Python have run."""

    def __init__(self) -> None:
        self.run: set[tuple[str, int]] = set()

    def __enter__(self) -> Lines:
        sys.settrace(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, arg: object) -> Any:
        return self.line if frame.f_code.co_filename.startswith(FAMILIES) else None

    def line(self, frame: FrameType, event: str, arg: object) -> Any:
        self.run.add((frame.f_code.co_filename, frame.f_lineno))
        return self.line


def play_hands(declaration: Declaration, hands: int = 40) -> None:
    """Hands of a description for every number of players, by the automatic player and by chance, match after match."""
    for number in declaration.variant.players.numbers():
        plan = declaration.plan(number)
        game = Match(plan)
        for seed in range(hands):
            if game.ending is not None:
                game = Match(plan)
            play = game.deal(plan.pack.shuffled(seed))
            game.close(play.run(declaration.family.automatic if seed % 2 else Whim(random.Random(seed))))


def lines_run(name: str) -> set[tuple[str, int]]:
    """The lines that run while a description is prepared, checked and played."""
    with Lines() as lines:
        play_hands(load(name))
    return lines.run


def table() -> Iterator[Reach]:
    """What each later description was the first to need."""
    files, run = Files(), set[tuple[str, int]]()
    for name in FIRST:
        files.lines(load(name))
        run |= lines_run(name)
    for declaration, rules, settings in first_needed():
        now = lines_run(declaration.id) - run
        run |= now
        by_file: dict[str, int] = {}
        for path, _ in sorted(now):
            short = str(Path(path).relative_to(FAMILIES))
            by_file[short] = by_file.get(short, 0) + 1
        yield Reach(declaration.id, rules, settings, files.lines(declaration), by_file)


if __name__ == "__main__":
    for reach in table():
        print(f"{reach.variant}: YAML {' + '.join(map(str, reach.yaml))}, Python {sum(reach.python.values())}")
        print(f"    rules    {', '.join(reach.rules) or '–'}")
        print(f"    settings {', '.join(reach.settings) or '–'}")
        print(f"    lines    {', '.join(f'{path} {n}' for path, n in reach.python.items()) or '–'}")

"""Every sentence of a rule that speaks of a number, with the numbers that a language may say differently.

The golden files are there to be read aloud: a wrong plural is heard at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from poch_rules.core.family import Family
from poch_rules.core.rules import Rule, parameters
from poch_rules.declare import library
from poch_rules.declare.wording import Wording, languages
from poch_rules.families import FAMILIES

#: Zero, one, the dual, few, many, and where 11, 22 and 100 part from 1, 2 and 0 again.
NUMBERS = (0, 1, 2, 3, 5, 11, 22, 100)


def rules() -> Iterator[tuple[Family, str, str, Rule]]:
    """Each rule once, as the first variant has it: its family, its name, the slot where it stands, and the rule."""
    seen = set()
    for family in FAMILIES:
        names = {kind: name for name, kind in family.rules.items()}
        for heading in library.variants((family,)):
            variant = library.load(heading.id).variant
            for slot, rule in variant.rules[variant.players.usual].items():
                if type(rule) not in seen:
                    seen.add(type(rule))
                    yield family, names[type(rule)], slot, rule


RULES = list(rules())


def numbered(rule: Rule) -> Iterator[str]:
    """The parameters of a rule that hold a number."""
    return (name for name in parameters(rule) if type(getattr(rule, name)) is int)


def sentences(words: Wording, family: Family, name: str, slot: str, rule: Rule, parameter: str) -> Iterator[str]:
    """What the rule says with each number, numbers with the same sentence together."""
    said: dict[str, list[int]] = {}
    for number in NUMBERS:
        changed = dataclasses.replace(rule, **{parameter: number})
        spoken = [s.text for s in words.rule(family, name, changed, slot=slot)]
        usual = [s.text for s in words.rule(family, name, rule, slot=slot)]
        own = [s.text for s in words.rule(family, name, changed, slot=slot) if s.parameter == parameter]
        moved = [text for text in spoken if text not in usual]
        said.setdefault(" ".join(dict.fromkeys([*own, *moved])), []).append(number)
    for text, numbers in said.items():
        yield f"  {', '.join(map(str, numbers)):>4}  {text}"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_number_of_every_rule_is_said_as_the_reviewed_sentences_say_it(language, golden):
    lines = []
    for family, name, slot, rule in RULES:
        words = Wording(language, (family,))
        for parameter in numbered(rule):
            lines.append(f"{family.name} {name}.{parameter}")
            lines += sentences(words, family, name, slot, rule, parameter)
    golden(f"numbers-{language}.txt", "\n".join(lines) + "\n")


def test_every_rule_with_a_number_stands_in_some_variant():
    shown = {type(rule) for _, _, _, rule in RULES}
    for family in FAMILIES:
        for name, kind in family.rules.items():
            whole = any(field.type in ("int", int) for field in dataclasses.fields(kind))
            assert kind in shown or not whole, f"no variant has {family.name} {name}"

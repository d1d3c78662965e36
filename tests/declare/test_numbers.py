"""Every sentence that speaks of a number, of rules and of all else that is told, for numbers that languages set apart.

The golden files are there to be read aloud: a wrong plural is heard at once.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from poch_rules.core.family import Family
from poch_rules.core.rules import Rule, parameters
from poch_rules.declare import library
from poch_rules.declare.languages import FOLDER, languages
from poch_rules.declare.wording import Wording
from poch_rules.declare.wording.messages import GENERAL
from poch_rules.families import FAMILIES

#: Zero, one, the dual, few, many, and where 11, 22 and 100 part from 1, 2 and 0 again.
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 3, 5, 11, 22, 100)


def rules() -> Iterator[tuple[Family, str, str, Rule]]:
    """Each rule once, as the first variant has it in which all its numbers count.

    Its family, its name, the slot where it stands, and the rule.
    """
    seen = set()
    for family in FAMILIES:
        names = {kind: name for name, kind in family.rules.items()}
        for heading in library.variants((family,)):
            variant = library.load(heading.id).variant
            beside = variant.rules[variant.players.usual]
            for slot, rule in beside.items():
                if type(rule) not in seen and rule.idle(beside).keys().isdisjoint(name for name, _ in numbered(rule)):
                    seen.add(type(rule))
                    yield family, names[type(rule)], slot, rule


def numbered(rule: Rule) -> Iterator[tuple[str, list[tuple[int, Any]]]]:
    """The parameters of a rule that may hold a number, whatever else they may be: each number, and how it is held.

    Where there is a choice of a few numbers, these are all.
    """
    for name, hint in get_type_hints(type(rule)).items():
        for each in alternatives(hint) if name in parameters(rule) else ():
            of = get_args(each)
            if each is int:
                yield name, [(number, number) for number in NUMBERS]
            elif get_origin(each) is Literal and isinstance(of[0], int):
                yield name, [(number, number) for number in of]
            elif get_origin(each) is tuple and int in alternatives(of[0]):
                yield name, [(number, (number, 3)) for number in NUMBERS]


def alternatives(hint: Any) -> Iterator[Any]:
    """What a parameter may be."""
    if isinstance(hint, types.UnionType) or get_origin(hint) is Union:
        for each in get_args(hint):
            yield from alternatives(each)
    else:
        yield hint


RULES = list(rules())


def rule_sentences(
    words: Wording, family: Family, name: str, slot: str, rule: Rule, parameter: str, numbers: list[tuple[int, Any]]
) -> Iterator[str]:
    """What the rule says with each number: the sentence of the parameter, and any other that changes with it."""
    usual = {s.text for s in words.rule(family, name, rule, slot=slot)}
    for number, held in numbers:
        changed = dataclasses.replace(rule, **{parameter: held})
        said = words.rule(family, name, changed, slot=slot)
        texts = [s.text for s in said if s.parameter == parameter] + [s.text for s in said if s.text not in usual]
        yield f"{number:>6}  {' '.join(dict.fromkeys(texts))}"


class Counts(Visitor):
    """The variables whose number a message is worded by."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.counts: list[str] = []
        self.variables: list[str] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        if {key.name for key in (each.key for each in node.variants) if isinstance(key, ast.Identifier)} & PLURALS:
            self.counts.append(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)


@cache
def counted(language: str, name: str) -> dict[str, Counts]:
    """Every message of a file and every attribute, ``rule-vying.first``, except the words for numbers themselves."""
    found = {}
    for message in parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message) and message.id.name != "number-words":
            for attribute in (message, *message.attributes):
                if attribute.value is not None:
                    part = "" if attribute is message else f".{attribute.id.name}"
                    found[message.id.name + part] = Counts(attribute.value)
    return found


def spoken(language: str) -> Iterator[str]:
    """What every other message says with each number; what else it speaks of stands between guillemets."""
    files = {name: family for family in FAMILIES for name in (*family.builds_on, family.name)}
    for name, family in {**dict.fromkeys(GENERAL), **files}.items():
        words = Wording(language, (family,) if family else ())
        for id, message in counted(language, name).items():
            everywhere = (counted(each, name).get(id) for each in languages())
            counts = dict.fromkeys(count for each in everywhere if each for count in each.counts)
            for count in counts if not id.startswith("rule-") else ():
                yield f"{name}.ftl {id} ${count}"
                formed = tuple(f"{each}_" for each in counts)  # its words, and their forms
                others = {
                    each: 3 if each in counts else f"‹{each}›"
                    for each in message.variables
                    if not each.startswith(formed)
                }
                for number in NUMBERS:
                    yield f"{number:>6}  {words.say(id, **{**others, count: number})}"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_number_of_every_rule_is_said_as_the_reviewed_sentences_say_it(language, golden):
    lines = []
    for family, name, slot, rule in RULES:
        words = Wording(language, (family,))
        for parameter, numbers in numbered(rule):
            lines.append(f"{family.name} {name}.{parameter}")
            lines += rule_sentences(words, family, name, slot, rule, parameter, numbers)
    golden(f"numbers-{language}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_number_in_any_other_message_is_said_as_the_reviewed_sentences_say_it(language, golden):
    golden(f"counts-{language}.txt", "\n".join(spoken(language)) + "\n")


def test_every_rule_with_a_number_stands_in_some_variant():
    shown = {type(rule) for _, _, _, rule in RULES}
    for family in FAMILIES:
        for name, kind in family.rules.items():
            whole = any(int in alternatives(hint) for hint in get_type_hints(kind).values())
            assert kind in shown or not whole, f"no variant has {family.name} {name}"

"""What a language still has to say for a family: the messages and attributes that sentences about it ask for."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from enum import Enum

from poch_rules.core.cards import Card, Rank
from poch_rules.core.family import Family
from poch_rules.core.invariants import CORE_LAWS
from poch_rules.core.rules import Rule, parameters
from poch_rules.declare.languages import languages
from poch_rules.declare.wording.messages import Messages, words_file
from poch_rules.declare.wording.vocabulary import hyphens


def spoken(family: Family) -> tuple[str, ...]:
    """The languages that a family has words in; English where it has none at all, for then it lacks them all."""
    return tuple(language for language in languages() if words_file(family, language).is_file()) or ("en",)


def lacking(family: Family, language: str, pools: Iterable[str] = ()) -> list[str]:
    """The messages (``rule-swap``) and attributes (``rule-swap.kings-refuse``) that a language lacks for a family.

    Of these pools, each that has a message of its own needs every form that sentences ask for in that language.
    """
    messages = Messages(language, family, {})
    forms = messages.attributes("pool-other")
    named = [f"pool-{hyphens(pool)}" for pool in pools]
    needed = [*_needed(family, messages), *(f"{id}.{form}" for id in named if messages.has(id) for form in forms)]
    return [id for id in dict.fromkeys(needed) if not messages.has(id)]


def _needed(family: Family, messages: Messages) -> Iterator[str]:
    yield f"family-{family.name}"
    for slot in family.slots:
        yield f"slot-{slot.name.partition('.')[0]}"
    yield from (f"phase-{phase}" for phase in _phases(family))
    for name, rule in family.rules.items():
        yield from _of_rule(name, rule, messages)
    for kind, details in family.kinds.items():
        if "role" not in details:  # who takes on which role is told for each role, event-won-out
            yield from (f"event-{kind}", f"cell-{kind}")
    yield from (f"law-{hyphens(law.name)}" for law in (*CORE_LAWS, *family.invariants))
    yield from (f"outcome-{kind}" for kind in family.of_sides({}))


def _phases(family: Family) -> Iterator[str]:
    """The phases that rules of the family can be played in."""
    for slot in family.slots:
        if any(family.rules[rule].is_played() for rule in slot.rules):
            yield family.phase_of(slot.name.partition(".")[0])


def _of_rule(name: str, rule: type[Rule], messages: Messages) -> Iterator[str]:
    """What a rule needs: a title, a headline, and for each parameter a label and a sentence."""
    yield from (f"title-{name}", f"rule-{name}")
    sentences = {parameter: f"rule-{name}.{hyphens(parameter)}" for parameter in parameters(rule)}
    unsaid = [sentence for sentence in sentences.values() if not messages.has(sentence)]
    yield from unsaid if len(unsaid) > 1 else ()  # the headline may be the sentence of one parameter
    yield from (f"param-{name}-{hyphens(parameter)}" for parameter in sentences)
    yield from (f"rule-{name}.call-{call}" for call in rule.calls)
    for parameter, hint in typing.get_type_hints(rule).items():
        if parameter in sentences and any(map(_is_choice, _items(hint))):
            yield f"each-{name}-{hyphens(parameter)}"


def _items(hint: object) -> Iterator[object]:
    """What may stand in a list that a parameter can be."""
    arguments = typing.get_args(hint)
    if typing.get_origin(hint) is tuple:
        yield arguments[0]
    else:
        for each in arguments:
            yield from _items(each)


def _is_choice(kind: object) -> bool:
    """Whether a value is one of a few words that only its rule has."""
    return isinstance(kind, type) and issubclass(kind, Enum) and not issubclass(kind, Rank | Card)

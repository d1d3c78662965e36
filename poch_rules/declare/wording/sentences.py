"""`Wording`: what rules and events are in one language."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

from poch_rules.core.cards import RANKS, SUITS, SYMBOLS, Card, Rank
from poch_rules.core.events import Event, RawEvent
from poch_rules.core.family import Family
from poch_rules.core.rules import Rule, parameters
from poch_rules.core.variant import Plan
from poch_rules.declare.wording.glossary import Term
from poch_rules.declare.wording.vocabulary import Args, Faces, Vocabulary, hyphens

#: What stands beside a rule that is told alone.
NO_RULES: Mapping[str, Rule] = MappingProxyType({})


class Sentence(NamedTuple):
    """One sentence of a rule: which parameter it speaks of (none: the rule as a whole), and its text."""

    parameter: str
    text: str


class Wording(Vocabulary):
    """Everything that is said in one language: its vocabulary, and the sentences for rules and events.

    calls     language → what players say when they open, hold, raise, pass; the rest as for `Vocabulary`
    """

    def __init__(
        self,
        language: str,
        families: Sequence[Family] = (),
        terms: Mapping[str, Mapping[str, Term]] | None = None,
        calls: Mapping[str, Mapping[str, str]] | None = None,
        faces: Faces = "french",
    ) -> None:
        super().__init__(language, families, terms, faces)
        self.calls = calls or {}
        self._narrow: dict[tuple[Family, ...], Wording] = {}
        self._rules: dict[tuple[str, Rule, str], Args] = {}

    def of(self, *families: Family) -> Wording:
        """The same wording for these families alone; what they call differently is called as the first calls it."""
        wanted = tuple(dict.fromkeys(families)) or self.families
        if self.families == wanted:
            return self
        if wanted not in self._narrow:
            self._narrow[wanted] = Wording(self.language, wanted, self.terms, self.calls, self.faces)
        return self._narrow[wanted]

    # -- rules -----------------------------------------------------------------------------------------------

    def rule(
        self, family: Family, name: str, rule: Rule, *, slot: str = "", beside: Mapping[str, Rule] = NO_RULES
    ) -> list[Sentence]:
        """What a rule with these parameters means, one sentence a parameter, after a headline with parameter ''.

        A parameter that makes no difference beside the others is not spoken of, nor one whose message comes out
        empty, since another says it or it cannot occur.

        `name` is the rule's name in modules, `slot` where it stands, so that it can name its pool, and `beside` are the
        rules of all slots.  The headline of a rule that says its only parameter in it belongs to that parameter.  What
        players say comes last, with parameter ``calls.open`` and so on.
        """
        words, idle = self.of(family), rule.idle(beside)
        rule = rule.as_played(beside)
        around = {about: _yes_or_no(value) for about, value in rule.circumstances(beside).items()}
        args, id = {**words._rule(name, rule, slot), **around}, f"rule-{name}"
        own = [parameter for parameter in parameters(rule) if words.has(f"{id}.{hyphens(parameter)}")]
        unsaid = [parameter for parameter in parameters(rule) if parameter not in own]
        said = [Sentence(unsaid[0] if len(unsaid) == 1 else "", words._fill(id, args))]
        said += [
            Sentence(parameter, words._fill(f"{id}.{hyphens(parameter)}", args))
            for parameter in own
            if parameter not in idle
        ]
        # What is called out is part of the game: German words stand in English books where no others are given.
        calls = self.calls.get(self.language) or next(iter(self.calls.values()), {})
        for call, text in calls.items():
            example = rule.called(call)
            if example is not None and words.has(f"{id}.call-{call}"):
                number = example if "{n}" in text else 0
                quoted = {"call": words._foreign(text.replace("{n}", str(number)))} | words._number("n", number)
                said.append(Sentence(f"calls.{call}", words._fill(f"{id}.call-{call}", args | quoted)))
        return [Sentence(parameter, _capital(text)) for parameter, text in said if text]

    def _rule(self, name: str, rule: Rule, slot: str) -> Args:
        key = (name, rule, slot)
        if key not in self._rules:
            args = self._named("pool", "pool", slot.partition(".")[2] or "none")
            for field in dataclasses.fields(rule):
                args |= self._value(field.name, getattr(rule, field.name), name)
            self._rules[key] = args
        return self._rules[key]

    def _value(self, name: str, value: Any, rule: str) -> Args:
        """The arguments that one parameter gives."""
        if isinstance(value, tuple):
            return self._several(name, value, rule)
        if isinstance(value, bool):
            return {name: _yes_or_no(value)}
        if isinstance(value, Rank):
            return self._named(name, "rank", value.value)
        if isinstance(value, Card):
            return {name: value.value, f"{name}_name": self.card(value.number)}
        if isinstance(value, Enum):
            return {name: str(value)}
        if isinstance(value, str):
            return self._named(name, "pool", value)
        return self._number(name, value)

    def _several(self, name: str, values: tuple[Any, ...], rule: str) -> Args:
        """Ranks and pools are joined in each of their forms; choices and numbers stand in an order that matters."""
        args: Args = {name: "", f"{name}_count": len(values)}
        if not values:
            return args
        if isinstance(values[0], Rank | Card) or not isinstance(values[0], Enum | int):
            each = [self._value(name, value, rule) for value in values]
            shared = [key for key in each[0] if key != name and all(key in one for one in each)]
            args |= {key: self._joined([str(one[key]) for one in each], "and") for key in shared}
            args[name] = args[f"{name}_name"]
        else:
            said = [
                self._number(name, value)[f"{name}_words"]
                if isinstance(value, int)
                else self._fill(f"each-{rule}-{hyphens(name)}", {"value": str(value)})
                for value in values
            ]
            args[name] = self._joined([str(text) for text in said], "then")
        return args | self._value(f"{name}_first", values[0], rule) | self._value(f"{name}_last", values[-1], rule)

    # -- events ----------------------------------------------------------------------------------------------

    def event(self, plan: Plan, event: RawEvent, players: Sequence[str]) -> str:
        """An event of a log as a sentence; `players` are the names by seat."""
        text = self._event("event", plan, event, players)
        return text if any(text.startswith(name) for name in players) else _capital(text)

    def cell(self, plan: Plan, event: RawEvent, players: Sequence[str], number: int = 1) -> str:
        """An event in a few characters, for a column of a replay, where its player or pool stands beside it.

        Where several players stand there who did the same, `number` is how many.
        """
        return self._event("cell", plan, event, players, number)

    def _event(self, prefix: str, plan: Plan, raw: RawEvent, players: Sequence[str], number: int = 1) -> str:
        family = plan.variant.family
        words, event = self.of(family), Event.of(raw)
        details = event.named(family.kinds)
        slot, parameter = _place(event.rule, plan.rules)
        args: Args = {"seat": words._foreign(players[event.seat]) if event.seat >= 0 else "none", "number": number}
        ids = [event.kind, *(f"{event.kind}-{hyphens(v)}" for v in details.values() if isinstance(v, str))]
        if slot:
            rule = plan.rules[slot]
            name = next(name for name, kind in family.rules.items() if kind is type(rule))
            ids += [f"{event.kind}-{name}", f"{event.kind}-{name}-{hyphens(parameter)}"]
            args = words._rule(name, rule, slot) | args
        for detail, value in details.items():
            args |= words._detail(detail, value, plan, players)
        found = [id for id in ids if words.has(f"{prefix}-{id}")]
        return words._fill(f"{prefix}-{found[-1] if found else event.kind}", args)

    def _detail(self, name: str, value: Any, plan: Plan, players: Sequence[str]) -> Args:
        """The arguments that one detail of an event gives; its name says what its number stands for."""
        if name == "card":
            return {name: self.card(value)}
        if name == "cards":
            return {name: self.cards(value), f"{name}_count": len(value)}
        if name == "rank":
            return self._named(name, "rank", RANKS[value])
        if name == "suit":
            return self._named(name, "suit", SUITS[value]) | {"suit_sign": SYMBOLS[value]}
        if name in ("to", "partner"):
            return {name: self._foreign(players[value])}
        if name == "pool":
            return self._named(name, "pool", plan.accounts[value - plan.players])
        if name == "pools":
            return self._several(name, tuple(plan.accounts[pool - plan.players] for pool in value), "")
        return self._number(name, value) if isinstance(value, int) else {name: str(value)}


def _place(rule: str, slots: Mapping[str, Rule]) -> tuple[str, str]:
    """The slot and the parameter that a dotted name means: ``meld.ace.rank`` is rank of meld.ace."""
    slot, parameter = rule, ""
    while slot not in slots and slot:
        slot, _, parameter = slot.rpartition(".")
    return slot, parameter


def _yes_or_no(value: str | int) -> str | int:
    """Whether something is so, in the word that messages choose by; anything else as it is."""
    return value if not isinstance(value, bool) else "yes" if value else "no"


def _capital(text: str) -> str:
    """The text with a capital at its start, where it starts with a letter that has one."""
    return text[:1].upper() + text[1:]

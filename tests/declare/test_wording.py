"""Every language says everything: the same messages and blanks, its own plurals, all values of all choices."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from poch_rules import load
from poch_rules.core.family import Family
from poch_rules.core.rules import Rule, parameters
from poch_rules.declare.languages import FOLDER
from poch_rules.declare.library import variants
from poch_rules.declare.together import FORMS_OF_POOLS
from poch_rules.declare.wording import glossary, languages
from poch_rules.declare.wording.lacking import lacking
from poch_rules.declare.wording.messages import GENERAL, Messages
from poch_rules.families import FAMILIES

LANGUAGES = languages()
FILES = tuple(dict.fromkeys([*GENERAL, *(name for f in FAMILIES for name in (*f.builds_on, f.name))]))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: How many players a cell is told of: a language whose verbs do not bend has no use for it.
TOLD_OF = "number"
#: Messages that are numbers and nothing else.
NUMERALS = "number-words"

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)


# -- reading messages ----------------------------------------------------------------------------------------


class Select(NamedTuple):
    """A choice in a message: what it chooses by, its keys, its default, and each variant."""

    variable: str
    keys: tuple[str, ...]
    default: str
    variants: tuple[ast.Variant, ...]

    @property
    def plurals(self) -> set[str]:
        """The plural categories among the keys, where there are others than the one for everything else."""
        found = PLURALS & set(self.keys)
        return found if found != {"other"} else set()


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.printed: set[str] = set()
        self.texts: list[str] = []
        self.terms: list[tuple[str, str | None]] = []
        self.messages: list[str] = []
        self.selects: list[Select] = []
        self.visit(pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "choices are made by variables"
        name = node.selector.id.name
        self.variables.add(name)
        keys = [v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants]
        default = next(key for key, v in zip(keys, node.variants, strict=True) if v.default)
        self.selects.append(Select(name, tuple(keys), default, tuple(node.variants)))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.printed.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        named = node.arguments.named if node.arguments else []
        assert all(argument.name.name == "form" for argument in named), "terms are asked for a form and nothing else"
        forms = [argument.value.value for argument in named if isinstance(argument.value, ast.StringLiteral)]
        self.terms.append((node.id.name, forms[0] if forms else None))


@cache
def messages(language: str, name: str) -> Mapping[str, Parts]:
    """Every message and attribute of a file: ``rule-vying``, ``rule-vying.first``."""
    found: dict[str, Parts] = {}
    for entry in parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content[:80]}"
        assert not isinstance(entry, ast.Term), "terms stand in the glossary"
        if isinstance(entry, ast.Message):
            for id, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes),
            ]:
                assert id not in found, f"{id} is there twice"
                if pattern is not None:
                    found[id] = Parts(pattern)
    return found


def messages_of(language: str, family: Family) -> Mapping[str, Parts]:
    """The messages that a family's rules and events are told with: its own, and those for all families."""
    files = (*GENERAL, *family.builds_on, family.name)
    return {id: parts for name in files for id, parts in messages(language, name).items()}


def everything(language: str) -> Iterator[tuple[str, str, Parts]]:
    """Every message of a language with its file."""
    for name in FILES:
        for id, parts in messages(language, name).items():
            yield name, id, parts


@cache
def attributes(language: str, id: str) -> frozenset[str]:
    """The attributes of a message, wherever it stands."""
    every = [other for _, other, _ in everything(language)]
    return frozenset(other.partition(".")[2] for other in every if other.startswith(f"{id}."))


# -- what a message may speak of -----------------------------------------------------------------------------


def kinds_of_value(hint: Any) -> list[Any]:
    """The types that a parameter's values have, without unions, annotations and tuples around them."""
    if get_origin(hint) is Annotated:
        return kinds_of_value(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return [kind for part in get_args(hint) for kind in kinds_of_value(part)]
    return [hint]


@cache
def hints(rule: type[Rule]) -> Mapping[str, Any]:
    """The types of a rule's parameters."""
    return get_type_hints(rule, include_extras=True)


def choices(rule: type[Rule], parameter: str) -> set[str]:
    """The values of a parameter's choices and of a limited set of numbers; of a list those of its elements."""
    values: set[str] = set()
    for kind in kinds_of_value(hints(rule)[parameter]):
        if get_origin(kind) is tuple:
            kind = kinds_of_value(get_args(kind)[0])[0]
        if isinstance(kind, type) and issubclass(kind, Enum):
            values |= {str(value) for value in kind}
        if get_origin(kind) is Literal:
            values |= {str(value) for value in get_args(kind)}
    return values


def rule_of(family: Family, id: str) -> tuple[str, type[Rule]] | None:
    """The rule that a message belongs to: rule-NAME…, each-NAME-…, event-KIND-NAME…, cell-KIND-NAME…"""
    kind, _, rest = id.partition(".")[0].partition("-")
    if kind in ("event", "cell"):
        starts = sorted((k for k in family.kinds if rest.startswith(f"{k}-")), key=len)
        rest = rest.removeprefix(starts[-1]).removeprefix("-") if starts else ""
    elif kind not in ("rule", "each"):
        return None
    names = sorted((name for name in family.rules if f"{rest}-".startswith(f"{name}-")), key=len)
    return (names[-1], family.rules[names[-1]]) if names else None


def known_variables(name: str, id: str) -> set[str]:
    """The names with an underscore that variables of a message may have, forms left aside."""
    known: set[str] = set()
    for family in FAMILIES:
        if name in (*GENERAL, *family.builds_on, family.name) and (rule := rule_of(family, id)):
            known |= set(parameters(rule[1]))
        known |= {detail for details in family.event_kinds.values() for detail in details}
    return known


def base(variable: str, known: set[str]) -> str:
    """A variable without the form that it is wanted in: ``pools_first_the`` is ``pools``."""
    fitting = [word for word in known if variable == word or variable.startswith(f"{word}_")]
    return max(fitting, key=len) if fitting else variable.partition("_")[0]


def bases(name: str, id: str, parts: Parts) -> set[str]:
    """What a message speaks of."""
    known = known_variables(name, id)
    return {base(variable, known) for variable in parts.variables}


# -- what must be there --------------------------------------------------------------------------------------


@each_family
def test_english_has_a_sentence_and_a_label_for_every_parameter_of_every_rule(family):
    have = messages_of("en", family)
    for name, rule in family.rules.items():
        assert f"title-{name}" in have
        own = [p for p in parameters(rule) if f"rule-{name}.{p.replace('_', '-')}" in have]
        unsaid = set(parameters(rule)) - set(own)
        assert unsaid <= bases(family.name, f"rule-{name}", have[f"rule-{name}"]), f"{name} does not speak of {unsaid}"
        assert len(unsaid) <= 1, f"the headline of {name} is the sentence of {unsaid}: which of them?"
        for parameter in own:
            sentence = f"rule-{name}.{parameter.replace('_', '-')}"
            assert parameter in bases(family.name, sentence, have[sentence])
        for parameter in parameters(rule):
            assert f"param-{name}-{parameter.replace('_', '-')}" in have


@each_language
@each_family
def test_a_language_lacks_nothing_that_a_family_brings(language, family):
    pools = {pool for heading in variants([family]) for pool in accounts_of(heading.id)}
    assert lacking(family, language, sorted(pools)) == []


def accounts_of(variant: str) -> tuple[str, ...]:
    declared = load(variant)
    return declared.plan(declared.players.usual).accounts


@each_family
def test_english_has_an_event_for_every_role(family):
    have = {id for _, id, _ in everything("en")}
    for kind, details in family.kinds.items():
        if "role" in details:  # who takes on which role is told for each role: event-won-out
            assert {prefix for prefix in ("event", "cell") for id in have if id.startswith(f"{prefix}-{kind}-")} == {
                "event",
                "cell",
            }


def test_every_standing_has_a_name_and_a_sentence():
    have = messages("en", "common")
    for standing in ("stated", "inferred", "silent", "house"):
        assert {f"standing-{standing}", f"standing-{standing}.about"} <= set(have)


@each_language
def test_a_language_has_the_messages_of_english_and_no_others(language):
    for name in FILES:
        english, own = set(messages("en", name)), set(messages(language, name))
        form = ("pool-", "rank-", "suit-", "face-german-", NUMERALS)  # names have the forms that a language needs
        english, own = ({id for id in ids if "." not in id or not id.startswith(form)} for ids in (english, own))
        assert own == english


@each_language
def test_a_message_has_the_same_blanks_in_every_language(language):
    for name, id, parts in everything("en"):
        own = messages(language, name).get(id)
        if own is not None:
            bends = {TOLD_OF} if id.startswith("cell-") else set()
            assert bases(name, id, own) - bends == bases(name, id, parts) - bends, id


@each_language
def test_a_rule_and_its_events_speak_of_nothing_but_what_they_are_given(language):
    for family in FAMILIES:
        own = {id: parts for name in (*GENERAL, family.name) for id, parts in messages(language, name).items()}
        for id, parts in messages_of(language, family).items():
            kind, _, rest = id.partition("-")
            rule = rule_of(family, id)
            if kind == "rule" and rule:
                given = {*parameters(rule[1]), "pool", *object.__new__(rule[1]).circumstances({})} | (
                    {"call", "n"} if ".call-" in id else set()
                )
                assert bases(family.name, id, parts) <= given, id
            elif kind in ("event", "cell"):
                kinds = family.kinds
                found = [kind for kind in kinds if f"{rest}-".startswith(f"{kind}-")]
                if not found or (rule is None and id not in own):  # of a family that this one builds on
                    continue
                event = max(found, key=len)
                given = {"seat", *kinds[event]} | set(parameters(rule[1]) if rule else ())
                given |= {TOLD_OF} if kind == "cell" else set()
                assert bases(family.name, id, parts) <= given, id


# -- how it is said ------------------------------------------------------------------------------------------


@each_language
def test_a_choice_by_number_has_exactly_the_plurals_of_the_language(language):
    plurals = set(Locale.parse(language).plural_form.tags) | {"other"}
    for _, id, parts in everything(language):
        for select in parts.selects:
            if select.plurals:
                assert select.plurals == plurals, f"{id}: {select.variable}"
                assert select.default == "other"


@each_language
def test_a_number_that_is_printed_is_not_chosen_by_exact_keys_alone(language):
    for name, id, parts in everything(language):
        if id.partition(".")[0] == NUMERALS:
            continue
        known = known_variables(name, id)
        for select in parts.selects:
            if (
                select.default != "other"
                or select.plurals
                or not all(k.isdigit() for k in set(select.keys) - {"other"})
            ):
                continue
            for variant in select.variants:
                printed = {base(variable, known) for variable in Parts(variant.value).printed}
                assert select.variable not in printed, f"{id}: {select.variable} needs the plurals of the language"


@each_language
def test_no_digit_is_typed_into_a_message(language):
    for _, id, parts in everything(language):
        assert not any(sign.isdigit() for text in parts.texts for sign in text), id


@each_language
def test_a_choice_by_a_parameter_names_all_its_values(language):
    for family in FAMILIES:
        for id, parts in messages_of(language, family).items():
            rule = rule_of(family, id)
            if rule is None:
                continue
            name, kind = rule
            listed = {f"each-{name}-{p.replace('_', '-')}": p for p in parameters(kind)}
            for select in parts.selects:
                parameter = listed.get(id, select.variable)
                values = choices(kind, parameter) if parameter in parameters(kind) else set()
                if values:
                    exact = {key for key in select.keys if key.isdigit() and key not in values}
                    assert set(select.keys) - PLURALS - exact == values, f"{id}: {parameter}"


@each_language
def test_a_choice_that_english_makes_is_made_in_every_language(language):
    def made(parts: Parts) -> set[tuple[str, str]]:
        pairs = {(select.variable, key) for select in parts.selects for key in select.keys}
        return {(variable, key) for variable, key in pairs if key not in PLURALS and not key.isdigit()}

    for name, id, parts in everything("en"):
        own = messages(language, name).get(id)
        if own is not None:
            assert made(parts) <= made(own), id


@each_language
def test_names_of_one_kind_have_the_same_forms(language):
    ids = [id for _, id, _ in everything(language) if "." not in id]
    pools = [id for id in ids if id.startswith("pool-")]
    ranks = [id for id in ids if id.startswith("rank-") or id in {f"face-german-{rank}" for rank in "AKQJ"}]
    suits = [id for id in ids if id.startswith("suit-") or id in {f"face-german-{suit}" for suit in "cdhs"}]
    for alike in (pools, ranks, suits):
        assert len({attributes(language, id) for id in alike}) == 1, {id: attributes(language, id) for id in alike}
    reserved = {"name", "count", "first", "last", "words", "sign"}
    assert not reserved & {form for id in (*pools, *ranks, *suits, NUMERALS) for form in attributes(language, id)}


@each_language
def test_names_of_pools_reach_messages_as_arguments_only(language):
    # A variant may call a pool otherwise, and a message that refers to it would not know.
    for _, id, parts in everything(language):
        assert not [other for other in parts.messages if other.startswith("pool-")], id


# -- the glossary --------------------------------------------------------------------------------------------


@each_language
def test_messages_use_terms_and_forms_of_the_glossary(language):
    for _, id, parts in everything(language):
        for term, form in parts.terms:
            assert language in glossary()[term].terms, f"{id}: -{term}"
            assert form is None or form in glossary()[term].terms[language], f"{id}: -{term} has no form ‘{form}’"


@each_language
def test_every_concept_has_a_term_and_a_meaning(language):
    for id, concept in glossary().items():
        assert concept.term(language), id
        assert concept.about.get(language, "").endswith((".", "*")), f"{id} has no meaning"


def test_the_glossary_has_the_concepts_that_the_contract_names():
    assert {"centre", "trump"} <= set(glossary())


@each_language
def test_a_rule_names_the_calls_that_it_has_sentences_for(language):
    for family in FAMILIES:
        messages = Messages(language, family, {})
        for name, rule in family.rules.items():
            said = {each.removeprefix("call-") for each in messages.attributes(f"rule-{name}") if "call-" in each}
            assert said == set(rule.calls), f"{language}: {name}"


@each_language
def test_every_form_that_sentences_ask_for_in_a_pool_is_known(language):
    known = {*FORMS_OF_POOLS, *(form for concept in glossary().values() for form in concept.terms.get(language, {}))}
    for family in FAMILIES:
        assert set(Messages(language, family, {}).attributes("pool-other")) <= known

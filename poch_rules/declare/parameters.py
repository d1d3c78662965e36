"""Checking the settings of a rule: pydantic over the rule's own dataclass, in words for people who play cards.

pydantic says which value is wrong; what would be right is read from the JSON Schema of the rule, so that a message and
an editor's completion can never differ.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from poch_rules.core.rules import LARGEST, Rule
from poch_rules.declare.diagnostics import Findings, Related, Span
from poch_rules.declare.located import Fields, Items, Node, Scalar
from poch_rules.declare.reader import what
from poch_rules.declare.spelling import joined, nearest, oddity, whole_number

Schema: TypeAlias = Mapping[str, Any]

#: More choices than these are not all named: there are 52 cards.
MOST_CHOICES = 13


class Allowed(NamedTuple):
    """What a setting may be.

    choices  the names and numbers that it may be, as files have them
    number   whether it may be any whole number from `least` to `most`; there, nothing stands for no bound
    name     whether it may be any name
    several  how many such values a list of them has at least; nothing where it is one value and no list
    """

    choices: tuple[str | int, ...] = ()
    number: bool = False
    least: int | None = None
    most: int | None = None
    name: bool = False
    several: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The same as JSON has it, with the words that diagnostics have for it."""
        return {
            "text": expects(self),
            "choices": list(self.choices),
            "number": {"least": self.least, "most": self.most} if self.number else None,
            "name": self.name,
            "list": self.several is not None,
        }


def names(rule: type[Rule]) -> tuple[str, ...]:
    """The parameters of a rule, in order."""
    return tuple(f.name for f in dataclasses.fields(rule))


def required(rule: type[Rule]) -> tuple[str, ...]:
    """The parameters that have no default."""
    missing = dataclasses.MISSING
    return tuple(f.name for f in dataclasses.fields(rule) if f.default is missing and f.default_factory is missing)


def make(rule: Any, values: Mapping[str, Node], slot: str, findings: Findings) -> Rule | None:
    """The rule with these values, or nothing if one of them is wrong.

    The parameters must exist; messages name them as ``slot.parameter``.  That one is missing is not reported.
    """
    from pydantic import ValidationError

    schemas = parameter_schemas(rule)
    wrong = False
    for name, node in values.items():
        wrong |= _named_twice(node, schemas[name], f"{slot}.{name}", findings)
    raw = {name: _fitting(node, schemas[name]) for name, node in values.items()}
    try:
        made: Rule = _adapter(rule).validate_json(json.dumps(raw), strict=True)
    except ValidationError as error:
        for name, node in dict.fromkeys(_places(error.errors(include_url=False), values)):
            _report(node, name, f"{slot}.{name}", schemas[name], values[name], findings)
        return None
    return None if wrong else made


@lru_cache
def _adapter(rule: Any) -> Any:  # a type[Rule]; mypy does not believe that classes can be hashed
    from pydantic import TypeAdapter

    return TypeAdapter(rule)


@lru_cache
def parameter_schemas(rule: Any) -> dict[str, Schema]:
    """The JSON Schema of every parameter, with all references put in."""
    schema = _adapter(rule).json_schema()
    return {name: _flat(each, schema.get("$defs", {})) for name, each in schema.get("properties", {}).items()}


def _flat(schema: Schema, shared: Mapping[str, Schema]) -> Schema:
    if "$ref" in schema:
        return _flat(shared[schema["$ref"].rpartition("/")[2]], shared)
    flat = dict(schema)
    if "anyOf" in flat:
        flat["anyOf"] = [_flat(each, shared) for each in flat["anyOf"]]
    if "items" in flat:
        flat["items"] = _flat(flat["items"], shared)
    if "const" in flat:
        flat["enum"] = [flat["const"]]
    return flat


def _kinds(schema: Schema) -> set[str]:
    """What a value may be: ``string``, ``integer``, ``array`` …"""
    if "anyOf" in schema:
        return set().union(*(_kinds(each) for each in schema["anyOf"]))
    return {schema["type"]} if "type" in schema else {"string"} if "enum" in schema else set()


def _fitting(node: Node, schema: Schema) -> object:
    """The value as JSON: ``10`` is a text where only a text can stand, as ranks are."""
    if isinstance(node, Items):
        item = schema.get("items", {})
        return [_fitting(each, item) for each in node.items]
    if isinstance(node, Fields):
        return {name: _fitting(entry.value, {}) for name, entry in node.entries.items()}
    kinds = _kinds(schema)
    if isinstance(node.value, float):
        return node.text
    if "string" in kinds and not (isinstance(node.value, int) and kinds & {"integer", "boolean"}):
        return None if node.value is None else node.text
    return node.value


def _places(errors: list[Any], values: Mapping[str, Node]) -> Iterator[tuple[str, Node]]:
    """The parameter and the node that each of pydantic's errors is about."""
    inside = {error["loc"][0] for error in errors if len(error["loc"]) > 1}
    for error in errors:
        name, *path = error["loc"]
        if name not in values:  # that a parameter is missing is told where it is known who should give it
            continue
        node = values[name]
        if not path and name in inside:  # a list is not too short because some of it is wrong
            continue
        for step in path:
            if isinstance(node, Items) and isinstance(step, int) and step < len(node.items):
                node = node.items[step]
        yield name, node


def _report(node: Node, name: str, setting: str, schema: Schema, whole: Node, findings: Findings) -> None:
    inside = node is not whole
    wanted = schema.get("items", schema) if inside else schema
    expected = expects(allowed(wanted))
    odd = oddity(node.text) if isinstance(node, Scalar) else ""
    verb = "cannot stand in" if inside else "is no value for"
    empty = isinstance(node, Scalar) and node.value is None
    message = f"‘{setting}’ is empty" if empty else f"{what(node)} {verb} ‘{setting}’"
    if isinstance(node, Items) and not inside and _kinds(schema) == {"array"}:
        message = f"the list for ‘{setting}’ is too short"
    findings.error(
        "P105",
        node.span,
        message + (f": it holds {odd}" if odd else ""),
        _remedy(node, wanted, expected),
        label="expected " + expected,
    )


def _remedy(node: Node, schema: Schema, expected: str) -> str:
    """What to write instead."""
    choices = [] if "array" in _kinds(schema) else [str(choice) for choice in allowed(schema).choices]
    if isinstance(node, Scalar):
        meant = nearest(node.text, choices) if node.value is not None else None
        if meant:
            return (
                f"write {meant} without quotes"
                if node.raw[:1] in ("'", '"') and meant == node.text
                else f"did you mean ‘{meant}’?"
            )
        number = whole_number(node.text)
        if number is not None and number != node.raw and _is_allowed(number, allowed(schema)):
            return f"write {number}"
        if "array" in _kinds(schema) and node.value is not None:
            parts = [part for part in re.split(r"[\s,;:\[\]]+", node.text) if part]
            return f"write ‘[{', '.join(parts)}]’" if parts else f"write {expected}"
    if (
        isinstance(node, Items)
        and len(node.items) == 1
        and isinstance(node.items[0], Scalar)
        and "array" not in _kinds(schema)
    ):
        return f"write ‘{node.items[0].raw}’ without the brackets"
    return f"write {expected}"


def _is_allowed(number: str, values: Allowed) -> bool:
    """Whether a setting may be this whole number."""
    if not values.number or len(number) > len(str(LARGEST)):
        return False
    least, most = values.least or 0, LARGEST if values.most is None else values.most
    return least <= int(number) <= most


def allowed_values(rule: Any) -> dict[str, Allowed]:
    """What each parameter of a rule may be, as diagnostics have it."""
    return {name: allowed(schema) for name, schema in parameter_schemas(rule).items()}


def with_value(rule: Rule, name: str, value: object) -> Rule:
    """The rule with another value, as a file would have it, for one of its parameters."""
    values = {each: getattr(rule, each) for each in names(type(rule))}
    kind: Any = type(rule)
    made: Rule = _adapter(kind).validate_python({**values, name: value})
    return made


def allowed(schema: Schema) -> Allowed:
    """What a parameter with this schema may be.

    >>> allowed({"type": "array", "minItems": 2, "items": {"type": "integer", "minimum": 1}})
    Allowed(choices=(), number=True, least=1, most=None, name=False, several=2)
    """
    if "anyOf" in schema:
        each = [allowed(one) for one in schema["anyOf"]]
        number = next((one for one in each if one.number), Allowed())
        choices = tuple(choice for one in each for choice in one.choices)
        several = next((one.several for one in each if one.several is not None), None)
        return number._replace(choices=choices, name=any(one.name for one in each), several=several)
    if "enum" in schema:
        return Allowed(tuple(schema["enum"]))
    match schema.get("type"):
        case "integer":
            least = schema.get("minimum", schema["exclusiveMinimum"] + 1 if "exclusiveMinimum" in schema else None)
            most = schema.get("maximum", schema["exclusiveMaximum"] - 1 if "exclusiveMaximum" in schema else None)
            return Allowed(number=True, least=least, most=most)
        case "array":
            return allowed(schema.get("items", {}))._replace(several=schema.get("minItems", 0))
        case "boolean":
            return Allowed((True, False))
        case "null":
            return Allowed()
    return Allowed(name=True)


def expects(values: Allowed) -> str:
    """What a value must be, in words.

    >>> expects(Allowed(("all", "all-but-one"), number=True, least=1))
    '‘all’, ‘all-but-one’ or a whole number, at least 1'
    """
    some, a_list = values.several is not None, ""
    if values.several is not None:
        a_list = f"a list of {values.several} or more: " if values.several > 1 else "a list of "
    choices = [f"‘{choice}’" if isinstance(choice, str) else str(choice).lower() for choice in values.choices]
    if len(choices) > MOST_CHOICES:
        choices = [f"{'names' if some else 'a name'} from {choices[0]} to {choices[-1]}"]
    if values.number:
        choices.append(("whole numbers" if some else "a whole number") + _bounds(values.least, values.most))
    if values.name:
        choices.append("names" if some else "a name")
    return a_list + joined(choices, "or")


def _bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f", at least {least}" if least is not None else f", at most {most}" if most is not None else ""


def _named_twice(node: Node, schema: Schema, setting: str, findings: Findings) -> bool:
    """Report a name that stands twice in a list of names; whether there is one."""
    if not isinstance(node, Items) or _kinds(schema.get("items", {})) != {"string"}:
        return False
    first: dict[str, Span] = {}
    wrong = False
    for item in node.items:
        if isinstance(item, Scalar) and item.value is not None:
            if item.text in first:
                findings.error(
                    "P211", item.span, f"‘{item.text}’ stands twice in ‘{setting}’", "name it once",
                    related=[Related(first[item.text], "first time")], label="second time",
                )  # fmt: skip
                wrong = True
            first.setdefault(item.text, item.span)
    return wrong

"""Every setting of every variant knows its place, and the text at that place is the setting."""

from __future__ import annotations

from pathlib import Path

import pytest

from poch_rules.declare.compose import same
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Findings, Span
from poch_rules.declare.library import load, variants
from poch_rules.declare.located import data
from poch_rules.declare.parameters import names
from poch_rules.declare.settle import as_data
from poch_rules.declare.tree import read_text
from poch_rules.families import FAMILIES

HOUSES = sorted((Path(__file__).parents[1] / "variants").glob("*.yaml"))
SHIPPED = [heading.id for heading in variants() if heading.family in {family.name for family in FAMILIES}]
ALL = [*SHIPPED, *HOUSES]


def text_at(span: Span) -> str:
    """What a file has from the start of a span to its end, indented as in the file."""
    lines = Path(span.path).read_text(encoding="utf-8").split("\n")[span.line - 1 : span.end_line]
    lines[-1] = lines[-1][: span.end_column - 1]
    lines[0] = " " * (span.column - 1) + lines[0][span.column - 1 :]
    return "\n".join(lines)


def value_at(span: Span) -> object:
    """What the text at a span means, read by itself."""
    findings = Findings()
    node = read_text(text_at(span), "piece", findings)
    assert not findings.found
    assert node is not None
    return data(node)


@pytest.mark.parametrize("name", ALL, ids=str)
def test_the_text_at_the_place_of_a_setting_is_the_setting(name: str | Path) -> None:
    declared = load(name)
    assert declared.settings
    for setting in declared.settings.values():
        if setting.default:
            slot = setting.name.rpartition(".")[0]
            assert text_at(setting.span).strip() == declared.slots[slot].rule
        else:
            assert same(value_at(setting.span), as_data(setting.value)), setting


@pytest.mark.parametrize("name", ALL, ids=str)
def test_every_parameter_of_every_slot_is_a_setting_and_nothing_else_is(name: str | Path) -> None:
    declared = load(name)
    rules = declared.variant.rules[declared.players.least]
    expected = {f"{slot}.{parameter}" for slot, rule in rules.items() for parameter in names(type(rule))}
    expected |= {"players.least", "players.most", "players.usual", "order"}
    expected |= {"players.older_than"} & set(declared.settings)  # few texts name an age
    assert set(declared.settings) == expected


@pytest.mark.parametrize("name", ALL, ids=str)
def test_settings_have_the_values_that_the_rules_have(name: str | Path) -> None:
    declared = load(name)
    for n, rules in declared.variant.rules.items():
        for slot, rule in rules.items():
            for parameter in names(type(rule)):
                value = declared.settings[f"{slot}.{parameter}"].value
                assert getattr(rule, parameter) == (value[n] if isinstance(value, dict) else value)


@pytest.mark.parametrize("name", ALL, ids=str)
def test_the_text_at_the_place_of_a_slot_is_its_module(name: str | Path) -> None:
    for use in load(name).slots.values():
        assert text_at(use.span).strip() == use.module


@pytest.mark.parametrize("name", SHIPPED)
def test_a_source_variant_says_where_everything_comes_from(name: str) -> None:
    declared = load(name)
    while declared.parent is not None:
        declared = declared.parent
    for cited in (*declared.slots.values(), *declared.settings.values()):
        assert cited.source is not None
        assert cited.standing in ("stated", "inferred", "silent")
        if cited.standing != "stated":
            assert cited.ruling is not None
            assert cited.ruling.texts


def changed(declared: Declaration) -> set[str]:
    """The settings that are customs of the house."""
    return {name for name, setting in declared.settings.items() if setting.standing == "house"}


@pytest.mark.parametrize("name", HOUSES, ids=lambda path: path.stem)
def test_what_a_house_does_not_change_keeps_its_source(name: Path) -> None:
    declared = load(name)
    parent = declared.parent
    assert parent is not None
    assert declared.source is None
    for setting in declared.settings.values():
        if setting.name not in changed(declared):
            assert setting == parent.settings[setting.name]
        else:
            assert (setting.source, setting.at, setting.ruling) == (None, "", None)

"""``poch explain``: where rules come from, and what a diagnostic means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from poch_rules.commands.completion import Slot, VariantOrCode
from poch_rules.commands.output import as_json, deliver, format_option, output_option, width

if TYPE_CHECKING:
    from rich.console import RenderableType

    from poch_rules.study.explain import Explanation

CODE = re.compile(r"[A-Za-z][0-9]{3}")


@click.command()
@click.argument("name", type=VariantOrCode(), metavar="VARIANT|CODE")
@click.argument("slot", type=Slot(), metavar="[SLOT|SETTING]", required=False)
@format_option("text", "json")
@output_option
def command(name: str, slot: str | None, form: str, output: str | None) -> None:
    """Where each rule and setting of a variant comes from; or what a diagnostic such as P104 means.

    Name a slot (meld.sequence), a group of slots (meld), a setting (board.stake), players or order; without it every
    setting is explained.  Each is told with its value, and with what it may be instead: for a slot the modules that
    fit.  The line and column are where the value is written.
    """
    if CODE.fullmatch(name) and slot is None:
        text = explain_code(name.upper(), form)
    else:
        text = explain_variant(name, slot, form)
    deliver(text, output, {r"(?m)^\S[^ ]*": "bold"})


def explain_code(name: str, form: str) -> str:
    """What a kind of fault is about."""
    from poch_rules.declare.diagnostics import CODES
    from poch_rules.declare.spelling import several_nearest
    from poch_rules.study.layout import laid_out

    code = CODES.get(name)
    if code is None:
        near = several_nearest(name, CODES) or list(CODES)[:1]
        raise click.UsageError(f"no diagnostic has the code ‘{name}’: did you mean {either(near)}?")
    if form == "json":
        told = {"code": name, "title": code.title, "about": code.about, "example": code.example or None}
        return as_json(told)
    parts: list[RenderableType] = [f"{name}: {code.title}", "", code.about]
    return laid_out([*parts, *(["", code.example.rstrip()] if code.example else [])], width())


def explain_variant(name: str, slot: str | None, form: str) -> str:
    """Where the settings of a variant come from."""
    from poch_rules.declare.library import load
    from poch_rules.declare.spelling import several_nearest
    from poch_rules.study.explain import explain, known_names
    from poch_rules.study.layout import laid_out

    declaration = load(name)
    try:
        found = explain(declaration, slot)
    except KeyError:
        known = known_names(declaration)
        near = several_nearest(slot or "", known) or list(declaration.slots)
        raise click.UsageError(
            f"{declaration.id} has no slot or setting ‘{slot}’: did you mean {either(near)}?"
        ) from None
    if form == "json":
        told = {"variant": declaration.id, "settings": [one.to_json() for one in found]}
        return as_json(told)
    return laid_out(as_text(found), width())


def as_text(found: list[Explanation]) -> Iterator[RenderableType]:
    """The settings one after another, each with what is known of it."""
    from rich.padding import Padding
    from rich.text import Text

    from poch_rules.declare.parameters import expects
    from poch_rules.declare.spelling import written

    for i, one in enumerate(found):
        if i:
            yield ""
        yield Text.assemble((one.name, "bold"), f" = {written(one.value)}")
        yield Padding(Text(one.about), (0, 0, 0, 2))
        yield Padding(Text(f"may be {expects(one.allowed)}"), (0, 0, 0, 2))
        yield Text(f"  {one.span.shown}", no_wrap=True)
        if one.module is not None:
            default = ", whose own default this is" if one.default else ""
            yield Padding(Text(f"module {one.module}, rule {one.rule}{default}"), (0, 0, 0, 2))
        where = [one.standing, None if one.source is None else one.source.title, one.at]
        yield Padding(Text(", ".join(part for part in where if part)), (0, 0, 0, 2))
        for reason in (one.ruling, one.because):
            if reason:
                yield Padding(Text(f"because: {reason}"), (0, 0, 0, 2))
        for standing, reason in one.gaps:
            yield Padding(Text(f"also {standing}: {reason}"), (0, 0, 0, 2))


def either(names: list[str]) -> str:
    """Names to choose from."""
    return " or ".join(f"‘{name}’" for name in names[:4])

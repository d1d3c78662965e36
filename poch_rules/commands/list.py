"""``poch list``: what can be named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import click

from poch_rules.commands.output import as_json, deliver, format_option, output_option
from poch_rules.declare.headings import Heading, ModuleHeading, modules, variants


@click.command()
@format_option("text", "json")
@output_option
def command(form: str, output: str | None) -> None:
    """Every variant and every module that can be named, with players, pack and source."""
    if form == "json":
        told = {
            "variants": [variant_json(heading) for heading in variants()],
            "modules": [module_json(heading) for heading in modules()],
        }
        deliver(as_json(told), output)
        return
    lines = columns([("variant", "players", "pack", "source", "title"), *map(variant_line, variants())])
    lines += ["", *columns([("module", "family", "slot", "rule", "source", "title"), *map(module_line, modules())])]
    deliver("".join(f"{line}\n" for line in lines), output, {r"(?m)^(variant|module) .*$": "bold"})


def variant_json(heading: Heading) -> dict[str, Any]:
    """One variant as JSON has it."""
    least, most, usual = heading.players or (None, None, None)
    return {
        "id": heading.id,
        "family": heading.family,
        "kind": heading.kind,
        "title": dict(heading.titles),
        "players": {"least": least, "most": most, "usual": usual},
        "pack": heading.modules.get("pack"),
        "source": heading.source,
        "extends": heading.parent,
        "modules": dict(heading.modules),
        "path": heading.path,
    }


def module_json(heading: ModuleHeading) -> dict[str, Any]:
    """One module as JSON has it."""
    return {
        "id": heading.id,
        "family": heading.family,
        "title": dict(heading.titles),
        "fills": heading.fills,
        "rule": heading.rule,
        "source": heading.source,
        "path": heading.path,
    }


def variant_line(heading: Heading) -> tuple[str, ...]:
    """One variant as a line of the table."""
    least, most, usual = heading.players or ("?", "?", "?")
    players = f"{least}" if least == most else f"{least}–{most} ({usual})"
    pack = heading.modules.get("pack", "").rpartition("/")[2]
    return heading.id, players, pack, heading.source or heading.parent or "", heading.title("en").text


def module_line(heading: ModuleHeading) -> tuple[str, ...]:
    """One module as a line of the table."""
    return heading.id, heading.family, heading.fills, heading.rule, heading.source or "", heading.title("en").text


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Lines with aligned columns."""
    table = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]

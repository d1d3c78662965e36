"""Reports as text for a reader and as SARIF for tools that show faults beside a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from poch_rules.declare.diagnostics import Span
    from poch_rules.study.report import Report

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def as_text(report: Report, *, colour: bool = False) -> str:
    """The report of one file: its diagnostics, the laws, the verdict, and a hand that breaks a law if there is one."""
    from poch_rules.declare.diagnostics import render
    from poch_rules.declare.hand import write_hand

    parts = [render(report.diagnostics, colour)] if report.diagnostics else []
    lines = [f"{report.path}: {verdict(report)}"]
    if report.hands:
        numbers = ", ".join(map(str, report.players))
        lines.append(f"  {report.hands:,} hands with {numbers} players, seed {report.seed}")
        lines.append("")
        width = max(len(law.name) for law in report.laws)
        lines.append(f"  {'law':<{width}}  {'hands':>8}  {'broken in':>9}")
        lines += [f"  {law.name:<{width}}  {law.hands:>8,}  {law.violations:>9,}" for law in report.laws]
    else:
        lines.append(f"  no hands were played, seed {report.seed}")
    parts.append("\n".join(lines) + "\n")
    found = report.counterexample
    if found is not None:
        says = next(law.says for law in report.laws if law.name == found.law)
        at = f" ({found.place.shown})" if found.place is not None else ""
        lines = [f"{found.law}: {says}", f"  {found.what}" + (f", at {found.rule}{at}" if found.rule else "")]
        small = "no smaller hand was found" if found.smallest else "a smaller hand may exist: the search was cut short"
        lines.append(f"  This hand breaks it ({small}; `--save FILE` writes it, `poch replay FILE` shows it):")
        lines.append("")
        lines += [f"    {line}".rstrip() for line in write_hand(found.record).splitlines()]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def verdict(report: Report) -> str:
    """What came out, in a few words."""
    errors = sum(d.severity == "error" for d in report.diagnostics)
    warnings = len(report.diagnostics) - errors
    broken = sum(bool(law.violations) for law in report.laws)
    said = [f"{n} {word}{'' if n == 1 else 's'}" for n, word in ((errors, "error"), (warnings, "warning")) if n]
    if broken:
        said.append(f"{broken} law{'' if broken == 1 else 's'} broken")
    if report.undecided is not None:
        said.append(report.undecided)
    word = "not valid" if report.faulty else "valid" if report.valid else "undecided"
    return f"{word} ({', '.join(said)})" if said else word


def to_sarif(reports: Sequence[Report]) -> dict[str, Any]:
    """All reports as one SARIF 2.1.0 log: a result for each diagnostic and for each broken law.

    Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0, 2020.
    """
    from poch_rules.declare.diagnostics import CODES

    rules: dict[str, str] = {}
    results = []
    for report in reports:
        for d in report.diagnostics:
            rules[d.code] = CODES[d.code].title if d.code in CODES else d.code
            result = {
                "ruleId": d.code,
                "level": d.severity,
                "message": {"text": d.message + (f" ({d.help})" if d.help else "")},
                "locations": [location(d.span)],
            }
            if d.related:
                result["relatedLocations"] = [location(r.span) | {"message": {"text": r.message}} for r in d.related]
            results.append(result)
        for law in report.laws:
            if law.violations:
                rules[law.name] = law.says
                results.append(broken_law(report, law.name, law.says))
    driver = {
        "name": "poch-rules",
        **({"semanticVersion": known} if (known := own_version()) else {}),
        "rules": [{"id": code, "shortDescription": {"text": title}} for code, title in rules.items()],
    }
    seeds = sorted({report.seed for report in reports})
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "properties": {"seed": seeds[0] if seeds else None},
        "results": results,
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def own_version() -> str | None:
    """The version of this project; nothing in a checkout that is not installed."""
    try:
        return version("poch-rules")
    except PackageNotFoundError:
        return None


def broken_law(report: Report, law: str, says: str) -> dict[str, Any]:
    """The result for a law that hands broke; with its place where the counterexample knows it."""
    found = report.counterexample
    known = found if found is not None and found.law == law else None
    here: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": uri(report.file)}}}
    elsewhere: list[dict[str, Any]] = []
    if known is not None and known.place is not None:
        if known.place.path == report.file:
            here = location(known.place)
        else:
            elsewhere = [location(known.place) | {"message": {"text": f"{known.rule} stands here"}}]
    text = f"{says} Broken{f' at {known.rule}: {known.what}' if known is not None else ' in some hands'}."
    result = {"ruleId": law, "level": "error", "message": {"text": text}, "locations": [here]}
    return result | ({"relatedLocations": elsewhere} if elsewhere else {})


def location(span: Span) -> dict[str, Any]:
    """A stretch of a file as SARIF has it."""
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
    return {"physicalLocation": {"artifactLocation": {"uri": uri(span.path)}, "region": region}}


def uri(path: str) -> str:
    """The address of a file: relative as it was given, or ``file://`` for an absolute path.

    >>> uri("house rules/süd.yaml")
    'house%20rules/s%C3%BCd.yaml'
    """
    if os.path.isabs(path):
        return Path(path).as_uri()
    return quote(path.replace(os.sep, "/"))


def to_json(reports: Iterable[Report]) -> dict[str, Any]:
    """The object of ``poch validate --format json``."""
    listed = list(reports)
    return {"seed": listed[0].seed if listed else None, "files": [report.to_json() for report in listed]}

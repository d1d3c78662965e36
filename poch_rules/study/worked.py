"""The worked hand of a variant: a hand file beside its own, which its page in a book shows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from poch_rules.declare.diagnostics import Diagnostic, Findings, Refused, Span
from poch_rules.declare.hand import read_hand
from poch_rules.study.replay import replay

if TYPE_CHECKING:
    from poch_rules.declare.declaration import Declaration
    from poch_rules.study.replay import Replay


def hand_file(variant: Declaration) -> Path | None:
    """The hand file of a variant, ``hands/NAME.yaml`` beside its own file, if there is one."""
    path = Path(variant.path).parent / "hands" / f"{variant.id.rpartition('/')[2]}.yaml"
    return path if path.is_file() else None


def wrong_hand(variant: Declaration) -> tuple[Diagnostic, ...]:
    """What is wrong with the worked hand of a variant, for which a book could not show it."""
    path = hand_file(variant)
    if path is None:
        return ()
    try:
        record = read_hand(path, families=(variant.family,))
    except Refused as refused:
        return refused.diagnostics
    findings = Findings([str(path)])
    (column,) = replay(record, [variant]).replays
    _report(column, record.players, str(path), findings)
    return findings.ordered


def _report(column: Replay, players: Sequence[str], path: str, findings: Findings) -> None:
    """Report where the hand is not played as it is recorded."""
    id, lines = column.declaration.id, Path(path).read_text(encoding="utf-8").splitlines()
    for found in column.findings:
        name, recorded = players[found.seat], found.recorded or ""
        line, start = max(found.line, 1), max(found.column, 1)
        span = Span(path, line, start, line, start + len(recorded), lines[line - 1])
        if recorded:
            message = f"‘{id}’ does not play ‘{name} {recorded}’ as it is recorded: it is {found.verdict}"
        else:
            message = f"nothing is recorded that {name} answers in ‘{found.phase}’"
        findings.error("P411", span, message, "record what is played, or name the file otherwise")
    if column.reason is not None:
        message = f"‘{id}’ cannot play this hand to its end"
        help = "‘poch replay’ says why; record another hand, or name the file otherwise"
        findings.error("P411", Span(path, 1, 1, 1, 1), message, help)

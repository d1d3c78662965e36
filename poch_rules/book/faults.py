"""Faults of the files that pages are made from: told at their place as those of any page are, and the build goes on."""

from __future__ import annotations

from collections.abc import Iterable

from sphinx.util import logging

from poch_rules.declare.diagnostics import Refused, render

log = logging.getLogger(__name__)


def tell(path: object, faults: Iterable[tuple[int, str]]) -> None:
    """What is wrong with a file, each fault with its line (0: none in particular)."""
    for line, fault in faults:
        log.error(fault, location=f"{path}:{line or 1}", type="poch", subtype="file")


def tell_refused(refused: Refused) -> None:
    """What a file was refused for."""
    for each in refused.diagnostics:
        tell(each.span.path, [(each.span.line, render([each]).rstrip("\n"))])

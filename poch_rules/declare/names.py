"""Names of an author's own from which the books make addresses: of modules, of sources, of slots in a group."""

from __future__ import annotations

import re

from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.located import Scalar
from poch_rules.declare.spelling import slug

_NAME = re.compile(r"\w+(?:[-.]\w+)*")


def check_name(key: Scalar, whose: str, findings: Findings, *, after: str = "") -> None:
    """Report a name that cannot stand in an address; of a name with folders each part is one.

    `after` is what stands before the name in the key, such as the group of a slot.
    """
    name = key.text.removeprefix(after)
    if all(_NAME.fullmatch(part) for part in name.split("/")):
        return
    message = f"‘{name}’ cannot be the name of {whose}: a name has letters, digits and hyphens"
    help = "/".join(slug(part) for part in name.split("/") if part.strip(". ")) or "mine"
    findings.error("P120", key.span, message, f"write ‘{after}{help}’")

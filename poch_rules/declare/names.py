"""Names of an author's own from which the books make addresses: of modules, of sources, of slots in a group."""

from __future__ import annotations

import re

from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.located import Scalar
from poch_rules.declare.spelling import slug

_NAME = re.compile(r"\w+(?:[-.]\w+)*")
#: What sentences can be made with.
_WORDS = re.compile(r"\w+(?:[-. ]\w+)*")
#: No name is longer.
LONGEST = 80


def check_name(key: Scalar, whose: str, findings: Findings, *, after: str = "") -> None:
    """Report a name that cannot stand in an address; of a name with folders each part is one.

    `after` is what stands before the name in the key, such as the group of a slot.
    """
    name = key.text.removeprefix(after)
    if all(_NAME.fullmatch(part) for part in name.split("/")):
        if len(name) > LONGEST:
            _too_long(key, findings)
        return
    message = f"‘{name}’ cannot be the name of {whose}: a name has letters, digits and hyphens"
    help = "/".join(slug(part) for part in name.split("/") if part.strip(". ")) or "mine"
    findings.error("P120", key.span, message, f"write ‘{after}{help}’")


def check_pool(name: Scalar, findings: Findings) -> None:
    """Report a name of a pool that no sentence can be made with."""
    if not _WORDS.fullmatch(name.text):
        message = f"‘{name.text}’ cannot be the name of a pool"
        help = "write letters and digits, with hyphens between them"
        findings.error("P123", name.span, message, help, label="no word")
    elif len(name.text) > LONGEST:
        _too_long(name, findings)


def _too_long(name: Scalar, findings: Findings) -> None:
    message = f"a name has at most {LONGEST} characters, not {len(name.text)}"
    findings.error("P123", name.span, message, "write a shorter one", label="too long")

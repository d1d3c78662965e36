"""Names of an author's own from which the books make addresses: of variants, modules, sources, slots in a group."""

from __future__ import annotations

import re

from poch_rules.declare.diagnostics import Findings
from poch_rules.declare.located import Scalar
from poch_rules.declare.spelling import slug

#: A variant's name becomes a folder, which file systems must take.
_FOLDER = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NAME = re.compile(r"\w+(?:[-.]\w+)*")
#: What sentences can be made with.
_WORDS = re.compile(r"\w+(?:[-. ]\w+)*")
#: No name is longer.
LONGEST = 80


def is_variant_name(name: Scalar, findings: Findings) -> bool:
    """Whether a variant, with its family before a slash or alone, can be called so; if not, it is reported."""
    family, slash, alone = name.text.rpartition("/")
    if len(name.text) > LONGEST:
        message = f"the name of a variant has at most {LONGEST} characters, not {len(name.text)}"
        help = f"write ‘{slug(alone)[:30].rpartition('-')[0] or slug(alone)[:30]}’, and the long name as its title"
    elif _FOLDER.fullmatch(alone) and (not slash or _FOLDER.fullmatch(family)):
        return True
    else:
        message = f"‘{name.text}’ cannot be the name of a variant: a name has small letters a to z, digits and hyphens"
        help = f"write ‘{slug(name.text)}’"
    findings.error("P120", name.span, message, help)
    return False


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

"""From the name of a variant to its file: as somebody asks for it, and as a file names another.

Whoever asks may name any file.  A file may name what is in the library, and files beside or below it: it comes from
somebody else, and what lies elsewhere is none of its business.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from poch_rules.declare.diagnostics import Findings, Span
from poch_rules.declare.inputs import note_input
from poch_rules.declare.shelf import Outside, Shelf, beside, is_file_name
from poch_rules.declare.spelling import listed, nearest, several_nearest


class UnknownVariant(LookupError):
    """No variant has that id or name; `help` names the nearest ones."""

    def __init__(self, message: str, help: str) -> None:
        super().__init__(f"{message}: {help}")
        self.message, self.help = message, help


class NameInFile(str):
    """The name of a variant as a file has it, which remembers where: `span`.

    Wherever it is loaded, it leads to the library, or to a file beside or below the one that it stands in.
    """

    span: Span

    def __new__(cls, name: str, span: Span) -> NameInFile:
        """The name with its place."""
        named = super().__new__(cls, name)
        named.span = span
        return named

    def __getnewargs__(self) -> tuple[str, Span]:  # type: ignore[override]  # so that it can be copied
        return str(self), self.span


def find(name: str | Path, shelf: Shelf) -> Path:
    """The file of a variant.

    Raises `UnknownVariant` for a name that is none, and `Refused`, at its place, for one that stands in a file.
    """
    if isinstance(name, NameInFile):
        findings = Findings()
        path = find_named(name, name.span, shelf, findings, otherwise=", or name it with ‘--under’")
        findings.stop_if_failed()
        assert path is not None
        return path
    if isinstance(name, Path) or name == "-" or is_file_name(name):
        return Path(name)
    try:
        return in_library(name, shelf)
    except UnknownVariant:
        if os.path.isfile(name):
            return Path(name)
        raise


def in_library(name: str, shelf: Shelf) -> Path:
    """The file of a variant of the library by its id, or by its name if no other has it.  Raises `UnknownVariant`."""
    known = shelf.variant_paths()
    hits = [id for id in known if name in (id, id.rpartition("/")[2])]
    if len(hits) == 1:
        return known[hits[0]]
    if hits:
        raise UnknownVariant(f"‘{name}’ could be {listed(hits, 'or')}", "write the whole id")
    meant = nearest(name, known)
    near = listed([meant] if meant else several_nearest(name, known), "or")
    help = f"did you mean {near}?" if near else "‘poch list’ names all that there are"
    raise UnknownVariant(f"there is no variant ‘{name}’", help)


def find_named(name: str, span: Span, shelf: Shelf, findings: Findings, *, otherwise: str = "") -> Path | None:
    """The file of the variant that another file names at that place; where there is none the findings say why.

    `otherwise` ends the advice about a file that is not where it may be.
    """
    unknown = None
    if not is_file_name(name):
        try:
            return in_library(name, shelf)
        except UnknownVariant as error:
            unknown = error
    try:
        path = beside(name, span.path)
    except Outside:
        lies_outside(name, span, findings, otherwise)
        return None
    if path is None and unknown is not None:
        findings.error("P111", span, unknown.message, unknown.help, label="unknown variant")
    elif path is None:
        message = f"there is no file ‘{name}’ beside this one"
        findings.error("P111", span, message, f"check the name, or name a variant of the library by its id{otherwise}")
    return path


def note_named(name: NameInFile) -> None:
    """Keep the file that another file names, whether it is opened or not.  Raises `WouldBeLost`."""
    if is_file_name(name):
        with suppress(Outside):
            path = beside(name, name.span.path)
            if path is not None:
                note_input(path)


def lies_outside(name: str, span: Span, findings: Findings, otherwise: str = "") -> None:
    """Report a name that leads out of the file's folder."""
    help = f"put the file beside this one, and write its name alone{otherwise}"
    findings.error("P113", span, f"‘{name}’ leads out of this file's folder", help)

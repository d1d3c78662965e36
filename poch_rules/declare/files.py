"""Opening files: what cannot be opened, is not text, or is not UTF-8."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from poch_rules.declare.diagnostics import Findings, Span, Unreadable
from poch_rules.declare.inputs import note_input
from poch_rules.declare.located import Node
from poch_rules.declare.tree import LINE_BREAK, VARIANT, read_text

STANDARD_INPUT = "<standard input>"
GIVEN_TEXT = "<text>"
#: What texts are called that come from no file.
NO_FILES = (STANDARD_INPUT, GIVEN_TEXT)
MOST_BYTES = 64 * 1024 * 1024


def read_file(path: str | Path, findings: Findings, *, model: str = VARIANT) -> Node | None:
    """The content of a YAML file; ``-`` is standard input.  Faults go to the findings.

    `model` is what the author of an empty file could start from.

    Raises `Unreadable` if there is no such file or it cannot be opened, and `WouldBeLost` if it is going to be written
    over.
    """
    shown = shown_name(path)
    if shown not in findings.files:
        findings.files.append(shown)
    try:
        raw = _standard_input() if str(path) == "-" else _bytes(path)
    except (OSError, ValueError) as error:
        findings.error("P001", Span(shown, 1, 1, 1, 1), *_why(shown, error))
        raise Unreadable(findings.ordered) from error
    text = decode(raw, shown, findings)
    return None if text is None else read_text(text, shown, findings, model=model)


def shown_name(path: str | Path) -> str:
    """What a file is called in diagnostics."""
    return STANDARD_INPUT if str(path) == "-" else str(path)


def _standard_input() -> bytes:
    with suppress(OSError):  # a program may have put something there that is no file
        note_input(STANDARD_INPUT, opened=sys.stdin.fileno())
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def _bytes(path: str | Path) -> bytes:
    # A device could block or never end; a pipe, as from a shell's process substitution, is a file like any other.
    mode = os.stat(path).st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode) or stat.S_ISDIR(mode)):
        raise OSError("it is a device")
    with open(path, "rb") as file:
        note_input(path)
        return file.read(MOST_BYTES + 1)


def _why(path: str, error: Exception) -> tuple[str, str]:
    """Why a file cannot be opened, and what to do."""
    match error:
        case FileNotFoundError():
            return f"there is no file ‘{path}’", "check the name and the folder"
        case IsADirectoryError():
            return f"‘{path}’ is a folder", "name a file in it"
        case PermissionError():
            return f"‘{path}’ may not be read", "give yourself the right to read it"
        case OSError():
            return f"‘{path}’ cannot be read: {error.strerror or error}", "name an ordinary file"
    return f"‘{path}’ cannot be the name of a file", "check the name"


def decode(raw: bytes, path: str, findings: Findings) -> str | None:
    """The text of a file, which must be UTF-8."""
    start = Span(path, 1, 1, 1, 1)
    if len(raw) > MOST_BYTES:
        findings.error("P002", start, f"the file is larger than {MOST_BYTES // 1024 // 1024} MB", "split it")
        return None
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        findings.error("P002", start, "the file is written in UTF-16", "save it as UTF-8")
        return None
    if b"\0" in raw[:4096]:
        findings.error("P002", start, "the file is not text", "name a YAML file, which is plain text in UTF-8")
        return None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = error.object  # it is counted without a byte order mark
        before = LINE_BREAK.split(text[: error.start].decode("utf-8", "replace"))
        line, column = len(before), len(before[-1]) + 1
        findings.error(
            "P002", Span(path, line, column, line, column + 1),
            f"the file is not UTF-8: it has the byte {text[error.start]:#04x} here", "save it as UTF-8",
        )  # fmt: skip
        return None

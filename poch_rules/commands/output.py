"""What the verbs share: their common options, and how text reaches a terminal, a pipe or a file."""

from __future__ import annotations

import codecs
import io
import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, TypeVar

import click
from click.shell_completion import CompletionItem

from poch_rules.commands.numbers import Whole
from poch_rules.declare.inputs import claim_output
from poch_rules.declare.languages import languages

Function = TypeVar("Function", bound=Callable[..., Any])

#: Standard output, where a file is asked for.
STANDARD = "-"
#: No text is written in fewer columns than this, nor in more.
NARROWEST, WIDEST = 40, 10_000


# -- options ---------------------------------------------------------------------------------------------------


class Language(click.ParamType):  # type: ignore[type-arg]  # it has an argument in some versions only
    """One of the languages that there is a wording of."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The language's code as its folder is named."""
        code = value.strip().casefold()
        if code not in languages():
            self.fail(f"there is no language ‘{value}’: the languages are {', '.join(languages())}", param, ctx)
        return code

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The languages that begin so."""
        return [CompletionItem(code) for code in languages() if code.startswith(incomplete.casefold())]


def language_option(function: Function) -> Function:
    """``--language L``."""
    says = "Language of all texts, by its code; a wrong one lists them all."
    return click.option("--language", type=Language(), default="en", metavar="L", help=says)(function)


def format_option(*formats: str) -> Callable[[Function], Function]:
    """``--format F``, passed on as `form`; the first one is the default."""
    return click.option(
        "--format", "form", type=click.Choice(formats), default=formats[0], show_default=True, help="How it is written."
    )


def output_option(function: Function) -> Function:
    """``-o FILE``, passed on as `output`; nothing: standard output."""
    return file_option("-o", "output", help="Write to this file, whole or not at all.")(function)


def file_option(name: str, passed_as: str, *, help: str) -> Callable[[Function], Function]:
    """An option that names a file to write, which must be none that is read."""

    def claimed(ctx: click.Context, param: click.Parameter, path: str | None) -> str | None:
        if path is not None and path != STANDARD:
            claim_output(path, name)
        return path

    return click.option(name, passed_as, type=click.Path(), metavar="FILE", callback=claimed, help=help)


def seed_option(function: Function) -> Function:
    """``--seed S``, a whole number from 0."""
    seeds = Whole(min=0)
    return click.option("--seed", type=seeds, default=1, show_default=True, help="Seed of the shuffle.")(function)


def players_option(function: Function) -> Function:
    """``--players N``; nothing: the variant's usual number."""
    return click.option("--players", type=Whole(min=1), metavar="N", help="How many players.")(function)


# -- streams ---------------------------------------------------------------------------------------------------


#: What stands for a sign that a terminal's encoding does not have.
PLAIN_SIGNS = str.maketrans(
    "♣♦♥♠▸│─–−…·•✗→‘’“”„●◐○◇", 'cdhs>|---.-*x>\'\'"""@%o+', "\u2066\u2067\u2068\u2069\u200e\u200f"
)


def readable_streams() -> None:
    """Let no sign be a reason to fail: pipes and files get UTF-8, a terminal that lacks a sign gets a plain one."""
    codecs.register_error("plain-signs", _plain)
    # A stream that was closed before we began has nobody at its other end.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="plain-signs")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Plain signs for those that cannot be encoded, a question mark for any other."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(PLAIN_SIGNS)
    return text.encode("ascii", "replace").decode("ascii"), error.end


@contextmanager
def quiet_if_nobody_reads() -> Iterator[None]:
    """A reader that goes away, as ``head`` does, is no fault, and changes no exit status."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still in the buffer, and what is written from now on, goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def width() -> int:
    """How many columns to write in: those of the terminal (``COLUMNS`` goes first), or 80; never too few to read."""
    return min(max(NARROWEST, shutil.get_terminal_size((80, 24)).columns), WIDEST)


def is_styled(stream: TextIO) -> bool:
    """Whether a stream is a terminal that is to get colours and moving bars.

    Where ``NO_COLOR`` is set it gets plain text alone, and so does one that calls itself ``dumb`` (https://no-color.org).
    """
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") not in ("dumb", "unknown")


def show(text: str, styles: Mapping[str, str] | None = None) -> None:
    """Write text to standard output; on a terminal, what the patterns match is coloured.

    `styles` maps regular expressions to styles of rich, such as ``bold`` or ``red``.
    """
    if not styles or not is_styled(sys.stdout):
        with quiet_if_nobody_reads():
            sys.stdout.write(text)
        return
    from rich.console import Console
    from rich.text import Text

    coloured = Text(text, end="")
    for pattern, style in styles.items():
        coloured.highlight_regex(pattern, style)
    Console(markup=False, highlight=False, emoji=False).print(coloured, end="", soft_wrap=True)


def as_json(told: Any) -> str:
    """An object as ``--format json`` writes it."""
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


# -- files -----------------------------------------------------------------------------------------------------


def deliver(text: str, output: str | None, styles: Mapping[str, str] | None = None) -> None:
    """Write to the file that ``-o`` names, or show the text."""
    if output is None or output == STANDARD:
        show(text, styles)
    else:
        write_whole(Path(output), text)


def write_whole(path: Path, text: str, *, option: str = "-o") -> None:
    """Write the file that `option` names, whole or not at all: beside it first, then in its place.

    It is as readable as what it replaces.  Raises `WouldBeLost` where that is a file that was read.
    """
    claim_output(path, option)
    if path.is_dir():
        raise IsADirectoryError(21, "is a folder: name a file in it", str(path))
    if path.exists() and not path.is_file():  # a device or a pipe has no place beside it
        path.write_text(text, encoding="utf-8")
        return
    target = Path(os.path.realpath(path))
    with _beside(path, target) as new:
        new.write_text(text, encoding="utf-8", newline="\n")
        if target.exists():
            shutil.copymode(target, new)
        os.replace(new, target)


def write_folder(path: Path, files: Mapping[str, str]) -> None:
    """Write a new folder with these files, whole or not at all.

    Raises `FileExistsError` if one is in the way, and `WouldBeLost` where it holds a file that was read.
    """
    claim_output(path)
    target = Path(os.path.realpath(path))
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise FileExistsError(17, "is there already and not an empty folder", str(path))
    with _beside(path, target) as new:
        new.mkdir()
        for name, text in files.items():
            (new / name).write_text(text, encoding="utf-8", newline="\n")
        mode = target.stat().st_mode & 0o7777 if target.exists() else None
        if mode is not None:
            target.rmdir()
        os.replace(new, target)
        if mode is not None:  # only now: a folder that nobody may write in cannot be moved
            target.chmod(mode)


@contextmanager
def _beside(path: Path, target: Path) -> Iterator[Path]:
    """A place beside a file or folder to be, where it is made before it takes its place; nothing is left of it."""
    if not target.parent.is_dir():
        raise FileNotFoundError(2, f"there is no folder ‘{path.parent}’", str(path))
    try:
        with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
            yield Path(folder) / target.name
    except OSError as error:  # such as a full disk, of which the system does not say where
        raise OSError(error.errno, error.strerror, str(path)) from error


def seen_from(hand: str | None, variant: str | None) -> str | None:
    """What a hand calls its variant, by an id or by a path from here: the path as it leads there from the hand's file.

    A hand may name what lies in its folder or below.  Any other file it does not name, and standard error says so.
    """
    if variant is None or not os.path.isfile(variant):
        return variant
    from poch_rules.declare.shelf import Outside, beside, is_file_name

    to_file = hand is not None and hand != STANDARD
    folder = os.path.realpath((os.path.dirname(hand or "") if to_file else "") or os.curdir)
    try:
        name = Path(os.path.relpath(os.path.realpath(variant), folder)).as_posix()
        name = name if is_file_name(name) else f"./{name}"
        beside(name, os.path.join(folder, "hand.yaml"))
    except (Outside, ValueError):  # ValueError: on another drive
        where = "the hand’s folder" if to_file else "the working folder"
        click.echo(
            f"‘{variant}’ does not lie in {where} or below, and a hand names no file from elsewhere: "
            f"replay it with --under {shlex.quote(variant)}",
            err=True,
        )
        return None
    return name

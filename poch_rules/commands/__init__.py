"""The ``poch`` command.  Each verb is a file of its own here, imported when it is used.

Every command ends here: what went wrong is said once, on standard error, and becomes the exit status.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

import click

FINE, FAULTS, WRONG, UNDECIDED, OUR_FAULT, INTERRUPTED = 0, 1, 2, 3, 4, 130

#: Every verb with the sentence that ``poch --help`` has for it; `poch_rules.commands.VERB` holds its ``command``.
VERBS = {
    "list": "Every variant and module that can be named.",
    "show": "The rule book of one variant.",
    "explain": "Where each rule comes from; what a diagnostic means.",
    "validate": "Check variant files, and play hands with every law watched.",
    "compare": "Variants rule by rule, side by side.",
    "replay": "One recorded hand under one or more variants.",
    "simulate": "Many seeded hands, and what happens how often.",
    "deal": "Deal and play a seeded hand, and write it as a hand file.",
    "docs": "Build the rule books.",
}


class Verbs(click.Group):
    """The verbs, each imported when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All verbs in the order in which they are helpful."""
        return [*VERBS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a verb."""
        if cmd_name not in VERBS:
            return None
        command = import_module(f"poch_rules.commands.{cmd_name}").command
        assert isinstance(command, click.Command)
        command.name = cmd_name
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that is meant; an unknown one names the nearest."""
        if args and args[0] not in VERBS and not args[0].startswith("-"):
            near = get_close_matches(args[0], VERBS, 1)
            help = f"did you mean ‘{near[0]}’?" if near else f"the verbs are {', '.join(VERBS)}"
            raise click.UsageError(f"there is no command ‘{args[0]}’: {help}", ctx)
        name, command, rest = super().resolve_command(ctx, args)
        if command is not None and not ctx.resilient_parsing:
            _refuse_files_like_options(command, rest, ctx)
        return name, command, rest

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The verbs for ``--help``, without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([*VERBS.items()])


def _refuse_files_like_options(command: click.Command, arguments: Sequence[str], ctx: click.Context) -> None:
    """Raise a usage error for a file whose name would be taken for options, such as ‘-h.yaml’."""
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    known = {name for option in options for name in (*option.opts, *option.secondary_opts)}
    with_value = {name for option in options if not (option.is_flag or option.count) for name in option.opts}
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            return
        if argument in with_value:
            next(rest, None)
        elif argument[:1] != "-" or argument in (*known, "-") or argument.partition("=")[0] in known:
            continue
        elif os.path.lexists(argument) or (argument.endswith((".yaml", ".yml")) and argument[:2] not in with_value):
            raise click.UsageError(
                f"‘{argument}’ begins with a dash, as options do: for the file of that name write ‘./{argument}’,"
                " or ‘--’ before it",
                ctx,
            )


@click.group(
    cls=Verbs,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 fine; 1 what was examined has faults; 2 a wrong command line, or a file that is missing or "
    "refused; 3 undecided; 4 a fault of our own; 130 interrupted.",
)
@click.version_option(package_name="poch-rules", message="poch-rules %(version)s")
def poch() -> None:
    """Rules of historical card games as data: check them, play them, replay a hand under several, read them."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; every error becomes a message on standard error and the exit status that it means."""
    from poch_rules.commands.output import quiet_if_nobody_reads, readable_streams
    from poch_rules.declare.inputs import guarded_run

    readable_streams()
    if os.environ.get("_POCH_COMPLETE"):  # the shell asks for words
        poch.main(args=list(arguments), prog_name="poch")
    status = FINE
    try:
        with guarded_run(), quiet_if_nobody_reads(), poch.make_context("poch", [*arguments]) as context:
            status = poch.invoke(context)
    except click.exceptions.Exit as end:  # --help and --version
        status = end.exit_code
    except click.ClickException as error:
        error.show()
        return WRONG
    except (KeyboardInterrupt, click.Abort):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except Exception as error:
        no_text = next((argument for argument in arguments if _is_why(error, argument)), None)
        if no_text is not None:
            click.echo(f"error: ‘{no_text}’ is no text in UTF-8", err=True)
            return WRONG
        return _refusal(error)
    return status if isinstance(status, int) else FINE


def _is_why(error: Exception, argument: str) -> bool:
    """Whether a text could not be written because of what stands in an argument; as the name of a file it may."""
    return isinstance(error, UnicodeEncodeError) and error.object[error.start : error.end] in argument


def _refusal(error: Exception) -> int:
    """The message and the exit status of an error that is no matter of the command line's form."""
    from poch_rules.commands.output import is_styled
    from poch_rules.core.variant import CannotBePlayed
    from poch_rules.declare.diagnostics import Refused, render
    from poch_rules.declare.inputs import WouldBeLost
    from poch_rules.declare.library import UnknownVariant
    from poch_rules.study.deal import names

    if isinstance(error, Refused):
        colour = is_styled(sys.stderr)
        click.echo(render(error.diagnostics, colour), nl=False, err=True, color=colour)
        return WRONG
    if isinstance(error, UnknownVariant | WouldBeLost):
        click.echo(f"error: {error}", err=True)
        return WRONG
    if isinstance(error, CannotBePlayed):
        click.echo(f"error: {error.said_to(names(52))}", err=True)
        return WRONG
    if isinstance(error, OSError):
        where = f"‘{os.fspath(error.filename)}’: " if error.filename is not None else ""
        click.echo(f"error: {where}{error.strerror}", err=True)
        return WRONG
    if os.environ.get("POCH_DEBUG"):
        raise error
    click.echo(
        f"poch: a fault of our own: {type(error).__name__}: {error}\n"
        "Please report it to the maintainers with the command and its files; POCH_DEBUG=1 shows where it happened.",
        err=True,
    )
    return OUR_FAULT

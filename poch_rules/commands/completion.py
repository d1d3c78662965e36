"""What a shell offers where TAB is pressed.  Names come from the names of files; no game is imported to list them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from poch_rules.declare.folders import data_folder

#: What can only become the code of a diagnostic.
_CODE = re.compile(r"[A-Z][0-9]{0,3}|[a-z][0-9]{1,3}")


class Variant(click.ParamType):  # type: ignore[type-arg]  # it has an argument in some versions only
    """A variant by its id, its name or its file; whoever loads it says what is wrong with it."""

    name = "variant"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Variants of the library, and files."""
        found = starting(incomplete, [*variant_names(incomplete), *variant_files()])
        return found or [CompletionItem(incomplete, type="file")]  # the shell itself knows folders and other files


class VariantOrCode(Variant):
    """A variant, or the code of a diagnostic."""

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Variants, files, and the codes that begin so, with what they are about."""
        if not _CODE.fullmatch(incomplete):
            return super().shell_complete(ctx, param, incomplete)
        from poch_rules.declare.codes import CODES

        begun = incomplete.upper()
        return [CompletionItem(code, help=about.title) for code, about in CODES.items() if code.startswith(begun)]


class Slot(click.ParamType):  # type: ignore[type-arg]
    """A slot or a setting of the variant that stands before it."""

    name = "slot"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """What ``poch explain`` knows of that variant; nothing where it cannot be read."""
        from poch_rules.declare.diagnostics import Refused
        from poch_rules.declare.library import UnknownVariant, load
        from poch_rules.study.explain import known_names

        variant = ctx.params.get("name") or ""
        if variant == "-":  # nobody types a file while a shell waits
            return []
        try:
            return starting(incomplete, known_names(load(variant)))
        except (Refused, UnknownVariant):
            return []


def starting(incomplete: str, words: Iterable[str]) -> list[CompletionItem]:
    """Those of the words that begin so."""
    return [CompletionItem(word) for word in words if word.startswith(incomplete)]


def variant_names(incomplete: str) -> list[str]:
    """The ids of the library, and the names that one variant alone has once something of a name is typed."""
    ids = [f"{path.parent.name}/{path.stem}" for path in sorted(data_folder().glob("*/*.yaml"))]
    times = Counter(id.rpartition("/")[2] for id in ids)
    return ids + [name for name in times if incomplete and times[name] == 1]


def variant_files() -> list[str]:
    """The YAML files of the working folder, none so that it would be taken for options."""
    names = sorted(path.name for path in Path().iterdir() if path.suffix in (".yaml", ".yml"))
    return [f"./{name}" if name.startswith("-") else name for name in names]

"""Every command that a page of the book shows does what the page says."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest
from needs import lacking

from poch_rules.commands import poch as group

DOCS = Path(__file__).parents[1] / "docs"
#: For those who work on the project; not in the book.
APART = ("README.md", "contributing.md", "adding-a-description.md", "adding-a-game.md", "style.md")
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if page.name not in APART and "decisions" not in page.parts]
#: Run as it stands by `.ci/run`, on a fresh machine.
SETS_UP = "python3 -m venv"
#: What a reader is told to mend on a page, once a command has complained of it.
MENDED = {"tutorial.md": ("stkae", "stake")}


class Fence(NamedTuple):
    kind: str
    text: str


def fences(page: Path) -> Iterator[Fence]:
    """What a page shows; a file that it includes is one whose first line names it."""
    for kind, text in re.findall(r"^```({?\w+}?[^\n]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.S | re.M):
        if kind.startswith("{literalinclude} "):
            path = page.parent / kind.partition(" ")[2]
            yield Fence("yaml", f"# {path.name}\n{path.read_text(encoding='utf-8')}")
        else:
            yield Fence(kind, text)


def name(page: Path) -> str:
    return str(page.relative_to(DOCS))


def with_commands() -> list[Path]:
    return [page for page in PAGES if any(fence.kind == "sh" for fence in fences(page))]


@pytest.mark.parametrize("page", with_commands(), ids=name)
def test_the_commands_of_a_page_run_on_the_files_that_it_shows(page, tmp_path, monkeypatch, poch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    said, faulty = "", False
    shown = list(fences(page))
    for at, fence in enumerate(shown):
        if fence.kind in ("yaml", "python", "markdown"):
            write(fence.text)
        elif fence.kind == "sh":
            answer = shown[at + 1].text if at + 1 < len(shown) and shown[at + 1].kind == "text" else ""
            for line in fence.text.splitlines():
                said = run(poch, line, complains="error[" in answer)
            assert answer.strip() in said
            faulty |= "error[" in answer
        if faulty and page.name in MENDED:
            mend(*MENDED[page.name])


def write(text: str) -> None:
    """A file whose name is its first line; one that is continued grows."""
    first, _, rest = text.partition("\n")
    found = re.fullmatch(r"(?:# |<!-- )([\w.-]+)(, continued)?(?: -->)?", first)
    if found is None:
        return
    path = Path(found[1])
    if found[2]:
        path.write_text(path.read_text(encoding="utf-8") + rest, encoding="utf-8")
    else:
        path.write_text(text.replace("~~~", "```"), encoding="utf-8")


def mend(wrong: str, right: str) -> None:
    for path in Path().glob("*.yaml"):
        path.write_text(path.read_text(encoding="utf-8").replace(wrong, right), encoding="utf-8")


def run(poch: Callable[..., Any], line: str, *, complains: bool) -> str:
    program, *arguments = shlex.split(line)
    if line.startswith(SETS_UP):
        assert line in (DOCS.parent / "README.md").read_text(encoding="utf-8")
        return ""
    if program == "poch":
        if "pdf" in arguments and importlib.util.find_spec("weasyprint") is None:
            lacking("printing needs the extra ‘pdf’")
        ran = poch(*arguments)
        assert ran.status == int(complains), ran.out + ran.err
        return ran.out + ran.err
    env = dict(os.environ)
    if program == "eval":  # of what the command writes for a shell
        name, _, value = arguments[0].strip("$()").removesuffix(" poch").partition("=")
        env[name], arguments = value, ["-m", "poch_rules"]
    elif program == "sphinx-build":
        arguments = ["-m", "sphinx", *arguments]
    elif program == "python" and "docs" in arguments:
        shutil.copytree(DOCS, "docs")
    else:
        assert program == "python", f"{line}: a command that no test knows"
    done = subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == int(complains), done.stdout + done.stderr
    assert program != "eval" or "complete" in done.stdout
    return done.stdout + done.stderr


def test_the_reference_names_every_command_and_every_option_that_several_share():
    text = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
    context = click.Context(group)
    options: dict[str, int] = {}
    for verb in group.list_commands(context):
        assert f"`poch {verb}" in text, verb
        found = group.get_command(context, verb)
        assert found is not None
        for option in found.params:
            for flag in option.opts if isinstance(option, click.Option) else ():
                options[flag] = options.get(flag, 0) + 1
    for flag, commands in options.items():
        assert commands < 2 or f"`{flag}`" in text, flag


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_program_that_a_page_shows_runs(page, capsys):
    for fence in fences(page):
        if fence.kind == "python" and not fence.text.startswith("# "):
            exec(fence.text, {})  # our own pages
            assert capsys.readouterr().out.strip()

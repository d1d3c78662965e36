"""The command line: names that begin with a dash, what a shell offers, and what a terminal gets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.shell_completion import CompletionItem, ShellComplete

from poch_rules import commands

Poch = Callable[..., Any]

ROOT = Path(__file__).parents[2]
HOUSE = "format: 1\nvariant: house\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
HAND = "hand: 1\nvariant: house.yaml\nplayers: [Anna, Ben, Clara]\ndealer: Clara\ndeal: {seed: 7}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "house.yaml").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "hand.yaml").write_text(HAND, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# -- names that begin with a dash


@pytest.mark.parametrize("name", ["-x.yaml", "-h.yaml", "-output.yaml", "-o.yml", "--help.yaml", "-q"])
@pytest.mark.parametrize(
    "command", ["validate", "show", "explain", "deal", "replay", "simulate", "compare house.yaml", "docs --language en"]
)
def test_a_file_whose_name_looks_like_options_gets_a_hint(poch: Poch, folder: Path, command: str, name: str) -> None:
    (folder / name).write_text(HOUSE, encoding="utf-8")
    ran = poch(*command.split(), name)
    assert (ran.status, ran.out) == (2, "")
    assert f"write ‘./{name}’, or ‘--’ before it" in ran.err


def test_the_hint_does_not_need_the_file_to_be_there(poch: Poch) -> None:
    assert "‘./-x.yaml’" in poch("validate", "-x.yaml").err


def test_what_the_hint_says_works(poch: Poch, folder: Path) -> None:
    (folder / "-x.yaml").write_text(HOUSE, encoding="utf-8")
    assert poch("show", "./-x.yaml").status == poch("show", "--", "-x.yaml").status == 0
    assert poch("replay", "hand.yaml", "--under", "-x.yaml").status == 0, "an option takes whatever comes next"


@pytest.mark.parametrize("arguments", ["deal house.yaml -onew.yaml", "deal -o -new.yaml house.yaml"])
def test_a_file_to_write_may_have_any_name(poch: Poch, folder: Path, arguments: str) -> None:
    assert poch(*arguments.split()).status == 0
    assert len(list(folder.glob("*new.yaml"))) == 1


# -- what a shell offers


def offered(words: str) -> list[CompletionItem]:
    """What is offered for the last of these words, which may be empty."""
    *before, begun = words.split(" ")
    return ShellComplete(commands.poch, {}, "poch", "_POCH_COMPLETE").get_completions(before, begun)


def words_offered(words: str) -> list[str]:
    """The same as words alone."""
    return [item.value for item in offered(words)]


@pytest.mark.parametrize(
    ("words", "among"),
    [
        ("show fam", "family-nine-pot"),
        ("show poch/fam", "poch/family-nine-pot-52"),
        ("show ", "poch/family-nine-pot"),
        ("show ", "house.yaml"),
        ("explain meyer-l", "meyer-longest"),
        ("explain P11", "P113"),
        ("explain p11", "P113"),
        ("explain family-nine-pot meld.seq", "meld.sequence"),
        ("explain house.yaml board", "board.stake"),
        ("validate ho", "house.yaml"),
        ("compare house.yaml spades/", "spades/partnership"),
        ("simulate pukk", "pukk/husfreyjan-1969"),
        ("deal three", "three-hundred"),
        ("docs poch/", "poch/eight-pool"),
        ("replay hand.yaml --under pope", "pope-joan/hoffmann"),
        ("show house.yaml --language p", "pl"),
        ("docs --language ", "ar"),
        ("compare --format m", "markdown"),
        ("sim", "simulate"),
    ],
)  # fmt: skip
def test_a_shell_offers(words: str, among: str) -> None:
    assert among in words_offered(words)


@pytest.mark.parametrize("words", ["show sub/", "replay ", "docs --add ", "show x -o ", "docs --logo "])
def test_files_are_left_to_the_shell_where_it_knows_more(words: str) -> None:
    assert [item.type for item in offered(words)] == ["file"]


def test_nothing_is_offered_of_a_variant_that_cannot_be_read(folder: Path) -> None:
    (folder / "bad.yaml").write_text("[", encoding="utf-8")
    assert offered("explain bad.yaml m") == offered("explain nosuch m") == []


def test_a_name_that_would_look_like_options_is_offered_so_that_it_does_not(folder: Path) -> None:
    (folder / "-x.yaml").write_text(HOUSE, encoding="utf-8")
    assert "./-x.yaml" in words_offered("show ")


@pytest.mark.parametrize(("shell", "line"), [("bash", "plain,family-nine-pot"), ("zsh", "plain\nfamily-nine-pot\n_")])
def test_variants_are_offered_without_a_game_and_without_reading(folder: Path, shell: str, line: str) -> None:
    asked = {"_POCH_COMPLETE": f"{shell}_complete", "COMP_WORDS": "poch show fam", "COMP_CWORD": "2"}
    program = (
        "import sys; from poch_rules.commands import run\ntry: run([])\n"
        "finally: print([name for name in sys.modules if name.startswith(('poch_rules.families', 'yaml'))])"
    )
    ran = python("-c", program, **asked)
    assert line in ran.stdout
    assert ran.stdout.endswith("[]\n")


# -- what a terminal gets


def python(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Python with the package of these tests."""
    command = [sys.executable, *arguments]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def on_a_terminal(*arguments: str, **env: str) -> tuple[int, str]:
    """The status of a command on a terminal of its own, and everything that comes there."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", **env}
    process = subprocess.Popen(
        [sys.executable, "-m", "poch_rules", *arguments],
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    said = b""
    while True:
        try:
            part = os.read(ours, 65_536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        said += part
    os.close(ours)
    return process.wait(), said.decode()


COMMANDS = {
    "list": 0,
    "show house.yaml": 0,
    "explain house.yaml": 0,
    "explain P104": 0,
    "validate house.yaml --hands 20": 0,
    "validate hand.yaml": 1,
    "compare house.yaml meyer-longest": 0,
    "replay hand.yaml": 0,
    "simulate house.yaml --hands 200": 0,
    "deal house.yaml": 0,
    "docs --language en poch/eight-pool -o site": 0,
    "replay house.yaml": 2,
    "show --nosuch": 2,
    "show --help": 0,
}


@pytest.mark.parametrize("plain", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=lambda env: next(iter(env)))
@pytest.mark.parametrize("command", COMMANDS)
def test_a_terminal_that_wants_no_colour_gets_no_control_code(
    folder: Path, command: str, plain: dict[str, str]
) -> None:
    status, said = on_a_terminal(*command.split(), XDG_CACHE_HOME=str(folder / "cache"), **plain)
    assert status == COMMANDS[command]
    assert said
    assert "\x1b" not in said
    assert "\r" not in said.replace("\r\n", "")


@pytest.mark.parametrize("command", ["show house.yaml", "simulate house.yaml --hands 200", "replay house.yaml"])
def test_any_other_terminal_gets_colours_and_bars(command: str) -> None:
    assert "\x1b" in on_a_terminal(*command.split())[1]
    assert "\x1b" in on_a_terminal(*command.split(), NO_COLOR="")[1], "by its standard it counts when it is not empty"


# -- other machines

WITHOUT = """
import sys, yaml
for name in [name for name in vars(yaml) if name.startswith("C") and name[1].isupper()]:
    delattr(yaml, name)
from poch_rules.commands import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [command for command in COMMANDS if COMMANDS[command] == 0])
def test_every_command_works_where_yaml_has_no_library_in_c(folder: Path, command: str) -> None:
    ran = python("-c", WITHOUT, *command.split(), XDG_CACHE_HOME=str(folder / "cache"))
    assert ran.returncode == 0, ran.stderr


def test_a_counterexample_is_told_there_too(folder: Path) -> None:
    text = HOUSE.replace("variant: house", "variant: twice") + "set: {vying.pools: [ace, poch]}\n"
    (folder / "twice.yaml").write_text(text, encoding="utf-8")
    ran = python("-c", WITHOUT, "validate", "twice.yaml", "--format", "json")
    assert ran.returncode == 1, ran.stderr
    assert json.loads(ran.stdout)["files"][0]["counterexample"]["players"][0] == "Anna"

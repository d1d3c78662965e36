"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from poch_rules.commands import poch as command

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def block(kind, containing):
    return next(text for text in re.findall(rf"```{kind}\n(.*?)```", README, re.S) if containing in text)


@pytest.fixture
def sunday(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("sunday.yaml").write_text(block("yaml", "sunday-poch"), encoding="utf-8")


def poch(line):
    result = CliRunner().invoke(command, line.split())
    assert result.exit_code == 0, result.output
    return result.output


def commands(containing):
    lines = block("sh", containing).splitlines()
    return [line.partition("#")[0].strip().removeprefix("poch ") for line in lines]


def test_the_replay_that_is_shown_is_the_replay_that_is_made(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    deal, replay = commands("poch replay")
    poch(deal)
    shown = block("text", "First divergence").rstrip("\n").removesuffix("  …").rstrip()
    assert poch(replay).startswith(shown)


@pytest.mark.parametrize("line", [line for line in commands("sunday.yaml") if not line.startswith("docs")])
def test_the_commands_on_a_variant_of_ones_own_run(sunday, line):
    assert poch(line)


def test_the_sentence_of_the_rule_is_said_so():
    assert "Whoever holds the seven, eight and nine of trumps in one hand takes the sequence pool." in " ".join(
        poch("show family-nine-pot").split()
    )
    assert "Trumpf" in " ".join(poch("show family-nine-pot --language de").split())


def test_the_python_example_runs(capsys):
    exec(block("python", "import poch_rules"), {})  # our own README
    asked, takings = capsys.readouterr().out.splitlines()
    assert "vying.open" in asked
    assert takings.startswith("[(")

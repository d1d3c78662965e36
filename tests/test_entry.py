"""Where the ``poch`` command begins, and that an interrupt there is an interrupt and no traceback."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import poch_rules

ROOT = Path(poch_rules.__file__).parents[1]

#: Stands for Ctrl-C at the moment when a module begins to be imported.
INTERRUPTED = """
import sys
moment = sys.argv.pop(1)
class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == moment:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupt())
from poch_rules.__main__ import main
sys.exit(main())
"""


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What Python does with these arguments."""
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "module",
    [
        "poch_rules.commands", "click", "poch_rules.commands.output", "poch_rules.commands.list",
        "poch_rules.declare.headings", "yaml",
    ],
)  # fmt: skip
def test_an_interrupt_while_modules_are_imported_is_no_traceback(module: str) -> None:
    stopped = ran("-c", INTERRUPTED, module, "list")
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "interrupted\n")


def test_nothing_is_imported_before_an_interrupt_can_be_taken() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); before = {{*sys.modules}}; import poch_rules.__main__; "
        "print(*sorted({*sys.modules} - before - {'__future__'}))"
    )
    assert ran("-S", "-c", code).stdout == "poch_rules poch_rules.__main__\n"


@pytest.mark.parametrize("entry", [["-m", "poch_rules"], ["cli.py"]], ids=["module", "checkout"])
def test_every_entry_is_the_command_with_its_exit_status(entry: list[str]) -> None:
    if entry == ["cli.py"] and not (ROOT / "cli.py").exists():
        pytest.skip("this is no checkout")
    assert ran(*entry, "--version").stdout.startswith("poch-rules ")
    refused = ran(*entry, "lsit")
    assert refused.returncode == 2
    assert "did you mean ‘list’?" in refused.stderr


def test_the_installed_command_begins_where_the_others_do() -> None:
    project = Path(__file__).parents[1] / "pyproject.toml"
    assert tomllib.loads(project.read_text(encoding="utf-8"))["project"]["scripts"] == {
        "poch": "poch_rules.__main__:main"
    }

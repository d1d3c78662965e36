"""The parts of the project whose tests are tried, and which tests are theirs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]  #: of the project

POCH = (
    "ar_wikipedia_poch", "ass_1973", "casinospiegel", "encyclopedie_1765", "finnish_rules_page", "foster_1897",
    "hamburg_1873", "knauer", "meyer_1908", "pierer_1844", "pierer_1857", "polish_leaflet",
)  # fmt: skip


class Part(NamedTuple):
    """Some code, as folders or files, and the tests that say what it does."""

    code: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self, root: Path) -> list[str]:
        """The files of the part, in order."""
        found = [path for each in self.code for path in ([root / each] if each.endswith(".py") else _all(root / each))]
        return [path.relative_to(root).as_posix() for path in found]

    def found_tests(self, root: Path) -> list[str]:
        """Those of its tests that there are."""
        return [test for test in self.tests if (root / test).exists()]


def _all(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


#: Of the tests of `study` those that replay hands, and those of the command.
REPLAY = ("replay_columns", "replay_edges", "replay_matching", "replay_text", "rows", "spades")
REPLAY_COMMAND = "tests/commands/test_replay.py"
#: Where every law, of the core and of families, is broken on purpose.
LAWS = "tests/laws/test_laws_can_fail.py"


def _family(*names: str, sources: tuple[str, ...]) -> Part:
    code = tuple(f"poch_rules/families/{name}" for name in names)
    near = [f"tests/families/{name}" for name in names]
    every = (*(f"tests/families/test_{name}.py" for name in ("parameters", "dressing", "tables")), LAWS)
    return Part(code, (*near, *every, *(f"tests/sources/{name}" for name in sources)))


PARTS = {
    "core": Part(("poch_rules/core",), ("tests/core", LAWS)),
    "poch": _family("poch", sources=POCH),
    "spades": _family("spades", sources=("spades",)),
    "stops": _family("stops", "nain_jaune", "pope_joan", sources=("nain_jaune", "pope_joan")),
    "pukk": _family("pukk", sources=("pukk",)),
    "declare": Part(("poch_rules/declare/compose.py", "poch_rules/declare/settle.py"), ("tests/declare",)),
    "replay": Part(("poch_rules/study/replay",), (*(f"tests/study/test_{name}.py" for name in REPLAY), REPLAY_COMMAND)),
}

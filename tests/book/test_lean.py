"""What is spared when books are built changes nothing of their pages."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from poch_rules.book.build import Book, build
from poch_rules.declare.library import book_folder

CHECKOUT = Path(__file__).parents[2]
VARIANTS = ("poch/eight-pool", "poch/family-nine-pot")
PAGES = ("index", "standings", "tutorial", "glossary", "howto/one-hand", "variants/poch/eight-pool", "sources")


def article(path: Path) -> str:
    found = re.search(r"<article.*?</article>", path.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None, path
    return found[0]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A book in Finnish as `poch docs` makes it, and as Sphinx does by itself."""
    folder = tmp_path_factory.mktemp("lean")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        build(Book(book_folder(), ("fi",), VARIANTS), folder / "ours")
    line = [sys.executable, "-m", "sphinx", "-q", "-D", "language=fi", "-D", f"poch_variants={','.join(VARIANTS)}"]
    line += ["-d", str(folder / "read"), str(book_folder()), str(folder / "plain")]
    subprocess.run(line, cwd=CHECKOUT, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, check=True)
    return folder / "ours" / "fi", folder / "plain"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_a_book_is_the_page_that_plain_sphinx_makes(both: tuple[Path, Path], page: str) -> None:
    ours, plain = (article(folder / f"{page}.html") for folder in both)
    assert ours == plain

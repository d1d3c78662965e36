"""A page of a Sphinx project, and a hand that it shows, name files of the project and no others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from poch_rules.book.build import Book
from poch_rules.declare.library import book_folder, load

CHECKOUT = Path(__file__).parents[2]
HOUSE = "format: 1\nvariant: house\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/family-nine-pot\n"
HAND = "hand: 1\nvariant: {}\nplayers: [Anna, Ben, Clara]\ndealer: Clara\ndeal: {{seed: 7}}\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    (folder / "hands").mkdir(parents=True)
    (folder / "conf.py").write_text(
        'extensions = ["poch_rules.book"]\npoch_variants = ["poch/eight-pool"]\npoch_add = ["hands/house.yaml"]\n',
        encoding="utf-8",
    )
    (folder / "hands" / "house.yaml").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "secret.yaml").write_text("password: hunter2\n", encoding="utf-8")
    (folder / "hands" / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    for name, variant in {"own": "house.yaml", "outside": "../../secret.yaml", "link": "link.yaml"}.items():
        (folder / "hands" / f"{name}-hand.yaml").write_text(HAND.format(variant), encoding="utf-8")
    (tmp_path / "hand.yaml").write_text(HAND.format("poch/eight-pool"), encoding="utf-8")
    return folder


def built(project: Path, directive: str) -> subprocess.CompletedProcess[str]:
    """The project with a page that has this directive; from a folder that has nothing to do with it."""
    page = f"Index\n=====\n\n.. toctree::\n\n   variants/poch/eight-pool\n   variants/poch/house\n\n{directive}\n"
    (project / "index.rst").write_text(page, encoding="utf-8")
    out = project.parent / "out"
    line = [sys.executable, "-m", "sphinx", "-q", "-b", "dummy", "-W", "--keep-going", str(project), str(out)]
    env = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    return subprocess.run(line, env=env, capture_output=True, text=True, check=False, cwd="/")


def test_a_hand_and_its_variant_lie_in_the_project(project: Path) -> None:
    ran = built(project, ".. poch:replay:: hands/own-hand.yaml")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_variant_to_play_it_under_is_named_from_the_page(project: Path) -> None:
    ran = built(project, ".. poch:replay:: hands/own-hand.yaml\n   :under: poch/eight-pool, hands/house.yaml")
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    "directive",
    [
        ".. poch:replay:: ../hand.yaml",
        ".. poch:replay:: hands/../../hand.yaml",
        ".. poch:replay:: hands/link.yaml",
        ".. poch:replay:: hands/own-hand.yaml\n   :under: ../secret.yaml",
        ".. poch:replay:: hands/own-hand.yaml\n   :under: hands/link.yaml",
        ".. poch:replay:: hands/outside-hand.yaml",
        ".. poch:replay:: hands/link-hand.yaml",
    ],
)
def test_what_lies_elsewhere_is_refused_and_nothing_of_it_is_said(project: Path, directive: str) -> None:
    ran = built(project, directive)
    said = ran.stdout + ran.stderr
    assert ran.returncode != 0
    assert "leads out of" in said
    assert "hunter2" not in said
    assert "password" not in said


def test_a_file_that_is_added_by_a_link_names_files_beside_the_link_as_everywhere(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    child = tmp_path / "elsewhere" / "child.yaml"
    child.write_text(HOUSE.replace("variant: house", "variant: child").replace("poch/family-nine-pot", "house.yaml"))
    (tmp_path / "house.yaml").write_text(HOUSE, encoding="utf-8")
    link = tmp_path / "child.yaml"
    link.symlink_to(child)
    assert load(link).parent is not None
    book = Book(book_folder(), ("en",), ("poch/eight-pool",), (link,))
    assert [variant.id for variant in book.declarations()] == ["poch/eight-pool", "poch/child"]

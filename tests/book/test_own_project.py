"""Somebody else's Sphinx project with a folder of variants, from an empty folder, with the theme that Sphinx has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pages import CUSTOM, read

from poch_rules.declare.library import book_folder

CHECKOUT = Path(__file__).parents[2]
CONF = """
project = "Our Poch"
extensions = ["poch_rules.book"]
poch_folder = "variants"
"""
INDEX = """
Our Poch
========

.. toctree::

   variants/poch/sunday
   reading
"""
READING = """
How gaps are read
=================

.. poch:rulings::
"""
SUNDAY = """
format: 1
variant: sunday
family: poch
kind: house
title: {en: Sunday Poch, ar: بوخ الأحد}
extends: poch/family-nine-pot
set:
  chips.chips: 120
  players.most: 5
"""


def sphinx(source: Path, out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run ``sphinx-build`` strictly, and leave what it read beside what it wrote."""
    line = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", *options, "-d", str(out) + "-read", str(source), str(out)]
    paths = {"PYTHONPATH": str(CHECKOUT)}
    return subprocess.run(line, env=os.environ | paths, capture_output=True, text=True, check=False)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project as somebody would begin it."""
    folder = tmp_path / "ours"
    (folder / "variants").mkdir(parents=True)
    for name, text in {
        "conf.py": CONF, "index.rst": INDEX, "reading.rst": READING, "variants/sunday.yaml": SUNDAY
    }.items():  # fmt: skip
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(("language", "direction", "title"), [("en", "", "Sunday Poch"), ("ar", "rtl", "بوخ الأحد")])
def test_a_folder_of_ones_own_becomes_a_book_in_any_language(
    project: Path, tmp_path: Path, language: str, direction: str, title: str
) -> None:
    ran = sphinx(project, tmp_path / "out", "-D", f"language={language}")
    assert (ran.returncode, ran.stderr) == (0, "")
    page = read(tmp_path / "out" / "variants" / "poch" / "sunday.html")
    assert (page.lang, page.dir) == (language, direction)
    assert page.by_id["variant"].strip().startswith(title)
    assert "chips.chips" in page.ids
    assert not (tmp_path / "out" / "variants" / "poch" / "family-nine-pot.html").exists(), "only what is in the folder"
    assert {path.name for path in (tmp_path / "out" / "_static").glob("*.woff2")} == (
        {f"noto-naskh-arabic-arabic-{weight}-normal.woff2" for weight in (400, 700)} if direction else set()
    )


def test_the_folder_stands_beside_variants_that_are_named(project: Path, tmp_path: Path) -> None:
    with (project / "conf.py").open("a", encoding="utf-8") as conf:
        conf.write('poch_variants = ["poch/eight-pool"]\nexclude_patterns = ["index.rst"]\nmaster_doc = "reading"\n')
    ran = sphinx(project, tmp_path / "out", "--keep-going")
    assert "toctree" in ran.stderr  # nothing leads to the variants, and that is all there is to say
    written = tmp_path / "out" / "variants" / "poch"
    assert {path.stem for path in written.glob("*.html")} == {"eight-pool", "sunday"}


def test_a_folder_without_a_variant_is_a_mistake(project: Path, tmp_path: Path) -> None:
    (project / "variants" / "sunday.yaml").rename(project / "variants" / "sunday.txt")
    ran = sphinx(project, tmp_path / "out")
    assert ran.returncode != 0
    assert "no variant file is in" in ran.stdout + ran.stderr


@pytest.mark.parametrize("language", ["xx", "de_DE", "pt-br"])
def test_a_language_that_has_no_wording_makes_no_book_in_english(project: Path, tmp_path: Path, language: str) -> None:
    ran = sphinx(project, tmp_path / "out", "-D", f"language={language}")
    assert ran.returncode != 0
    assert "the languages are en, ar, de, fi, pl" in ran.stdout + ran.stderr
    assert not list((tmp_path / "out").rglob("*.html"))


def test_a_checkout_is_a_sphinx_project_like_any_other(tmp_path: Path) -> None:
    source = tmp_path / "docs"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    variants = "poch_variants=poch/eight-pool,poch/polish-leaflet,poch/finnish-nine-pot"
    ran = sphinx(source, tmp_path / "out", "-D", "language=ar", "-D", variants)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert read(tmp_path / "out" / "index.html").dir == "rtl"


def test_the_rules_of_a_page_that_goes_leave_the_inventory(project: Path, tmp_path: Path) -> None:
    shutil.copy(CUSTOM / "changed-settings.yaml", project / "variants")
    with (project / "index.rst").open("a", encoding="utf-8") as index:
        index.write("   variants/poch/changed-settings\n")
    text = (project / "variants" / "changed-settings.yaml").read_text(encoding="utf-8")
    (project / "variants" / "changed-settings.yaml").write_text(
        "\n".join(line for line in text.splitlines() if "least_bet" not in line and "stake" not in line), "utf-8"
    )
    out = tmp_path / "out"
    assert sphinx(project, out, "-j", "2").returncode == 0
    before = (out / "searchindex.js").read_text(encoding="utf-8")
    assert "changed-settings" in before
    (project / "variants" / "changed-settings.yaml").unlink()
    (project / "index.rst").write_text(INDEX, encoding="utf-8")
    assert sphinx(project, out, "-j", "2").returncode == 0
    assert "changed-settings" not in (out / "searchindex.js").read_text(encoding="utf-8")
    assert sphinx(project, tmp_path / "fresh").returncode == 0
    assert (out / "objects.inv").read_bytes() == (tmp_path / "fresh" / "objects.inv").read_bytes()

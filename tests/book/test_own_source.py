"""A leaflet of somebody's own, with its bibliography in the file, is in the books like any other source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pages import read

from poch_rules.book.seal import ingredients
from poch_rules.declare.library import data_folder, load

CHECKOUT = Path(__file__).parents[2]
OWN = """
sources:
  grandfathers-notes:
    title: Grandfather’s notes
    year: 1950
    language: en
    kind: leaflet
    seen: whole
    numbers: {PL: {en: the notes}}
"""


def test_a_source_that_a_file_brings_along_has_a_page_and_the_variant_leads_to_it(tmp_path: Path) -> None:
    text = (data_folder() / "poch" / "polish-leaflet.yaml").read_text(encoding="utf-8")
    text = text.replace("variant: poch/polish-leaflet", "variant: grandfathers-poch")
    text = text.replace("source: polish-leaflet", "source: grandfathers-notes")
    (tmp_path / "mine.yaml").write_text(text + OWN, encoding="utf-8")
    line = [sys.executable, str(CHECKOUT / "cli.py"), "docs", "-o", "site", "--language", "de", "--add", "mine.yaml"]
    paths = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    ran = subprocess.run(
        [*line, "poch/eight-pool"], cwd=tmp_path, env=os.environ | paths, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    site = tmp_path / "site" / "de"
    assert "sources/poch/grandfathers-poch/grandfathers-notes.html" in " ".join(read(site / "sources.html").links)
    assert "Grandfather’s notes" in read(site / "variants" / "index.html").text + " ".join(
        word for _, _, word in read(site / "variants" / "index.html").foreign
    )


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text here")
def test_a_file_of_any_name_may_lie_beside_a_variant(tmp_path: Path) -> None:
    house = "format: 1\nvariant: v\nkind: house\nextends: poch/eight-pool\nset: {board.stake: 2}\n"
    (tmp_path / "v.yaml").write_text(house, encoding="utf-8")
    (tmp_path / os.fsdecode(b"\xff.yaml")).write_text("", encoding="utf-8")
    declared = load(tmp_path / "v.yaml")
    assert ingredients((), tmp_path, [declared.family], [declared])

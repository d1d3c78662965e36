"""Every builder works on what another has read, and a folder that is warm gets what a fresh one would."""

from __future__ import annotations

import os
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from builders import BUILDERS, CONF, INDEX, built, circuit, project

CHECKSUM = re.compile(r"\?v=[0-9a-f]{8}")
HOUSE = """
format: 1
variant: ours
family: poch
kind: house
title: {en: Ours}
extends: poch/eight-pool
set: {board.stake: 2}
"""


def pages(out: Path) -> dict[str, str]:
    """What was written, without the checksums with which a theme names its files: they are those of the last build."""
    found = (path for path in sorted(out.rglob("*")) if path.suffix in (".html", ".js", ".json") and path.is_file())
    return {path.relative_to(out).as_posix(): CHECKSUM.sub("", path.read_text(encoding="utf-8")) for path in found}


def newer(path: Path, text: str) -> None:
    """Change a file; what has no other time is no other file to Sphinx."""
    path.write_text(text, encoding="utf-8")
    stamp = path.stat().st_mtime + 2
    os.utime(path, (stamp, stamp))


def test_a_circuit_has_every_pair() -> None:
    way = list(circuit("abcd"))
    assert {(a, b) for a, b in pairwise(way)} == {(a, b) for a in "abcd" for b in "abcd" if a != b}
    assert len(way) == 4 * 3 + 1


def test_every_builder_follows_html_and_html_every_builder(tmp_path: Path) -> None:
    source = project(tmp_path / "p")
    assert built(source, tmp_path, "html") == ""
    fresh = pages(tmp_path / "html")
    for builder in BUILDERS[1:]:
        assert built(source, tmp_path, builder) == "", builder
        shutil.rmtree(tmp_path / "html")
        assert built(source, tmp_path, "html") == "", f"html after {builder}"
        assert pages(tmp_path / "html") == fresh, f"html after {builder}"


def test_a_table_in_plain_text_keeps_its_words_whole(tmp_path: Path) -> None:
    """Sphinx takes the width of a column there for a number of characters."""
    source = project(tmp_path / "p", index=f"{INDEX}\n~~~{{poch:matrix}}\n~~~\n")
    assert built(source, tmp_path, "text") == ""
    text = (tmp_path / "text" / "index.txt").read_text(encoding="utf-8")
    assert {"Variant", "Players", "Pack", "Source", "Rule"} <= set(re.findall(r"[\w-]+", text))


@pytest.mark.parametrize("builder", ["text", "json", "singlehtml"])
def test_html_may_be_the_second_builder(tmp_path: Path, builder: str) -> None:
    source = project(tmp_path / "p")
    assert built(source, tmp_path, builder) == ""
    assert built(source, tmp_path, "html") == ""
    assert "variants/poch/eight-pool.html" in pages(tmp_path / "html")


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("html_theme", "furo"),
        ("html_title", "Another title"),
        ("html_show_copyright", False),
        ("poch_faces", "german"),
        ("poch_variants", ["poch/eight-pool", "spades/partnership"]),
        ("poch_languages", ["en", "de"]),
        ("html_baseurl", "https://example.org/en/"),
    ],
)
def test_a_changed_setting_changes_every_page_of_a_warm_folder(tmp_path: Path, setting: str, value: object) -> None:
    source = project(tmp_path / "p")
    assert built(source, tmp_path / "warm", "html") == ""
    before = pages(tmp_path / "warm" / "html")
    assert built(source, tmp_path / "warm", "html", **{setting: value}) == ""
    assert built(source, tmp_path / "fresh", "html", **{setting: value}) == ""
    after, fresh = pages(tmp_path / "warm" / "html"), pages(tmp_path / "fresh" / "html")
    assert {name: after[name] for name in fresh} == fresh
    assert after["variants/poch/eight-pool.html"] != before["variants/poch/eight-pool.html"]


def test_a_variant_that_goes_leaves_the_pages_that_stay_as_a_fresh_build_has_them(tmp_path: Path) -> None:
    source = project(tmp_path / "p")
    both = ["poch/eight-pool", "poch/family-nine-pot"]
    assert built(source, tmp_path / "warm", "html", poch_variants=both) == ""
    assert built(source, tmp_path / "warm", "html") == ""
    assert built(source, tmp_path / "fresh", "html") == ""
    after, fresh = pages(tmp_path / "warm" / "html"), pages(tmp_path / "fresh" / "html")
    del fresh["searchindex.js"]  # Sphinx keeps the words of the page that went, with no page
    assert {name: after[name] for name in fresh} == fresh


def test_two_processes_read_and_write_what_one_does(tmp_path: Path) -> None:
    index = f"{INDEX}\n~~~{{poch:rulings}}\n~~~\n\n~~~{{poch:sources}}\n~~~\n\n~~~{{poch:modules}}\n~~~\n"
    source = project(tmp_path / "p", index=index)
    newer(source / "terms.md", "---\norphan: true\n---\n# Terms\n\n~~~{poch:glossary}\n~~~\n\n~~~{poch:laws}\n~~~\n")
    newer(source / "beside.md", "---\norphan: true\n---\n# Beside\n\n~~~{poch:matrix}\n~~~\n")
    assert built(source, tmp_path / "one", "html") == ""
    assert built(source, tmp_path / "two", "html", jobs=2) == ""
    assert pages(tmp_path / "two" / "html") == pages(tmp_path / "one" / "html")
    inventories = [(tmp_path / way / "html" / "objects.inv").read_bytes() for way in ("one", "two")]
    assert inventories[0] == inventories[1]


def test_a_variant_that_changes_breaks_and_is_mended_is_read_again_in_the_same_process(tmp_path: Path) -> None:
    from sphinx.errors import ConfigError

    source = project(tmp_path / "p", conf=f'{CONF}poch_add = ["ours.yaml"]\n')
    newer(source / "ours.yaml", HOUSE)
    assert built(source, tmp_path, "html") == ""
    page = tmp_path / "html" / "variants" / "poch" / "ours.html"
    assert "two chips" in page.read_text(encoding="utf-8")
    newer(source / "ours.yaml", HOUSE.replace("{board.stake: 2}", "{board.stake: 2"))
    with pytest.raises(ConfigError, match=r"(?s)‘poch_add’ in conf\.py.*ours\.yaml:\d+:\d+"):
        built(source, tmp_path, "html")
    newer(source / "ours.yaml", HOUSE.replace("stake: 2", "stake: 3"))
    assert built(source, tmp_path, "html") == ""
    assert "three chips" in page.read_text(encoding="utf-8")

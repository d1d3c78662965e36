"""What axe-core finds on a page of every kind: nothing, at three widths, in light and dark, in both directions.

axe-core is a script of the npm package of that name; ``POCH_AXE`` says where its ``axe.min.js`` lies.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from kinds import KINDS, ROOT
from needs import lacking
from windows import WIDTHS, Open

#: Style sheets are not fetched once more for rules that would look into them: from disk that is not allowed.
FIND = """async () => (await axe.run(document, {preload: false})).violations.flatMap(
    rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 150)}: ${node.failureSummary}`))"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The script."""
    path = Path(os.environ.get("POCH_AXE") or "axe.min.js")
    return path.read_text(encoding="utf-8") if path.is_file() else lacking("POCH_AXE names no axe.min.js")


def found(page: Any, axe: str) -> set[str]:
    """What is wrong with a page: each rule and element, with the widths and schemes at which it is so."""
    page.evaluate(axe)
    wrong: dict[str, list[str]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1000})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            for line in page.evaluate(FIND):
                wrong.setdefault(line, []).append(f"{scheme} at {width}")
    return {f"{line} ({', '.join(where)})" for line, where in wrong.items()}


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing(site: Path, opened: Open, axe: str, kind: str, language: str) -> None:
    assert not found(opened(site / language / f"{KINDS[kind]}.html"), axe)


@pytest.mark.parametrize("name", ROOT)
def test_axe_finds_nothing_above_the_languages(site: Path, opened: Open, axe: str, name: str) -> None:
    assert not found(opened(site / f"{name}.html"), axe)


def test_axe_would_find_something(opened: Open, axe: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text('<!doctype html><html lang="en"><title>A</title><main><h1>A</h1><img src="data:,"></main>', "utf-8")
    assert [line.partition(":")[0] for line in found(opened(page), axe)] == ["image-alt"]

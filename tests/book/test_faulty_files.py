"""A file that is faulty or missing is an error where it is named; what conf.py names, one that says the setting."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from builders import CONF, INDEX, built, project
from sphinx.errors import ConfigError

from poch_rules.declare.library import book_folder

CHECKOUT = Path(__file__).parents[2]
BROKEN = "hand: 1\nplayers: [Anna, Ben\n"
HAND = "hand: 1\nvariant: {variant}\nplayers: [Anna, Ben, Clara]\ndealer: Clara\ndeal: {{seed: 3}}\n"
HOUSE = "format: 1\nvariant: ours\nfamily: poch\nkind: house\ntitle: {en: Ours}\nextends: poch/eight-pool\n"
#: What a page asks for → what it is told.
WRONG = {
    "{poch:replay} nowhere.yaml": "there is no file ",
    "{poch:replay} broken.yaml": "broken.yaml:2:10",
    "{poch:replay} .": "is a folder",
    "{poch:replay} ../hand.yaml": "leads out of the folder of the pages",
    "{poch:replay} of-nothing.yaml": "there is no variant ‘poch/eihgt-pool’",
    "{poch:replay} hand.yaml\n:under: poch/eihgt-pool": "did you mean ‘poch/eight-pool’",
    "{poch:replay} hand.yaml\n:under: broken.yaml": "broken.yaml:2:10",
    "{poch:replay} hand.yaml\n:under: ../ours.yaml": "leads out of the folder of the pages",
    "{poch:board} broken.yaml": "broken.yaml:2:10",
    "{poch:board} nowhere.yaml": "there is no file ",
    "{poch:board} poch/eihgt-pool": "did you mean ‘poch/eight-pool’",
    "{poch:board} spades/partnership": "has no pools",
    "{poch:board} -": "‘-’ is standard input",
    "{poch:cards} 7h Zz": "‘Zz’ is no card",
}


def ours(folder: Path, index: str = INDEX, conf: str = CONF) -> Path:
    """The project with some files beside its page."""
    source = project(folder / "p", conf=conf, index=index)
    for name, text in {
        "broken.yaml": BROKEN,
        "hand.yaml": HAND.format(variant="poch/eight-pool"),
        "of-nothing.yaml": HAND.format(variant="poch/eihgt-pool"),
        "ours.yaml": HOUSE,
    }.items():
        (source / name).write_text(text, encoding="utf-8")
    return source


def test_each_error_of_a_directive_stands_at_its_line_and_the_rest_of_the_page_is_built(tmp_path: Path) -> None:
    asked = [f"~~~{each}\n~~~\n" for each in WRONG]
    index = f"# Ours\n\n~~~{{poch:variants}}\n~~~\n\n{chr(10).join(asked)}\nThe end.\n"
    warned = built(ours(tmp_path, index), tmp_path, "html")
    line = 6
    for text, (asks, told) in zip(asked, WRONG.items(), strict=True):
        [found] = re.findall(rf"index\.md:{line}: ERROR: (.*?)(?=\S+index\.md:|\Z)", warned, re.DOTALL)
        assert told in found, asks
        line += text.count("\n") + 1
    assert warned.count("index.md:") == len(WRONG)
    assert "The end." in (tmp_path / "html" / "index.html").read_text(encoding="utf-8")


def test_a_file_that_no_book_has_is_drawn_and_played(tmp_path: Path) -> None:
    asks = "~~~{poch:board} ours.yaml\n~~~\n\n~~~{poch:replay} hand.yaml\n:under: ours.yaml, poch/meyer-1908\n~~~\n"
    assert built(ours(tmp_path, f"{INDEX}\n{asks}"), tmp_path, "html") == ""


def test_a_file_that_is_mended_mends_the_page(tmp_path: Path) -> None:
    source = ours(tmp_path, f"{INDEX}\n~~~{{poch:replay}} broken.yaml\n~~~\n")
    assert "broken.yaml:2:10" in built(source, tmp_path, "html")
    (source / "broken.yaml").write_text(HAND.format(variant="poch/eight-pool"), encoding="utf-8")
    assert built(source, tmp_path, "html") == ""
    assert "poch-stepper" in (tmp_path / "html" / "index.html").read_text(encoding="utf-8")


def test_a_page_in_rest_and_two_processes_are_told_the_same(tmp_path: Path) -> None:
    source = ours(tmp_path)
    (source / "more.rst").write_text(":orphan:\n\nMore\n====\n\n.. poch:replay:: broken.yaml\n", encoding="utf-8")
    warned = built(source, tmp_path, "html", jobs=2)
    assert "more.rst:6: ERROR: error[P003]" in warned
    assert "Traceback" not in warned


def test_the_hand_file_of_ones_own_variant_is_told_at_its_line_and_the_page_is_there(tmp_path: Path) -> None:
    source = ours(tmp_path, conf=f'{CONF}poch_add = ["ours.yaml"]\n')
    (source / "hands").mkdir()
    (source / "hands" / "ours.yaml").write_text(BROKEN, encoding="utf-8")
    assert re.search(r"hands/ours\.yaml:2: ERROR: error\[P003\]", built(source, tmp_path, "html"))
    page = (tmp_path / "html" / "variants" / "poch" / "ours.html").read_text(encoding="utf-8")
    assert 'id="vying"' in page
    assert 'id="worked-hand"' not in page
    illegal = HAND.format(variant="poch/ours") + "decisions:\n  vying: [Anna poch 900]\n"
    (source / "hands" / "ours.yaml").write_text(illegal, encoding="utf-8")
    assert re.search(r"hands/ours\.yaml:7: ERROR: Anna ‘poch 900’ is illegal", built(source, tmp_path, "html"))


SETTINGS = {
    'poch_variants = ["poch/eihgt-pool"]': r"‘poch_variants’ in conf\.py: .*did you mean ‘poch/eight-pool’",
    'poch_variants = "poch/eight-pool"': r"‘poch_variants’ in conf\.py: .*write \['poch/eight-pool'\]",
    "poch_variants = [3]": r"‘poch_variants’ in conf\.py: \[3\] is no list of names",
    'poch_variants = ["-"]': r"‘poch_variants’ in conf\.py: ‘-’ is no variant file",
    'poch_add = ["nowhere.yaml"]': r"‘poch_add’ in conf\.py: .*there is no file",
    'poch_add = ["broken.yaml"]': r"‘poch_add’ in conf\.py: .*broken\.yaml:2:10",
    'poch_add = ["index.md"]': r"‘poch_add’ in conf\.py: .*ends in ‘\.yaml’",
    'poch_add = ["."]': r"‘poch_add’ in conf\.py: .*ends in ‘\.yaml’",
    'poch_add = ["ours.yaml", "again.yaml"]': r"‘poch_add’ in conf\.py: .*give it a name of its own",
    'poch_folder = "nowhere"': r"‘poch_folder’ in conf\.py: no variant file is in",
    'poch_folder = ["a"]': r"‘poch_folder’ in conf\.py: .*is no text",
    'poch_folder = "latin"': r"‘poch_folder’ in conf\.py: .*not UTF-8",
    'poch_faces = "germn"': r"‘poch_faces’ in conf\.py: .*did you mean ‘german’",
    'poch_languages = "de"': r"‘poch_languages’ in conf\.py",
    "poch_families = 3": r"‘poch_families’ in conf\.py",
    'language = "xx"': r"‘language’ in conf\.py: .*the languages are en, ar, de, fi, pl",
}


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_wrong_setting_is_named_with_a_remedy_before_anything_is_built(tmp_path: Path, setting: str) -> None:
    source = ours(tmp_path, conf=CONF.replace("poch_variants", "# poch_variants") + setting + "\n")
    (source / "again.yaml").write_text(HOUSE, encoding="utf-8")
    (source / "latin").mkdir()
    (source / "latin" / "a.yaml").write_bytes("format: 1\nvariant: böse\n".encode("latin-1"))
    with pytest.raises(ConfigError, match=f"(?s){SETTINGS[setting]}"):
        built(source, tmp_path, "html")
    assert not list((tmp_path / "html").glob("*.html"))


def test_sphinx_build_shows_a_wrong_setting_without_a_traceback(tmp_path: Path) -> None:
    source = ours(tmp_path, conf=f'{CONF}poch_add = ["broken.yaml"]\n')
    line = [sys.executable, "-m", "sphinx", "-q", str(source), str(tmp_path / "out")]
    ran = subprocess.run(
        line, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert "Configuration error: ‘poch_add’ in conf.py" in ran.stderr
    assert "broken.yaml:2:10" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert "report" not in ran.stderr


def test_the_project_of_the_guide_is_a_book_and_an_ebook(tmp_path: Path) -> None:
    guide = (book_folder() / "howto" / "own-project.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\w+\n(?:# |<!-- )([\w.]+)(?: -->)?\n(.*?)```", guide, re.DOTALL)
    assert [name for name, _ in blocks] == ["conf.py", "index.md", "sunday.yaml"]
    for name, text in blocks:
        (tmp_path / name).write_text(text, encoding="utf-8")
    for builder in ("html", "epub"):
        line = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "-b", builder, ".", f"out/{builder}"]
        ran = subprocess.run(
            line, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert (ran.returncode, ran.stderr) == (0, ""), builder

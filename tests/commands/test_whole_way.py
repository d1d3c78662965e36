"""Whatever is in a file, each command takes it or says what is wrong; and what ``validate`` passes the rest takes.

`tests/trials/fuzz.py` does the same for as long as one has time.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from chain import WAYS, Broken, check_places, command
from grammar import KINDS
from hypothesis import given, settings

FEW = {"variant": 20, "hand": 12, "way": 6, "bytes": 20}


@pytest.mark.parametrize("kind", WAYS)
def test_no_file_is_too_much_for_the_commands(kind: str) -> None:
    @given(KINDS[kind]())
    @settings(max_examples=min(FEW[kind], settings().max_examples))
    def holds(content: bytes) -> None:
        with TemporaryDirectory() as folder:
            WAYS[kind](Path(folder).resolve(), content)

    holds()


def test_what_is_wrong_on_the_way_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="show: exit status 2"):
        command(tmp_path, "show", "nothing-of-that-name")
    with pytest.raises(Broken, match="deal: touches other files"):
        command(tmp_path, "deal", "eight-pool", "-o", "other.yaml", writes=["hand.yaml"])
    (tmp_path / "v.yaml").write_text("a: b\n", encoding="utf-8")
    check_places(tmp_path, " --> v.yaml:1:5\n")
    for place in ("v.yaml:1:6", "v.yaml:3:1", "v.yaml:0:1", "w.yaml:1:1"):
        with pytest.raises(Broken):
            check_places(tmp_path, f" --> {place}\n")

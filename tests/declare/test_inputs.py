"""What was read in a run is not written over, whatever it is called."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from poch_rules.declare.inputs import WouldBeLost, claim_output, guarded_run, note_input


@pytest.fixture
def read(tmp_path: Path) -> Path:
    path = tmp_path / "folder" / "read.yaml"
    path.parent.mkdir()
    path.write_text("mine", encoding="utf-8")
    return path


def names(read: Path) -> dict[str, Path]:
    """The file under other names."""
    link, hard, folder = read.with_name("link"), read.with_name("hard"), read.parents[1] / "linked"
    link.symlink_to(read)
    os.link(read, hard)
    folder.symlink_to(read.parent)
    return {
        "itself": read,
        "another spelling": read.parent / ".." / read.parent.name / "." / read.name,
        "a link": link,
        "a hard link": hard,
        "through a linked folder": folder / read.name,
        "its folder": read.parent,
        "a folder further up": read.parents[1],
    }


@pytest.mark.parametrize("name", ["itself", "another spelling", "a link", "a hard link", "through a linked folder"])
@pytest.mark.parametrize("order", ["read first", "claimed first"])
def test_a_file_is_known_by_all_its_names_whichever_comes_first(read: Path, name: str, order: str) -> None:
    reading, writing = partial(note_input, read), partial(claim_output, names(read)[name])
    first, second = (reading, writing) if order == "read first" else (writing, reading)
    with guarded_run():
        first()
        with pytest.raises(WouldBeLost, match="give -o another name"):
            second()


@pytest.mark.parametrize("name", ["its folder", "a folder further up"])
def test_a_folder_is_not_replaced_with_what_was_read_in_it(read: Path, name: str) -> None:
    folder = names(read)[name]
    with guarded_run():
        note_input(read)
        with pytest.raises(WouldBeLost, match=r"lies in"):
            claim_output(folder)


def test_two_options_do_not_name_one_file_whether_or_not_it_is_there(read: Path) -> None:
    for path in (read, read.with_name("new")):
        with guarded_run():
            claim_output(path)
            claim_output(path)  # as it is written
            with pytest.raises(WouldBeLost, match="-o and --save both name"):
                claim_output(path.parent / "." / path.name, "--save")


def test_other_files_may_be_written_and_devices_too(read: Path) -> None:
    with guarded_run():
        note_input(read)
        note_input(os.devnull)
        for path in (read.with_name("other"), os.devnull):
            claim_output(path)


def test_nothing_is_kept_from_one_run_to_the_next_nor_outside_of_one(read: Path) -> None:
    with guarded_run():
        note_input(read)
    note_input(read)
    claim_output(read)
    with guarded_run():
        claim_output(read)

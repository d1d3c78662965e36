"""Where the files of the project lie."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parents[1]


def _folder(name: str) -> Path:
    installed = _HERE / "_data" / name
    return installed if installed.is_dir() else _HERE.parent / name


def data_folder() -> Path:
    """The folder with the variants: in a checkout ``variants``, in an installed package its copy."""
    return _folder("variants")


def book_folder() -> Path:
    """The folder with the hand-written pages of the book: in a checkout ``docs``, in an installed package its copy."""
    return _folder("docs")

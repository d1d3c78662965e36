"""One book of everything, built once for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from pages import CUSTOM

from poch_rules.book.build import Book, build
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import languages


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder of the tests' own."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _own_cache(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Path:
    """The whole library and the custom variants of the tests, in every language."""
    out = tmp_path_factory.mktemp("book") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(cache))
        build(Book(book_folder(), languages(), added=tuple(sorted(CUSTOM.glob("*.yaml")))), out)
    return out

"""Pages in a real browser, opened from disk: nothing may leave the machine, and nothing may go wrong in silence.

The browser is Chromium, driven by the package `playwright` (the extra ``browser``): the system's own, one brought by
``playwright install chromium``, or the one that ``POCH_BROWSER`` names.  Without them these tests are skipped; where
``POCH_BROWSER`` is set, or ``POCH_CHECKS`` is ``all``, they fail instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from needs import lacking
from windows import DESK, Open

from poch_rules.book.build import Book, build
from poch_rules.declare.library import book_folder
from poch_rules.declare.wording import languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Route

#: Names that Chromium goes by where a system has it.
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
#: Where pages may come from; a search needs a server on this machine.
HERE = ("localhost", "127.0.0.1", "[::1]")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests."""
    named = os.environ.get("POCH_BROWSER")
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        if named:
            raise
        lacking("the package ‘playwright’ is not installed: pip install 'poch-rules[browser]'")
    path = named or next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as driver:
        try:
            found = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        except Error as error:
            if named:
                raise
            lacking(f"no Chromium: install the system's, or run ‘playwright install chromium’ ({error.message[:80]})")
        yield found
        found.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Opens pages; in the end no request must have gone anywhere else, and no page have complained."""
    contexts: list[BrowserContext] = []
    left: list[str] = []
    complaints: list[str] = []

    def stay(route: Route, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("file", "data", "blob") or address.hostname in HERE:
            route.continue_()
        else:
            left.append(request.url)
            route.abort()

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def open_(file: Path | str, *, width: int = DESK, scripts: bool = True, **how: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 1000}, java_script_enabled=scripts, service_workers="block", **how
        )
        contexts.append(context)
        context.set_default_timeout(10_000)
        context.route("**/*", stay)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(file.resolve().as_uri() if isinstance(file, Path) else file)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert left == [], "requests left the machine"
    assert complaints == [], "a page complained"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small book in every language: a few variants of two families."""
    out = tmp_path_factory.mktemp("browser") / "site"
    variants = ("poch/family-nine-pot", "poch/meyer-longest", "poch/eight-pool", "spades/partnership")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        build(Book(book_folder(), languages(), variants), out)
    return out


@pytest.fixture
def no_sideways() -> Callable[[Page], None]:
    """Checks that a page does not scroll sideways."""

    def check(page: Page) -> None:
        wide, seen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide <= seen, f"{wide} pixels wide in a window of {seen}"

    return check

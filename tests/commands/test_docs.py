"""``poch docs``: which options go together, and what is said where something is missing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from needs import needs

from poch_rules.book import build as building
from poch_rules.book import files
from poch_rules.book.print.leaflet import Leaflet
from poch_rules.book.print.paper import NotPrinted

prints = needs({"WeasyPrint": find_spec("weasyprint")})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--title", "Ours", "poch/eight-pool"), "--title stands on a leaflet: give --format pdf and a VARIANT"),
        (("--format", "pdf", "--logo", "x.svg"), "--logo stands on a leaflet"),
        (("--format", "epub", "--imprint", "We", "poch/eight-pool"), "--imprint stands on a leaflet"),
        (("--format", "pdf", "--base-url", "https://example.org"), "--base-url is for --format html"),
        (("--format", "pdf", "--add", "x.yaml", "poch/eight-pool"), "name the file as VARIANT to get its leaflet"),
        (("--format", "pdf", "--logo", "logo.gif", "poch/eight-pool"), "a logo is an SVG or PNG file"),
        (("--format", "pdf", "--logo", "none.svg", "poch/eight-pool"), "none.svg"),
        (("--format", "pdf", "poch/eigth-pool"), "did you mean ‘poch/eight-pool’"),
        (("--format", "doc"), "'html', 'pdf', 'epub'"),
        (("--format", "pdf", "--language", "xx", "poch/eight-pool"), "the languages are en, "),
    ],
)
def test_options_that_do_not_go_together_are_refused_and_nothing_is_written(
    tmp_path: Path, poch: Callable[..., Any], arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = poch("docs", "-o", "out", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in " ".join(ran.err.split())
    assert not any(tmp_path.iterdir())


class NoPango(MetaPathFinder):
    """What happens where WeasyPrint is installed and the libraries of the system are not."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> None:
        if name == "weasyprint":
            raise OSError("cannot load library 'libpango-1.0-0': no such file\n\nsome advice for Windows")


@pytest.mark.parametrize("arguments", [("poch/eight-pool",), ()], ids=["leaflet", "whole"])
@pytest.mark.parametrize(
    ("missing", "said"),
    [("the module", "pip install 'poch-rules[pdf]'"), ("Pango", "install the system’s Pango")],
)
def test_where_the_printer_is_missing_one_message_says_what_to_install(
    tmp_path: Path,
    poch: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    missing: str,
    said: str,
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "weasyprint"]:
        monkeypatch.delitem(sys.modules, name)
    if missing == "Pango":
        monkeypatch.setattr(sys, "meta_path", [NoPango(), *sys.meta_path])
    else:
        monkeypatch.setitem(sys.modules, "weasyprint", None)
    ran = poch("docs", "--format", "pdf", "-o", tmp_path / "out", "--language", "en", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert "advice for Windows" not in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def fake(pages: int) -> Callable[..., Leaflet]:
    return lambda variant, words, publisher: Leaflet(f"%PDF {publisher.imprint}".encode(), pages, 8.0)


def test_a_leaflet_is_written_for_each_variant_and_language_and_files_are_named(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "leaflet", fake(4))
    (tmp_path / "imprint.txt").write_text("Muster-Verlag\n", encoding="utf-8")
    mine = tmp_path / "sunday.yaml"
    house = (
        "format: 1\nvariant: sunday\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\nset: {board.stake: 2}\n"
    )
    mine.write_text(house, encoding="utf-8")
    asked = ("--language", "fi", "--language", "ar", "--imprint", tmp_path / "imprint.txt")
    ran = poch("docs", "--format", "pdf", "-o", tmp_path / "out", *asked, "eight-pool", mine)
    assert (ran.status, ran.out) == (0, "")
    names = ["poch-eight-pool-ar.pdf", "poch-eight-pool-fi.pdf", "poch-sunday-ar.pdf", "poch-sunday-fi.pdf"]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == names
    assert all(f"written to {tmp_path / 'out' / name}" in ran.err for name in names)
    assert (tmp_path / "out" / names[0]).read_bytes() == b"%PDF Muster-Verlag"


def test_where_one_leaflet_cannot_be_printed_none_is_written(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails_in_polish(variant: Any, words: Any, publisher: Any) -> Leaflet:
        if words.language == "pl":
            raise NotPrinted("no such letter")
        return Leaflet(b"%PDF", 2, 8.0)

    monkeypatch.setattr(files, "leaflet", fails_in_polish)
    asked = ("--language", "de", "--language", "pl", "poch/eight-pool")
    for out in (tmp_path / "new", tmp_path):
        ran = poch("docs", "--format", "pdf", "-o", out, *asked)
        assert (ran.status, ran.out) == (2, "")
        assert "no such letter" in ran.err
        assert not any(tmp_path.iterdir())


def test_a_leaflet_that_is_too_long_is_written_and_its_length_is_said(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "leaflet", fake(6))
    ran = poch("docs", "--format", "pdf", "-o", tmp_path, "--language", "de", "poch/eight-pool")
    assert ran.status == 0
    assert "poch-eight-pool-de.pdf: too long for four pages; 6 of them at 8 points" in ran.err
    assert (tmp_path / "poch-eight-pool-de.pdf").exists()


@pytest.mark.parametrize(("pagefind", "is_new"), [(True, True), (True, False), (False, True), (False, False)])
def test_what_was_written_is_said_and_what_it_searches_with_once(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, pagefind: bool, is_new: bool
) -> None:
    monkeypatch.setattr(building, "build", lambda book, out, base, done: is_new)
    if not pagefind:
        monkeypatch.setitem(sys.modules, "pagefind_bin", None)
    elif find_spec("pagefind_bin") is None:
        pytest.skip("Pagefind is not installed")
    ran = poch("docs", "-o", tmp_path / "site", "poch/eight-pool")
    assert (ran.status, ran.out) == (0, "")
    index = tmp_path / "site" / "index.html"
    assert (f"written to {index}" in ran.err) == is_new
    assert (f"nothing has changed: {index} is as it was" in ran.err) != is_new
    assert ran.err.count("Pagefind is not installed") == int(is_new and not pagefind)


@pytest.mark.parametrize("command", [("docs",), ("show", "eight-pool"), ("compare", "eight-pool", "pierer-1844")])
@pytest.mark.parametrize("language", ["de_DE", "pt-br", "deutsch"])
def test_a_language_is_named_by_its_code_and_nothing_else(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = poch(*command, "--language", language)
    assert (ran.status, ran.out) == (2, "")
    assert "the languages are en, " in " ".join(ran.err.split())


@prints
@pytest.mark.parametrize("option", ["--title", "--imprint"])
def test_what_is_no_text_cannot_be_printed(tmp_path: Path, poch: Callable[..., Any], option: str) -> None:
    asked = ("--format", "pdf", "-o", tmp_path / "out", "--language", "en", "poch/eight-pool")
    ran = poch("docs", *asked, option, "Ours \udcff")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "error: ‘Ours ?’ is no text in UTF-8\n"
    assert not any(tmp_path.iterdir())


@prints
def test_only_printing_imports_weasyprint() -> None:
    import subprocess

    code = "import sys; import poch_rules.book.files, poch_rules.commands.docs; print('weasyprint' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert ran.stdout == "False\n"


@pytest.mark.parametrize("base", ["http://", "https:///x", "http://[", "ftp://a.b", "a.b"])
def test_pages_stand_at_an_address_or_nowhere(tmp_path: Path, poch: Callable[..., Any], base: str) -> None:
    ran = poch("docs", "-o", tmp_path / "site", "--base-url", base, "poch/eight-pool")
    assert (ran.status, ran.out) == (2, "")
    assert f"‘{base}’ is no address of pages" in ran.err


@pytest.mark.parametrize("moment", ["x", "", "1e3", "٣", "99999999999999999999"])
def test_a_book_is_dated_by_a_number_of_seconds(
    tmp_path: Path, poch: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", moment)
    ran = poch("docs", "-o", tmp_path / "site", "--language", "en", "poch/eight-pool")
    assert (ran.status, ran.out) == (2, "")
    assert f"SOURCE_DATE_EPOCH is ‘{moment}’" in ran.err
    assert not any(tmp_path.iterdir())

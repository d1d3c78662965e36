"""Building: the same every time, quick where nothing changed, and all or nothing."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pages import CUSTOM, read

from poch_rules.book.build import Book, BookNotBuilt, InTheWay, build
from poch_rules.declare.library import book_folder

CHECKOUT = Path(__file__).parents[2]


def docs(*arguments: str | Path, cwd: Path = CHECKOUT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run ``poch docs`` in a process of its own."""
    line = [sys.executable, str(CHECKOUT / "cli.py"), "docs", *map(str, arguments)]
    return subprocess.run(line, cwd=cwd, env=os.environ | env, capture_output=True, text=True, check=False)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_two_builds_are_the_same_byte_for_byte_whatever_the_order_of_languages(tmp_path: Path) -> None:
    variants = ("poch/family-nine-pot", "poch/eight-pool")
    orders = {"one": ("ar", "en"), "two": ("en", "ar")}
    for name, order in orders.items():
        asked = [word for language in order for word in ("--language", language)]
        seed = str(len(order[0]) + len(name))
        ran = docs(*asked, "-o", tmp_path / name, *variants, SOURCE_DATE_EPOCH="1700000000", PYTHONHASHSEED=seed)
        assert (ran.returncode, ran.stderr) == (0, f"written to {tmp_path / name / 'index.html'}\n")
        assert (tmp_path / name / "index.html").is_file()
    assert content(tmp_path / "one") == content(tmp_path / "two")


def test_languages_at_the_same_time_and_one_after_the_other_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    book = Book(book_folder(), ("ar", "pl"), ("poch/eight-pool",))
    for jobs in (1, 2):
        build(book, tmp_path / str(jobs), base="https://example.org/poch", jobs=jobs)
    assert content(tmp_path / "1") == content(tmp_path / "2")


def test_where_nothing_has_changed_nothing_is_written(tmp_path: Path) -> None:
    source, custom, out = tmp_path / "docs", tmp_path / "own" / "my.yaml", tmp_path / "site"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    custom.parent.mkdir()
    shutil.copy(CUSTOM / "changed-settings.yaml", custom)
    book = Book(source, ("en",), ("poch/family-nine-pot",), (custom,))

    def built(book: Book, base: str = "") -> list[str]:
        made: list[str] = []
        assert build(book, out, base=base, done=made.append) == bool(made)
        return made

    assert built(book) == ["en"]
    before, written = content(out), {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    assert built(book) == []
    assert (content(out), {path: path.stat().st_mtime_ns for path in out.rglob("*")}) == (before, written)

    (out / "en" / "compare.html").write_text("torn", encoding="utf-8")
    assert built(book) == ["en"], "what was written is no longer there"
    assert content(out) == before
    (out / "en" / "searchindex.js").unlink()
    assert built(book) == ["en"]
    (out / "CNAME").write_text("poch.example\n", encoding="utf-8")
    assert built(book) == [], "a file of somebody else beside the book is no reason"
    for changed in (source / "glossary.md", source / "locales" / "fi" / "LC_MESSAGES" / "book.po", source / "conf.py"):
        changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        assert built(book) == ["en"], changed
    custom.write_text(custom.read_text(encoding="utf-8").replace("stake: 2", "stake: 3"), encoding="utf-8")
    assert built(book) == ["en"]
    assert built(book, "https://example.org") == ["en"]
    assert built(Book(source, ("en",), ("poch/family-nine-pot",), (custom,), faces="german")) == ["en"]


def test_the_time_that_a_build_pretends_to_be_goes_into_a_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book(book_folder(), ("en",), ("poch/eight-pool",))
    assert build(book, tmp_path / "site")
    assert not build(book, tmp_path / "site")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert build(book, tmp_path / "site")


def test_a_second_build_notices_what_changed_and_is_as_good_as_a_new_one(tmp_path: Path) -> None:
    source, custom = tmp_path / "docs", tmp_path / "my.yaml"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    shutil.copy(CUSTOM / "changed-settings.yaml", custom)
    book = Book(source, ("de",), ("poch/family-nine-pot",), (custom,))
    page = tmp_path / "site" / "de" / "variants" / "poch" / "changed-settings.html"
    in_children(book, tmp_path / "site")
    before = page.read_text(encoding="utf-8")

    custom.write_text(custom.read_text(encoding="utf-8").replace("stake: 2", "stake: 3"), encoding="utf-8")
    catalogue = source / "locales" / "de" / "LC_MESSAGES" / "book.po"
    catalogue.write_text(
        catalogue.read_text(encoding="utf-8").replace('msgstr "Varianten"', 'msgstr "Spielarten"'), encoding="utf-8"
    )
    in_children(book, tmp_path / "site")
    assert page.read_text(encoding="utf-8") != before
    assert "Spielarten" in (tmp_path / "site" / "de" / "index.html").read_text(encoding="utf-8")
    in_children(book, tmp_path / "fresh")
    assert content(tmp_path / "site") == content(tmp_path / "fresh")


def in_children(book: Book, out: Path) -> None:
    """Build in a process of its own, as a command does: variants are read once in a process."""
    code = (
        "import sys; from pathlib import Path; from poch_rules.book.build import Book, build; "
        f"build(Book(Path({str(book.source)!r}), {book.languages!r}, {book.variants!r}, "
        f"tuple(map(Path, {[str(path) for path in book.added]!r}))), Path({str(out)!r}))"
    )
    subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, check=True)


def test_a_book_with_a_fault_leaves_the_old_one_as_it_was(tmp_path: Path) -> None:
    source, out = tmp_path / "docs", tmp_path / "site"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    with (source / "index.md").open("a", encoding="utf-8") as index:
        index.write("\n{poch:variant}`poch/nowhere`\n")
    with pytest.raises(BookNotBuilt, match="poch/nowhere"):
        build(Book(source, ("en",), ("poch/eight-pool",)), out)
    assert not out.exists()
    (out / "en").mkdir(parents=True)
    (out / "en" / "objects.inv").write_bytes(b"what tells a book of Sphinx")
    (out / "index.html").write_text('<meta name="generator" content="poch-rules">', encoding="utf-8")
    before = content(out)
    with pytest.raises(BookNotBuilt):
        build(Book(source, ("en",), ("poch/eight-pool",)), out)
    assert content(out) == before
    assert sorted(path.name for path in out.iterdir()) == ["en", "index.html"]


@pytest.mark.parametrize("name", ["de/letter.txt", "index.html", "404.html", "sitemap.xml", "sitemap-de.xml"])
def test_files_of_somebody_else_are_not_overwritten(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("Liebe Tante", encoding="utf-8")
    with pytest.raises(InTheWay, match="name another folder"):
        build(Book(book_folder(), ("de",), ("poch/eight-pool",)), tmp_path, base="https://example.org")
    assert content(tmp_path) == {name: b"Liebe Tante"}


def test_of_what_stands_beside_a_book_only_that_goes_which_the_last_build_wrote(tmp_path: Path) -> None:
    """Other sites of Sphinx and sitemaps of somebody else stay: before the first build, and while languages go."""
    out = tmp_path / "site"
    others = dict.fromkeys(("api/objects.inv", "api/searchindex.js", "fi/objects.inv", "fi/searchindex.js"), b"")
    others["sitemap-shop.xml"] = b"<urlset/>"
    for name, text in others.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(text)
    variants = ("poch/eight-pool",)
    build(Book(book_folder(), ("en", "de"), variants), out, base="https://example.org")
    assert (out / "de" / "index.html").is_file()
    assert (out / "sitemap-de.xml").is_file()
    build(Book(book_folder(), ("en",), variants), out)
    names = {path.name for path in out.iterdir()}
    assert names == {"api", "fi", "sitemap-shop.xml", "en", "index.html", "404.html"}
    assert others.items() <= content(out).items()


def test_plain_sphinx_builds_one_language_and_in_parallel_the_same(tmp_path: Path) -> None:
    """Whatever two processes have read is merged: the same inventory, the same pages, no reference lost."""
    source = tmp_path / "docs"
    shutil.copytree(book_folder(), source, ignore=shutil.ignore_patterns("*.mo"))
    for jobs in ("1", "3"):
        line = [sys.executable, "-m", "sphinx", "-q", "-n", "-W", "-j", jobs, "-D", "language=fi"]
        line += ["-D", "poch_variants=poch/eight-pool,poch/polish-leaflet,poch/finnish-nine-pot"]
        line += ["-d", str(tmp_path / f"read{jobs}"), str(source), str(tmp_path / jobs)]
        ran = subprocess.run(line, cwd=CHECKOUT, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, check=False)
        assert ran.returncode == 0
    assert content(tmp_path / "1") == content(tmp_path / "3")
    page = read(tmp_path / "1" / "compare.html")
    assert page.switch == {}, "a book alone has no other languages to lead to"
    assert "variants/poch/eight-pool.html#vying" in page.links


def test_pages_that_are_folders_lead_to_themselves_in_the_other_languages(tmp_path: Path) -> None:
    source = tmp_path / "ours"
    source.mkdir()
    (source / "conf.py").write_text('project = "Ours"\nextensions = ["poch_rules.book"]\n', encoding="utf-8")
    toctree = ".. toctree::\n\n   variants/poch/eight-pool\n"
    (source / "index.rst").write_text(f"Ours\n====\n\n{toctree}", encoding="utf-8")
    line = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "dirhtml", "-D", "poch_variants=poch/eight-pool"]
    line += ["-D", "poch_languages=en,de", "-d", str(tmp_path / "read"), str(source), str(tmp_path / "en")]
    ran = subprocess.run(line, cwd=CHECKOUT, env=os.environ | {"PYTHONPATH": str(CHECKOUT)}, check=False)
    assert ran.returncode == 0
    start, page = tmp_path / "en" / "index.html", tmp_path / "en" / "variants" / "poch" / "eight-pool" / "index.html"
    assert read(start).alternates["de"] == "../de/"
    assert read(page).alternates["de"] == "../../../../de/variants/poch/eight-pool/"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--language", "xx"), "the languages are en, "),
        (("--language", "de_DE"), "the languages are en, "),
        (("poch/eigth-pool",), "did you mean ‘poch/eight-pool’"),
        (("--add", "no-such-file.yaml"), "no-such-file.yaml"),
        (("--add", "refused.yaml"), "did you mean ‘board.stake’?"),
        (("--add", "taken.yaml"), "give it a name of its own"),
    ],
)
def test_a_command_line_that_is_wrong_says_why_and_writes_nothing(
    tmp_path: Path, poch: Any, arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = "format: 1\nvariant: {}\nfamily: poch\nkind: house\nextends: poch/family-nine-pot\nset: {{{}: 2}}\n"
    (tmp_path / "refused.yaml").write_text(house.format("mine", "board.stkae"), encoding="utf-8")
    (tmp_path / "taken.yaml").write_text(house.format("eight-pool", "board.stake"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ran = poch("docs", "-o", "site", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""
    assert not (tmp_path / "site").exists()


def test_what_a_killed_build_left_goes_with_the_next_and_what_another_is_at_stays(tmp_path: Path) -> None:
    out = tmp_path / "site"
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True)
    left, at_work = out / f".building-{gone.stdout.strip()}-abc", out / f".building-{os.getpid()}-def"
    for folder in (left, at_work):
        folder.mkdir(parents=True)
    build(Book(book_folder(), ("en",), ("poch/eight-pool",)), out)
    assert (left.exists(), at_work.exists()) == (False, True)


def test_a_folder_of_somebody_elses_beside_a_book_of_ours_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "site"
    build(Book(book_folder(), ("en",), ("poch/eight-pool",)), out)
    (out / "fi").mkdir()
    (out / "fi" / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InTheWay, match="fi"):
        build(Book(book_folder(), ("fi",), ("poch/eight-pool",)), out)
    assert (out / "fi" / "notes.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("odd", ["lock", "folder"])
def test_what_lies_beside_a_variant_of_ones_own_and_is_no_file_does_not_disturb(tmp_path: Path, odd: str) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    text = "format: 1\nvariant: sunday\nfamily: poch\nkind: house\nextends: poch/eight-pool\nset: {chips.chips: 50}\n"
    (mine / "sunday.yaml").write_text(text, encoding="utf-8")
    if odd == "lock":
        (mine / ".#sunday.yaml").symlink_to("somebody@elsewhere.1")
    else:
        (mine / "more.yaml").mkdir()
    build(Book(book_folder(), ("en",), ("poch/eight-pool",), (mine / "sunday.yaml",)), tmp_path / "site")
    assert (tmp_path / "site" / "en" / "variants" / "poch" / "sunday.html").is_file()


def test_a_disk_without_room_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("sphinx.application.Sphinx.build", full)
    with pytest.raises(OSError, match="No space left"):
        build(Book(book_folder(), ("en",), ("poch/eight-pool",)), tmp_path / "site")
    assert not (tmp_path / "site").exists()

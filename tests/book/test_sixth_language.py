"""A sixth language is a folder of messages, a folder of catalogues and a column of the glossary, and no line of code.

A copy of the project is given Esperanto of a kind: every English text with its words marked.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from babel.messages.pofile import read_po, write_po
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from pages import Page, read

CHECKOUT = Path(__file__).parents[2]
VARIANTS = ("poch/eight-pool", "spades/partnership")


def toy(text: str) -> str:
    """An English text in the toy language: “the pool” is “thex poolx”.

    What marks up a text, in Markdown or in the blanks of a message, stays as it is.
    """
    parts = re.split(r"(\{[a-z:]+\}`[^`<]*`|\{[a-z:]+\}`|<[^`>]*>`|`[^`]*`|\]\([^)]*\)|\$\{[^}]*\})", text)
    return "".join(part if at % 2 else re.sub(r"[^\W\d_]{2,}", r"\g<0>x", part) for at, part in enumerate(parts))


class Toy(Transformer):
    """Puts every text of a message into the toy language."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(toy(node.value))


def run(project: Path, *line: str | Path) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy of the project."""
    env = {"XDG_CACHE_HOME": str(project / "cache"), "PATH": ""}
    return subprocess.run([sys.executable, *line], cwd=project, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project that has the wording and the glossary of the toy language, and its catalogues yet empty."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("poch_rules", "variants", "docs"):
        shutil.copytree(CHECKOUT / name, copy / name, ignore=shutil.ignore_patterns("*.mo"))
    shutil.copy(CHECKOUT / "cli.py", copy)
    wording = copy / "poch_rules" / "wording"
    (wording / "eo").mkdir()
    for path in (wording / "en").glob("*.ftl"):
        messages = Toy().visit(parse(path.read_text(encoding="utf-8")))
        (wording / "eo" / path.name).write_text(serialize(messages), encoding="utf-8")
    glossary = copy / "variants" / "glossary.yaml"
    concepts = yaml.safe_load(glossary.read_text(encoding="utf-8"))
    for concept in concepts.values():
        term = concept["terms"]["en"]
        concept["terms"]["eo"] = toy(term) if isinstance(term, str) else {form: toy(t) for form, t in term.items()}
        concept["about"]["eo"] = toy(concept["about"]["en"])
    glossary.write_text(yaml.safe_dump(concepts, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def lacks(project: Path) -> str:
    """What the command says that the toy language lacks; then the catalogues that it has made are filled."""
    ran = run(project, "-m", "poch_rules.book.catalogues", "docs")
    assert ran.stderr == ""
    assert ran.returncode == 1
    for path in (project / "docs" / "locales" / "eo" / "LC_MESSAGES").glob("*.po"):
        with path.open("rb") as file:
            catalogue = read_po(file)
        for message in catalogue:
            if message.id:
                message.string = toy(str(message.id))
        with path.open("wb") as file:
            write_po(file, catalogue)
    return ran.stdout


@pytest.fixture(scope="module")
def site(project: Path, lacks: str) -> Path:
    """A small book in English and the toy language, strictly."""
    options = ("-o", "site", "--language", "en", "--language", "eo")
    ran = run(project, "cli.py", "docs", *options, *VARIANTS)
    assert ran.returncode == 0, ran.stderr
    return project / "site"


def pages(site: Path) -> Iterator[Page]:
    return (read(path) for path in sorted((site / "eo").rglob("*.html")))


def test_the_command_makes_its_catalogues_and_lists_what_they_lack(project: Path, lacks: str) -> None:
    made = {path.name for path in (project / "docs" / "locales" / "eo" / "LC_MESSAGES").glob("*.po")}
    assert made == {"book.po", "sphinx.po"}
    said = lacks.partition("eo: ")[2].partition("\nfi: ")[0]
    assert "  book.po: passage: Glossary\n" in said
    assert "  sphinx.po: word of the interface: On this page\n" in said
    assert not re.search(r"^  (wording/|glossary)", said, re.MULTILINE)


def test_nothing_is_lacking_when_they_are_filled(project: Path, site: Path) -> None:
    ran = run(project, "-m", "poch_rules.book.catalogues", "docs")
    assert "\neo: complete\n" in f"\n{ran.stdout}"


def test_its_pages_and_those_of_the_others_lead_to_one_another(site: Path) -> None:
    for page in pages(site):
        assert page.lang == "eo"
        other = read(site / "en" / page.path.relative_to(site / "eo"))
        for each in (page, other):
            assert set(each.switch) == {"en", "eo"}, each.path
            assert set(each.alternates) == {"en", "eo", "x-default"}
    assert 'lang="eo"' in (site / "index.html").read_text(encoding="utf-8")


def test_its_headings_and_its_words_of_the_interface_are_its_own(site: Path) -> None:
    english, own = (read(site / language / "variants" / "poch" / "eight-pool.html") for language in ("en", "eo"))
    for words in ("At a glance", "On this page"):
        assert words in english.text
        assert words not in own.text
        assert toy(words) in own.text


def test_no_english_sentence_is_left_on_any_of_its_pages(project: Path, site: Path) -> None:
    files = [*(project / "variants").rglob("*.yaml"), *(project / "docs").rglob("*.yaml")]
    by_authors = "".join(path.read_text(encoding="utf-8") for path in files)
    seen, left = 0, set()
    for page in pages(site):
        english = read(site / "en" / page.path.relative_to(site / "eo"))
        said, own = (
            {text.strip() for text in each.words if re.search(r"[a-z] [a-z]", text)} for each in (english, page)
        )
        seen += len(said)
        left |= {text for text in said & own if text not in by_authors}
    assert seen > 1000
    assert not left

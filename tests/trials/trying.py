"""What becomes of a file with a slip: refused at some lines, or passed, and then run by all that takes a variant."""

from __future__ import annotations

import dataclasses
import shutil
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from poch_rules.book.build import Book, build
from poch_rules.core.family import Family
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.diagnostics import Diagnostic, Findings, Refused, Span
from poch_rules.declare.hand import read_hand, write_hand
from poch_rules.declare.library import book_folder, data_folder, load, variants
from poch_rules.declare.located import data
from poch_rules.declare.tree import read_text
from poch_rules.families import FAMILIES
from poch_rules.study.compare import compare
from poch_rules.study.compare_text import as_text as comparison_text
from poch_rules.study.deal import deal_hand
from poch_rules.study.replay import replay
from poch_rules.study.replay.text import replay_text
from poch_rules.study.rulebook_text import as_text
from poch_rules.study.simulate import simulate
from poch_rules.study.spoken import words_of, words_of_all
from poch_rules.study.validate import check

HOUSES = Path(__file__).parents[1] / "variants"


@dataclass(frozen=True)
class Subject:
    """A file to make slips in, and the variant that is loaded to see what becomes of it."""

    path: Path
    variant: Path

    @property
    def is_module(self) -> bool:
        """Whether it is a module that the variant uses."""
        return self.path != self.variant


@dataclass(frozen=True)
class Outcome:
    """What was found: nothing at all where the file was passed; `failed` is a traceback, of whatever was done."""

    found: tuple[Diagnostic, ...] = ()
    failed: str = ""
    loaded: Declaration | None = None


class Workshop:
    """A copy of the library, and of the tests' house variants, in a folder where any file may be spoilt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = Path(shutil.copytree(data_folder(), folder / "variants"))
        self.houses = Path(shutil.copytree(HOUSES, folder / "houses"))
        self.families: tuple[Family, ...] = tuple(dataclasses.replace(f, variants=self.library) for f in FAMILIES)

    def subjects(self) -> list[Subject]:
        """Every variant and house variant, and every module with a variant that uses it."""
        headings = [each for each in variants(self.families) if each.kind == "source"]
        own = sorted([*self.library.glob("*/*.yaml"), *self.houses.glob("*.yaml")])
        found = [Subject(path, path) for path in own]
        for path in sorted(self.library.glob("*/modules/*/*.yaml")):
            family, id = path.parts[-4], f"{path.parent.name}/{path.stem}"
            users = [each for each in headings if id in each.modules.values()]
            users.sort(key=lambda each: each.family != family)
            if users:
                found.append(Subject(path, Path(users[0].path)))
        return found

    def same_meaning(self, one: str, other: str) -> bool:
        """Whether two texts are read alike."""
        return self._content(one) == self._content(other) is not None

    @staticmethod
    def _content(text: str) -> object:
        findings = Findings()
        node = read_text(text, "<text>", findings)
        return None if node is None or findings.errors else data(node)

    def outcome(self, subject: Subject, text: str) -> Outcome:
        """What becomes of the variant while the file has that text."""
        before = subject.path.read_text(encoding="utf-8")
        subject.path.write_text(text, encoding="utf-8")
        try:
            declaration = load(subject.variant, families=self.families)
            return Outcome(failed=self.run(declaration), loaded=declaration)
        except Refused as refused:
            return Outcome(refused.diagnostics)
        except Exception:
            return Outcome(failed=traceback.format_exc())
        finally:
            subject.path.write_text(before, encoding="utf-8")

    def run(self, declaration: Declaration) -> str:
        """The traceback of whatever takes the variant and fails; nothing if all goes well."""
        try:
            for players in declaration.players.numbers():
                simulate(declaration, players=players, hands=2)
                record = read_hand(write_hand(deal_hand(declaration, players=players)), families=self.families)
                table = replay(record, [declaration])
                broken = [law for column in table.replays for law in column.violations]
                if broken:
                    return f"with {players} players a law is broken: {broken[0]}"
                replay_text(table, words_of(declaration, "en"))
            as_text(declaration, words_of(declaration, "en"))
            if declaration.parent is not None:
                both = [declaration, declaration.parent]
                comparison_text(compare(both), words_of_all(both, "en"))
            report = check(declaration, name=declaration.path, hands=2)
            return "" if report.valid else f"a law is broken: {report.counterexample}"
        except Exception:
            return traceback.format_exc()

    def put_into_book(self, subject: Subject, text: str, number: int) -> Path:
        """A file for ``poch docs --add``: the variant under a name of its own, with its edited module beside it."""
        folder = self.folder / "added"
        folder.mkdir(exist_ok=True)
        if subject.is_module:
            (folder / f"module-{number}.yaml").write_text(text, encoding="utf-8")
            id = f"{subject.path.parent.name}/{subject.path.stem}"
            text = subject.variant.read_text(encoding="utf-8").replace(f"use: {id}", f"use: module-{number}.yaml")
        lines = [f"variant: edited-{number}" if line.startswith("variant:") else line for line in text.split("\n")]
        path = folder / f"edited-{number}.yaml"
        path.write_text("\n".join(lines), encoding="utf-8")
        return path

    def book(self, added: Sequence[Path]) -> str:
        """The traceback of a book in English with these files; nothing if it can be built."""
        out = self.folder / "book"
        try:
            build(Book(book_folder(), ("en",), ("poch/family-nine-pot",), tuple(added)), out)
            return ""
        except Exception:
            return traceback.format_exc()
        finally:
            shutil.rmtree(out, ignore_errors=True)


def shown_at(d: Diagnostic, path: str, lines: frozenset[int]) -> bool:
    """Whether an error stands at one of these lines of a file."""
    return _covers(d.span, path, lines)


def named(d: Diagnostic, path: str, lines: frozenset[int]) -> bool:
    """Whether an error stands at one of these lines, or names one as another place to look at."""
    return shown_at(d, path, lines) or any(_covers(each.span, path, lines) for each in d.related)


def _covers(span: Span, path: str, lines: frozenset[int]) -> bool:
    return span.path == path and span.line in lines

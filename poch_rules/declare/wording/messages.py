"""The messages of one language: found, filled in, and never another language's in silence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from poch_rules.core.family import Family
from poch_rules.declare.inputs import note_input
from poch_rules.declare.languages import FOLDER, languages
from poch_rules.declare.wording.glossary import Forms, as_messages, glossary

#: What belongs to no family: games and their rules, hands told, the book, and parts of the book.
GENERAL = ("common", "replay", "book", "pictures", "stepper", "print")

#: Marks of direction: of the text's own first letter, either way, and the end of what is so marked.
FIRST_STRONG, LEFT_TO_RIGHT, RIGHT_TO_LEFT, END_OF_MARKED = "\u2068", "\u2066", "\u2067", "\u2069"

_HYPHEN_FOR_MINUS = re.compile(r"(?<!\w)-(\d+)")

#: What fills in a message: numbers, texts that branches are chosen by, texts from outside the language.
Argument = int | float | str | FluentType
#: Texts are cut to these lengths one after another, until a message can be filled in with them.
LENGTHS = (1_000, 300, 100, 30)


class MissingMessage(LookupError):
    """A language has no message of that name."""

    def __init__(self, id: str, language: str) -> None:
        super().__init__(f"the wording of ‘{language}’ has no message ‘{id}’")
        self.id = id
        self.language = language


class FaultyMessage(ValueError):
    """A message needs something that it was not given, or refers to a term or message that does not exist."""

    def __init__(self, id: str, language: str, errors: Iterable[Exception]) -> None:
        super().__init__(f"the message ‘{id}’ of ‘{language}’ cannot be filled in: {'; '.join(map(str, errors))}")
        self.id = id
        self.language = language


class Foreign(FluentType):
    """A text from outside the language, such as a player's name: set apart where the language runs right to left.

    It chooses branches as the text itself would.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Any) -> str:
        """The text between marks that keep its direction from that of the sentence."""
        return f"{FIRST_STRONG}{self.text}{END_OF_MARKED}"

    def __eq__(self, other: object) -> bool:
        return self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


class UnknownLanguage(ValueError):
    """A language that has no wording."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no wording in ‘{language}’: the languages are {', '.join(languages())}")


class Messages:
    """The messages of one language in several files, later ones first, and a variant's own terms in place of the usual.

    `family` brings its own file and those of what it builds on; those for all families are always there.
    """

    def __init__(self, language: str, family: Family | None, terms: Mapping[str, Forms]) -> None:
        self.language = language
        # In a line from right to left a sign would slip behind its number.
        right_to_left = Locale.parse(language).text_direction == "rtl"
        self._negative = rf"{LEFT_TO_RIGHT}−\1{END_OF_MARKED}" if right_to_left else r"−\1"
        usual = {id: concept.terms[language] for id, concept in glossary().items() if language in concept.terms}
        self._bundle = FluentBundle([language], use_isolating=False)  # marks are set round what is foreign only
        files = [FOLDER / language / f"{part}.ftl" for part in GENERAL]
        if family is not None:
            files += [FOLDER / language / f"{name}.ftl" for name in family.builds_on]
            files.append(words_file(family, language))
        for path in files:
            self._bundle.add_resource(_file(path), allow_overrides=True)
        self._bundle.add_resource(FluentResource(as_messages({**usual, **terms})))

    @cache  # noqa: B019  # messages live as long as the program
    def has(self, id: str) -> bool:
        """Whether there is a message ``name`` with a text of its own, or an attribute ``name.attribute``."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, name: str) -> tuple[str, ...]:
        """The attributes of a message."""
        return tuple(self._bundle.get_message(name).attributes) if self._bundle.has_message(name) else ()

    def fill(self, id: str, args: Mapping[str, Argument]) -> str:
        """A message or an attribute with its blanks filled in.  Raises `MissingMessage` or `FaultyMessage`.

        Fluent fills in no text of more than some thousand characters; of one that is too long only its beginning is
        said.
        """
        if not self.has(id):
            raise MissingMessage(id, self.language)
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` has looked
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        for length in LENGTHS if errors else ():
            text, errors = self._bundle.format_pattern(pattern, {name: cut(arg, length) for name, arg in args.items()})
            if not errors:
                break
        if errors:
            raise FaultyMessage(id, self.language, errors)
        return _HYPHEN_FOR_MINUS.sub(self._negative, str(text))


def cut(text: Argument, length: int) -> Argument:
    """A text of at most so many characters beside its marks of direction: of a longer one the beginning.

    >>> cut("Anna-Lena", 6), cut("Anna", 6), cut(1_000_000, 3)
    ('Anna-…', 'Anna', 1000000)
    """
    if isinstance(text, Foreign):
        return Foreign(str(cut(text.text, length)))
    if not isinstance(text, str) or len(text) <= length:
        return text
    begun = text[: length - 1].rstrip()
    unclosed = sum(map(begun.count, (FIRST_STRONG, LEFT_TO_RIGHT, RIGHT_TO_LEFT))) - begun.count(END_OF_MARKED)
    return f"{begun}…{END_OF_MARKED * unclosed}"


def words_file(family: Family, language: str) -> Path:
    """Where the words of a family stand in a language."""
    return (family.wording or FOLDER) / language / f"{family.name}.ftl"


@lru_cache
def _file(path: Path) -> Resource:
    note_input(path)
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")


@lru_cache(maxsize=256)
def messages(
    language: str, family: Family | None, terms: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
) -> Messages:
    """The messages of a language and family with a variant's terms; made once for each."""
    return Messages(language, family, {id: dict(by_form) for id, by_form in terms})

"""`Vocabulary`: the messages of one language, and what cards, pools, lists and numbers are in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from poch_rules.core.cards import RANK_OF, RANKS, SUIT_OF, SUITS, SYMBOLS
from poch_rules.core.family import Family
from poch_rules.declare.languages import languages, locale_of
from poch_rules.declare.wording.glossary import ONLY_FORM, Term, forms, glossary
from poch_rules.declare.wording.messages import (
    END_OF_MARKED,
    FIRST_STRONG,
    LEFT_TO_RIGHT,
    RIGHT_TO_LEFT,
    Argument,
    Foreign,
    Messages,
    UnknownLanguage,
    cut,
    messages,
)

Args = dict[str, Argument]
Joint = Literal["and", "or", "comma", "then", "against"]
#: What court cards and suits look like and are called.
Faces = Literal["french", "german"]

#: Of a list that may be of any length so many are named, each in so many characters.
MOST_NAMED, LONGEST_NAMED = 12, 80

#: What follows the dot in the name of one of several phases; it is said in figures or in words.
_IS_NUMBER = re.compile("[0-9]{1,9}")
#: Where lists are written as the rules of style want them: English without a comma before the last “and”.
REGION = {"en": "en_GB"}


class Vocabulary:
    """The words of one language, and those that a variant has in their place.

    language  a folder of the wording
    families  those whose messages are known beside those for all; where several know one, the first has it
    terms     language → concept or pool → the variant's own word (a text, or a mapping of forms)
    faces     whether court cards and suits are called as on French or on German cards

    Raises `UnknownLanguage` for a language without wording, and `MissingMessage` for what the language has no word for;
    it never falls back on another language.
    """

    def __init__(
        self,
        language: str,
        families: Sequence[Family] = (),
        terms: Mapping[str, Mapping[str, Term]] | None = None,
        faces: Faces = "french",
    ) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language
        self.families = tuple(families)
        self.terms = terms or {}
        self.faces = faces
        self._own = {id: forms(term) for id, term in self.terms.get(language, {}).items() if term}
        self._locale = Locale.parse(REGION.get(language, language))
        self.direction: Literal["ltr", "rtl"] = "rtl" if self._locale.text_direction == "rtl" else "ltr"

    @cached_property
    def _books(self) -> tuple[Messages, ...]:
        own = tuple((id, tuple(by_form.items())) for id, by_form in self._own.items() if id in glossary())
        return tuple(messages(self.language, family, own) for family in self.families or (None,))

    # -- messages --------------------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        """Whether the language has a message, or an attribute ``name.attribute``."""
        return any(book.has(id) for book in self._books)

    def say(self, id: str, **args: Any) -> str:
        """A message by its name with its blanks filled in; ``name.attribute`` says an attribute.

        Whole numbers also give ``$n_words``.  Raises `MissingMessage`, or `FaultyMessage` if an argument is lacking.
        """
        filled: Args = {}
        for name, value in args.items():
            filled |= self._number(name, value) if isinstance(value, int) else {name: self._foreign(str(value))}
        return self._fill(id, filled)

    def _fill(self, id: str, args: Mapping[str, Argument]) -> str:
        book = next((book for book in self._books if book.has(id)), self._books[0])
        return book.fill(id, args)

    def _foreign(self, text: str) -> Argument:
        """A text from outside the language, which may also choose a branch."""
        return Foreign(text) if self.direction == "rtl" and text else text

    def _marked(self, text: str, mark: str = FIRST_STRONG) -> str:
        """A text set apart where the language runs from right to left."""
        return f"{mark}{text}{END_OF_MARKED}" if self.direction == "rtl" else text

    # -- names -----------------------------------------------------------------------------------------------

    def name(self, kind: str, value: str, form: str = "name") -> str:
        """What something is called: a pool, rank, suit, phase, slot, standing, source-kind, language, …

        Of any other kind it is the message ``kind-value``.  A pool or rank may be asked for in one of its forms.
        A slot or phase that is one of several (``vying.2``, ``meld.ace``) is named with its number or pool.
        """
        if kind == "language":
            return self._language(value)
        if kind in ("slot", "phase"):
            base, _, part = value.partition(".")
            args = self._named("part", "pool", part or "none")
            if _IS_NUMBER.fullmatch(part):  # of a round, or a pool that is called so: what it is only the message knows
                args |= self._number("part", int(part))
            return self._fill(f"{kind}-{base}", args)
        return self._forms(kind, value)[form]

    def _language(self, code: str) -> str:
        """What a language is called, with its script and region; a code that no language has is its own name."""
        locale = locale_of(code)
        if locale is not None:
            return str(locale.get_display_name(self.language))
        return str(self._locale.languages.get(code.partition("-")[0], code))

    def _named(self, argument: str, kind: str, value: str) -> Args:
        forms = {f"{argument}_{form}": text for form, text in self._forms(kind, value).items()}
        return {argument: value, **forms}

    @lru_cache(maxsize=1024)  # noqa: B019  # a wording lives as long as the program
    def _forms(self, kind: str, value: str) -> Mapping[str, str]:
        """The name of something and its further forms, the variant's own words before the language's."""
        own = self._own.get(value, {}) if kind == "pool" else {}
        id = f"{kind}-{hyphens(value)}"
        if self.faces == "german" and kind in ("rank", "suit") and self.has(f"face-german-{value}"):
            id = f"face-german-{value}"
        if kind == "pool" and (own or not self.has(id)):
            name = own.get("name") or next(iter(own.values()), self._marked(value))
            named = {"name": name}
            usual = {form: self._fill(f"pool-other.{form}", named) for form in self._attributes("pool-other")}
            return {"name": name} | usual | {form: text for form, text in own.items() if form != ONLY_FORM}
        return {"name": self._fill(id, {})} | {form: self._fill(f"{id}.{form}", {}) for form in self._attributes(id)}

    def _attributes(self, name: str) -> tuple[str, ...]:
        return next((book.attributes(name) for book in self._books if book.has(name)), ())

    # -- cards -----------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """A card in signs, ♥7, with the letters of the language; of a German pack its name, which has no signs."""
        if self.faces == "german":
            return self.card_name(card)
        rank = RANKS[RANK_OF[card]]
        index = self._fill(f"index-{rank}", {}) if self.has(f"index-{rank}") else rank
        text = self._fill("card", {"sign": SYMBOLS[SUIT_OF[card]], "index": index})
        return self._marked(text, RIGHT_TO_LEFT)

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards with blanks between them, in the order given."""
        return self._marked(" ".join(self.card(card) for card in cards), RIGHT_TO_LEFT)

    def card_name(self, card: int) -> str:
        """A card in words: the seven of hearts, Herz-Sieben."""
        rank = self._named("rank", "rank", RANKS[RANK_OF[card]])
        return self._fill("card-name", rank | self._named("suit", "suit", SUITS[SUIT_OF[card]]))

    # -- lists and numbers -----------------------------------------------------------------------------------

    def join(self, items: Iterable[str], by: Joint = "and") -> str:
        """Several things in a list: ``and``, ``or``, ``comma``, in an order (``then``) or opposed (``against``)."""
        return self._joined([self._marked(item) for item in items], by)

    def join_some(self, items: Sequence[str], by: Joint = "and") -> str:
        """The same of a list that may be of any length: its first dozen, and how many more there are, if several."""
        named = [str(cut(item, LONGEST_NAMED)) for item in items]
        if len(named) <= MOST_NAMED + 1:
            return self.join(named, by)
        more = self._number("number", len(named) - MOST_NAMED)
        return self._fill("list-more", {"before": self.join(named[:MOST_NAMED], "comma"), **more})

    def _joined(self, items: Sequence[str], by: Joint) -> str:
        if by in ("and", "or"):
            style: Literal["standard", "or"] = "standard" if by == "and" else "or"
            return str(format_list(list(items), style=style, locale=self._locale))
        # What stands between two things is the same between any; a list itself may be too long to be filled in.
        return self._fill(f"list-{by}", {"before": "", "after": ""}).join(items)

    def number(self, value: float, *, signed: bool = False) -> str:
        """A number in figures, with a true minus sign; `signed` puts a plus before what is above zero."""
        figures = str(format_decimal(abs(value), locale=self._locale))
        sign = "−" if value < 0 else "+" if signed and value > 0 else ""
        return self._marked(sign + figures, LEFT_TO_RIGHT) if sign else figures

    def _number(self, name: str, value: int) -> Args:
        forms = {f"{name}_{form}": self._in_words(value, form) for form in self._attributes("number-words")}
        return {name: value, f"{name}_words": self._in_words(value), **forms}

    @lru_cache(maxsize=512)  # noqa: B019  # a wording lives as long as the program
    def _in_words(self, value: int, form: str = "") -> str:
        return self._fill(f"number-words.{form}" if form else "number-words", {"n": value})


def hyphens(name: str) -> str:
    """A name as it stands in messages: ``meld.least_bet`` is ``meld-least-bet``."""
    return re.sub(r"[._]", "-", name)

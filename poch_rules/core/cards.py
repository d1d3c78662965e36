"""Cards as small integers, and their names.

A card is an int from 0 to 51: ``13 * suit + rank``, suits in the order clubs, diamonds, hearts, spades and
ranks from the two (0) to the ace (12).  Numbers are what rules work with; `Card` names exist at the edges.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

SUIT_SIZE: Final = 13


class Rank(StrEnum):
    """The rank of a card, written as players write it."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def index(self) -> int:  # type: ignore[override]  # str.index is of no use on a rank
        """0 for the two up to 12 for the ace."""
        return RANK_INDEX[self.value]


class Suit(StrEnum):
    """One of the four suits, by the letter that stands for it."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def number(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return SUITS.index(self.value)


RANKS: Final = tuple(r.value for r in Rank)
SUITS: Final = "cdhs"
SYMBOLS: Final = "♣♦♥♠"
#: The same in outline, as some people write them.
OUTLINES: Final = "♧♢♡♤"
RANK_INDEX: Final = {name: i for i, name in enumerate(RANKS)}
#: The name of every card, by its number: ``NAMES[0] == "2c"``.
NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
#: The suit of every card, 0 to 3, and its rank, 0 (two) to 12 (ace): looking up is quicker than dividing.
SUIT_OF: Final = tuple(card // SUIT_SIZE for card in range(52))
RANK_OF: Final = tuple(card % SUIT_SIZE for card in range(52))


class Card(StrEnum):
    """One card by its name, for rules that speak of it: ``10d``."""

    _ignore_ = "each"
    for each in NAMES:
        vars()[each] = each

    @property
    def number(self) -> int:
        """The card as the int that stands for it."""
        return NAMES.index(self.value)


_GERMAN_RANKS: Final = {
    "zwei": "2", "drei": "3", "vier": "4", "fünf": "5", "sechs": "6", "sieben": "7", "acht": "8",
    "neun": "9", "zehn": "10", "bube": "J", "unter": "J", "dame": "Q", "ober": "Q", "könig": "K",
    "ass": "A", "as": "A", "daus": "A", "sau": "A",
}  # fmt: skip
_GERMAN_SUITS: Final = {
    "kreuz": "c", "treff": "c", "eichel": "c", "karo": "d", "schellen": "d", "schelle": "d",
    "herz": "h", "rot": "h", "pik": "s", "schippen": "s", "laub": "s", "grün": "s", "gras": "s",
}  # fmt: skip


#: More characters than a rank and a suit have together, its sign with what makes it an emoji.
LONGEST: Final = 8


class InvalidCard(ValueError):
    """The text is not the name of any card."""


def name(card: int) -> str:
    """The card as files write it.

    >>> name(51), name(8)
    ('As', '10c')
    """
    return NAMES[card]


def names(cards: list[int] | tuple[int, ...]) -> str:
    """Several cards as files write them, with blanks between."""
    return " ".join(NAMES[card] for card in cards)


def _rank(text: str) -> str | None:
    upper = text.upper()
    if upper == "T":
        return "10"
    return upper if upper in RANK_INDEX else None


def _suit(text: str) -> str | None:
    sign = text.rstrip("\ufe0e\ufe0f").lower()
    if len(sign) != 1:
        return None
    number = max(signs.find(sign) for signs in (SYMBOLS, OUTLINES, SUITS))
    return SUITS[number] if number >= 0 else None


def parse(text: str) -> int:
    """The card that a text names: ``7h``, ``Th``, ``♥7``, ``7♥`` or ``Herz-Ober``.

    >>> [name(parse(t)) for t in ("7h", "Th", "♥7", "7♥", "Herz-Ober", "Laub-Daus")]
    ['7h', '10h', '7h', '7h', 'Qh', 'As']

    Raises `InvalidCard`, whose message says what is wrong with the text.
    """
    word = text.strip()
    if "-" in word:
        suit_word, _, rank_word = word.lower().partition("-")
        suit, rank = _GERMAN_SUITS.get(suit_word), _GERMAN_RANKS.get(rank_word) or _rank(rank_word)
        if suit and rank:
            return SUIT_SIZE * SUITS.index(suit) + RANK_INDEX[rank]
        raise InvalidCard(f"‘{text}’ is no card: expected a suit and a rank such as ‘Herz-Ober’")
    for cut in range(1, min(len(word), LONGEST)):
        head, tail = word[:cut], word[cut:]
        for rank_text, suit_text in ((head, tail), (tail, head)):
            # A suit letter stands after the rank; only the sign may stand before it.
            if rank_text == tail and head[0] not in SYMBOLS + OUTLINES:
                continue
            rank, suit = _rank(rank_text), _suit(suit_text)
            if rank and suit:
                return SUIT_SIZE * SUITS.index(suit) + RANK_INDEX[rank]
    letter_o = word.replace("O", "0").replace("o", "0")
    if letter_o != word:
        try:
            return_hint = NAMES[parse(letter_o)]
        except InvalidCard:
            pass
        else:
            raise InvalidCard(f"‘{text}’ is no card: it has the letter O; did you mean ‘{return_hint}’?")
    raise InvalidCard(f"‘{text}’ is no card: expected a rank (2…10 J Q K A) and a suit (c d h s), as in ‘10h’")

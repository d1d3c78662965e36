"""Several cards in a row, as they are held or laid."""

from __future__ import annotations

from collections.abc import Sequence

from poch_rules.book.pictures.card import HEIGHT, STRIP, WIDTH, drawing, strip
from poch_rules.book.pictures.svg import Picture, element, picture
from poch_rules.declare.wording import Wording

GAP = 12
#: Up to so many cards lie side by side; more overlap.
APART = 5


def step(count: int) -> int:
    """From one card of a row to the next."""
    return WIDTH + GAP if count <= APART else STRIP


def row_width(count: int) -> int:
    """How wide a row of so many cards is."""
    return step(count) * (count - 1) + WIDTH if count else 0


def row(cards: Sequence[int], words: Wording) -> str:
    """The cards from left to right."""
    by = step(len(cards))
    found = ""
    for at, card in enumerate(cards):
        drawn = strip(card, words) if by < WIDTH and at < len(cards) - 1 else drawing(card, words)
        found += element("g", drawn, transform=f"translate({by * at})") if at else drawn
    return found


def cards(cards: Sequence[int], words: Wording) -> Picture:
    """A row of cards, side by side or, when they are many, overlapping."""
    title = words.join([words.card_name(card) for card in cards], by="comma")
    return picture(row(cards, words), title, (max(row_width(len(cards)), 1), HEIGHT), scale=0.5)

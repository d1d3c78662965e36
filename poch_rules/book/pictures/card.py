"""A playing card."""

from __future__ import annotations

from collections.abc import Iterable

from poch_rules.book.pictures.courts import COURTS
from poch_rules.book.pictures.suits import SUITS, Suit, outline
from poch_rules.book.pictures.svg import Picture, element, picture, text
from poch_rules.core.cards import NAMES, RANK_OF, RANKS, SUIT_OF
from poch_rules.core.cards import SUITS as LETTERS
from poch_rules.declare.wording import Faces, Wording

#: A card in the units of its drawing, two to a CSS pixel, and how much of it shows when others lie on it.
WIDTH, HEIGHT, STRIP = 120, 180, 36

#: Where the pips of a number stand: how far down at both sides and in the middle, in rows from 0 to 6.
_SIDES = {4: (0, 6), 5: (0, 6), 6: (0, 3, 6), 7: (0, 3, 6), 8: (0, 3, 6), 9: (0, 2, 4, 6), 10: (0, 2, 4, 6)}
_MIDDLE = {2: (0, 6), 3: (0, 3, 6), 5: (3,), 7: (1.5,), 8: (1.5, 4.5), 9: (3,), 10: (1, 5)}


def face(card: int, faces: Faces) -> Suit:
    """The suit of a card."""
    return SUITS[faces][LETTERS[SUIT_OF[card]]]


def index(rank: str, words: Wording) -> str:
    """What stands in the corner of a card in the language: the number, or the letter of its court."""
    id = f"index-german-{rank}" if words.faces == "german" else f"index-{rank}"
    return words.say(id) if words.has(id) else rank


def paper(width: int = WIDTH, height: int = HEIGHT) -> str:
    """The blank card."""
    return element(
        "rect", x=1, y=1, width=width - 2, height=height - 2, rx=9,
        class_="poch-paper", fill="#fffdf6", stroke="#70675c", stroke_width=2,
    )  # fmt: skip


def printed(card: int, words: Wording, content: str) -> str:
    """What stands on a card, in the colour of its suit; indices run from left to right in every language."""
    suit = face(card, words.faces)
    return element(
        "g", content, class_=suit.style, fill=suit.colour, fill_rule="evenodd", font_family="Times,serif",
        font_size=32, font_weight=700, text_anchor="middle", direction="ltr",
    )  # fmt: skip


def corner(card: int, words: Wording) -> str:
    """The index with the suit under it, in the upper left corner."""
    label = index(RANKS[RANK_OF[card]], words)
    narrow = {"x": 22.5, "transform": "scale(.8 1)"} if len(label) > 1 else {"x": 18}
    return text(label, y=34, **narrow) + element("path", d=outline(face(card, words.faces).pip, 18, 52))


def middle(card: int, faces: Faces) -> str:
    """What stands in the middle: a figure, a large suit, or as many pips as the card counts."""
    rank, suit = RANKS[RANK_OF[card]], face(card, faces)
    if rank in COURTS[faces]:
        return COURTS[faces][rank] + outline(suit.pip, 60, 137, 26)
    if rank == "A" and faces == "french":
        return outline(suit.large, 60, 90, 62)
    if rank == "A":
        return outline(suit.large, 60, 54, 50) + outline(suit.large, 60, 126, 50, turned=True)
    places: list[tuple[int, float]] = [(x, row) for row in _SIDES.get(int(rank), ()) for x in (41, 79)]
    places += [(60, row) for row in _MIDDLE.get(int(rank), ())]
    return "".join(outline(suit.pip, x, 34 + row * 56 / 3, turned=row > 3) for x, row in places)


def drawing(card: int, words: Wording) -> str:
    """All that stands on a card."""
    small = corner(card, words)
    turned = element("g", small, transform=f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")
    return paper() + printed(card, words, small + turned + element("path", d=middle(card, words.faces)))


def strip(card: int, words: Wording) -> str:
    """A card that others lie on."""
    return paper() + printed(card, words, corner(card, words))


def card(card: int, words: Wording, faces: Faces | None = None) -> Picture:
    """One card, 0 to 51, with French or German suits (as the words have them where nothing is said)."""
    if faces not in (None, words.faces):
        words = Wording(words.language, words.families, words.terms, words.calls, faces)
    return picture(drawing(card, words), words.card_name(card), (WIDTH, HEIGHT), scale=0.5)


def card_symbols(cards: Iterable[int], words: Wording) -> str:
    """A hidden ``<svg>`` with a ``<symbol id="card-7h">`` for each card, for pages that draw many by ``<use>``."""
    symbols = (
        element("symbol", drawing(card, words), id=f"card-{NAMES[card]}", viewBox=f"0 0 {WIDTH} {HEIGHT}")
        for card in sorted(set(cards))
    )
    return element(
        "svg", "".join(symbols), xmlns="http://www.w3.org/2000/svg", width=0, height=0,
        aria_hidden="true", style="position:absolute",
    )  # fmt: skip

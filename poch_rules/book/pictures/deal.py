"""Who holds what around the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from poch_rules.book.markup import unmarked
from poch_rules.book.pictures.card import HEIGHT, WIDTH, corner, drawing, paper, printed
from poch_rules.book.pictures.emblems import LINE
from poch_rules.book.pictures.fit import fitted, label, lettering
from poch_rules.book.pictures.svg import Picture, element, figures, picture
from poch_rules.declare.wording import Wording

#: A held card shows its index and its suit; so much in units of the page.
SLIP_WIDTH, SLIP_HEIGHT = 15, 30
#: A hand of more cards is held in two rows.
IN_ROW = 8
#: How wide and high a hand of one row is, with the name over it; the height of the table; what is left free between.
BLOCK, ROW, NAME, TABLE, MARGIN = IN_ROW * SLIP_WIDTH, SLIP_HEIGHT + 3, 17, 100, 8


def deal(
    hands: Mapping[str, Sequence[int]], words: Wording, *, upcard: int | None = None, clockwise: bool = True
) -> Picture:
    """The hands of a deal, by the names of the players in the order in which they play, and the card turned up.

    The first player sits at the bottom, and the game goes round as it does at the table.
    """
    count, names = len(hands), list(hands)
    block = NAME + max((rows_of(cards) for cards in hands.values()), default=1) * ROW + 8
    at_side, opposite = (count - 1) // 2, count % 2 == 0
    top = MARGIN + (block if opposite else 0)
    middle = max(at_side * block, TABLE)
    across = [MARGIN + column * (BLOCK + MARGIN) for column in range(3)]
    width, height = across[2] + BLOCK + MARGIN, top + middle + block + MARGIN
    down = [top + (middle - at_side * block) / 2 + row * block for row in range(at_side)]
    places = [(across[1], top + middle + 4), *((across[0], y) for y in reversed(down))]
    places += [(across[1], MARGIN)] if opposite else []
    places += [(across[2], y) for y in down]
    if not clockwise:
        places[1:] = reversed(places[1:])
    drawn = _table(width / 2, top + middle / 2, upcard, words)
    for name, (x, y) in zip(names, places, strict=True):
        drawn += _hand(name, hands[name], x, y, words)
    return picture(drawn, _title(hands, words, upcard), (width, height))


def rows_of(cards: Sequence[int]) -> int:
    """In how many rows a hand is held."""
    return 1 if len(cards) <= IN_ROW else 2


def _title(hands: Mapping[str, Sequence[int]], words: Wording, upcard: int | None) -> str:
    told = [
        words.say("picture-hand", player=name, cards=words.join([words.card_name(card) for card in cards], by="comma"))
        if cards
        else words.say("picture-hand-none", player=name)
        for name, cards in hands.items()
    ]
    hands_told = reduce(lambda before, after: words.say("picture-hands", before=before, after=after), told)
    if upcard is None:
        return words.say("picture-deal", hands=hands_told)
    return words.say("picture-deal-upcard", hands=hands_told, upcard=words.card_name(upcard))


def _table(x: float, y: float, upcard: int | None, words: Wording) -> str:
    """The table, with the card turned up on it."""
    size = {"rx": BLOCK / 2 - 2, "ry": TABLE / 2 - 4}
    cloth = element("ellipse", "", cx=x, cy=y, class_="poch-wood", fill="#f1e3c4", stroke=LINE, **size)
    if upcard is None:
        return cloth
    place = f"translate({figures(x - WIDTH * 0.2, y - HEIGHT * 0.2)})scale(.4)"
    return cloth + element("g", drawing(upcard, words), transform=place)


def _hand(name: str, cards: Sequence[int], x: float, y: float, words: Wording) -> str:
    """A player's name, with his cards under it."""
    said = label(
        fitted(unmarked(name), BLOCK, 13), x + BLOCK / 2, y + 12, direction=words.direction, class_="poch-player",
        font_family=lettering(words), fill="currentColor",
    )  # fmt: skip
    rows = rows_of(cards)
    each = -(-len(cards) // rows)
    for row in range(rows):
        held = cards[row * each : (row + 1) * each]
        start = x + (BLOCK - len(held) * SLIP_WIDTH) / 2
        for at, card in enumerate(held):
            slip = paper(36, 72) + printed(card, words, corner(card, words))
            place = f"translate({figures(start + at * SLIP_WIDTH, y + NAME + row * ROW)})scale(.417)"
            said += element("g", slip, transform=place)
    return said

"""What is painted into a pool: the card or cards that win it, or a sign of what it is for.

An emblem stands around the point 0, 0 in a box about 36 units wide and 30 high.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from poch_rules.book.pictures.card import face, index
from poch_rules.book.pictures.suits import outline
from poch_rules.book.pictures.svg import element, figures, text
from poch_rules.core.cards import RANK_OF, RANKS, SUIT_SIZE, Card, Rank
from poch_rules.core.variant import Plan
from poch_rules.declare.wording import Wording

LINE, LIGHT = "#4a3016", "#fffdf6"

#: What stands over the letter of a court card: a crown, a coronet or an Ober's hat, a plume; over an ace a star.
_HATS = {
    "K": "M-7-3l-1.5-7 4 2.5 4.5-5.5 4.5 5.5 4-2.5-1.5 7z",
    "Q": "M-6-3l-1.5-5.5 4 2 3.5-4.5 3.5 4.5 4-2-1.5 5.5zM-6-2h12v1h-12z",
    "J": "M-7-2c0-5 3-7 7-7 2.5 0 4 .5 5 1.5 1-2.5 2.5-4 5-4.5-.2 3-1.2 5-3 6.5.5 1 .5 2 .5 3.5z",
    "O": "M-10-3c2-1 3.5-1.5 4.5-1.5l.7-5c2.5-1.2 7-1.2 9.5 0l.7 5c1 0 2.5.5 4.5 1.5-3 1.9-17 1.9-19.9 0z",
    "A": "M0-13l1.8 4 4.4.5-3.3 3 .9 4.3-3.8-2.2-3.8 2.2.9-4.3-3.3-3 4.4-.5z",
}  # fmt: skip
#: The cap of a fool: a pool that players bet for.
_CAP = (
    "M-13 12c0-7-1-11-5-13 6-1 10 1 12 5 0-8 2-13 6-17 4 4 6 9 6 17 2-4 6-6 12-5-4 2-5 6-5 13z"
    "M-13 13.5h26v3h-26z"
)  # fmt: skip


def emblem(pool: str, plan: Plan, words: Wording) -> str:
    """What is painted into a pool of a game."""
    rules = plan.rules
    slot = next((slot for slot in rules if slot.rpartition(".")[2] == pool and "." in slot), "")
    rule = rules.get(slot)
    card, rank, ranks, least = (getattr(rule, name, None) for name in ("card", "rank", "ranks", "least"))
    if isinstance(card, Card):
        return small_card(RANKS[RANK_OF[card.number]], words, card.number)
    trump = max(rule.fixed_trump for rule in rules.values())
    if isinstance(rank, Rank):
        return small_card(rank.value, words, _of(trump, rank.value))
    if isinstance(ranks, tuple):
        return fan([small_card(rank.value, words, _of(trump, rank.value)) for rank in ranks])
    if isinstance(least, int):
        return fan([blank_card(number) for number in range(1, min(least, 5) + 1)])
    return cap() if pool in plan.variant.family.bet_for(plan) else heap()


def _of(suit: int, rank: str) -> int | None:
    return None if suit < 0 else SUIT_SIZE * suit + RANKS.index(rank)


def _paper() -> str:
    return element("rect", x=-11, y=-16, width=22, height=32, rx=2.5, class_="poch-paper", fill=LIGHT, stroke=LINE)


def small_card(rank: str, words: Wording, card: int | None) -> str:
    """A card with its letter under a crown; with its suit in place of the crown where the suit is known."""
    letter = index(rank, words)
    if card is None:
        hat = "O" if rank == "Q" and words.faces == "german" else rank
        inside, style, colour = _HATS.get(hat, ""), "poch-ink", "#1f1a17"
    else:
        suit = face(card, words.faces)
        inside, style, colour = outline(suit.large, 0, -6, 12, places=1), suit.style, suit.colour
    base = 13 if inside else 6.5
    said = text(letter, x=0, y=base, transform="scale(.85 1)" if len(letter) > 1 else None)
    mark = element("path", d=inside) if inside else ""
    return _paper() + element(
        "g", mark + said, class_=style, fill=colour, fill_rule="evenodd", font_family="Times,serif", font_size=18,
        font_weight=700, text_anchor="middle", direction="ltr",
    )  # fmt: skip


def blank_card(pips: int) -> str:
    """A card with so many dots, for a card of no certain rank."""
    dots = "".join(f"M-2 {figures(y)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" for y in _spread(pips, 6.5))
    return _paper() + element("path", d=dots, class_="poch-ink", fill="#1f1a17")


def _spread(count: int, by: float) -> list[float]:
    return [by * (at - (count - 1) / 2) for at in range(count)]


def fan(cards: Sequence[str]) -> str:
    """Cards as a hand holds them, from the left."""
    apart = min(20, 32 / max(len(cards) - 1, 1))
    held = ""
    for card, x in zip(cards, _spread(len(cards), apart), strict=True):
        held += element("g", card, transform=f"translate({figures(x, x * x / 90)})rotate({figures(x * 0.8)})")
    return element("g", held, transform="scale(.86)")


def cap() -> str:
    """The cap of a fool with its bells."""
    bells = "".join(
        f"M{figures(x - 2.5, y)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z" for x, y in ((-19, -1), (0, -15), (19, -1))
    )
    return element("path", d=_CAP + bells, class_="poch-line", fill=LINE)


def heap() -> str:
    """Chips that lie in a heap."""
    found = ""
    for x, y in ((-9, 8), (9, 8), (-9, 3), (9, 3), (0, 10), (0, 5), (0, 0), (0, -5)):
        body = f"M{x - 9} {y}v4c0 5 18 5 18 0v-4"
        found += element("path", d=body, class_="poch-coin", fill=LIGHT, stroke=LINE)
        found += element("ellipse", cx=x, cy=y, rx=9, ry=3.8, class_="poch-coin", fill=LIGHT, stroke=LINE)
    return found


def rosette(x: float, y: float, radius: float, *, petals: int) -> str:
    """A flower that is inlaid where a board has no pool in its middle."""
    d = ""
    for at in range(petals):
        tip = _from(x, y, radius, at / petals)
        left, right = (_from(x, y, radius * 0.62, (at + side) / petals) for side in (-0.5, 0.5))
        d += f"M{figures(x, y)}Q{figures(*left, *tip)}Q{figures(*right, x, y)}z"
    ring = element("circle", cx=x, cy=y, r=radius + 5, class_="poch-groove", fill="none", stroke=LINE)
    heart = element("circle", cx=x, cy=y, r=radius * 0.14, class_="poch-wood", fill="#f1e3c4", stroke=LINE)
    return ring + element("path", d=d, class_="poch-inlay", fill="#d9bf8c", stroke=LINE) + heart


def _from(x: float, y: float, distance: float, turn: float) -> tuple[float, float]:
    """The point so far from another, a part of a full turn clockwise from above it."""
    return x + distance * sin(2 * pi * turn), y - distance * cos(2 * pi * turn)

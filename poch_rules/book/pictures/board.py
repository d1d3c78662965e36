"""The staking board of a variant: a wooden board with a hollow for every pool, or plates around a table."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import NamedTuple

from poch_rules.book.markup import unmarked
from poch_rules.book.pictures.emblems import LIGHT, LINE, emblem, rosette
from poch_rules.book.pictures.fit import fitted, label, lettering
from poch_rules.book.pictures.svg import Picture, element, figures, picture
from poch_rules.core.family import Shape
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.wording import Wording

MIDDLE = 180
HOLLOW, SHADE = "#e3cda0", "#c9ab74"
WOOD: dict[str, object] = {"class_": "poch-wood", "fill": "#f1e3c4", "stroke": LINE, "stroke_width": 2}
INLAY: dict[str, object] = {"class_": "poch-inlay", "fill": "#d9bf8c", "stroke": LINE, "stroke_width": 0.8}
#: A line cut into the wood.
GROOVE: dict[str, object] = {"class_": "poch-groove", "fill": "none", "stroke": LINE, "stroke_width": 0.8}


class Place(NamedTuple):
    """Where a hollow is: its middle, and how far it reaches."""

    x: float
    y: float
    radius: float


class Layout(NamedTuple):
    """A board without its pools: the wood, the places around the middle in their order, the middle, and its height."""

    wood: str
    around: list[Place]
    middle: Place
    height: float = 2 * MIDDLE


def board(declaration: Declaration, words: Wording, chips: Mapping[str, int] | None = None) -> Picture | None:
    """The board of a variant, with the number of chips in each pool where they are given; None if it has no pools.

    Pools run clockwise from the top.  Plates that belong to players stand on a round cloth; four pools around a fifth
    have the corners of a square; any other board with a pool in its middle is round, and so is that of a family whose
    pools lie in a ring; else it has a side for each pool.
    """
    family, plan = declaration.family, declaration.plan(declaration.players.usual)
    pools = list(family.pools(plan))
    if not pools:
        return None
    central = family.middle if family.middle in pools else None
    around = [pool for pool in pools if pool != central]
    owned = family.shape is Shape.PLATES
    if owned:
        layout = _round(len(around), inlays=False)
    elif central and len(around) == 4:
        layout = _square()
    elif central or family.shape is Shape.RING or not 5 <= len(around) <= 10:
        layout = _round(len(around))
    else:
        layout = _sided(len(around))
    places = [*layout.around, layout.middle] if central else layout.around
    drawn = layout.wood if central else layout.wood + rosette(*layout.middle, petals=max(len(around), 3))
    for pool, place in zip([*around, central] if central else around, places, strict=True):
        drawn += hollow(pool, place, emblem(pool, plan, words), words, chips, plate=owned)
    names = words.join([words.name("pool", pool) for pool in around], by="comma")
    kind = "plates" if owned else "board"
    title = (
        words.say(f"picture-{kind}-centre", pools=names, centre=words.name("pool", central))
        if central
        else words.say(f"picture-{kind}", pools=names)
    )
    return picture(drawn, title, (2 * MIDDLE, layout.height), f"poch-board{' poch-plates' if owned else ''}")


def _ring(count: int, distance: float, most: float, centre: float = MIDDLE) -> list[Place]:
    """Places around the middle, the first at the top, as large as leaves a bar of wood between any two."""
    radius = min(most, distance * sin(pi / max(count, 2)) - 4.5)
    return [Place(*_away(2 * pi * at / count, distance, centre), radius) for at in range(count)]


def _away(angle: float, distance: float, centre: float) -> tuple[float, float]:
    """The point so far from the middle, `centre` below the top, at an angle that runs clockwise from the top."""
    return MIDDLE + distance * sin(angle), centre - distance * cos(angle)


def _round(count: int, *, inlays: bool = True) -> Layout:
    disc = {"cx": MIDDLE, "cy": MIDDLE}
    around = _ring(count, 124, 43)
    inner = 124 - min((place.radius for place in around), default=0)
    wood = element("circle", **disc, r=MIDDLE - 2, **WOOD)
    wood += "".join(element("circle", **disc, r=radius, **GROOVE) for radius in (MIDDLE - 7, inner - 4))
    return Layout(wood + (_inlays(count, 150) if inlays else ""), around, Place(MIDDLE, MIDDLE, min(62, inner - 11)))


def _inlays(count: int, distance: float, centre: float = MIDDLE) -> str:
    """A lozenge of another wood between any two hollows."""
    if count > 10:
        return ""
    middles = (_away(pi * (2 * at + 1) / count, distance, centre) for at in range(count))
    return element("path", d="".join(f"M{figures(x, y - 6)}l4 6-4 6-4-6z" for x, y in middles), **INLAY)


def _sided(count: int) -> Layout:
    """A board of as many sides as pools, the first side at the top."""
    angles = [pi * (2 * at + 1) / count for at in range(count)]
    corner = (MIDDLE - 2) / max(sin(angle) for angle in angles)
    side, low = corner * cos(pi / count), corner * max(-cos(angle) for angle in angles)
    centre = side + 2
    distance, most = side - 51 - (8 - count) * 2, 43 + max(0, (8 - count) * 3)
    around = _ring(count, distance, most, centre)
    wood = _polygon(angles, corner, centre, WOOD) + _polygon(angles, corner - 5.5, centre, GROOVE)
    middle = Place(MIDDLE, centre, min(50, distance - around[0].radius - 12))
    return Layout(wood + _inlays(count, corner - 28, centre), around, middle, round(centre + low + 2, 1))


def _polygon(angles: list[float], corner: float, centre: float, style: dict[str, object]) -> str:
    points = " ".join(figures(*_away(angle, corner, centre)) for angle in angles)
    return element("polygon", points=points, stroke_linejoin="round", **style)


def _square() -> Layout:
    """A square with a pool in every corner, the first at the top left, and one in the middle."""
    wood = "".join(
        element("rect", x=inset, y=inset, width=360 - 2 * inset, height=360 - 2 * inset, rx=12 - inset, **style)
        for inset, style in ((2, WOOD), (7, GROOVE))
    )
    corners = [Place(MIDDLE + x, MIDDLE + y, 56) for x, y in ((-104, -104), (104, -104), (104, 104), (-104, 104))]
    inlays = "".join(f"M{x} {y - 18}l12 18-12 18-12-18z" for x, y in ((180, 52), (308, 180), (180, 308), (52, 180)))
    return Layout(wood + element("path", d=inlays, **INLAY), corners, Place(MIDDLE, MIDDLE, 68))


def hollow(
    pool: str, place: Place, painted: str, words: Wording, chips: Mapping[str, int] | None, *, plate: bool
) -> str:
    """One pool: the hollow, what is painted into it, its name and its chips."""
    x, y, radius = place
    size, type_ = radius / 43, min(radius / 43, 1.25)
    above, by, base = (-19.5, 0.86, 10.5) if chips is not None else (-10, 1.12, 22.5)
    reach = max(abs(base - 9), abs(base + 3)) * size
    room = 2 * (radius**2 - reach**2) ** 0.5 - 7 * size
    name = fitted(unmarked(words.name("pool", pool)), room, 13.5 * type_)
    if len(name.lines) > 1:  # the first stands where the painting would have its foot
        above, by = above - 3, by * 0.7
    drawn = [
        _bowl(place, plate=plate),
        element("g", painted, transform=f"translate({figures(x, y + above * size)})scale({figures(type_ * by)})"),
        label(name, x, y + base * size, direction=words.direction, class_="poch-name"),
        _count(pool, place, words, chips),
    ]
    return element("g", "".join(drawn), data_pool=pool, font_family=lettering(words), fill="#2b1a08")


def _bowl(place: Place, *, plate: bool) -> str:
    """A hollow turned out of the wood, its upper side in shade; or a plate with its rim."""
    x, y, radius = place
    fill, style = (LIGHT, "poch-plate") if plate else (HOLLOW, "poch-hollow")
    drawn = element("circle", cx=x, cy=y, r=radius, class_=style, fill=fill, stroke=LINE, stroke_width=1.4)
    if plate:
        return drawn + element("circle", cx=x, cy=y, r=radius - 4, **GROOVE)
    inner, across = radius - 1.2, (radius - 1.2) / 2**0.5
    left, right = figures(x - across, y + across), figures(x + across, y - across)
    shade = f"M{left}A{figures(inner, inner)} 0 0 1 {right}A{figures(radius * 1.02, radius * 1.02)} 0 0 0 {left}z"
    return drawn + element("path", d=shade, class_="poch-shade", fill=SHADE)


def _count(pool: str, place: Place, words: Wording, chips: Mapping[str, int] | None) -> str:
    """The number of chips, on a chip; where none is given the number is there to be filled in."""
    x, y, radius = place
    size, type_ = radius / 43, min(radius / 43, 1.25)
    number = "" if chips is None else unmarked(words.number(chips.get(pool, 0)))
    said = element(
        "text", number, x=x, y=y + 30.8 * size, class_="poch-chips", font_family="Times,serif",
        font_size=14.5 * type_, font_weight=700, text_anchor="middle", direction="ltr", data_chips=pool,
    )  # fmt: skip
    if chips is None:
        return said
    middle = y + 26 * size
    edge = element(
        "circle", cx=x, cy=middle, r=11.5 * type_, class_="poch-coin", fill=LIGHT, stroke=LINE, stroke_width=1
    )
    return edge + element("circle", cx=x, cy=middle, r=9.7 * type_, stroke_dasharray="1.5 2.2", **GROOVE) + said

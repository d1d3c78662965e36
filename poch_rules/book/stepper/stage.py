"""The drawing that a script steps through, as HTML: controls, what is said, and for each column a board and hands.

It stands hidden in the page until the script has found it.  All words are here; the script knows none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from poch_rules.book.markup import as_label, as_markup, as_script
from poch_rules.book.pictures import board, card_symbols
from poch_rules.book.stepper.data import cards_of, is_for_chips
from poch_rules.book.stepper.telling import Telling
from poch_rules.core.seats import side_names
from poch_rules.study.replay.column import Replay


def stage(telling: Telling) -> str:
    """The whole drawing, still hidden, and the data for the script."""
    columns = "".join(column(telling, number) for number in range(len(telling.names)))
    said = "".join(f'<div data-said="{at}">{named(telling, at)}<div></div></div>' for at in range(len(telling.names)))
    return (
        f'<div class="poch-stage" hidden>{controls(telling)}'
        f'<div class="poch-said" aria-live="polite" aria-atomic="true">{said}</div>'
        f'<div class="poch-columns">{columns}</div></div>'
        f'<script type="application/json" class="poch-data">{as_script(telling.data)}</script>'
    )


def symbols(telling: Telling) -> str:
    """All cards that the drawing may show, hidden, to be drawn by reference."""
    return _symbols(cards_of(telling.comparison), telling.wording)


#: The same few packs are drawn on every page of a book.
_symbols = lru_cache(maxsize=16)(card_symbols)


# -- controls --------------------------------------------------------------------------------------------------


def controls(telling: Telling) -> str:
    """Buttons and a slider, on which it is marked where variants part."""
    say, steps = telling.say, len(telling.rows)
    ways = ["start", "back", "next", "end", *(["divergence"] if telling.data["diverges"] else [])]
    start, back, following, end, *more = (
        f'<button type="button" data-to="{way}">{as_markup(say(way))}</button>' for way in ways
    )
    title = as_label(telling.head.say("first-divergence"))
    ticks = "".join(
        f'<span class="poch-tick" style="--at:{at / steps:.4f}" title="{title}">◆</span>'
        for at in telling.data["diverges"]
    )
    slider = (
        f'<label class="poch-slider"><span class="poch-slider-name">{as_markup(say("step"))}</span>'
        f'<span class="poch-rail"><input type="range" min="0" max="{steps}" value="0" step="1" autocomplete="off"'
        f' aria-valuetext="{as_label(say("before"))}">'
        f'<span class="poch-ticks" aria-hidden="true">{ticks}</span></span></label>'
    )
    return (
        f'<div class="poch-controls" role="group" aria-label="{as_label(say("controls"))}">{slider}'
        f'<span class="poch-buttons">{start}{back}{following}{end}{"".join(more)}</span>'
        f'<span class="poch-at" aria-hidden="true"></span>'
        f'<span class="poch-keys">{as_markup(say("keys"))}</span></div>'
    )


def named(telling: Telling, at: int) -> str:
    """The name of a column, where there are several."""
    if len(telling.names) == 1:
        return ""
    return f'<p class="poch-column-name">{as_markup(telling.names[at])}</p>'


# -- one column ------------------------------------------------------------------------------------------------


def column(telling: Telling, at: int) -> str:
    """Board, cards on the table and hands of one column, as they are before the hand."""
    replay = telling.comparison.played[at]
    group = f' role="group" aria-label="{as_label(telling.names[at])}"' if len(telling.names) > 1 else ""
    seats = "".join(seat(telling, at, number) for number in range(len(telling.players)))
    laid = cards(telling.say("on-the-table"), 'class="poch-laid" data-table=""')
    return (
        f'<div class="poch-column" data-column="{at}"{group}>{named(telling, at)}<div class="poch-play">'
        f"<div>{drawn_board(telling, at)}{sides(telling, at)}{turned(telling, replay)}</div>"
        f'<div>{laid}<ul class="poch-seats">{seats}</ul></div></div></div>'
    )


def cards(name: str, attributes: str) -> str:
    """A place for cards under its name; the script draws them and says which they are."""
    return (
        f'<div class="poch-place"><span class="poch-place-name">{as_markup(name)}</span>'
        f'<span role="img" data-name="{as_label(name)}" aria-label="{as_label(name)}" {attributes}></span></div>'
    )


def drawn_board(telling: Telling, at: int) -> str:
    """The board with what lay in its pools before the hand, if there is one."""
    replay = telling.comparison.played[at]
    if not is_for_chips(replay):
        return ""
    pools = telling.data["columns"][at]["chips"]
    drawn = board(replay.declaration, telling.wordings[at], pools)
    return "" if drawn is None else f'<div class="poch-on-board">{drawn.svg}</div>'


def turned(telling: Telling, replay: Replay) -> str:
    """The place of the upcard, where one is turned up."""
    if replay.upcard < 0:
        return ""
    return cards(telling.say("turned-up"), 'class="poch-laid" data-turned=""')


def seat(telling: Telling, at: int, number: int) -> str:
    """A player with what he has: chips or what the family counts, and cards."""
    replay, name = telling.comparison.played[at], telling.players[number]
    deals = (
        f" · {as_markup(telling.wording.say('ui-deal-dealer'))}" if number == telling.comparison.record.dealer else ""
    )
    if is_for_chips(replay):
        chips = telling.head.say("chips")
        counted = (
            f'{as_markup(chips)} <b data-chips="{number}">{replay.opening[number]}</b>'
            f' <span class="poch-gain" data-gain="{number}"></span>'
        )
    else:
        counted = figures(telling, at, number, telling.players)
    owned, none = as_label(telling.say("cards-of", seat=name)), as_label(telling.say("no-cards"))
    return (
        f'<li data-seat="{number}"><span class="poch-who"><bdi>{escape(name)}</bdi>{deals}</span>'
        f'<span class="poch-has">{counted}</span>'
        f'<span class="poch-hand" role="img" aria-label="{owned}" data-hand="{number}" data-name="{owned}"'
        f' data-none="{none}"></span></li>'
    )


def sides(telling: Telling, at: int) -> str:
    """What partnerships have, where there are any."""
    replay = telling.comparison.played[at]
    seats = replay.plan.seats if replay.plan else None
    if seats is None or seats.sides < 2 or is_for_chips(replay):
        return ""
    names = side_names(telling.players, seats.sides)
    each = "".join(
        f'<li><span class="poch-who"><bdi>{escape(name)}</bdi></span>'
        f'<span class="poch-has">{figures(telling, at, side, names)}</span></li>'
        for side, name in enumerate(names)
    )
    return f'<ul class="poch-seats">{each}</ul>'


def figures(telling: Telling, at: int, number: int, names: Sequence[str]) -> str:
    """What a family counts for each of these, as far as it has a word for it."""
    replay, words = telling.comparison.played[at], telling.wordings[at]
    counted = [
        name
        for name, values in replay.outcome.items()
        if isinstance(values, list) and len(values) == len(names) and words.has(f"outcome-{name}")
    ]
    return " · ".join(
        f'{as_markup(words.say(f"outcome-{name}"))} <b data-figure="{name}.{number}">–</b>' for name in counted
    )

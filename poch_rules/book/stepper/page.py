"""A replay as one page that needs nothing else: style, script, data and drawings stand in the file itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from poch_rules.book.markup import as_markup
from poch_rules.book.stepper.outcome import outcomes
from poch_rules.book.stepper.stage import stage, symbols
from poch_rules.book.stepper.telling import Paragraph, Spoken, Telling, Why
from poch_rules.book.web.alone import alone
from poch_rules.study.replay import Comparison
from poch_rules.study.spoken import words_of

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording


def page(comparison: Comparison, wording: Wording) -> str:
    """The whole file."""
    wordings = [words_of(replay.declaration, wording.language) for replay in comparison.played]
    telling = Telling(comparison, wording, wordings)
    return alone(
        wording,
        comparison.record.title or telling.say("title"),
        telling.about(),
        "\n".join(stepper(telling)) if comparison.played else "",
        styles=("templates/replay.css", "static/poch-pictures.css", "static/poch-stepper.css"),
        script="static/poch-stepper.js",
    )


def stepper(telling: Telling) -> Iterator[str]:
    """The drawing, and the table of all steps."""
    heads = telling.names if len(telling.names) > 1 else (telling.say("happens"),)
    yield f'<div class="poch-stepper">{symbols(telling)}{stage(telling)}'
    yield f'<details class="poch-all" open><summary>{as_markup(telling.say("table"))}</summary>'
    yield '<div class="table-wrapper"><table class="poch-steps">'
    yield head(telling.say("step"), heads)
    yield "<tbody>"
    yield from (row(telling, spoken) for spoken in telling.rows)
    yield "</tbody></table></div>"
    for outcome in outcomes(telling):
        yield '<div class="table-wrapper"><table>'
        yield head(telling.head.say("result"), outcome.heads)
        yield f"<tbody>{''.join(result(name, cells) for name, cells in outcome.rows)}</tbody></table></div>"
    yield from (f"<p>{as_markup(text)}</p>" for text in telling.remarks())
    yield "</details></div>"


def head(first: str, names: Sequence[str]) -> str:
    """The heads of a table."""
    cells = (f'<th scope="col">{as_markup(name)}</th>' for name in (first, *names))
    return f"<thead><tr>{''.join(cells)}</tr></thead>"


def row(telling: Telling, spoken: Spoken) -> str:
    """One step."""
    cells = (
        f"<td>{''.join(written(each, telling, column) for each in telling.paragraphs(told))}</td>"
        for column, told in enumerate(spoken.cells)
    )
    kinds = f' class="{" ".join(spoken.kinds)}"' if spoken.kinds else ""
    return f'<tr{kinds}><th scope="row"><p>{as_markup(spoken.name)}</p></th>{"".join(cells)}</tr>'


def written(told: Paragraph, telling: Telling, column: int) -> str:
    """A paragraph of a cell."""
    style = f' class="{told.style}"' if told.style else ""
    title = f"<strong>{as_markup(told.title)}</strong>: " if told.title else ""
    said = as_markup(told.said) if isinstance(told.said, str) else because(told.said, telling, column)
    return f"<p{style}>{title}{said}</p>"


def because(why: Why, telling: Telling, column: int) -> str:
    """A rule by its name, its sentence, and where it comes from."""
    said = f". {as_markup(why.sentence)}" if why.sentence else ""
    return f"{as_markup(why.name)}{said} ({as_markup(telling.cited(column, why))})"


def result(name: str, cells: Sequence[str | None]) -> str:
    """Who has what in the end, one line."""
    told = (f"<td>{as_markup(text) if text else ''}</td>" for text in cells)
    return f'<tr><th scope="row">{as_markup(name)}</th>{"".join(told)}</tr>'

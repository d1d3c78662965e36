"""A comparison of rules as one web page that needs nothing else: the look and the script of the book's comparison."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from poch_rules.book.comparison.words import for_script
from poch_rules.book.markup import as_label, as_markup
from poch_rules.book.web.alone import alone
from poch_rules.study.compare_text import Told, sign, summary, told_rows
from poch_rules.study.spoken import DIFFERS, legend

if TYPE_CHECKING:
    from poch_rules.declare.wording import Wording
    from poch_rules.study.compare import Cell, RuleComparison


def as_html(comparison: RuleComparison, words: Wording, *, differences: bool = False) -> str:
    """The comparison as one page; with `differences` it holds only the rows that differ."""
    told = told_rows(comparison)
    rows = [row for row in told if row.differs or not differences]
    title = words.say("ui-compare-title")
    about = ([] if comparison.differing else [summary(told, words)]) + [legend(words)]
    differs = f"{DIFFERS} {words.say('ui-compare-differs')}"
    table = "\n".join((*heads(comparison, words), *bodies(rows, words, differs)))
    return alone(
        words,
        title,
        about,
        f'''<div class="poch-compare" data-family="all">
<script type="application/json">{for_script(words, ((row.slot, row.heading) for row in rows))}</script>
<div class="poch-scroll" role="region" tabindex="0" aria-label="{as_label(title)}">
<table class="poch-matrix">
{table}
</table>
</div>
</div>''',
        styles=("templates/comparison.css", "static/poch-compare.css"),
        script="static/poch-compare.js",
    )


def heads(comparison: RuleComparison, words: Wording) -> Iterator[str]:
    """A row of the variants, each with its title and its id."""
    yield f'<thead>\n<tr><th scope="col"><p>{as_markup(words.say("ui-compare-setting"))}</p></th>'
    for variant in comparison.variants:
        title, id = as_markup(variant["title"]), escape(variant["variant"])
        yield f'<th scope="col" data-variant="{id}"><p>{title}</p><p><code>{id}</code></p></th>'
    yield "</tr>\n</thead>"


def bodies(rows: Sequence[Told], words: Wording, differs: str) -> Iterator[str]:
    """The rows of each slot together; each names its slot, since those above it may be hidden."""
    for slot, group in groupby(rows, key=lambda row: row.slot):
        yield f'<tbody data-part="{escape(slot)}">'
        for row in group:
            names = dict.fromkeys((row.heading, row.label or row.heading))
            head = "".join(f"<p>{as_markup(name)}</p>" for name in names)
            head += f'<p class="poch-differs">{as_markup(differs)}</p>' if row.differs else ""
            yield f'<tr><th scope="row">{head}</th>{"".join(cells(row, words))}</tr>'
        yield "</tbody>"


def cells(row: Told, words: Wording) -> Iterator[str]:
    """The cells of a row; those that play the same have the same class."""
    numbers: dict[str, int] = {}
    for each in row.cells:
        number = numbers.setdefault("" if each is None else repr([cell.value for cell in each]), len(numbers))
        text = f'<p class="poch-absent">{as_markup(words.say("book-absent"))}</p>' if each is None else ""
        yield f'<td class="s{number}">{text}{"".join(said(cell, words) for cell in each or ())}</td>'


def said(cell: Cell, words: Wording) -> str:
    """What a variant says, where it comes from, and how firmly it stands."""
    if cell.standing is None:
        return f"<p>{as_markup(cell.text)}</p>"
    place = f"<bdi>{escape(cell.at)}</bdi> · " if cell.at else ""
    standing = f"{sign(cell)} {as_markup(words.name('standing', cell.standing))}"
    return f'<p>{as_markup(cell.text)}</p><p class="poch-standing">{place}{standing}</p>'

"""A replay as a figure of the book: a table of all steps, and above it, for the script, the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from docutils import nodes
from sphinx.application import Sphinx

from poch_rules.book.domain import reference
from poch_rules.book.faults import tell
from poch_rules.book.markup import as_markup
from poch_rules.book.pages.rules import Reading
from poch_rules.book.stepper.outcome import Outcome, outcomes
from poch_rules.book.stepper.stage import stage, symbols
from poch_rules.book.stepper.telling import Paragraph, Telling, Why
from poch_rules.book.text import Cell, final, flow, paragraph, table
from poch_rules.book.web.site import has_scripts
from poch_rules.core.record import HandRecord
from poch_rules.study.replay import Comparison, replay
from poch_rules.study.replay.fit import reason_text


class Stepper(nodes.General, nodes.Element):
    """The steps of a hand as a table; a page with scripts shows what is drawn in their place."""


def worked_hand(reading: Reading, record: HandRecord, *, file: Path | None = None) -> list[nodes.Node]:
    """The replay of one hand under the reading's variant.

    What makes it no example is told at its line of the hand file (the variant's file, where it has none): an answer
    that is illegal, missing or not used, a hand that cannot be played to its end, a law that is broken.
    """
    comparison = replay(record, [reading.variant])
    tell(file or reading.variant.path, faults_of(comparison, reading))
    return figure(comparison, [reading])


def faults_of(comparison: Comparison, reading: Reading) -> list[tuple[int, str]]:
    """What is wrong with a hand that is to be an example, each with its line, or 0."""
    [column] = comparison.replays
    players = comparison.record.players
    found = [
        (each.line, f"{players[each.seat]} ‘{each.recorded}’ is {each.verdict}")
        if each.recorded
        else (0, f"{each.phase}: nothing is recorded for {players[each.seat]}")
        for each in column.findings
    ]
    if column.reason is not None:
        found.append((0, f"the hand cannot be played: {reason_text(column.reason, reading.words, players)}"))
    return found + [(0, f"law {broken.name}: {broken.said_to(players)}") for broken in column.violations]


def figure(comparison: Comparison, readings: Sequence[Reading]) -> list[nodes.Node]:
    """A replay under some variants, a reading for each column: what to know of the hand, and its steps."""
    by_id = {id(each): reading for each, reading in zip(comparison.replays, readings, strict=True)}
    readings = [by_id[id(column)] for column in comparison.played]
    one = next(iter(by_id.values()))
    words = one.words if len(by_id) == 1 else one.shelf.words
    telling = Telling(comparison, words, [reading.words for reading in readings])
    about = [paragraph(text) for text in telling.about()]
    if not readings:
        return [*about]
    step = Stepper(classes=["poch-stepper", "no-search"])
    step["stage"], step["symbols"], step["summary"] = stage(telling), symbols(telling), as_markup(telling.say("table"))
    heads = names(readings) if len(readings) > 1 else [flow(telling.say("happens"))]
    rows: list[list[Cell]] = [
        [
            [paragraph(spoken.name)],
            *(
                [written(each, reading) for each in telling.paragraphs(told)]
                for told, reading in zip(spoken.cells, readings, strict=True)
            ),
        ]
        for spoken in telling.rows
    ]
    steps = table([flow(telling.say("step")), *heads], rows, "poch-steps")
    mark(telling, steps)
    step += steps
    for outcome in outcomes(telling):
        step += result(telling, outcome)
    step += [paragraph(text) for text in telling.remarks()]
    return [*about, step]


def names(readings: Sequence[Reading]) -> list[Cell]:
    """The variants as heads of a table."""
    return [[reference("variant", reading.variant.id, *reading.title())] for reading in readings]


def written(told: Paragraph, reading: Reading) -> nodes.paragraph:
    """A paragraph of a cell."""
    title = [nodes.strong("", "", *flow(told.title)), nodes.Text(": ")] if told.title else []
    said = flow(told.said) if isinstance(told.said, str) else because(told.said, reading)
    return final(nodes.paragraph("", "", *title, *said, classes=[told.style] if told.style else []))


def because(why: Why, reading: Reading) -> Cell:
    """A rule by its name, which leads to it, and its sentence."""
    anchors = {line.setting for lines in reading.lines.values() for line in lines if line.ground is not None}
    slot = why.setting if why.setting in reading.variant.slots else why.setting.rpartition(".")[0]
    target = why.setting if why.setting in anchors else slot
    return [reading.link(target, flow(why.name)), *([nodes.Text(". "), *flow(why.sentence)] if why.sentence else [])]


def mark(telling: Telling, steps: nodes.table) -> None:
    """Mark the rows in which columns differ, and first of all those in which they part."""
    body = next(iter(steps.findall(nodes.tbody)))
    for row, spoken in zip(cast("list[nodes.Element]", body.children), telling.rows, strict=True):
        row["classes"] += spoken.kinds


def result(telling: Telling, outcome: Outcome) -> nodes.table:
    """Who has what in the end."""
    rows = [[flow(name), *(flow(text or "") for text in cells)] for name, cells in outcome.rows]
    return table([flow(telling.head.say("result")), *map(flow, outcome.heads)], rows)


# -- writing ---------------------------------------------------------------------------------------------------


def _open(writer: Any, node: Stepper) -> None:
    drawn = has_scripts(writer.builder)
    writer.body.append(writer.starttag(node, "div", **{"data-pagefind-ignore": ""}))
    if drawn:
        if node is next(iter(writer.document.findall(Stepper))):
            writer.body.append(node["symbols"])
        writer.body.append(node["stage"])
        writer.body.append(f'<details class="poch-all" open><summary>{node["summary"]}</summary>\n')


def _close(writer: Any, node: Stepper) -> None:
    writer.body.append("</details></div>\n" if has_scripts(writer.builder) else "</div>\n")


def _nothing(writer: Any, node: nodes.Node) -> None:
    pass


def scripts(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Give a page that holds a stepper its script and its style."""
    if doctree is None or not has_scripts(app.builder):
        return
    if next(iter(doctree.findall(Stepper)), None) is not None:
        app.add_css_file("poch-stepper.css", priority=720)
        app.add_js_file("poch-stepper.js", loading_method="defer")


def setup(app: Sphinx) -> None:
    """Tell the writers; outside of HTML the table stands by itself."""
    plain = (_nothing, _nothing)
    app.add_node(Stepper, html=(_open, _close), text=plain, latex=plain, man=plain, texinfo=plain)
    app.connect("html-page-context", scripts)

"""The leaflet of one variant, two or four pages of A5 such as go into a box.

Clean rules: no standings and no places.  From what they were taken, and at how many points something was read into it,
stands at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from poch_rules.book.markup import as_markup, direction_of, foreign
from poch_rules.book.pictures import board
from poch_rules.book.print.logo import logo_image
from poch_rules.book.print.paper import as_pdf, laid_out, strictly, weasyprint
from poch_rules.book.print.picture import image
from poch_rules.book.text import direction
from poch_rules.declare.declaration import Declaration
from poch_rules.declare.reader import Text
from poch_rules.declare.wording import Wording
from poch_rules.study.glance import facts
from poch_rules.study.grounds import everything, rulings
from poch_rules.study.rulebook import Chapter, rules

#: Type in points: what reads well, what is still read, and what is large enough.
READABLE, SMALLEST, LARGEST = 8.0, 7.0, 10.5
STEP = 0.25
#: As the licence file of the pages and pictures has it.
WORK, LICENCE = "poch-rules", "CC BY 4.0"


@dataclass(frozen=True)
class Publisher:
    """What a publisher puts on a leaflet of its own; empty: nothing.

    `title` takes the place of the variant’s, `logo` is a file (SVG or PNG), `imprint` a text whose lines are kept.
    """

    title: str = ""
    logo: Path | None = None
    imprint: str = ""


class Leaflet(NamedTuple):
    """A printed leaflet: the file, its pages, and the size of its type in points."""

    pdf: bytes
    pages: int
    size: float

    @property
    def too_long(self) -> bool:
        """Whether the text did not go into four pages."""
        return self.pages > 4


class Form(Enum):
    """How a leaflet is laid out: rules from the first page on, or after a cover; a class of its style sheet."""

    PLAIN = "plain"
    COVER = "cover"


#: What is tried one after another: a form, the most pages that it may take, and its smallest type.
TRIED = ((Form.PLAIN, 2, READABLE), (Form.COVER, 4, READABLE), (Form.PLAIN, 4, SMALLEST))
#: What of a variant stands at a glance.
AT_A_GLANCE = ("table", "age", "pack", "board", "order")
#: How wide the board is drawn, in millimetres.
WIDTHS = {Form.PLAIN: 44, Form.COVER: 84}


def leaflet(variant: Declaration, words: Wording, publisher: Publisher) -> Leaflet:
    """Set a variant as large as two or four pages hold it.  Raises `NoPrinter` and `NotPrinted`.

    `words` are those of the variant in the language of the leaflet.  A text that does not go into four pages takes
    more, an even number of them.
    """
    logo = logo_image(publisher.logo, words.say("print-logo")) if publisher.logo else ""
    with strictly():
        page = _Page(variant, words, publisher, logo)
        form, size, pages = _as_large_as_fits(page)
        for back in ("apart", "apart blank"):  # what was the end goes to the back, or nothing does
            if len(pages.pages) % 2:
                pages = page.laid_out(form, size, back)
        return Leaflet(as_pdf(pages), len(pages.pages), size)


def _as_large_as_fits(page: _Page) -> tuple[Form, float, Any]:
    """The first form that holds the text, and its largest type; else plain pages of a readable one."""
    for form, most, smallest in TRIED:
        pages = page.laid_out(form, smallest)
        if len(pages.pages) > most:
            continue
        low, high = 0, round((LARGEST - smallest) / STEP) + 1  # steps: one that fits, and one that is not tried
        while high - low > 1:
            middle = (low + high) // 2
            tried = page.laid_out(form, smallest + middle * STEP)
            if len(tried.pages) <= most:
                low, pages = middle, tried
            else:
                high = middle
        return form, smallest + low * STEP, pages
    return Form.PLAIN, READABLE, page.laid_out(Form.PLAIN, READABLE)


class _Page:
    """What is printed, whatever its form and the size of its type."""

    def __init__(self, variant: Declaration, words: Wording, publisher: Publisher, logo: str) -> None:
        self.language = words.language
        title = Text(publisher.title, "und") if publisher.title else variant.title(words.language)
        self.title = title.text
        self.header = (
            f"<header>{logo}<p class='kind'>{as_markup(words.say('print-leaflet'))}</p>"
            f"<h1{_as_language(title, words.language)}>{escape(title.text)}</h1></header>"
        )
        self.board = board(variant, words)
        self.glance = "".join(
            f"<div><dt>{as_markup(fact.label)}</dt><dd>{as_markup(fact.text)}</dd></div>"
            for fact in facts(variant, words)
            if fact.kind in AT_A_GLANCE
        )
        self.rules = "".join(_chapter(chapter) for chapter in rules(variant, words))
        self.notes = "".join(f"<p>{as_markup(note)}</p>" for note in _notes(variant, words))
        self.notes += _imprint(publisher.imprint)
        self.fonts = weasyprint().text.fonts.FontConfiguration()

    def laid_out(self, form: Form, size: float, back: str = "") -> Any:
        """The pages in that form, with type of so many points; `back` is the class of the notes at their end."""
        language = self.language
        drawn = image(self.board.svg, self.board.title, width=WIDTHS[form]) if self.board else ""
        return laid_out(
            f"<!doctype html><html lang='{language}' dir='{direction(language)}' class='leaflet {form.value}' "
            f"style='font-size:{size}pt'><head><meta charset='utf-8'><title>{escape(self.title)}</title>"
            f"<link rel='stylesheet' href='poch-print.css'></head><body>{self.header}<div class='glance'>"
            f"{f'<figure>{drawn}</figure>' if drawn else ''}<dl>{self.glance}</dl></div><main>{self.rules}</main>"
            f"<footer class='{back}'>{self.notes}</footer></body></html>",
            self.fonts,
        )


def _as_language(text: Text, language: str) -> str:
    """The attributes of an element whose text is in another language."""
    if text.language in (language, "und"):
        return f' dir="{direction_of(text.text)}"' if direction_of(text.text) else ""
    return f' lang="{text.language}" dir="{direction(text.language)}"'


def _chapter(chapter: Chapter) -> str:
    """A stage of the game: its sentences one by one, or those of each of its rules after the name of the rule."""
    body = _sentences([line.text for line in chapter.lines])
    for part in chapter.parts:
        name, said = as_markup(part.title), [line.text for line in part.lines]
        if len(said) > 3:
            body += f"<h3>{name}</h3>{_sentences(said)}"
        else:
            body += f"<p><b>{name}.</b> {' '.join(map(as_markup, said))}</p>"
    return f"<section><h2>{as_markup(chapter.title)}</h2>{body}</section>"


def _sentences(said: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{as_markup(text)}</li>' for text in said)}</ul>" if said else ""


def _notes(variant: Declaration, words: Wording) -> Iterator[str]:
    """What the rules were taken from, and how much was read into it."""
    grounds = everything(variant).values()
    sources = dict.fromkeys(foreign(ground.source.title) for ground in grounds if ground.source)
    if variant.parent is not None:
        yield words.say("print-parent", variant=foreign(variant.parent.title(words.language).text))
    if sources:
        yield words.say("print-after", sources=words.join(list(sources), "comma"))
    read = {point.ruling.key for point in rulings(variant)}
    if read:
        yield words.say("print-read", n=len(read))
    yield words.say("print-licence", work=foreign(WORK), licence=foreign(LICENCE))


def _imprint(text: str) -> str:
    """The lines of a publisher as they are, its paragraphs apart."""
    parts = [part for part in text.strip().split("\n\n") if part.strip()]
    said = (
        f"<p dir='{direction_of(part) or 'ltr'}'>{'<br>'.join(map(escape, part.strip().splitlines()))}</p>"
        for part in parts
    )
    return f"<div class='imprint'>{''.join(said)}</div>" if parts else ""

"""``{poch:replay} path/to/hand.yaml``: a hand of a file, played again in the page."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.pages.rules import read
from poch_rules.book.stepper.figure import figure
from poch_rules.book.text import isolated, paragraph
from poch_rules.declare.diagnostics import Refused
from poch_rules.declare.hand import read_hand
from poch_rules.declare.shelf import is_file_name
from poch_rules.study.replay import replay


class ReplayDirective(BookDirective):
    """A hand under the variants that ``:under:`` names, with commas between; else under its own.

    A file is named from the folder of the document, and lies in that of the pages.  The page is read again when the
    hand or a variant changes.
    """

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar = {"under": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """What the hand is called, what to know of it, and its steps."""
        name, path = self.inside(self.arguments[0])
        self.env.note_dependency(name)
        try:
            record = read_hand(Path(path))
        except Refused as refused:
            raise self.refusal(refused) from None
        asked = [one.strip() for one in self.options.get("under", "").split(",") if one.strip()]
        under = [self.inside(one)[1] if is_file_name(one) else one for one in asked]
        if not under and record.variant:
            under = [record.variant]
        if not under:
            raise self.error(f"{name} names no variant: say which with ‘:under:’")
        readings = [read(self.shelf, self.declared(one)) for one in under]
        title = [paragraph([nodes.strong("", "", isolated(record.title))])] if record.title else []
        return [*title, *figure(replay(record, [reading.variant for reading in readings]), readings)]

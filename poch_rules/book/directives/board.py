"""``{poch:board}``: the board of a variant, drawn."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from poch_rules.book.directives.base import BookDirective
from poch_rules.book.pictures import board
from poch_rules.book.pictures.nodes import figure
from poch_rules.declare.shelf import is_file_name


class BoardDirective(BookDirective):
    """A picture of the board, in a figure; what stands in the directive is its caption."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {"caption": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """The figure.  A variant of the library, or in a file beside the page, is drawn as well."""
        name = self.arguments[0]
        variant = self.declared(self.inside(name)[1] if is_file_name(name) else name)
        picture = board(variant, self.shelf.words_of(variant))
        if picture is None:
            raise self.error(
                f"‘{name}’ has no pools, so there is no board to draw: name a variant that is played on one"
            )
        return [figure(picture, caption(self))]


def caption(directive: BookDirective) -> nodes.caption | None:
    """What the option ``caption`` says, or what stands in the directive."""
    said = directive.options.get("caption") or " ".join(directive.content)
    if not said:
        return None
    inline, _ = directive.state.inline_text(said, directive.lineno)
    node = nodes.caption(said, "", *inline)
    directive.set_source_info(node)
    return node

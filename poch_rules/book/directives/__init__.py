"""What a hand-written page can ask for: a file each."""

from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

from poch_rules.book.directives.board import BoardDirective
from poch_rules.book.directives.cards import CardsDirective
from poch_rules.book.directives.codes import CodesDirective
from poch_rules.book.directives.glossary import GlossaryDirective
from poch_rules.book.directives.laws import LawsDirective
from poch_rules.book.directives.legend import LegendDirective
from poch_rules.book.directives.matrix import MatrixDirective
from poch_rules.book.directives.modules import ModulesDirective
from poch_rules.book.directives.replay import ReplayDirective
from poch_rules.book.directives.rulings import RulingsDirective
from poch_rules.book.directives.sources import SourcesDirective
from poch_rules.book.directives.variants import VariantsDirective

#: By the name that pages use after ``poch:``.
DIRECTIVES: dict[str, type[Directive]] = {
    "board": BoardDirective,
    "cards": CardsDirective,
    "codes": CodesDirective,
    "glossary": GlossaryDirective,
    "laws": LawsDirective,
    "legend": LegendDirective,
    "matrix": MatrixDirective,
    "modules": ModulesDirective,
    "replay": ReplayDirective,
    "rulings": RulingsDirective,
    "sources": SourcesDirective,
    "variants": VariantsDirective,
}


def setup(app: Sphinx) -> None:
    """Register them with the domain."""
    for name, directive in DIRECTIVES.items():
        app.add_directive_to_domain("poch", name, directive)

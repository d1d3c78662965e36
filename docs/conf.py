"""The rule books: `poch docs` builds all languages, ``sphinx-build -D language=ar docs out/ar`` builds one."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
if (HERE.parent / "poch_rules").is_dir():  # in a checkout; from the wheel the package is installed
    sys.path.insert(0, str(HERE.parent))

from poch_rules.declare.wording import Wording  # noqa: E402


def title(app, config):
    """Name the book in its language."""
    config.html_title = Wording(config.language).say("book-title")


def setup(app):
    """Register what only our own book needs."""
    app.connect("config-inited", title)


project = "Poch"
author = "poch-rules"
language = "en"

extensions = ["myst_parser", "poch_rules.book"]
# For those who work on it; English only.
exclude_patterns = [
    "README.md",
    "contributing.md",
    "adding-a-description.md",
    "adding-a-game.md",
    "style.md",
    "decisions",
]
nitpicky = True
smartquotes = False  # every language writes its own

locale_dirs = ["locales"]
gettext_compact = "book"  # one catalogue a language
gettext_location = False
gettext_uuid = False

html_theme = "furo"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_use_index = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "poch-languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}

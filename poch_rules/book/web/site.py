"""What every page has: links to itself in the other languages, its direction, and an interface in its language.

What it may have depends on the kind of book, which is asked here alone: whether its pages have scripts, and whether
they are those of the theme that we change.
"""

from __future__ import annotations

import io
import json
from functools import lru_cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.config import Config

from poch_rules.book.text import direction

HERE = Path(__file__).parents[1]
#: Else a browser asks a server for an icon that is not there.
NO_ICON = '\n    <link rel="icon" href="data:,">'


def has_scripts(builder: Builder) -> bool:
    """Whether a book is made of pages for the screen, which may have scripts and lead to those in other languages."""
    return builder.name in ("html", "dirhtml")


def is_furo(app: Sphinx) -> bool:
    """Whether a book has the pages of Furo, a file each: our page for searching and our tree are made for them."""
    return app.builder.name == "html" and app.config.html_theme == "furo"


def page_context(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Add the languages of a page, its alternates for search engines, and its direction."""
    language, languages = app.config.language, app.config.poch_languages
    if not has_scripts(app.builder) or language not in languages:
        languages = []  # a book in one language, or one file: nothing beside it to lead to
    page = app.builder.get_target_uri(pagename)
    up = "../" * (page.count("/") + 1)
    context["poch_languages"] = [
        {
            "code": code,
            "name": own_name(code),
            "href": f"{up}{code}/{page}",
            "direction": direction(code),
            "current": code == language,
        }
        for code in languages
    ]
    if direction(language) == "rtl":
        context["language"] = f'{language}" dir="rtl'  # every theme writes lang="{{ language }}", none a direction
    base = app.config.html_baseurl
    root = f"{base.rstrip('/').rpartition('/')[0]}/" if base else up
    links = [(code, f"{root}{code}/{page}") for code in languages]
    links += [("x-default", href) for code, href in links[:1]]
    if has_scripts(app.builder) and not context.get("favicon_url"):
        context["metatags"] = context.get("metatags", "") + NO_ICON
    context["metatags"] = context.get("metatags", "") + "".join(
        f'\n    <link rel="alternate" hreflang="{code}" href="{href}">' for code, href in links
    )


def own_name(language: str) -> str:
    """A language's name in that language.

    >>> own_name("fi")
    'suomi'
    """
    return str(Locale.parse(language).get_language_name(language))


@lru_cache
def interface(language: str) -> GNUTranslations | None:
    """The words of the interface that the catalogues of Sphinx and its themes lack, or nothing for English."""
    path = HERE / "locale" / f"{language}.po"
    if not path.is_file():
        return None
    compiled = io.BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return GNUTranslations(compiled)


#: What the search page says by script; Sphinx' own catalogues for scripts have it for few languages.
SPOKEN_BY_SCRIPT = (
    "Search Results",
    "Searching",
    "Preparing search...",
    ", in ",
    "Hide Search Matches",
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that "
    "you've selected enough categories.",
)


def dress(app: Sphinx) -> None:
    """Give an HTML book its style sheets, and its scripts the words of the interface."""
    if app.builder.format != "html":
        return
    app.add_css_file("poch-book.css", priority=700)
    if direction(app.config.language) == "rtl":
        app.add_css_file("poch-rtl.css", priority=710)
    if len(app.config.poch_languages) > 1:
        app.add_js_file("poch-languages.js", loading_method="defer")
    if app.config.language != "en":
        said = {text: app.translator.gettext(text) for text in SPOKEN_BY_SCRIPT}
        script = json.dumps(said, ensure_ascii=False, sort_keys=True)
        # How many pages were found is said without a plural: of the forms that Sphinx knows some are empty.
        count = json.dumps(f"{said['Search Results']}: ${{resultCount}}", ensure_ascii=False)
        spoken = f"Object.assign(Documentation.TRANSLATIONS, {script}); Documentation.ngettext = () => {count};"
        app.add_js_file(None, body=spoken, priority=800)


def add_paths(app: Sphinx, config: Config) -> None:
    """Let Sphinx find our templates and static files, behind those of the project itself.

    The fonts are for Arabic letters, and go only where these are written.
    """
    static = [path for path in (HERE / "static").iterdir() if path.is_file()]
    if direction(config.language) == "rtl":
        static += (HERE / "static" / "fonts").iterdir()
    config.templates_path = [*config.templates_path, str(HERE / "templates")]
    config.html_static_path = [*config.html_static_path, *map(str, sorted(static))]


def setup(app: Sphinx) -> None:
    """Register the settings, and complete the interface of the book's language."""
    app.add_config_value("poch_languages", [], "html", list)
    app.connect("config-inited", add_paths)
    app.connect("builder-inited", dress)
    app.connect("html-page-context", page_context, priority=900)  # after that of the theme
    words = interface(app.config.language)
    if words is not None and app.translator is not None:
        app.translator.add_fallback(words)

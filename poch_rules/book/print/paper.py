"""Pages laid out by WeasyPrint, which only printing needs and which is therefore imported here only."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

#: The style sheets lie there, and what they name.
STATIC = Path(__file__).resolve().parents[1] / "static"
#: Files of the fonts that style sheets name by ``local(…)``: WeasyPrint fetches them as any other file.
FONTS = frozenset({".ttf", ".otf", ".ttc", ".otc"})


class NoPrinter(Exception):
    """WeasyPrint, or one of the system libraries that it needs, is not there; the message says which to install."""


class NotPrinted(Exception):
    """WeasyPrint could not print a page as it should be; the message is what it said."""


def weasyprint() -> Any:
    """The library that lays out pages.  Raises `NoPrinter`."""
    try:
        import weasyprint
    except ImportError:
        raise NoPrinter("PDFs are made by WeasyPrint, which is not installed: pip install 'poch-rules[pdf]'") from None
    except OSError as error:  # it loads them when it is imported
        raise NoPrinter(
            f"WeasyPrint finds no Pango ({str(error).splitlines()[0]}): install the system’s Pango, "
            "which is libpango-1.0-0 and libpangoft2-1.0-0 in Debian and Ubuntu, pango in Homebrew and Fedora"
        ) from None
    return weasyprint


#: WeasyPrint breaks a line in the wrong place where it ends just before such a blank, unless that stands by itself.
_BLANK = re.compile(r" (?=<(?:a|bdi|code|em|span|strong)\b)")


def laid_out(html: str, fonts: Any = None) -> Any:
    """The pages of a document, whose links start from the folder of the style sheets."""
    page = _BLANK.sub("<span> </span>", html)
    asked = weasyprint().HTML(string=page, base_url=f"{STATIC.as_uri()}/", url_fetcher=_only_from_here())
    return asked.render(font_config=fonts)


def _only_from_here() -> Any:
    """Gives a page what is written into it, what lies beside the style sheets, and the fonts of the system.

    The drawing of somebody else, such as a logo, is to read no other file, and to call nobody.
    """

    class OnlyFromHere(weasyprint().urls.URLFetcher):  # type: ignore[misc]  # it is how WeasyPrint wants it
        def fetch(self, url: str, headers: Any = None) -> Any:
            parts = urlsplit(url)
            file = Path(url2pathname(parts.path)).resolve() if parts.scheme == "file" else None
            is_ours = file is not None and (file.is_relative_to(STATIC) or file.suffix.lower() in FONTS)
            if not is_ours and parts.scheme != "data":
                raise ValueError(f"‘{url}’ lies outside of the picture, which must hold it")
            return super().fetch(url, headers)

    return OnlyFromHere()


#: Tagged, so that it can be read aloud, and with the title and language that this asks for.
VARIANT = "pdf/ua-1"


def as_pdf(pages: Any) -> bytes:
    """The file of these pages.  The same pages are the same bytes."""
    written: bytes = pages.write_pdf(pdf_variant=VARIANT)
    return written


#: An address that holds the file itself, of which nobody wants to read more than the kind.
_WHOLE_FILE = re.compile(r"(data:[\w/+.-]+)[^\s'\"]*")


@contextmanager
def strictly() -> Iterator[None]:
    """Let whatever WeasyPrint says of a fault be one: a picture that is missing, a link that leads nowhere.

    Raises `NotPrinted`.  What it does not know in a style sheet is none.
    """
    said: list[str] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(_WHOLE_FILE.sub(r"\1…", record.getMessage()))

    handler = Listening(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("weasyprint", "fontTools")]  # they tell of every page and letter
    passed_on = [log.propagate for log in loggers]
    loggers[0].addHandler(handler)
    for log in loggers:
        log.propagate = False
    try:
        yield
    finally:
        loggers[0].removeHandler(handler)
        for log, passed in zip(loggers, passed_on, strict=True):
            log.propagate = passed
    if said:
        raise NotPrinted("\n".join(dict.fromkeys(said)))

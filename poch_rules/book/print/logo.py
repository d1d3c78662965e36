"""The logo of a publisher, which is tried before anything is printed with it."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

from poch_rules.book.print.paper import NotPrinted, as_pdf, laid_out, strictly, weasyprint
from poch_rules.book.print.picture import image_of_file


def logo_image(path: Path, title: str) -> str:
    """A file, SVG or PNG by its name, as the image at the head of a leaflet.

    Raises `NoPrinter`, `OSError` where the file cannot be read, and `NotPrinted` for one that cannot be drawn.
    """
    weasyprint()  # what reads a PNG comes with it
    content = path.read_bytes()
    reason = _fault_of_svg(content) if path.suffix.lower() == ".svg" else _fault_of_png(content)
    image = image_of_file(path, title, "logo")
    reason = reason or _fault_when_drawn(image)
    if reason:
        raise NotPrinted(f"‘{path}’ is no image that can be drawn: {reason}")
    return image


def _fault_of_png(content: bytes) -> str:
    """Why this is no PNG, or nothing."""
    from PIL import Image, UnidentifiedImageError

    if not content:
        return "the file is empty"
    try:
        with Image.open(BytesIO(content), formats=["PNG"]) as image:
            image.verify()
    except UnidentifiedImageError:
        return "it is not a PNG"
    except Exception:  # what a damaged file makes of a decoder is not to be foreseen
        return "the PNG is damaged or cut off"
    return ""


def _fault_of_svg(content: bytes) -> str:
    """Why this is no SVG that has a size, or nothing."""
    if not content:
        return "the file is empty"
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, LookupError, ValueError) as error:  # not XML; in an encoding that there is not
        return f"it is not XML ({error})"
    name = root.tag.rpartition("}")[2]
    if name != "svg":
        return f"its root is ‘{name}’, and that of an SVG is ‘svg’"
    for side in ("width", "height"):
        if _is_nothing(root.get(side, "")):
            return f"its {side} is ‘{root.get(side)}’"
    box = root.get("viewBox", "")
    sides = re.split(r"[\s,]+", box.strip())
    if box and (len(sides) != 4 or any(map(_is_nothing, sides[2:]))):
        return f"its viewBox is ‘{box}’"
    return ""


def _is_nothing(size: str) -> bool:
    """Whether a size is zero or less."""
    number = re.match(r"\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", size, re.IGNORECASE)
    return number is not None and float(number[0]) <= 0


def _fault_when_drawn(image: str) -> str:
    """Why WeasyPrint cannot draw it on a page of its own, or nothing."""
    try:
        with strictly():
            as_pdf(laid_out(f"<!doctype html><html lang='en'><title>.</title><body>{image}</body></html>"))
    except NotPrinted as fault:
        return "it cannot be drawn to its end" if "Failed to render SVG" in str(fault) else " ".join(str(fault).split())
    except Exception as error:  # a number that is none, or elements that are too deep in each other
        return str(error)
    return ""

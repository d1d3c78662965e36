"""What poppler sees in a PDF: its pages, its text, and how dark each part of a page is."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from importlib.util import find_spec
from pathlib import Path

from needs import needs

#: For tests that print and look at what was printed.
prints = needs({"WeasyPrint": find_spec("weasyprint"), "poppler-utils": shutil.which("pdftotext")})


def run(*command: str | Path) -> str:
    return subprocess.run([*map(str, command)], check=True, capture_output=True, encoding="utf-8").stdout


def info(pdf: Path) -> dict[str, str]:
    """What the file says of itself."""
    lines = (line.partition(":") for line in run("pdfinfo", pdf).splitlines())
    return {name.strip(): value.strip() for name, _, value in lines}


def unpacked(pdf: Path) -> bytes:
    """Everything in the file, with what is packed in it unpacked."""
    found = b""
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf.read_bytes(), re.DOTALL):
        try:
            found += zlib.decompress(stream)
        except zlib.error:
            found += stream
    return found


def text(pdf: Path, page: int | None = None) -> str:
    """The words of a page, or of all, in the order in which they were written; divided words are whole again."""
    pages = () if page is None else ("-f", str(page), "-l", str(page))
    said = run("pdftotext", "-raw", *pages, pdf, "-")
    return " ".join(re.sub("[\u2010\u00ad]\\s+", "", said).split())


def darkness(pdf: Path, page: int, columns: int = 24, rows: int = 34) -> list[list[int]]:
    """How dark each part of a page is, from 0 (white) to 9, by rows."""
    drawn = subprocess.run(
        ["pdftoppm", "-gray", "-r", "60", "-f", str(page), "-l", str(page), str(pdf)], check=True, capture_output=True
    ).stdout
    _, size, _, dots = drawn.split(b"\n", 3)
    width, height = map(int, size.split())
    found = []
    for row in range(rows):
        lines = range(row * height // rows, (row + 1) * height // rows)
        found.append([])
        for column in range(columns):
            start, end = column * width // columns, (column + 1) * width // columns
            ink = sum(255 * (end - start) - sum(dots[y * width + start : y * width + end]) for y in lines)
            found[-1].append(min(9, round(25 * ink / (255 * (end - start) * len(lines)))))
    return found

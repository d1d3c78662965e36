"""Every page of every language is right HTML, for the Nu checker.

It is a Java program from the npm package `vnu-jar`; ``POCH_VNU`` says where its ``vnu.jar`` lies.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from needs import lacking


def checked(*pages: Path) -> list[str]:
    """The errors in these pages, or in all pages of a folder."""
    jar = os.environ.get("POCH_VNU", "")
    if not Path(jar).is_file() or not shutil.which("java"):
        lacking("the Nu checker needs Java, and POCH_VNU to name vnu.jar")
    line = ["java", "-Xss4m", "-jar", jar, "--errors-only", "--skip-non-html", "--format", "json", *map(str, pages)]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    found = json.loads(ran.stderr)["messages"]
    return [f"{each.get('url')}:{each.get('lastLine')}: {each['message']}" for each in found]


def test_no_page_has_an_error_in_its_markup(site: Path) -> None:
    errors = checked(site)
    assert not errors, "\n".join(errors[:40])


def test_an_error_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text('<!doctype html><html lang="en"><title>A</title><p id="a"><p id="a">', encoding="utf-8")
    assert ["Duplicate ID" in error for error in checked(page)] == [True]

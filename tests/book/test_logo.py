"""A logo is drawn from what stands in it, and nothing else is read or asked for."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from pathlib import Path

import pytest

from poch_rules.book.print.logo import logo_image
from poch_rules.book.print.paper import NotPrinted

pytest.importorskip("weasyprint")

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='{}' width='9' height='9'/></svg>"


def png() -> bytes:
    """A small picture."""
    from PIL import Image

    written = BytesIO()
    Image.new("RGB", (4, 4)).save(written, "PNG")
    return written.getvalue()


def test_a_picture_in_a_logo_is_written_into_it(tmp_path: Path) -> None:
    logo = tmp_path / "logo.svg"
    logo.write_text(SVG.format(f"data:image/png;base64,{b64encode(png()).decode()}"), encoding="utf-8")
    assert logo_image(logo, "Ours").startswith("<img")


@pytest.mark.parametrize("address", ["{folder}/other.png", "other.png", "http://127.0.0.1:9/other.png"])
def test_a_logo_that_names_another_file_or_somebody_elses_is_refused(tmp_path: Path, address: str) -> None:
    (tmp_path / "other.png").write_bytes(png())
    logo = tmp_path / "logo.svg"
    logo.write_text(SVG.format(address.format(folder=tmp_path.as_uri())), encoding="utf-8")
    with pytest.raises(NotPrinted, match=r"other\.png"):
        logo_image(logo, "Ours")

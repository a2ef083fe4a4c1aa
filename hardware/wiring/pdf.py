"""A drawing on a page of its own."""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import font_lato
from fpdf import FPDF

_MARGIN_MM = 12
OHM_SIGN = "\u2126"  # Lato has the sign and not the letter
# Always the same, so that the same drawing gives the same file.
_MADE = datetime(2026, 1, 1, tzinfo=UTC)


def from_svg(svg: bytes, page: str, title: str) -> bytes:
    """A PDF that shows an SVG as large as a page in landscape format (`A3`, `A4`) allows."""
    pdf = FPDF(orientation="landscape", format=page)
    pdf.set_creation_date(_MADE)
    pdf.set_title(title)
    pdf.add_font("Lato", fname=Path(font_lato.__file__).parent / "files" / "Lato-Regular.ttf")
    pdf.set_font("Lato")
    pdf.add_page()
    pdf.image(
        BytesIO(svg.decode().replace("Ω", OHM_SIGN).encode()),
        x=_MARGIN_MM,
        y=_MARGIN_MM,
        w=pdf.w - 2 * _MARGIN_MM,
        h=pdf.h - 2 * _MARGIN_MM,
        keep_aspect_ratio=True,
    )
    return bytes(pdf.output())

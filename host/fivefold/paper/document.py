"""A PDF in millimetres with the project's typeface; the same content gives the same bytes."""

from datetime import UTC, datetime
from importlib import resources
from typing import Any

from fpdf import FPDF
from fpdf.prefs import ViewerPreferences

from fivefold.paper.errors import Overfull
from fivefold.paper.inks import INK, Ink

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # mm
MARGIN = 5.0  # what most printers leave blank

POINT_MM = 25.4 / 72
# When a file was made is no part of its content.
_MADE = datetime(2000, 1, 1, tzinfo=UTC)
_FACES = {"": "Lato-Regular", "B": "Lato-Bold", "I": "Lato-Black"}  # Black goes by the name of italics


class Document(FPDF):
    """Pages of one paper; all lengths are mm, from the upper left corner."""

    def __init__(self, paper: str, title: str, language: str = "en") -> None:
        super().__init__(unit="mm", format=PAPERS[paper])
        self.set_auto_page_break(False)
        self.set_margins(0, 0, 0)
        self.c_margin = 0
        self.set_creation_date(_MADE)
        self.set_title(title)
        self.set_creator("Fivefold")
        self.set_lang(language)
        # Viewers are asked not to shrink pages: a scaled net or card is of no use.
        self.viewer_preferences = ViewerPreferences(print_scaling="None")
        files = resources.files("font_lato") / "files"
        for style, name in _FACES.items():
            self.add_font("Lato", style, str(files / f"{name}.ttf"))

    @property
    def width(self) -> float:
        """Of the page that is open."""
        return float(self.w)

    @property
    def height(self) -> float:
        """Of the page that is open."""
        return float(self.h)

    # Ink.

    def pen(self, ink: Ink = INK, width: float = 0.2, dash: float = 0) -> None:
        """Colour, width and dashes (mm; 0: none) of the lines to come."""
        self.set_draw_color(*ink)
        self.set_line_width(width)
        self.set_dash_pattern(dash=dash, gap=dash)

    def fill(self, ink: Ink) -> None:
        """The colour of the areas to come."""
        self.set_fill_color(*ink)

    def area(self, x: float, y: float, width: float, height: float, ink: Ink) -> None:
        """A filled rectangle without an outline."""
        self.fill(ink)
        self.rect(x, y, width, height, style="F")

    def round_area(
        self, x: float, y: float, width: float, height: float, radius: float, style: str = "F"
    ) -> None:
        """A rectangle with round corners, in the pen and fill that are set."""
        self.rect(x, y, width, height, style=style, round_corners=True, corner_radius=radius)

    # Letters.

    def letters(self, size: float, style: str = "", ink: Ink = INK) -> None:
        """Size (points) and weight ("", "B" bold, "I" black) of the texts to come."""
        self.set_font("Lato", style, size)
        self.set_text_color(*ink)

    def write_at(self, x: float, y: float, text: str, align: str = "L", width: float | None = None) -> None:
        """One line on the base line `y`, to the right of x (L), around it (C) or to its left (R).

        Raises Overfull when it is wider than `width`.
        """
        wide = self.get_string_width(text)
        if width is not None and wide > width:
            raise Overfull(f"{text!r} is {wide:.1f} mm wide, its place {width:.1f} mm")
        self.text(x - {"L": 0.0, "C": wide / 2, "R": wide}[align], y, text)

    @property
    def capital(self) -> float:
        """The height of a capital letter in the size that is set, mm."""
        return 0.72 * self.font_size_pt * POINT_MM

    def broken(self, text: str, width: float) -> list[str]:
        """A text broken into lines that are not wider than `width`. Raises Overfull when a word is."""
        lines: Any = self.multi_cell(width, 1, text, align="L", dry_run=True, output="LINES")
        for word in text.split():
            if self.get_string_width(word) > width:
                raise Overfull(f"{word!r} is wider than its column of {width:.1f} mm")
        return [str(line) for line in lines]

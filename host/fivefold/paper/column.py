"""A column of text that fits its place or raises: nothing shrinks silently."""

from collections.abc import Sequence

from fivefold.paper.document import POINT_MM, Document
from fivefold.paper.errors import Overfull
from fivefold.paper.inks import INK, LINE, Ink

_LEADING = 1.34


class Column:
    """Text from `y` down to `low`, `width` wide. size: points of running text."""

    def __init__(
        self, doc: Document, x: float, y: float, width: float, low: float, size: float = 8, accent: Ink = INK
    ) -> None:
        self.doc, self.x, self.y, self.width, self.low = doc, x, y, width, low
        self.size, self.accent = size, accent

    @property
    def step(self) -> float:
        """From one line to the next, mm."""
        return self.size * _LEADING * POINT_MM

    def title(self, text: str) -> None:
        """The largest line of a page."""
        self.doc.letters(self.size * 2, "I")
        self.y += self.size * POINT_MM * 2
        self.doc.write_at(self.x, self.y, text, width=self.width)
        self.space(0.8)

    def heading(self, text: str) -> None:
        """A line in bold, in the accent colour."""
        self.doc.letters(self.size + 0.5, "B", self.accent)
        self._line(text, 0)
        self.y += self.step * 0.12

    def paragraph(self, text: str) -> None:
        """Running text."""
        self.doc.letters(self.size)
        for line in self.doc.broken(text, self.width):
            self._line(line, 0)
        self.space(0.35)

    def strong(self, text: str) -> None:
        """Running text in bold."""
        self.doc.letters(self.size, "B")
        for line in self.doc.broken(text, self.width):
            self._line(line, 0)

    def bullets(self, texts: Sequence[str]) -> None:
        """A list."""
        self._list(texts, ["•"] * len(texts))

    def numbered(self, texts: Sequence[str]) -> None:
        """A list of steps."""
        self._list(texts, [str(number + 1) for number in range(len(texts))])

    def space(self, lines: float) -> None:
        """Leave so many lines free."""
        self.y += lines * self.step

    def _list(self, texts: Sequence[str], marks: Sequence[str]) -> None:
        indent = self.size * 0.5
        for mark, text in zip(marks, texts, strict=True):
            self.doc.letters(self.size)
            lines = self.doc.broken(text, self.width - indent)
            top = self.y
            for line in lines:
                self._line(line, indent)
            low, self.y = self.y, top
            self.doc.letters(self.size, "B", LINE)
            self._line(mark, 0)
            self.y = low
            self.space(0.22)

    def _line(self, text: str, indent: float) -> None:
        self.y += self.step
        if self.y > self.low:
            raise Overfull(f"no room for {text!r}: {self.y - self.low:.1f} mm too low")
        self.doc.write_at(self.x + indent, self.y, text, width=self.width - indent)

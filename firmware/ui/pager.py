"""A line of text in pages that stand still, for those whom running words make unwell."""

from ui import font

_A_PIXEL_MS = 60  # as long as it would take to run through


class Pager:
    """As ui.scroller.Scroller; words that are too long for a page are broken."""

    def __init__(self, text, width, since):
        self.text = text
        self.pages = _pages(text, width)
        self._width = width
        self._since = since
        self._at = None

    def think(self, now):
        """Whether the picture differs from the one at the last call; now: ms."""
        at = self._count(now) % len(self.pages)
        changed = at != self._at
        self._at = at
        return changed

    def _count(self, now):
        return max(now - self._since, 0) // (_A_PIXEL_MS * self._width)

    def draw(self, frame, y, colour):
        """Draw what is seen now in the middle of the picture; y: the uppermost row of the 16×16."""
        columns, scale = font.columns(self.pages[self._at]), frame.scale
        x = (frame.width - self._width * scale) // 2 + (self._width - len(columns)) // 2 * scale
        frame.columns(x, frame.top + y * scale, columns, colour, scale)

    def runs(self, now):
        """How often all pages have been seen; now: ms."""
        return self._count(now) // len(self.pages)


def _pages(text, width):
    pages, page = [], ""
    for word in text.split(" "):
        longer = page + " " + word if page else word
        if _fits(longer, width):
            page = longer
            continue
        if page:
            pages.append(page)
        page = word
        while not _fits(page, width):
            count = len(page) - 1
            while count > 1 and not _fits(page[:count], width):
                count -= 1
            pages.append(page[:count])
            page = page[count:]
    return pages + [page] if page or not pages else pages


def _fits(text, width):
    return len(font.columns(text)) <= width or len(text) < 2

"""A card's figure: where it stands in the picture, how it is drawn, and how it reads as text."""

from games.blocks import rules_cards as cards
from games.blocks import symbols


def size(cells):
    """Columns and rows that a figure takes, from the upper left corner of its 5×5 cells."""
    taken = [cell for cell in range(len(cells)) if cells[cell] != symbols.NONE]
    width = max([cell % symbols.SIDE for cell in taken]) + 1
    return width, max(taken) // symbols.SIDE + 1


def offset(cells):
    """Pixels by which a figure in the upper left corner moves to stand in the middle of 15×15."""
    width, height = size(cells)
    return (symbols.SIDE - width) * 3 // 2, (symbols.SIDE - height) * 3 // 2


def draw(console, frame, card):
    """Draw a card's figure in the middle of 15×15 pixels."""
    cells = cards.cells(card)
    x, y = offset(cells)
    scale = console.scale
    ready = symbols.all_rows(console.palette.symbols, scale)
    symbols.draw_cells(frame, cells, ready, console.left + x * scale, console.top + y * scale, scale)


def spell(cells):
    """A figure as letters, rows parted by strokes: A to F the symbols, a point where there is none."""
    rows = []
    for row in range(symbols.SIDE):
        part = cells[row * symbols.SIDE : (row + 1) * symbols.SIDE]
        rows.append("".join(["ABCDEF."[symbol] for symbol in part]))
    return "/".join([row for row in rows if row != "....."])

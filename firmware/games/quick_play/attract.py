"""Quick Play: five blocks slide into the figure of a card, and the card is won."""

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from ui.palette import dim


def play(screen):
    """The card fades, the blocks bring its light back, and a frame tells whose it is."""
    console, number = screen.console, screen.number
    scale = screen.frame.scale
    cells = cards.cells(1 + number * 37 % cards.CARDS)  # every card has its turn
    x, y, across, down = symbols.layout(cells, scale)
    ready = symbols.all_rows(console.palette.symbols, scale)
    laid = []

    def put(at, rows, dx=0, dy=0):
        if cells[at] != symbols.NONE:
            row, column = divmod(at, symbols.SIDE)
            symbol = symbols.in_place(rows, cells, at, across, down)
            screen.stamp(x + column * across + dx, y + row * down + dy, symbol)

    def paint():
        screen.frame.clear()
        for at in range(len(cells)):
            put(at, ready if at in laid else dark)

    for shade in (1, 2, 4, 8):
        dark = symbols.all_rows([dim(colour, shade) for colour in console.palette.symbols], scale)
        paint()
        yield 1300 if shade == 1 else 100
    for placement in solver.solutions(cells)[0]:
        bar = sorted(blocks.bar(placement))
        lies = bar[1] - bar[0] == 1
        for way in screen.EASE:
            paint()
            for at in bar:
                put(at, ready, way * lies * scale, way * (not lies) * scale)
            yield 45
        laid += bar
        yield 250
    screen.seat = screen.player(number)
    colour = console.palette.seat(screen.seat)
    for long in range(1, 17):
        for at in (0, 16 - long):
            screen.frame.box(at, at and 15, long, 1, colour)
            screen.frame.box(at and 15, at, 1, long, colour)
        yield 45
    yield 2000

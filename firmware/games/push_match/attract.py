"""Push Match: a cube is pushed into the frame, and five equal symbols are in a row."""

from games.push_match.glyphs import SYMBOLS, Glyphs
from games.push_match.rules_frame import CELLS, EMPTY, FACES_EACH, ROWS, SEEN, SIDE
from ui.palette import WHITE, dim


def play(screen):
    """The frame fills but for the empty place, a cube comes from below, and the row shines in the dark."""
    console, number = screen.console, screen.number
    glyphs = Glyphs(console.palette.symbols[1:], screen.frame.scale)
    bright = [glyphs.bright(symbol) for symbol in range(SYMBOLS)]
    symbol = (number * 4 + 7) % len(bright)
    line = ROWS[0][(number * 5 + 2) % 12]
    bright.append(glyphs.blank)  # of the empty place
    target = line[(number + 2) % SIDE]
    # Cubes that have the symbol show it in the line. The empty place is the first cell beside it.
    fit, rest = [], []
    for cube in range(0, EMPTY, FACES_EACH):
        code = SEEN.find(bytes([symbol]), cube, cube + FACES_EACH)
        if code >= 0 and len(fit) < SIDE:
            fit.append(code)
        else:
            rest.append(code ^ 1 if code >= 0 else cube)
    rest.append(EMPTY)
    codes = [(fit if cell in line and cell != target else rest).pop() for cell in range(CELLS)]

    def put(cells, symbols):
        for cell in cells:
            screen.put(cell % SIDE * 3, cell // SIDE * 3, symbols[SEEN[codes[cell]]])

    for count in range(CELLS):
        put((count * 18 % CELLS,), bright)  # it fills everywhere at once
        yield 40
    yield 1000
    x, y = target % SIDE * 3, target // SIDE * 3
    for way in screen.EASE:
        screen.frame.clear()
        put(range(CELLS), bright)
        way = y + (13 - y) * way // 16
        screen.frame.ring(x - 1, way - 1, 5, WHITE)
        screen.put(x, way, bright[symbol])
        yield 80
    codes[target] = fit[0]
    screen.seat = screen.player(number)
    colour = console.palette.seat(screen.seat)
    for out in range(6):
        screen.frame.clear()
        put(range(CELLS), bright)
        screen.frame.ring(x - out, y - out, 3 + 2 * out, dim(colour, 1 << out))
        yield 120
    screen.frame.clear()
    put(range(CELLS), [glyphs.dark(other) for other in range(len(bright))])
    for _ in range(5):
        put(line, {symbol: glyphs.marked(symbol, dim(colour, 3))})
        yield 350
        put(line, bright)
        yield 350

"""Quarter Turn: tiles turn until four quarters of a colour meet, and a block is put. Nine tiles, large."""

from core.rng import Rng
from games.quarter_turn.rules_board import AROUND, SIDE, lay_out, quarters, rotate
from ui.palette import BLACK, WHITE, dim

# A tile of 4×4 pixels: its edge clockwise, then its middle; x and y as one hexadecimal number.
_DOTS = b"\x00\x10\x20\x30\x31\x32\x33\x23\x13\x03\x02\x01\x11\x21\x22\x12"


def play(screen):
    """Twice three tiles turn to a fourth; the one in the middle belongs to both, and rests under a block."""
    tiles = lay_out(Rng(screen.number))
    seat = screen.console.palette.seat

    def paint(tile, thirds=0):
        # thirds: of a quarter turn
        colours = quarters(tiles[tile])
        y, x = [6 * at for at in divmod(tile, SIDE)]
        for place, dot in enumerate(_DOTS):
            quarter = (place + 1 - thirds) // 3 if place < 12 else place - (thirds + 1) // 3
            screen.frame.box(x + (dot >> 4), y + (dot & 15), 1, 1, seat(colours[quarter % 4]))

    for tile in (0, 1, 2, 5, 6, 7, 10, 11, 12):
        paint(tile)
    yield 1200
    for crossing in (0, 5):
        around = AROUND[crossing]
        colour = quarters(tiles[around[0]])[2]
        for place in (1, 2, 3):
            tile = around[place]
            y, x = [6 * at for at in divmod(tile, SIDE)]
            turn = (place + 2 - quarters(tiles[tile]).index(colour)) % 4
            way = -1 if turn == 3 else 1
            for _ in range(turn % 3 or turn // 3):
                screen.frame.ring(x - 1, y - 1, 6, dim(WHITE, 3))
                for thirds in range(3):
                    paint(tile, thirds * way)
                    yield 80
                tiles[tile] = rotate(tiles[tile], way)
                paint(tile)
                yield 300
                screen.frame.ring(x - 1, y - 1, 6, BLACK)
        screen.seat = colour
        at = crossing // 5 * 6 + 4
        for grown in range(3):
            screen.frame.box(at - grown, at, 2 + 2 * grown, 2, seat(colour))
            screen.frame.box(at, at - grown, 2, 2 + 2 * grown, seat(colour))
            screen.frame.box(at, at, 2, 2, WHITE)
            yield 150
        yield 1300
    yield 1000

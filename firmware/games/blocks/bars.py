"""A card as five blocks show it, drawn."""

from games.blocks import rules_cards as cards
from games.blocks import symbols
from ui.palette import BLACK

# Dots of a die on a bar of 6×3 places: along and across as one hexadecimal number.
_PIPS = (b"\x21\x31", b"\x11\x41", b"\x10\x21\x31\x42", b"\x10\x12\x40\x42", b"\x10\x12\x21\x31\x40\x42")


def draw_bars(console, frame, card, bars):
    """Draw blocks on a card, each in a colour of its own, its number in dots.

    bars: the two cells under each block, block 1 first; there may be fewer than five.
    """
    scale = frame.scale
    x, y, across, down = symbols.layout(cards.cells(card), scale)
    side = symbols.side(scale)
    dot = max(scale // 2, 1)
    for index, bar in enumerate(bars):
        first, second = sorted(bar)
        lies = second - first == 1
        left = frame.left + x + first % symbols.SIDE * across
        top = frame.top + y + first // symbols.SIDE * down
        far = across if lies else down  # from the bar's first cell to its second
        width, height = (far + side, side) if lies else (side, far + side)
        frame.rect(left, top, width, height, console.palette.symbols[index + 1])
        for pip in _PIPS[index]:
            half, along = divmod(pip >> 4, 3)
            dx, dy = half * far + along * (side - dot) // 2, (pip & 15) * (side - dot) // 2
            if not lies:
                dx, dy = dy, dx
            frame.rect(left + dx, top + dy, dot, dot, BLACK)

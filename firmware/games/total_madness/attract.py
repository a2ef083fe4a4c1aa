"""Total Madness: five cards at once, and one after the other goes to the player who was first."""

from games.blocks.rules_cards import A_LEVEL, LEVELS
from games.total_madness.table_top import draw_card, place
from ui.palette import dim

_SIDES = b"\x6f\x60\xf6\x06"  # where players sit: x and y of a line at the edge as one hexadecimal number


def play(screen):
    """Cards are dealt; three times all but one go dark, and it flies to a player."""
    console, number = screen.console, screen.number
    bright = console.palette.symbols
    dark = [dim(colour, 8) for colour in bright]
    decks = list(range(LEVELS))
    shown = [deck * A_LEVEL + number * 5 % 9 + 1 for deck in decks]

    def paint(decks, colours):
        screen.frame.clear()
        for seat, side in zip(console.seats, _SIDES):
            long = 4 if side >> 4 == 6 else 1
            screen.frame.box(side >> 4, side & 15, long, 5 - long, screen.light(seat))
        for deck in decks:
            draw_card(screen.frame, console, shown[deck], *place(deck, shown[deck]), colours)

    for deck in decks:
        paint(decks[: deck + 1], bright)
        yield 250
    yield 1000
    for win in range(number, number + 3):
        deck = (2 * win + 2) % LEVELS
        win %= min(len(console.seats), len(_SIDES))
        screen.seat = console.seats[win]
        x, y = [2 * at - 6 for at in divmod(_SIDES[win], 16)]  # out of the picture
        from_x, from_y = place(deck, shown[deck])
        for way in screen.EASE:
            paint([other for other in decks if other != deck], dark)
            at = x + (from_x - x) * way // 16, y + (from_y - y) * way // 16
            draw_card(screen.frame, console, shown[deck], *at, bright)
            yield 45 if way < 16 else 700
        shown[deck] += 1
        paint(decks, bright)
        yield 1000

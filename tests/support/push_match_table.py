"""Push Match on the console, for tests: to the first screen, and frames laid by hand."""

from console_double import Player

# As the first seat sees it, the second row is five times symbol 3.
ROW = (
    150, 31, 38, 63, 76, 8, 13, 18, 59, 81, 88, 47, 90, 97, 104,
    24, 112, 119, 120, 53, 128, 135, 142, 149, 69, 0,
)  # fmt: skip
# The first row is the gap and four times symbol 1; the cube in hand has that symbol, and symbol 4.
FOUR = (
    150, 1, 6, 47, 69, 12, 53, 19, 26, 33, 40, 59, 60, 73, 80,
    93, 100, 107, 108, 115, 122, 129, 136, 143, 144, 14,
)  # fmt: skip


def table(seats=(1, 2), seed=7, computers=0, width=16, sides=1, **options):
    """A player at the first screen of Push Match; width: pixels of a square side. The first seat begins."""
    options.setdefault("starter", seats[0])
    player = Player(width, width, sides=sides)
    player.join("push_match", seats, computers=computers, **options)
    player.begin(seats[0], seed)
    player.wait(3200)
    return player


def lay(player, frame, cards=(0, 1, 2, 3)):
    """Lay a frame by hand: 25 codes of push_match.rules_frame, the cube in hand; the first seat pushes."""
    game = player.game
    game.cells, game.hand = list(frame[:25]), frame[25]
    game.phase = "push"
    game.cards = list(cards)
    game.conserved()
    player.console.screen.view.look()
    go_on(player)
    return player


def go_on(player):
    """Show the screen for the moment that was laid by hand."""
    player.console.screen.flow.go_on()
    player.wait(50)


def row(cards, **options):
    """The first seat has a row of symbol 3; its cards, then those of the other."""
    return lay(table(**options), ROW, cards)


def call(player, steps=1):
    """The first seat goes to a row from above and calls it."""
    player.press(1, "BACK")
    for _ in range(steps):
        player.press(1, "DOWN")
    player.press(1, "MATCH")


def to_cell(player, seat, cell):
    """Walk with the cursor."""
    while player.console.screen.cell() % 5 != cell % 5:
        player.press(seat, "RIGHT")
    while player.console.screen.cell() != cell:
        player.press(seat, "DOWN")


def push(player, seat, cell, face=0):
    """Push, to where the turn can be ended."""
    to_cell(player, seat, cell)
    player.press(seat, "MATCH")
    assert player.screen == "hand"
    while player.console.screen.view.face != face:
        player.press(seat, "RIGHT")
    player.press(seat, "MATCH")


def note(player):
    """The words of the reason that is shown."""
    return player.console.screen.note.text

"""Push Match on the console, for tests: to the first screen, and frames laid by hand."""

from console_double import Player

ROW = ("0....", "33333", ".1...", "4...2", "....1")


def table(seats=(1, 2), seed=7, computers=0, width=16, sides=1, **options):
    """A player at the first screen of Push Match; width: pixels of a square side."""
    player = Player(width, width, sides=sides)
    player.press(seats[0], "MATCH")
    menu = player.console.screen
    while menu.items[menu.at] != "push_match":
        player.press(seats[0], "RIGHT")
    player.press(seats[0], "MATCH")
    for seat in seats[1:]:
        player.press(seat, "MATCH")
    join = player.console.screen
    for index, option in enumerate(join.options):
        if option.name in options:
            join.values[index] = options[option.name]
        elif option.name == "computers":
            join.values[index] = computers
    menu = join = None
    player.board.link.waiting.append({"do": "seed", "value": seed})
    player.hold(seats[0], "MATCH", 1100)
    player.wait(3200)
    return player


def lay(player, **how):
    """Lay a frame by hand, see pushing.frame; the side `turn` is about to push."""
    import pushing

    game = player.game
    laid = pushing.frame(seats=tuple(game.seats), **how)
    for name in ("round", "cells", "hand", "turn", "phase", "cards"):
        setattr(game, name, getattr(laid, name))
    screen = player.console.screen
    screen.sight.look()
    screen.go_on()
    player.wait(50)
    return player


def row(cards, **options):
    """The first seat has a row of symbol 3; its cards, then those of the other."""
    return lay(table(**options), near=ROW, hand="5", cards=cards)


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
    while player.console.screen.sight.face != face:
        player.press(seat, "RIGHT")
    player.press(seat, "MATCH")


def note(player):
    """The words of the reason that is shown."""
    return player.console.screen._note.text

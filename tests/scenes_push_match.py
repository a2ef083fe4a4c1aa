"""Moments in a game of Push Match."""

import pushing
from console_double import Player


def table(seats=(1, 2), seed=7, computers=0, width=16, height=16, sides=1, **options):
    """A player at the first screen of Push Match."""
    player = Player(width, height)
    if sides == 2:
        player = two_sided(width, height)
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
    player.board.link.waiting.append({"do": "seed", "value": seed})
    player.hold(seats[0], "MATCH", 1100)
    player.wait(3200)
    return player


def two_sided(width, height):
    """A player at a board with two sides, each `width` × `height` pixels."""
    from console.app import Console

    player = Player(width, height)
    board = player.board
    board.width, board.sides = 2 * width, 2
    player.console = Console(board)
    return player


def lay(player, **how):
    """Lay a frame by hand, see pushing.frame; the side `turn` is about to push."""
    game = player.game
    laid = pushing.frame(seats=tuple(game.seats), **how)
    for name in ("round", "cells", "hand", "turn", "phase", "cards"):
        setattr(game, name, getattr(laid, name))
    game.last = how.get("last", -1)
    screen = player.console.screen
    screen.sight.look()
    screen.go_on()
    player.wait(50)
    return player


def push_match_curtain():
    return table()


def push_match_secret_cards():
    player = table()
    player.event(1, "MATCH", True)
    player.wait(200)
    return player


def push_match_corner():
    player = table()
    player.press(1, "MATCH")
    player.wait(1000)
    return player


def push_match_cells():
    player = push_match_corner()
    player.press(1, "MATCH")
    player.wait(500)
    player.press(2, "MATCH")
    player.wait(1000)
    player.press(2, "RIGHT")
    player.press(2, "UP")
    player.wait(50)
    return player


def push_match_preview():
    player = push_match_cells()
    player.wait(400)
    return player


def push_match_hand():
    player = push_match_preview()
    player.press(2, "MATCH")
    player.press(2, "RIGHT")
    player.wait(50)
    return player


def push_match_pushed():
    player = push_match_hand()
    player.press(2, "MATCH", 50)
    player.wait(150)
    return player


def push_match_next_side():
    player = push_match_pushed()
    player.press(2, "MATCH")
    player.wait(600)
    player.press(1, "MATCH")
    player.wait(2500)
    return player


def push_match_refused():
    player = push_match_next_side()
    cell = player.game.private(1)["last"]
    player.console.screen.sight.cell[0] = cell
    player.press(1, "MATCH")
    player.wait(600)
    return player


ROW = ("0....", "33333", ".1...", "4...2", "....1")


def row(cards, **options):
    """The first seat has a row; its cards and those of the other."""
    return lay(table(**options), near=ROW, hand="5", cards=cards)


def push_match_line():
    player = row((3, 1, 7, 9))
    player.press(1, "BACK")
    player.press(1, "DOWN")
    player.wait(50)
    return player


def push_match_row():
    player = push_match_line()
    player.press(1, "MATCH")
    player.wait(500)
    return player


def push_match_own_card():
    player = push_match_row()
    player.wait(2000)
    return player


def push_match_score():
    player = push_match_own_card()
    player.wait(2200)
    return player


def push_match_theft():
    player = row((5, 1, 3, 9))
    player.game.points = [2, 1]
    player.press(1, "BACK")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    player.wait(7000)
    return player


def push_match_other_cards():
    player = row((5, 1, 3, 9))
    player.press(1, "BACK")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    player.wait(4500)
    return player


def push_match_watch():
    player = table(seats=(1,), computers=1, seed=5)
    player.press(1, "MATCH")
    player.wait(1700)
    return player


def push_match_two_sides():
    player = table(sides=2)
    player.press(1, "MATCH")
    player.wait(300)
    player.press(2, "RIGHT")
    player.wait(1000)
    player.event(1, "MATCH", True)
    player.wait(100)
    return player


def push_match_two_sides_row():
    player = row((3, 1, 7, 9), sides=2)
    player.press(1, "BACK")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    player.wait(500)
    return player


def push_match_large():
    player = table(width=32, height=32)
    player.press(1, "MATCH")
    player.wait(1000)
    player.press(1, "MATCH")
    player.wait(500)
    player.press(2, "MATCH")
    player.wait(900)
    player.press(2, "MATCH")
    player.wait(100)
    return player


def push_match_results():
    player = row((3, 1, 7, 9))
    player.game.points = [4, 1]
    player.press(1, "BACK")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    player.wait(9500)
    return player


SCENES = (
    push_match_curtain, push_match_secret_cards, push_match_corner, push_match_cells, push_match_preview,
    push_match_hand, push_match_pushed, push_match_next_side, push_match_refused, push_match_line,
    push_match_row, push_match_own_card, push_match_score, push_match_theft, push_match_other_cards,
    push_match_watch, push_match_two_sides, push_match_two_sides_row, push_match_large, push_match_results,
)  # fmt: skip

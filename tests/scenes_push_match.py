"""Moments of a turn of Push Match."""

from push_match_table import table


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


def push_match_watch():
    player = table(seats=(1,), computers=1, seed=5)
    player.press(1, "MATCH")
    player.wait(1700)
    return player


SCENES = (
    push_match_curtain, push_match_secret_cards, push_match_corner, push_match_cells, push_match_preview,
    push_match_hand, push_match_pushed, push_match_next_side, push_match_refused, push_match_watch,
)  # fmt: skip

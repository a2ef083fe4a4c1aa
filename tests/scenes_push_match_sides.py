"""Push Match on other displays."""

from push_match_table import call, row, table


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
    call(player)
    player.wait(500)
    return player


def push_match_large():
    player = table(width=32)
    player.press(1, "MATCH")
    player.wait(1000)
    player.press(1, "MATCH")
    player.wait(500)
    player.press(2, "MATCH")
    player.wait(900)
    player.press(2, "MATCH")
    player.wait(100)
    return player


SCENES = (
    push_match_two_sides, push_match_two_sides_row, push_match_large,
)  # fmt: skip

"""Rows of Push Match are called."""

from push_match_table import call, row


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


def push_match_other_cards():
    player = row((5, 1, 3, 9))
    call(player)
    player.wait(4500)
    return player


def push_match_theft():
    player = row((5, 1, 3, 9))
    player.game.points = [2, 1]
    call(player)
    player.wait(7000)
    return player


def push_match_results():
    player = row((3, 1, 7, 9))
    player.game.points = [4, 1]
    call(player)
    player.wait(9500)
    return player


SCENES = (
    push_match_line, push_match_row, push_match_own_card, push_match_score,
    push_match_other_cards, push_match_theft, push_match_results,
)  # fmt: skip

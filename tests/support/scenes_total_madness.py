"""Moments in a game of Total Madness."""

from madness_table import claim, counting, err, racing, win


def madness_count():
    player = counting((1, 2, 3))
    player.wait(1200)
    return player


def madness_false_start():
    player = counting((1, 2, 3))
    player.wait(500)
    player.press(3, "MATCH")
    return player


def madness_after_a_false_start():
    player = madness_false_start()
    player.wait(1200)
    return player


def madness_decks():
    player = racing((1, 2, 3, 4), seed=5)
    player.hold(2, "DOWN", 1100)
    return player


def madness_decks_left():
    player = racing((1, 2), seed=5)
    for deck in (1, 3, 3):
        win(player, 1, deck)
        player.wait(2000)
    return player


def madness_sixty():
    player = racing((1,), seed=8, solo="sixty", minutes=1)
    player.wait(20000, 100)
    return player


COUNTS = (madness_count, madness_false_start, madness_after_a_false_start)
RACES = (madness_decks, madness_decks_left, madness_sixty)


def madness_naming():
    player = racing((1, 2, 3), seed=5)
    player.press(2, "MATCH")
    player.wait(400)
    for _ in range(3):
        player.press(2, "RIGHT")
    player.wait(2000)
    return player


def madness_computer_names():
    player = racing((1,), seed=5, computers=1)
    while player.screen != "naming":
        player.wait(50)
    return player


def madness_check():
    player = racing((1, 2, 3), seed=5)
    claim(player, 3, 5)
    player.wait(1500)
    player.press(1, "MATCH")
    return player


def madness_won():
    player = racing((1, 2, 3), seed=5)
    win(player, 2, 5)
    player.wait(1000)
    return player


def madness_aside():
    player = racing((1, 2, 3), seed=5)
    win(player, 2, 5)
    player.wait(2000)
    err(player, 2)
    player.wait(1100)
    return player


def madness_owed():
    player = racing((1, 2, 3), seed=5)
    err(player, 3)
    player.wait(500)
    return player


CLAIMS = (madness_naming, madness_computer_names, madness_check, madness_won)
VERDICTS = (madness_owed, madness_aside)

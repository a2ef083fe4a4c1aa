"""Moments at printed cards of Quick Play and Total Madness."""

from printed_table import accepted, claim, joining, laid, racing


def printed_lay():
    player = joining("quick_play", (1, 2, 3), seed=5)
    player.wait(500)
    return player


def printed_count():
    player = printed_lay()
    player.press(2, "MATCH")
    player.wait(1000)
    return player


def printed_card():
    player = racing("quick_play", (1, 2, 3), seed=5)
    player.wait(21000, 100)
    return player


def printed_claim():
    player = printed_card()
    player.press(2, "MATCH")
    player.press(3, "MATCH")
    player.wait(1500)
    return player


def printed_solution():
    player = printed_claim()
    player.press(1, "RIGHT")
    return player


QUICK = (printed_lay, printed_count, printed_card, printed_claim, printed_solution)


def printed_lay_five():
    player = joining("total_madness", (1, 2, 3), seed=5)
    for _ in range(4):
        player.wait(400)
        player.press(3, "MATCH")
    return player


def printed_naming():
    player = racing("total_madness", (1, 2, 3), seed=5)
    player.press(2, "MATCH")
    player.wait(400)
    for _ in range(3):
        player.press(2, "RIGHT")
    player.wait(2000)
    return player


def printed_decks():
    player = racing("total_madness", (1, 2, 3, 4), seed=5)
    for seat, deck in ((1, 5), (1, 5), (2, 3), (4, 5), (1, 5), (3, 1)):
        claim(player, seat, deck)
        accepted(player)
        player.wait(2600)
        laid(player)
    claim(player, 2, 1)
    player.press(2, "BACK")
    player.wait(3500)
    return player


def printed_alone():
    player = racing("total_madness", (2,), seed=5, solo="sixty", minutes=1)
    for deck in (5, 5, 4, 1):
        claim(player, 2, deck)
        accepted(player)
        player.wait(1600)
        laid(player, 2)
    player.wait(9000, 100)
    return player


def printed_aside():
    player = racing("total_madness", (1, 2, 3), seed=5)
    claim(player, 2, 5)
    accepted(player)
    player.wait(2600)
    laid(player)
    claim(player, 2, 1)
    player.press(2, "BACK")
    player.wait(1500)
    return player


MADNESS = (printed_lay_five, printed_naming, printed_decks, printed_alone, printed_aside)

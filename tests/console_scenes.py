"""One moment of every screen, for the pictures that are compared and for the gallery."""

from console_double import Player


def attract():
    player = Player()
    player.wait(2000)
    return player


def language():
    player = Player(files={})
    player.wait(300)
    player.press(1, "RIGHT")
    player.wait(500)
    return player


def menu():
    player = attract()
    player.press(1, "MATCH")
    player.wait(1000)
    return player


def settings():
    player = menu()
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(400)
    return player


def join():
    player = menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(2000)
    player.event(1, "MATCH", True)
    player.wait(600)
    return player


def countdown():
    player = menu()
    player.press(1, "MATCH")
    player.press(3, "MATCH")
    player.hold(1, "MATCH", 1100)
    player.wait(1000)
    return player


def card():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.event(3, "DOWN", True)
    player.wait(1100)
    player.event(3, "DOWN", False)
    return player


def card_after_an_error():
    player = card()
    player.press(2, "MATCH")
    player.press(2, "BACK")
    player.wait(1300)
    return player


def claim():
    player = Player()
    player.start((1, 2, 3, 4), seed=5)
    player.wait(21000)
    player.press(2, "MATCH")
    player.press(4, "MATCH")
    player.wait(1500)
    player.press(3, "MATCH")
    player.wait(300)
    return player


def vote():
    player = claim()
    player.press(1, "BACK")
    player.wait(300)
    return player


def solutions():
    player = claim()
    player.press(1, "RIGHT")
    player.wait(200)
    return player


def right():
    player = claim()
    player.press(1, "MATCH")
    player.press(4, "MATCH")
    player.wait(900)
    return player


def wrong():
    player = claim()
    player.press(2, "BACK")
    player.wait(800)
    return player


def nobody():
    player = Player()
    player.start((1, 2), seed=5)
    for seat in (1, 2):
        player.event(seat, "DOWN", True)
    player.wait(1900)
    return player


def pause():
    player = card()
    player.hold(2, "BACK", 2100)
    player.wait(500)
    return player


def _results(seats, winners):
    player = Player()
    player.start(seats, seed=5, rounds=len(winners))
    for seat in winners:
        player.wait(3000)
        player.press(seat, "MATCH")
        player.wait(1100)
        for judge in seats:
            if judge != seat or len(seats) == 1:
                player.press(judge, "MATCH")
        player.wait(2000)
    player.wait(2600)
    return player


def results():
    return _results((1, 2, 3, 4), (2, 3, 2, 1, 2, 3))


def results_alone():
    return _results((1,), (1, 1))


def crash():
    player = card()
    player.console.table.advance = None
    player.wait(200)
    return player


SCENES = (
    attract, language, menu, settings, join, countdown, card, card_after_an_error, claim, vote, solutions,
    right, wrong, nobody, pause, results, results_alone, crash,
)  # fmt: skip

"""Presses in their order, and buttons that are held while the screen changes."""

from console_double import Player
from ui.pads import Pads


def test_presses_come_in_the_order_in_which_they_happened():
    pads = Pads()
    for at, seat in ((5, 3), (6, 1), (6, 2)):
        pads.feed(at, seat, "MATCH", True)
    assert [pads.next(), pads.next(), pads.next(), pads.next()] == [
        (3, "MATCH", 5),
        (1, "MATCH", 6),
        (2, "MATCH", 6),
        None,
    ]


def test_a_button_that_is_down_already_is_not_pressed_again():
    pads = Pads()
    pads.feed(0, 1, "MATCH", True)
    pads.feed(1, 1, "MATCH", True)
    assert pads.next() and not pads.next()
    pads.feed(2, 1, "MATCH", False)
    pads.feed(3, 1, "MATCH", True)
    assert pads.next() == (1, "MATCH", 3)


def test_a_held_button_is_dead_after_a_change_of_screen_until_it_is_released():
    pads = Pads()
    pads.feed(0, 1, "MATCH", True)
    pads.next()
    assert pads.held(1, "MATCH", 40) == 40
    pads.deaden()
    assert pads.held(1, "MATCH", 900) == 0
    pads.feed(900, 1, "MATCH", False)
    pads.feed(950, 1, "MATCH", True)
    assert pads.next() == (1, "MATCH", 950)
    assert pads.held(1, "MATCH", 1000) == 50


def test_one_long_press_goes_one_screen_further_and_no_more():
    player = Player()
    player.wait(100)
    player.event(1, "MATCH", True)
    player.wait(3000)
    assert player.screen == "menu"
    player.event(1, "MATCH", False)
    player.wait(100)
    assert player.screen == "menu"
    player.event(1, "MATCH", True)
    player.wait(3000)
    assert player.screen == "join", "the press that opened the game must not start it"


def test_a_claim_held_down_accepts_nothing_and_pauses_nothing():
    player = Player()
    player.start((1, 2))
    player.event(2, "BACK", True)
    player.wait(500)
    player.event(1, "MATCH", True)
    player.wait(50)
    assert player.screen == "claim"
    player.wait(4000)
    assert player.screen == "claim"
    assert player.game.voting is False

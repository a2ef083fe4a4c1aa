"""Total Madness on the console: a press claims and stops the clock."""

from console import sounds
from madness_table import racing
from support import rule


def test_a_press_lights_the_claimants_pad_within_50_ms():
    player = racing((1, 2, 3))
    dim = bytes(player.light(2))
    player.event(2, "MATCH", True)
    player.wait(50)
    colour = player.console.palette.seat(2)
    assert player.screen == "naming" and player.light(2) == colour != dim
    assert player.board.matrix.shown[:3] == colour, "and the frame has its colour"


@rule("TM-3")
def test_the_clock_stands_still_from_the_press_on():
    player = racing()
    player.press(1, "MATCH")
    game = player.game
    before = game.race_ms
    player.wait(3000)
    assert game.clock(player.console.table.time(player.console.now)) == before < 300
    player.press(2, "MATCH")
    assert game.naming == 1 and player.board.buzzer.played[-1] == sounds.REFUSED

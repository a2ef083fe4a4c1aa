"""Total Madness on the console: a press claims and stops the clock."""

from madness_table import racing
from support import rule
from ui import sounds


def test_a_press_lights_the_claimants_pad_within_50_ms():
    player = racing((1, 2, 3))
    dim = bytes(player.light(2))
    player.event(2, "MATCH", True)
    player.wait(50)
    colour = player.console.palette.seat(2)
    assert player.screen == "naming" and player.light(2) == colour != dim
    lowest = player.board.matrix.shown[15 * 16 * 3 :]
    assert lowest[:3] == colour, "and the frame has its colour"


@rule("TM-3")
def test_the_clock_stands_still_from_the_press_on():
    player = racing()
    player.press(1, "MATCH")
    game = player.game
    before = game.race_ms
    player.wait(3000)
    assert game.clock(player.console.table.time(player.console.now)) == before < 300
    player.press(2, "MATCH")
    assert game.naming == 1 and player.board.buzzer.played[-1] == sounds.notes(sounds.REFUSED)


@rule("TM-3")
def test_ten_seconds_to_name_the_deck_and_the_frame_burns_down():
    player = racing()
    player.press(1, "MATCH")
    lit = []
    for _ in range(3):
        player.wait(3000)
        shown = player.board.matrix.shown
        lit.append(len([y for y in range(16) if any(shown[(16 * y + 15) * 3 : (16 * y + 16) * 3])]))
    assert lit == sorted(lit, reverse=True) and lit[0] > lit[2] + 6
    player.wait(1000)
    assert player.screen == "verdict" and player.sent("no_deck")[-1]["seat"] == 1
    assert player.game.owing == [1]

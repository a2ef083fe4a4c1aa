"""Hints on the console: UP held for a second, for who plays alone (C-11)."""

import madness_table
import pad_laying as laying
import twins_table
from console_double import Player
from support import rule

HELD_MS = 1100


def keys(player, seat=1):
    return [offer[2] for offer in player.console.offers(seat)]


@rule("C-11", "QP-9")
def test_quick_play_shows_blocks_on_the_card_and_the_race_goes_on():
    player = Player().race((1,))
    card = bytes(player.board.matrix.shown)
    assert "hint" in keys(player)
    player.hold(1, "UP", 900)
    assert player.screen == "card", "not held for long enough"
    player.hold(1, "UP", 2500)
    assert player.screen == "hint" and player.game.hinted[1] == 1, "one hint for each time"
    assert bytes(player.board.matrix.shown) != card
    for count in (2, 3, 4):
        player.hold(1, "UP", HELD_MS)
        assert player.game.hinted[1] == count
    assert "hint" not in keys(player) and "claim" in keys(player)
    text = player.console.screen.spell()
    assert [text.count(digit) for digit in "12345"] == [2, 2, 2, 2, 0]
    player.press(1, "LEFT")
    assert player.screen == "card"
    player.hold(1, "UP", HELD_MS)
    assert player.screen == "card"
    player.press(1, "MATCH")
    assert player.screen == "claim"


@rule("C-11", "TM-8")
def test_total_madness_shows_the_card_that_the_hint_is_for():
    player = madness_table.racing((1,))
    player.hold(1, "UP", HELD_MS)
    assert player.screen == "hint" and player.game.hinted == [player.game.tops()[0], 1]
    player.press(1, "RIGHT")
    assert player.screen == "decks"
    player.hold(1, "UP", HELD_MS)
    player.press(1, "MATCH")
    assert player.screen == "naming"


@rule("C-11", "V-5")
def test_on_the_console_hints_lay_all_blocks_and_one_press_puts_each_down():
    player = laying.start(Player(), seed=3)
    player.press(1, "MATCH")
    assert "hint" in keys(player)
    # What lies in the way is put down elsewhere again: a hint moves a block that lies, too.
    for _ in range(3):
        player.press(1, "MATCH")
    player.press(1, "LEFT")
    for _ in range(5):
        player.hold(1, "UP", HELD_MS)
        player.press(1, "MATCH")
    assert player.console.screen.done and "hint" not in keys(player)
    player.press(1, "MATCH")
    assert player.screen == "lap" and player.game.errors == 0
    assert player.game.run_ms > 50000


@rule("C-11", "TW-12")
def test_in_twins_the_cursor_goes_to_a_card_of_a_pair():
    player = twins_table.table((1,))
    one, other = player.game.table[2:4]
    pattern = twins_table.thrice(player.game)
    twins_table.lay(player, (one, pattern), (other, pattern))
    before = player.game.ends_at()
    player.hold(1, "UP", 2500)
    assert player.game.ends_at() == before - 5000, "one hint for each time"
    view = player.console.screen.view
    there = view.slots.places[view.cursor[1]]
    shown = [player.game.shown(place) for place in player.game.table]
    assert shown.count(player.game.shown(there)) > 1
    player.press(1, "MATCH")
    player.hold(1, "UP", HELD_MS)
    player.press(1, "MATCH")
    assert len(player.game.sets) == 1


@rule("C-11")
def test_with_others_up_is_no_hint():
    player = Player().race((1, 2))
    assert "hint" not in keys(player)
    player.hold(1, "UP", HELD_MS)
    assert player.screen == "card"


@rule("C-11")
def test_the_price_that_is_offered_is_the_price():
    from games.blocks import holds
    from games.blocks import rules_hint as blocks
    from games.twins import board
    from games.twins import rules_hint as twins

    assert holds.HINT[0][3] == "+%d s" % (blocks.HINT_MS // 1000)
    assert board.HINT[0][3] == "-%d s" % (twins.HINT_MS // 1000)

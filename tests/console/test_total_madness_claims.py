"""Total Madness on the console: a claim, its deck, its check."""

from console import sounds
from madness_table import claim, racing, win
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


@rule("TM-3")
def test_left_right_up_and_down_walk_round_the_decks():
    player = racing()
    player.press(2, "MATCH")
    screen = player.console.screen
    seen = []
    for button in ("RIGHT", "DOWN", "RIGHT", "DOWN", "RIGHT", "LEFT", "UP", "LEFT"):
        player.press(2, button)
        seen.append(screen.deck())
    assert seen == [2, 3, 4, 5, 1, 5, 4, 3]
    player.press(1, "RIGHT")
    assert screen.deck() == 3, "only the claimant walks"
    player.press(2, "MATCH")
    assert player.screen == "claim" and player.game.deck == 3
    assert player.sent("deck")[-1] == {
        "event": "deck",
        "seat": 2,
        "deck": 3,
        "card": player.game.tops()[2],
        "t": player.game.now,
    }


def test_a_nervous_second_press_names_nothing():
    player = racing()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    assert player.screen == "naming"
    player.wait(400)
    player.press(1, "MATCH")
    assert player.screen == "claim"


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


@rule("TM-4", "V-1")
def test_accepted_by_all_and_the_next_card_of_the_deck_shows():
    player = racing((1, 2, 3))
    before = player.game.tops()
    win(player, 2, 4)
    assert player.screen == "verdict" and player.game.won[1] == [before[3]]
    player.wait(2000)
    assert player.screen == "decks"
    assert [a == b for a, b in zip(before, player.game.tops())] == [True, True, True, False, True]


@rule("V-2", "V-3")
def test_the_check_is_that_of_quick_play():
    player = racing((1, 2, 3, 4))
    claim(player, 1, 5)
    player.press(3, "RIGHT")
    assert player.screen == "solutions"
    player.press(1, "RIGHT")
    assert player.screen == "solutions"
    player.press(4, "BACK")
    assert player.game.voting
    player.press(2, "BACK")
    assert player.sent("verdict")[-1]["right"] is False


def test_whoever_is_quick_can_claim_while_the_verdict_is_still_shown():
    player = racing()
    win(player, 1, 1)
    assert player.screen == "verdict"
    player.press(2, "MATCH")
    assert player.screen == "naming" and player.game.naming == 2


def test_any_other_press_ends_the_verdict_at_once():
    player = racing()
    win(player, 1, 1)
    player.press(2, "UP")
    assert player.screen == "decks"


def verdict_on(change):
    from rules import cards, solver

    player = racing()
    player.press(2, "MATCH")
    player.wait(400)
    player.press(2, "RIGHT")
    lay = solver.solutions(cards.cells(player.game.tops()[1]))[0]
    lay[0] ^= change
    player.board.link.waiting.append({"do": "blocks", "seat": 2, "lay": lay})
    player.press(2, "MATCH")
    assert player.screen == "verdict"
    return player.sent("verdict")[-1]


@rule("V-4")
def test_known_blocks_are_judged_by_the_core_once_the_deck_is_named():
    for change, right in ((0, True), (1, False)):
        verdict = verdict_on(change)
        assert (verdict["right"], verdict["by"]) == (right, "core")

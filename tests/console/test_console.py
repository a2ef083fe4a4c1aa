"""The loop: no needless writes, and trouble that never leaves the matrix dark."""

import games
from console_double import Player


def test_nothing_is_written_while_nothing_changes():
    player = Player().race((1, 2))
    player.wait(16000)  # until it has been said what can be pressed
    writes = player.board.matrix.writes, player.board.lights.writes
    player.wait(20000)
    assert player.board.lights.writes == writes[1]
    assert player.board.matrix.writes - writes[0] == 5, "the time bar grows by a pixel in four seconds"


def test_never_more_than_thirty_pictures_a_second():
    player = Player()
    player.press(1, "MATCH")
    player.wait(500)
    before = player.board.matrix.writes
    player.wait(2000, 1)
    assert 20 <= player.board.matrix.writes - before <= 61


def test_an_error_in_a_game_is_shown_told_and_logged_and_leads_back_to_the_menu():
    player = Player().race((1, 2))

    def broken(now):
        raise KeyError("torn")

    player.console.table.advance = broken
    player.wait(100)
    assert player.screen == "crash"
    assert player.board.buzzer.played and player.console.table is None
    assert any(player.board.matrix.shown)
    code = player.sent("error")[-1]["code"]
    assert player.board.storage.logged[0].startswith("%d " % code)
    player.press(1, "MATCH")
    assert player.screen == "menu"
    player.press(1, "MATCH")
    assert player.screen == "join"


def test_a_game_that_ran_out_of_memory_can_be_gone_on_with():
    player = Player().race((1, 2))
    player.press(2, "MATCH")
    player.wait(100)
    before = player.game.snapshot()

    def full(now):
        raise MemoryError("memory allocation failed")

    player.console.table.advance = full
    player.wait(100)
    assert player.screen == "crash" and player.sent("error")
    player.press(1, "MATCH")
    assert player.screen == "resume"
    player.press(1, "MATCH")
    assert player.screen == "countdown"
    assert player.game.snapshot() == before


def test_a_seed_from_the_host_gives_the_cards_of_that_seed():
    player = Player().race((1, 2), seed=77)
    game = games.start("quick_play", [1, 2], {}, 77)
    game.act((0, "reveal"), 0)
    assert player.game.deck == game.deck and player.game.card == game.card

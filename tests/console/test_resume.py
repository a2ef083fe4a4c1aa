"""A game that goes on after the power went."""

from console_double import Player


def cut(player):
    """Another console on what the first one's storage holds."""
    return Player(files=dict(player.board.storage.files))


def test_a_game_goes_on_after_the_last_event():
    player = Player().race((1, 2), computers=1)
    player.press(1, "MATCH")
    before = player.game.snapshot()
    player = cut(player)
    player.wait(100)
    assert player.screen == "resume"
    player.press(2, "MATCH")
    assert player.screen == "countdown"
    assert player.game.snapshot() == before
    player.wait(2500)
    assert player.screen == "claim"
    assert sorted(player.console.table.bots) == [3] and player.console.table.humans == [1, 2]
    player.press(1, "BACK")
    assert player.screen == "verdict"


def test_a_game_that_was_left_is_not_offered_again():
    player = Player().race((1, 2))
    player.hold(1, "BACK", 2050)
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.screen == "menu"
    assert cut(player).screen == "attract"


def test_a_damaged_or_foreign_save_costs_only_itself():
    player = Player().race((1, 2))
    files = player.board.storage.files
    saved = files["game"]
    broken = dict(saved["game"])
    broken["now"] = 5
    for data in (
        [],
        {},
        7,
        {"game": 1},
        {"game": broken, "humans": [1, 2], "computers": []},
        dict(saved, humans=[1, 6]),
    ):
        player = Player(files={"settings": {"language": "en"}, "game": data})
        player.wait(50)
        player.press(1, "MATCH")
        player.wait(50)
        assert player.screen == "menu", data

"""Settings: kept, checked, and never in the way of the menu."""

from console_double import Player


def test_the_first_start_asks_for_language_and_colours_and_the_next_does_not():
    player = Player(files={})
    assert player.screen == "language"
    player.press(1, "RIGHT")
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.screen == "colours" and player.console.screen.describe() == "kräftig (1/2)"
    player.press(1, "BACK")
    assert player.screen == "language"
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.screen == "attract"
    player = Player(files=dict(player.board.storage.files))
    assert player.screen == "attract" and player.console.texts.language == "de"
    assert player.console.settings["palette"] == "plain"


def test_whatever_the_file_holds_the_menu_is_reached():
    bad = (
        [],
        7,
        "fr",
        {},
        {"language": "xx"},
        {"language": 7, "brightness": "ten", "volume": None, "palette": []},
        {"brightness": 9999, "volume": -1},
        {"brightness": True},
    )
    for data in bad:
        player = Player(files={"settings": data})
        for _ in range(3):
            if player.screen != "menu":
                player.press(1, "MATCH")
        assert player.screen == "menu", data
        assert player.console.texts.language == "en"
        assert player.board.matrix.brightness == 3


def test_a_good_value_beside_a_bad_one_is_kept():
    player = Player(files={"settings": {"language": "sv", "brightness": 9999, "volume": 0}})
    assert player.console.texts.language == "sv"
    assert (player.board.matrix.brightness, player.board.buzzer.volume) == (3, 0)


def test_values_change_at_once_and_are_kept_on_leaving():
    player = Player()
    player.press(1, "MATCH")
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.screen == "settings"
    player.press(1, "UP")
    assert player.console.texts.language == "fr"
    player.press(1, "RIGHT")
    player.press(1, "DOWN")
    assert player.board.matrix.brightness == 2
    assert "brightness" not in player.board.storage.files["settings"]
    player.press(1, "BACK")
    assert player.screen == "menu"
    assert player.board.storage.files["settings"] == {
        "language": "fr",
        "brightness": 2,
        "volume": 2,
        "palette": "usual",
        "motion": "full",
        "dim": 5,
        "matrix": -1,
    }

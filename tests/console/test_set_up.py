"""The settings screen: what it changes, what it tells, and where it leads."""

from console_double import Player


def settings(item):
    player = Player()
    player.settings(item)
    return player


def test_the_brightness_tells_that_the_supply_was_too_weak_until_it_is_changed():
    player = settings("brightness")
    assert player.console.screen.words("brightness") == "Brightness 3"
    player.board.matrix.limited = True
    player.press(1, "LEFT")
    player.press(1, "LEFT")
    assert player.sent("limited") == [{"event": "limited", "brightness": 3}], "the host is told once"
    player.press(1, "RIGHT")
    player.board.matrix.limited = False
    player.press(1, "RIGHT")
    assert player.console.screen.words("brightness") == "Brightness 3: limited by the power supply"
    player.press(1, "DOWN")
    assert player.console.screen.words("brightness") == "Brightness 2"


def test_the_minutes_until_it_dims():
    player = settings("dim")
    player.press(1, "DOWN")
    assert player.console.screen.describe().startswith("Dims after 2 minutes")
    player.press(1, "DOWN")
    assert player.console.screen.describe().startswith("Never dims")
    player.press(1, "MATCH")
    assert player.screen == "menu" and player.board.storage.files["settings"]["dim"] == 0


def test_up_and_down_do_nothing_on_what_opens_a_screen():
    player = settings("about")
    before = player.console.settings.all()
    player.press(1, "UP")
    player.press(1, "DOWN")
    assert player.console.settings.all() == before and player.screen == "settings"


def test_about_tells_what_the_board_knows_and_leads_back_to_where_one_was():
    for button in ("MATCH", "BACK"):
        player = settings("about")
        player.press(1, "MATCH")
        assert player.screen == "about"
        assert player.console.screen.describe().startswith(
            "Fivefold 1.2.3: double, no chip, Python, 99 KiB free"
        )
        player.press(1, button)
        assert player.screen == "settings" and player.console.screen.describe().startswith("About")


def test_about_leaves_out_what_the_board_does_not_know():
    player = settings("about")
    player.board.facts = lambda: ("", "no chip, Python", "")
    player.press(1, "MATCH")
    assert player.console.screen.describe().startswith("Fivefold: double, no chip, Python")


def test_the_self_test_is_entered_from_here():
    player = settings("self_test")
    assert player.console.screen.describe().startswith("Self-test")
    player.press(1, "MATCH")
    assert player.screen == "self_test"

"""Matrix set-up: an F to be turned, and a choice that holds only when it can be read."""

from console_double import Player


def set_up():
    player = Player()
    player.settings("matrix")
    player.press(1, "MATCH")
    assert player.screen == "matrix_set_up"
    return player


def hangs(player):
    return player.board.matrix.orientation


def test_the_f_turns_mirrors_and_changes_its_rows():
    player = set_up()
    for button, number in (
        ("RIGHT", 9),
        ("RIGHT", 10),
        ("LEFT", 9),
        ("LEFT", 8),
        ("LEFT", 11),
        ("UP", 15),
        ("DOWN", 7),
        ("UP", 3),
        ("RIGHT", 0),
    ):
        player.press(1, button)
        assert hangs(player) == number, button


def test_all_sixteen_ways_to_hang_can_be_reached():
    player = set_up()
    seen = set()
    for _ in range(2):
        for _ in range(2):
            for _ in range(4):
                seen.add(hangs(player))
                player.press(1, "RIGHT")
            player.press(1, "UP")
        player.press(1, "DOWN")
    assert sorted(seen) == list(range(16))


def test_what_was_read_is_kept_and_holds_at_the_next_start():
    player = set_up()
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.console.screen.describe() == "Can you read this? Press MATCH"
    assert player.console.settings["matrix"] == -1
    player.press(1, "MATCH")
    assert player.screen == "settings" and hangs(player) == 9
    assert player.board.storage.files["settings"]["matrix"] == 9
    player = Player(files=dict(player.board.storage.files))
    assert hangs(player) == 9


def test_a_wrong_choice_is_always_left():
    for leave in ("wait", "BACK"):
        player = set_up()
        player.press(1, "RIGHT")
        player.press(1, "MATCH")
        player.wait(14000)
        assert player.screen == "matrix_set_up" and hangs(player) == 9
        if leave == "wait":
            player.wait(1500)
        else:
            player.press(1, leave)
        assert player.screen == "settings" and hangs(player) == 8
        assert player.console.settings["matrix"] == -1


def test_whoever_turns_the_f_and_goes_away_has_changed_nothing():
    player = set_up()
    player.press(1, "DOWN")
    player.wait(61000, 50)
    assert player.screen == "settings" and hangs(player) == 8


def test_a_damaged_orientation_leaves_the_profile_alone():
    for bad in (16, -2, "up", None, True):
        player = Player(files={"settings": {"language": "en", "matrix": bad}})
        assert hangs(player) == 8 and player.console.settings["matrix"] == -1

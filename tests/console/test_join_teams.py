"""Joining Twins: players are asked only what they can answer."""

from support import rule
from twins_table import join


def asked(player):
    """The names of all options that the first pad comes to."""
    screen = player.console.screen
    names = []
    while not names or names[0] != screen.options[screen.at].name:
        names.append(screen.options[screen.at].name)
        player.press(1, "RIGHT")
    return names


def turn_to(player, name):
    while player.console.screen.options[player.console.screen.at].name != name:
        player.press(1, "RIGHT")


def says(player):
    return player.console.screen.describe().split("\n")[1]


def test_what_follows_from_the_display_and_the_game_before_is_not_asked():
    player = join((1, 2, 3, 4))
    names = asked(player)
    for hidden in ("table", "forbidden_seat", "teams"):
        assert hidden not in names
    assert "sets" in names and "computers" in names
    player.press(1, "LEFT")
    assert player.console.screen.options[player.console.screen.at].name == names[-1]
    turn_to(player, "mode")
    player.press(1, "UP")
    assert player.console.screen.value("mode") == "teams"
    assert "teams" in asked(player)


@rule("TW-11")
def test_the_first_pad_goes_through_all_ways_to_share_out_who_is_here():
    player = join((1, 2, 3), computers=1, mode="teams")
    turn_to(player, "teams")
    seen = []
    for _ in range(3):
        player.press(1, "UP")
        player.wait(50)
        seen.append(says(player))
    assert sorted(seen) == ["1 2 : 3 4", "1 3 : 2 4", "1 4 : 2 3"]
    player.press(1, "UP")
    assert says(player) == seen[0]
    while says(player) != "1 4 : 2 3":
        player.press(1, "UP")
    player.hold(1, "MATCH", 1100)
    player.wait(2500)
    assert player.game.sides == [1, 2, 2, 1]


@rule("TW-11")
def test_before_anybody_chooses_every_other_seat_plays_together():
    player = join((1, 3, 5, 6), mode="teams")
    turn_to(player, "teams")
    assert "1 5 : 3 6" in says(player)
    player.hold(1, "MATCH", 1100)
    player.wait(2500)
    assert player.game.sides == [1, 2, 1, 2]

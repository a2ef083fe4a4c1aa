"""Joining: what the options say follows who sits there."""

from console_double import Player
from support import rule


def option(player, name):
    """The words of an option, turned to by the first pad."""
    join = player.console.screen
    while join.options[join.at].name != name:
        player.press(1, "RIGHT")
    return join


@rule("TW-11")
def test_the_last_of_the_second_team_stays_there():
    player = Player()
    player.join("twins", (1, 2, 3, 4), mode="teams")
    join = player.console.screen
    player.press(2, "LEFT")
    assert join.teams_text() == "1 2 3 : 4"
    player.press(4, "LEFT")
    assert join.teams_text() == "1 2 3 : 4" and player.console.is_red(4)
    player.press(3, "RIGHT")
    player.press(4, "LEFT")
    assert join.teams_text() == "1 2 4 : 3"


@rule("TW-11")
def test_the_words_follow_a_change_on_another_pad():
    player = Player()
    player.join("twins", (1, 2, 3, 4), mode="teams")
    join = option(player, "teams")
    player.press(3, "RIGHT")
    assert join.scroller.text.endswith("1 : 2 3 4") or join.scroller.text.endswith("1 : 3 2 4"), (
        join.scroller.text
    )
    player.press(4, "BACK")
    assert "4" not in join.scroller.text


def test_as_many_computers_are_told_as_will_play():
    player = Player()
    player.join("push_match", (1,))
    join = option(player, "computers")
    assert join.scroller.text.endswith(" 1")
    player.press(2, "MATCH")
    assert join.scroller.text.endswith(" 0") and join.computers() == []


@rule("QT-10")
def test_what_is_not_asked_about_is_not_in_the_way():
    for seats, options in (((1, 2), {"minutes": 5}), ((1,), {"colours": "picked"})):
        player = Player()
        player.join("quarter_turn", seats, computers=0, **options)
        player.begin(1, 7)
        assert player.screen == "countdown", (seats, options)


def test_options_without_meaning_are_not_asked_about():
    for game, seats, options, name, wanted in (
        ("quarter_turn", (1,), {}, "minutes", False),
        ("quarter_turn", (1,), {"form": "timed"}, "minutes", True),
        ("quarter_turn", (1,), {}, "colours", False),
        ("quarter_turn", (1, 2), {}, "colours", True),
        ("total_madness", (1,), {"solo": "sixty"}, "minutes", True),
        ("total_madness", (1, 2), {}, "solo", False),
        ("total_madness", (1, 2, 3), {}, "minutes", False),
        ("quick_play", (1,), {}, "order", True),
        ("quick_play", (1, 2), {"cards": "printed"}, "levels", True),
        ("quick_play", (1, 2), {}, "cannot_judge", False),
        ("quick_play", (1, 2), {}, "handicaps", True),
        ("quick_play", (1,), {}, "handicaps", False),
        ("quick_play", (1, 2), {"blocks": "console"}, "handicaps", False),
        ("quarter_turn", (1, 2), {}, "starter", False),
        ("quarter_turn", (1, 2), {}, "blocks", False),
        ("quarter_turn", (1, 2, 3), {}, "blocks", True),
        ("quarter_turn", (1, 2, 3), {}, "minutes", True),
        ("twins", (1, 2), {}, "forbidden", True),
        ("twins", (1,), {}, "forbidden", False),
        ("twins", (1, 2), {"mode": "race"}, "forbidden", False),
        ("twins", (1, 2), {"cards": "printed"}, "forbidden", False),
    ):
        player = Player()
        player.join(game, seats, computers=0, **options)
        join = player.console.screen
        (option,) = [option for option in join.options if option.name == name]
        assert join.shown(option) == wanted, (game, seats, options, name)


def test_a_screen_that_everybody_has_left_gives_way():
    player = Player()
    player.join("quick_play", (1, 2))
    player.wait(590000, 1000)
    assert player.screen == "join"
    player.wait(100000, 1000)
    assert player.screen == "attract"

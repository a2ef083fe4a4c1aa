"""Games from elsewhere: they join the menu, and one that breaks takes nothing else down."""

import games
from console.screens.menu import ICONS
from console_double import Player
from support import rule

HERE = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
ADDED = HERE + "/../support/added_games"
NAMES = ("torn", "unreadable", "whole")


def table(**how):
    return Player(added=ADDED, **how)


def leave(player):
    """From the picture of a fault to the menu."""
    assert player.screen == "crash", player.screen
    player.press(1, "MATCH")
    assert player.screen == "menu"


def test_they_stand_behind_the_others_in_the_menu_with_their_own_names_and_pictures():
    player = table()
    assert games.names() == games.GAMES + NAMES
    player.press(1, "MATCH")
    menu = player.console.screen
    assert menu.items == games.GAMES + NAMES + ("lessons", "fame", "settings")
    said = []
    for item in menu.items:
        assert menu.items[menu.at] == item
        player.wait(300)
        said.append(menu.describe())
        player.press(1, "RIGHT")
    assert player.screen == "menu"
    assert "A Whole Game" in said[len(games.GAMES) + 2]
    assert menu.icon("whole") == "r" * 112 and menu.icon("unreadable") == ICONS["broken"]


def test_what_is_no_game_does_not_join():
    games.add("/nowhere", ["README.md", "twins", "blocks", "half.new", "Upper", "fine_game"])
    assert games.names() == games.GAMES + ("fine_game",)
    games.add("", [])


def test_one_is_played_to_its_results_and_again():
    player = table()
    player.join("whole", (1, 2))
    player.begin(1, 7)
    player.wait(3500)
    assert player.screen == "waiting"
    player.press(2, "MATCH")
    player.wait(100)
    assert player.screen == "results" and player.game.winners() == [2]


def test_a_computer_player_of_one_plays():
    player = table()
    player.join("whole", (1,), computers=1)
    player.begin(1, 7)
    player.wait(7000)
    assert player.screen == "results" and player.game.winners() == [2]


def test_one_that_cannot_be_drawn_leads_to_the_menu_and_is_not_offered_again():
    for seats, computers in (((1, 2), 0), ((1,), 1)):  # an error, and an exit
        player = table()
        player.join("torn", seats, computers=computers)
        player.begin(1, 7)
        player.wait(3500)
        assert "game" not in player.board.storage.files
        leave(player)
        player.press(1, "BACK")
        player.start()
        assert player.screen == "card"


def test_one_that_cannot_be_loaded_leads_to_the_menu():
    player = table()
    player.press(1, "MATCH")
    menu = player.console.screen
    while menu.items[menu.at] != "unreadable":
        player.press(1, "RIGHT")
    player.press(1, "MATCH")
    leave(player)


def test_a_scene_that_breaks_gives_way_to_the_next_one():
    player = table()
    seen = set()
    for _ in range(600):
        player.wait(200, 100)
        assert player.screen == "attract"
        seen.add(player.console.screen.turn)
    assert len(seen) > 2 * len(games.names()) and player.board.storage.logged


@rule("C-5")
def test_a_saved_game_of_one_that_is_gone_or_broken_is_let_go():
    player = table()
    player.join("whole", (1, 2))
    player.begin(1, 7)
    player.wait(3500)
    kept = {"game": player.game.snapshot(), "humans": [1, 2], "computers": [], "series": None}
    files = dict(player.board.storage.files, game=kept)
    for name, added in (("whole", ""), ("unreadable", ADDED)):
        saved = dict(files["game"])
        saved["game"] = dict(saved["game"], game=name)
        if name != "whole":
            from core.digest import digest

            saved["game"].pop("check")
            saved["game"]["check"] = digest(saved["game"])
        player = Player(added=added, files=dict(files, game=saved))
        player.wait(100)
        assert player.screen == "resume"
        player.press(1, "MATCH")
        player.wait(100)
        if player.screen == "crash":
            player.press(1, "MATCH")
        assert player.screen == "menu" and "game" not in player.board.storage.files

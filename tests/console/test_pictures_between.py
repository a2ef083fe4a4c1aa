"""Moments between games: the settings, and the best runs; as they were recorded."""

from console_double import Player
from scenes import compare, of_few_items

_BEST = [
    ["", ["cards", "ms"], [[7, "ANN", 10, -151400], [9, "MWM", 10, -180000], [8, "", 9, -99000]]],
    ["rounds=5", ["cards", "ms"], [[3, "BO", 5, -61000]]],
]


def _menu(files=None, **how):
    player = Player(files=files, **how)
    player.press(1, "MATCH")
    player.wait(300)
    return player


def _settings(item):
    player = Player()
    player.settings(item)
    player.wait(400)
    return player


def scene_settings_language():
    return _settings("language")


def scene_settings_limited():
    player = _settings("brightness")
    player.board.matrix.limited = True
    player.wait(100)
    player.press(1, "LEFT")
    player.press(1, "RIGHT")
    player.wait(2500)
    return player


def scene_settings_dim():
    return _settings("dim")


def scene_settings_matrix():
    return _settings("matrix")


def scene_settings_self_test():
    return _settings("self_test")


def scene_settings_about():
    return _settings("about")


def scene_settings_names():
    return _settings("names")


def _naming(*presses):
    player = _settings("names")
    player.press(1, "MATCH")
    for button in presses:
        player.press(1, button)
    player.wait(300)
    return player


def scene_names_face():
    return _naming("UP")


def scene_names_letters():
    return _naming("RIGHT", "UP", "RIGHT", "DOWN")


def scene_about():
    player = _settings("about")
    player.press(1, "MATCH")
    player.wait(2500)
    return player


def scene_matrix_set_up():
    player = _settings("matrix")
    player.press(1, "MATCH")
    player.wait(300)
    return player


def scene_matrix_read():
    player = scene_matrix_set_up()
    player.press(1, "MATCH")
    player.wait(5000)
    return player


def _fame(files):
    player = _menu(files)
    of_few_items(player.console.screen)
    player.press(1, "LEFT")
    player.press(1, "LEFT")
    player.wait(300)
    return player


def scene_menu_fame():
    return _fame(None)


def scene_fame_empty():
    player = _fame(None)
    player.press(1, "MATCH")
    player.wait(300)
    return player


def scene_fame_game():
    player = _fame({"settings": {"language": "en"}, "best_quick_play": _BEST})
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.wait(500)
    return player


def scene_fame_place():
    player = _fame({"settings": {"language": "en"}, "best_quick_play": _BEST})
    player.press(1, "MATCH")
    player.press(1, "DOWN")
    player.wait(2500)
    return player


def scene_initials():
    player = Player()
    player.start((1,), rounds=1)
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.wait(2500)
    player.press(1, "MATCH")
    player.wait(300)
    player.press(1, "MATCH")
    player.press(1, "RIGHT")
    player.press(1, "UP")
    player.wait(300)
    return player


def scene_series():
    player = Player()
    player.start((1, 2, 3), rounds=1)
    for winner in (1, 3, 1, 1):
        player.press(winner, "MATCH")
        player.wait(1700)
        for judge in (1, 2, 3):
            if judge != winner:
                player.press(judge, "MATCH")
        player.wait(3000)
        if winner == 1 and player.console.series[0] == 4:
            break
        while player.console.screen.items[player.console.screen.at] != "again":
            player.press(1, "RIGHT")
        player.press(1, "MATCH")
        player.wait(2600)
    player.press(1, "MATCH")
    player.wait(400)
    return player


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)

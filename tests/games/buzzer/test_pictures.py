"""Pictures of Buzzer."""

import scenes
from console_double import Player


def _closed(**how):
    player = Player(pads=6, **how)
    player.join("buzzer", (1, 2, 3, 4, 5), computers=0)
    player.begin(1, 7)
    player.wait(3500)
    return player


def _open(**how):
    player = _closed(**how)
    player.press(1, "MATCH")
    return player


def _queue(**how):
    player = _open(**how)
    player.game.points = [0, 3, -1, 1, 7]
    for seat in (4, 2, 5):
        player.press(seat, "MATCH")
    player.wait(2500)
    return player


def scene_closed():
    player = _closed()
    player.press(3, "MATCH")
    player.wait(700)
    return player


def scene_open():
    return _open()


def scene_queue():
    return _queue()


def scene_queue_large():
    return _queue(width=32, height=32)


def scene_wrong():
    player = _queue()
    player.press(1, "BACK")
    return player


def test_pictures():
    scenes.compare(globals(), __file__)

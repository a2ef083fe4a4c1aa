"""The scenes that the console shows while nobody plays, one for each game, as one moving picture."""

from __future__ import annotations

import games
from fivefold.gallery import leds
from fivefold.gallery.stage import Stage

_BOARD = "esp32_devkitc"
_MOST_MS = 240000
_SCENE_MS = 6500  # of a game at most
_EDGE_MS = 60  # the last picture of a scene may already be the first of the next


def gif() -> bytes:
    """The GIF."""
    stage = Stage(_BOARD)
    stage.tap(1, "MATCH")
    stage.until("colours")
    stage.tap(1, "MATCH")
    stage.until("attract")
    moment = stage.camera.take("scenes", _MOST_MS)
    scenes = []
    for start, end in _spans(stage, moment.began):
        frames = [(at - start, rgb) for at, rgb in moment.frames if start <= at < end and any(rgb)]
        scenes.append((frames, end - start))
    return leds.reel(scenes, moment.width, moment.height)


def _spans(stage: Stage, began: int) -> list[tuple[int, int]]:
    """When each game's scene is shown, in ms since `began`; the names in between are left out."""
    screen = stage.screen
    spans: list[tuple[int, int]] = []
    while len(spans) < len(games.GAMES):
        turn = screen.turn
        start = stage.session.world.now // 1000 - began
        while screen.turn == turn:
            stage.session.step()
        end = stage.session.world.now // 1000 - began
        if _is_scene(turn):
            spans.append((start, min(end - _EDGE_MS, start + _SCENE_MS)))
    return spans


def _is_scene(turn: int) -> bool:
    from console.screens.attract import _SHARE

    return bool((turn - 1) % _SHARE & 1)

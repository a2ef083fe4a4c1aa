"""Screens of Quarter Turn look as they were recorded."""

import scenes_quarter_turn
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_quarter_turn.SCENES:
        compare(scene)

"""Twins looks as it was recorded."""

import scenes_twins
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_twins.SCENES:
        compare(scene)

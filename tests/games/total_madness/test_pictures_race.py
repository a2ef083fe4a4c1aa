"""Screens of the race in Total Madness look as they were recorded."""

import scenes_total_madness
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_total_madness.RACES:
        compare(scene)

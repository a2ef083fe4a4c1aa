"""Twins with printed cards against the clock: every screen looks as it was recorded."""

import scenes_referee_twins
from console_pictures import compare


def test_every_scene_against_the_clock_looks_as_recorded():
    for scene in scenes_referee_twins.TIMED:
        compare(scene)

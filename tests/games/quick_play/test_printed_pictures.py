"""Every screen at printed cards of Quick Play looks as it was recorded."""

import scenes_printed
from console_pictures import compare


def test_every_scene_of_quick_play_looks_as_recorded():
    for scene in scenes_printed.QUICK:
        compare(scene)

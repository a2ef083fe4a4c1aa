"""Every screen in a game looks as it was recorded."""

import scenes_playing
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_playing.SCENES:
        compare(scene)

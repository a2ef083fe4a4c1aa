"""Every screen of the best runs looks as it was recorded."""

import scenes_console
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_console.BEST:
        compare(scene)

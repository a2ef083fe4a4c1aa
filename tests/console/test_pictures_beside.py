"""Every screen beside a game looks as it was recorded."""

import scenes_beside
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_beside.SCENES:
        compare(scene)

"""The other modes of Twins look as they were recorded."""

import scenes_twins_modes
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_twins_modes.SCENES:
        compare(scene)

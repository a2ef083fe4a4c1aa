"""Screens of Push Match look as they were recorded."""

import scenes_push_match_calls
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_push_match_calls.SCENES:
        compare(scene)

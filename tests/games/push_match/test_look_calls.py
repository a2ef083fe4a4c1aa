"""Screens of Push Match look as they were recorded."""

from console_pictures import compare
from scenes_push_match import CALLS


def test_every_scene_looks_as_recorded():
    for scene in CALLS:
        compare(scene)

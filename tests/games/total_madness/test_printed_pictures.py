"""Every screen at printed cards of Total Madness looks as it was recorded."""

import scenes_printed
from console_pictures import compare


def test_every_scene_looks_as_recorded():
    for scene in scenes_printed.MADNESS:
        compare(scene)

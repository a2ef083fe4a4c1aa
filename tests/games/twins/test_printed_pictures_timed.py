"""Twins with printed cards, the fullest pictures and the clock: every screen looks as it was recorded."""

import scenes_printed_twins
from console_pictures import compare


def test_every_full_scene_looks_as_recorded():
    for scene in scenes_printed_twins.SIXES + scenes_printed_twins.TIMED:
        compare(scene)

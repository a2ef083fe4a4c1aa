"""Twins with printed cards, between claims: every screen looks as it was recorded."""

import scenes_printed_twins
from console_pictures import compare


def test_every_scene_of_a_race_looks_as_recorded():
    for scene in scenes_printed_twins.RACES:
        compare(scene)

"""Twins with printed cards, claims and verdicts: every screen looks as it was recorded."""

import scenes_printed_twins
from console_pictures import compare


def test_every_scene_of_a_claim_looks_as_recorded():
    for scene in scenes_printed_twins.CLAIMS:
        compare(scene)

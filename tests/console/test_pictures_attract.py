"""Every moment of the attract screen's scenes looks as it was recorded."""

import scenes_attract
from console_pictures import compare


def test_cards_and_tiles():
    for scene in scenes_attract.FEW:
        compare(scene)


def test_cubes_and_twins_and_other_displays():
    for scene in scenes_attract.MORE:
        compare(scene)

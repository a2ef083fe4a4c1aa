"""The symbols' colours in plastic, on paper and on the matrix; needs no CAD package."""

import pytest

from fivefold import paths
from fivefold.gallery import colour_vision
from hardware.solids import colours

MEDIA = colours.media()


@pytest.mark.parametrize("medium", MEDIA)
def test_any_two_symbols_differ_plainly(medium):
    assert colours.apart(MEDIA[medium]) > 30
    for kind in ("protanopia", "deuteranopia", "tritanopia"):
        assert colours.apart(MEDIA[medium], kind) > 8, kind


def test_each_filament_is_nearest_to_the_light_of_its_own_symbol():
    for number, plastic in enumerate(MEDIA["plastic"]):
        far = [colour_vision.apart(plastic, light) for light in MEDIA["matrix"]]
        assert far.index(min(far)) == number, far


def test_each_ink_but_black_for_white_is_nearest_to_its_own_symbol():
    for number, ink in enumerate(MEDIA["paper"][1:], 1):
        far = [colour_vision.apart(ink, light) for light in MEDIA["matrix"][1:]]
        assert far.index(min(far)) == number - 1, far


def test_every_filament_shows_on_the_black_of_a_block():
    body = colours.light_of(colours.BLACK)
    assert min(colour_vision.apart(plastic, body) for plastic in MEDIA["plastic"]) > 40


def test_the_document_names_the_filaments():
    assert colours.table() in (paths.ROOT / "docs" / "solids.md").read_text("utf-8"), (
        "run: python -m hardware.solids --docs"
    )

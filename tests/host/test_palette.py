"""How far apart colours look, to everybody and to those who see fewer of them: gallery.colour_vision."""

import pytest

from fivefold.gallery import colour_vision
from ui.palette import WHITE, Palette

PALETTES = {"usual": Palette(), "plain": Palette(plain=True)}
# The least distance; about 2 can just be told apart. Symbols differ in shape as well, seats in nothing else.
AMONG = {"": 50, "protanopia": 27, "deuteranopia": 25, "tritanopia": 19}
BETWEEN = {"": 20, "protanopia": 12, "deuteranopia": 12, "tritanopia": 12}
SIGHTS = list(AMONG)

every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
every_sight = pytest.mark.parametrize("kind", SIGHTS)


def seats(palette):
    return [palette.seat(seat) for seat in range(1, 7)]


@every_palette
@every_sight
def test_symbols_and_seats_are_told_from_each_other(palette, kind):
    for colours in (palette.symbols, seats(palette)):
        distance, one, other = colour_vision.closest(colours, kind)
        assert distance >= AMONG[kind], (colours[one].hex(), colours[other].hex())


@every_palette
@every_sight
def test_no_seat_looks_like_a_symbol_or_a_pattern_of_twins(palette, kind):
    for seat in seats(palette):
        for symbol in palette.symbols + palette.patterns[1:] + [WHITE]:
            assert colour_vision.apart(seat, symbol, kind) >= BETWEEN[kind], (seat.hex(), symbol.hex())


@every_palette
@every_sight
def test_right_wrong_and_levels_are_told_apart(palette, kind):
    assert colour_vision.apart(palette.right, palette.wrong, kind) >= 20
    levels = [palette.level(level) for level in range(1, 6)]
    assert colour_vision.closest(levels, kind)[0] >= 15  # a level shows by its number of lines, too


@every_sight
def test_patterns_of_twins_show_by_colour_alone(kind):
    assert (
        min(colour_vision.closest(palette.patterns, kind)[0] for palette in PALETTES.values()) >= AMONG[kind]
    )

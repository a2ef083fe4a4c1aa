"""The drivers' map against the virtual board's LEDs, which follow the wire the other way round."""

from drivers.geometry import CORNERS, WAYS, index_map, size
from fivefold.virtual.leds import places


def test_every_pixel_shows_where_it_should():
    for panel, across, down in (((4, 4), 1, 1), ((5, 3), 1, 1), ((3, 2), 2, 2), ((2, 3), 3, 1)):
        for corner in CORNERS:
            for by in WAYS:
                for setting in range(16):
                    check(
                        {
                            "panel": panel,
                            "across": across,
                            "down": down,
                            "corner": corner,
                            "by": by,
                            "serpentine": setting % 2 == 1,
                            "rotation": setting // 4,
                            "mirror": setting // 2 % 2 == 1,
                        }
                    )


def check(matrix):
    seen, table = places(matrix), index_map(matrix)
    width, height = size(matrix)
    for y in range(height):
        for x in range(width):
            assert seen[table[y * width + x]] == (x, y), matrix


def test_panels_chained_in_every_way_show_every_pixel_where_it_should_be():
    for across, down in ((2, 2), (3, 2), (2, 3), (1, 3)):
        for corner in CORNERS:
            for by in WAYS:
                for setting in range(8):
                    check(
                        {
                            "panel": (3, 2),
                            "across": across,
                            "down": down,
                            "corner": "bottom-left" if setting >= 4 else "top-right",
                            "by": "columns",
                            "serpentine": True,
                            "rotation": setting // 2,
                            "mirror": setting % 2 == 1,
                            "chain": {
                                "corner": corner,
                                "by": by,
                                "serpentine": setting % 2 == 0,
                                "turned": setting // 2 % 2 == 1,
                            },
                        }
                    )

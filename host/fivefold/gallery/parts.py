"""What the gallery is divided by: parts, displays with their board files, languages."""

from games import GAMES

PARTS = ("console", *GAMES)
DISPLAYS = {"16x16": "esp32_devkitc", "32x32": "matrix_32x32", "two-sided": "two_sided"}
SQUARE = ("16x16", "32x32")

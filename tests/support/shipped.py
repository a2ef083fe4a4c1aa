"""The board profiles that come with the project, for tests on both VMs; each loaded when it is asked for."""

import sys

_support = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
sys.path.append(_support + "/../../boards")

NAMES = ("esp32_devkitc", "esp32s3_devkitc", "matrix_32x32", "raspberry_pi", "two_player", "two_sided")


def board(name="esp32_devkitc"):
    """BOARD of one profile, the reference board's if no name is given."""
    return __import__(name).BOARD


def chips():
    """CHIPS: what the chips do with their pins."""
    return __import__("chips").CHIPS

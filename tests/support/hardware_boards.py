"""Shipped board profiles, and ones like them, for tests of the hardware."""

import copy

from fivefold.boards import reading

NAMES = [path.stem for path in reading.shipped()]


def board_of(name):
    return copy.deepcopy(reading.read(reading.find(name)).board)


def roles_of(board):
    """`{GPIO: what it is for}` of a profile, spelled out without the code that draws it."""
    roles = {board["matrix"]["pin"]: "MATRIX", board["lights"]["pin"]: "LIGHTS", board["buzzer"]: "BUZZER"}
    for seat, pad in enumerate(board["pads"], 1):
        for line, gpio in pad.items():
            roles[gpio] = f"{line} {seat}"
    return roles

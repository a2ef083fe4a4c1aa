"""Boards that are switched off in the end."""

import pytest

from fivefold.maker.virtual_board import VirtualBoard
from maker_boards import PROFILE


@pytest.fixture
def board(tmp_path):
    """A virtual board with an empty flash, switched on."""
    virtual = VirtualBoard(PROFILE, tmp_path / "flash.bin")
    virtual.flash = tmp_path / "flash.bin"
    virtual.switch_on()
    yield virtual
    virtual.close()

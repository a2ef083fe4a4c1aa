"""Boards that are switched off in the end."""

import pytest
from maker_boards import PROFILE

from fivefold.maker.virtual_board import VirtualBoard


@pytest.fixture
def board(tmp_path):
    """A virtual board with an empty flash, switched on."""
    virtual = VirtualBoard(PROFILE, tmp_path / "flash.bin")
    virtual.flash = tmp_path / "flash.bin"
    virtual.switch_on()
    yield virtual
    virtual.close()

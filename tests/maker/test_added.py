"""A game from elsewhere on a board: it joins the menu, updates keep it, and a broken one harms nobody."""

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.game import new
from fivefold.maker import added, installing
from fivefold.serial import ports
from maker_boards import PROFILE, tree


def test_a_game_is_put_beside_the_program_and_an_update_keeps_it(board, tmp_path):
    place = new.write("first_light", tmp_path)
    with pytest.raises(Failure, match="no Fivefold yet"):
        added.put(ports.Port(board.port), place)
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    assert "shows: language" in added.put(ports.Port(board.port), place)
    assert "was there already" in added.put(ports.Port(board.port), place)
    (place / "attract.py").unlink()
    assert "files sent" in added.put(ports.Port(board.port), place)
    assert "nothing was copied" in installing.install(ports.Port(board.port), None)
    board.cut()
    names = {path for path in tree(board.flash) if path.startswith(added.GAMES)}
    assert f"{added.GAMES}/first_light/rules.mpy" in names
    assert not [name for name in names if "attract" in name or "test" in name or ".new" in name]
    board.switch_on()
    assert "is gone" in added.remove(ports.Port(board.port), "first_light")
    with pytest.raises(Failure, match="no game first_light"):
        added.remove(ports.Port(board.port), "first_light")
    board.cut()
    assert not [path for path in tree(board.flash) if path.startswith(added.GAMES)]

"""What a game needs is loaded with it and dropped with it."""

import gc
import sys

from console_double import Player


def loaded():
    return sorted([name for name in sys.modules if name.split(".")[0] in ("core", "games", "ui", "console")])


def test_a_game_leaves_nothing_behind_round_after_round():
    player = Player()
    player.press(1, "MATCH")
    before = loaded()
    used = []
    for _ in range(6):
        assert player.screen == "menu"
        player.press(1, "MATCH")
        player.hold(1, "MATCH", 1100)
        player.wait(2500)
        assert player.screen == "card" and loaded() != before
        player.hold(1, "BACK", 2100)
        player.press(1, "LEFT")
        player.press(1, "MATCH")
        assert player.screen == "menu" and loaded() == before
        gc.collect()
        if hasattr(gc, "mem_alloc"):
            used.append(gc.mem_alloc())
    # The first rounds still learn names, and the stack keeps a little of what was loaded last.
    assert not used or used[-1] - used[2] < 1000, used

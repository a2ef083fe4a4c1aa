"""Golden playthroughs: whole games, event by event, the same on every Python."""

import gc
import json
import os
import sys

import games
from fivefold.virtual.programs import sim_rules
from playing import forget
from support import rule

HERE = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."
KNOWN = list(sys.modules)


def names(game):
    """The golden files of a game, in order."""
    folder = "%s/%s/golden/" % (HERE, game)
    try:
        return [folder + name for name in sorted(os.listdir(folder))]
    except OSError:
        return []


def compare(name):
    """The number of lines in a golden file; AssertionError at the first that is no longer so."""
    number = 0
    with open(name) as kept:
        header = json.loads(kept.readline())
        kept.seek(0)
        for line in sim_rules.playthrough(header):
            number += 1
            expected = kept.readline().rstrip("\n")
            assert line == expected, "%s:%d: expected %r, got %r" % (name, number, expected, line)
        assert not kept.readline(), "%s:%d: goes on after the end of the game" % (name, number + 1)
    return number


@rule("C-2")
def test_every_game_has_playthroughs_that_are_as_they_were():
    # The largest comes first, while a small heap is still in one piece.
    for game in reversed(games.GAMES):
        forget(KNOWN)
        assert names(game), "%s has no golden playthrough" % game
        for name in names(game):
            assert compare(name) > 10
            gc.collect()

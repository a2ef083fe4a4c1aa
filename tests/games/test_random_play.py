"""Every registered game, played at random, keeps the contract at every step."""

import sys

import games
from fivefold.virtual.programs import walk
from playing import forget
from support import rule

RUNS = 1 if walk.SMALL else 2
EVERY = 11 if walk.SMALL else 5
KEEP = 60 if walk.SMALL else walk.MOST_STEPS
KNOWN = list(sys.modules)
HERE = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."


@rule("C-4", "C-5", "C-6", "C-7", "C-8")
def test_random_play():
    for name in games.GAMES:
        hidden = walk.Hidden("%s/%s" % (HERE, name))
        fewest, most = games.load(name).SEATS
        for count in [min(3, most)] if walk.SMALL else range(fewest, most + 1):
            for run in range(RUNS):
                game = walk.start(name, count, run)
                try:
                    walk.Walk(game, EVERY, hidden, KEEP).to_the_end()
                except Exception:
                    print("%s, seats %r, options %r, seed %d" % (name, game.seats, game.options, run))
                    raise
        game = None
        forget(KNOWN)

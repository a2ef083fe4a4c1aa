"""How long computer players think, on either VM: `core_plans.py GAME GAMES` prints JSON.

A plan's time depends on the machine, its ratio to another one hardly; `steps` depends on neither.
"""

import array
import gc
import json
import sys
import time

from fivefold.virtual.programs import bot_table as table
from games import player, start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.player import Plan, Player

SAMPLES = 500


class Watch:
    """What was measured, in a fixed room: a small heap has to hold the game as well."""

    def __init__(self) -> None:
        self._us = array.array("i", [0] * SAMPLES)
        self._plans = 0
        self._worst_us = 0
        self._most_steps = 0

    def note(self, us: int, steps: int) -> None:
        """One plan took so long."""
        self._us[self._plans % SAMPLES] = us
        self._plans += 1
        self._worst_us = max(self._worst_us, us)
        self._most_steps = max(self._most_steps, steps)

    def summary(self) -> dict[str, int]:
        """Number of plans, the median of the last ones, and the worst."""
        last = sorted(self._us[: min(self._plans, SAMPLES)])
        return {
            "plans": self._plans,
            "median_us": last[len(last) // 2],
            "worst_us": self._worst_us,
            "most_steps": self._most_steps,
        }


class Timed:
    """A computer player with a stop-watch."""

    def __init__(self, inner: "Player", watch: "Watch") -> None:
        self._inner = inner
        self._watch = watch

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """As Player.plan."""
        gc.collect()
        self._inner.steps = 0
        began = time.time_ns()
        planned = self._inner.plan(public, private, legal, now)
        self._watch.note((time.time_ns() - began) // 1000, self._inner.steps)
        return planned


def main(name: str, games: int) -> None:
    """Play games of the weakest against each other, then of the strongest; prints their plans' times."""
    kind = player(name)
    result = {}
    for strength in (1, 5):
        watch = Watch()
        for seed in range(games):
            game = start(name, [1, 2], {}, seed)
            players = {seat: Timed(kind(seat, strength, seed), watch) for seat in game.seats}
            for now, action in table.moves(game, players):  # type: ignore[arg-type]  # all it asks for is plan()
                game.act(action, now)
        result[str(strength)] = watch.summary()
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

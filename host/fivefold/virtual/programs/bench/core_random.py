"""Random play on the rules core, on either VM: `core_random.py GAME SEATS MILLISECONDS` prints JSON."""

import json
import sys
import time

from core.game import TABLE, WAIT
from core.rng import Rng
from games import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, Game

_LAST = 1 << 30


def play(game: "Game", rng: "Rng", until: int) -> int:
    """Play random moves to the end of a game, or until the clock reads `until`; the number of moves."""
    moves = 0
    who = [TABLE] + list(game.seats)
    while not game.over and time.time_ns() < until:
        legal: "list[Action]" = []
        while not legal:
            legal = [action for action in game.legal(rng.pick(who)) if action[1] not in game.FREE]
        action = rng.pick(legal)
        due = game.due() or _LAST
        game.act(action, due if action[1] == WAIT else min(game.now + rng.below(500), due - 1))
        moves += 1
    return moves


def main(name: str, seats: int, milliseconds: int) -> None:
    """Play games, set-up included, for so long; prints moves and nanoseconds."""
    kind = load(name)
    began = time.time_ns()
    until = began + milliseconds * 1000000
    moves = games = 0
    while time.time_ns() < until:
        game = kind(list(range(1, seats + 1)), {}, games)
        moves += play(game, Rng(games), until)
        games += 1
    print(json.dumps({"moves": moves, "ns": time.time_ns() - began}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

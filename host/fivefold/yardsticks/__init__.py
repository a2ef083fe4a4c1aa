"""Strong opponents, one a game, against which the strengths of the computer players are measured."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import games
from fivefold.virtual import bot_table
from fivefold.yardsticks import blocks, push_match, quarter_turn, twins


class Yardstick(NamedTuple):
    """kind: of (seat, seed), a Player. share: in percent, of the games asked for, as some are slow."""

    kind: Callable[[int, int], Any]
    share: int
    what: str


YARDSTICKS = {
    "quick_play": Yardstick(
        blocks.QuickSolver,
        100,
        f"lays the bars of the best search, {blocks.BAR_MS / 1000} s each, and errs never",
    ),
    "total_madness": Yardstick(
        blocks.MadSolver, 100, "the same, and knows beforehand which card brings most points a second"
    ),
    "quarter_turn": Yardstick(
        quarter_turn.Expecter, 10, "expectimax: its move, the five faces that move, the best reply to each"
    ),
    "push_match": Yardstick(
        push_match.Rememberer,
        20,
        f"forgets no cube; its push is the best in {push_match.FRAMES} frames that fit what it has seen",
    ),
    "twins": Yardstick(
        twins.Scanner,
        100,
        f"knows each visible pattern, errs never; {twins.CHOICE_MS} ms and {twins.ITEM_MS} ms more a pattern",
    ),
}


def wins(game: str, strength: int, count: int, seed: int) -> tuple[int, int]:
    """Games won by the computer player and by the yardstick, seats exchanged in every other one."""
    won = [0, 0]
    player = games.player(game)
    for number in range(count):
        seat = 1 + number % 2
        play = games.start(game, [1, 2], {}, seed + number // 2)
        players = {
            seat: player(seat, strength, play.seed),
            3 - seat: YARDSTICKS[game].kind(3 - seat, play.seed),
        }
        bot_table.play(play, players)
        winners = play.winners()
        if len(winners) == 1:
            won[winners[0] != seat] += 1
    return won[0], won[1]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (E. B. Wilson, JASA 22, 1927)."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)

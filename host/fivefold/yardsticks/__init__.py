"""Strong opponents, one a game, against which the strengths of the computer players are measured."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import games
from fivefold.virtual.programs import bot_table
from fivefold.yardsticks import blocks, push_match, quarter_turn, twins


class Yardstick(NamedTuple):
    """player: of (seat, seed). share: of the games asked for, in percent; some take long. what: in words."""

    player: Callable[[int, int], Any]
    share: int
    what: str


YARDSTICKS = {
    "quick_play": Yardstick(
        blocks.QuickSolver,
        100,
        f"looks {blocks.LOOK_MS / 1000} s at each place where a block can lie, lays the bars of the best "
        f"search, {blocks.BAR_MS / 1000} s each, and never errs",
    ),
    "total_madness": Yardstick(
        blocks.MadSolver,
        100,
        "the same, with the card that brings most points a second if no bar is laid wrong",
    ),
    "quarter_turn": Yardstick(
        quarter_turn.Expectimax,
        50,
        f"expectimax: its {quarter_turn.CONSIDERED} best moves at first sight, every face of the die that "
        "moves a tile, the best reply",
    ),
    "push_match": Yardstick(
        push_match.Rememberer,
        50,
        f"forgets no cube; makes the push that is best on average in {push_match.FRAMES} frames that fit "
        "what it has seen",
    ),
    "twins": Yardstick(
        twins.Scanner,
        100,
        f"sees every pair {twins.CHOICE_MS / 1000} s after it shows and {twins.ITEM_MS} ms more for each "
        "visible pattern, and never errs",
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
            3 - seat: YARDSTICKS[game].player(3 - seat, play.seed),
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
    low, high = ((middle + side) / (1 + z * z / games) for side in (-half, half))
    return max(low, 0.0), min(high, 1.0)  # rounding alone leaves them

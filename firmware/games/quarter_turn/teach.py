"""The lesson of Quarter Turn: a roll, a turn, a block."""

from games.quarter_turn.rules import QuarterTurn
from games.quarter_turn.rules_board import SIDE, TILES, open_crossings, rotate
from games.quarter_turn.screens import begin  # noqa: F401 (the lesson begins like any game)
from games.quarter_turn.view import STEP
from ui.pads import DOWN, LEFT, RIGHT, UP

PLAYERS = HUMANS = 2
_TRIES = 300
_STEPS = {"left": -1, "right": 1}


def game(seats, seat):
    """A game in which the learner begins, and the first roll lets one turn make a crossing."""
    options = {"starter": seat}
    for seed in range(_TRIES):
        trial = QuarterTurn(seats, options, seed)
        trial.act((seat, "roll"), 0)
        if _target(trial) is not None:
            return QuarterTurn(seats, options, seed)
    raise ValueError("no board for a lesson")


def _target(played):
    """The tile that one quarter turn brings to where four quarters of the own colour meet, or None."""
    step = _STEPS.get(played.die)
    if not step:
        return None
    own = (played.colours[played.at],)
    for tile in range(TILES):
        then = list(played.tiles)
        then[tile] = rotate(then[tile], step)
        if open_crossings(then, played.blocks, own):
            return tile
    return None


def play(coach):
    """Roll, go to the tile, turn it, put a block."""
    yield coach.ask("roll", "qt_roll")
    yield coach.wait("tile")
    target = _target(coach.game)
    mark = ((target % SIDE * STEP - 1, target // SIDE * STEP - 1, 4, 4),)
    while coach.screen.tile() != target:
        row, column = target // SIDE - coach.screen.tile() // SIDE, target % SIDE - coach.screen.tile() % SIDE
        button = (RIGHT if column > 0 else LEFT) if column else DOWN if row > 0 else UP
        yield coach.ask("tile", "qt_go", button, mark)
    yield coach.ask("turn_tile", "qt_turn", marks=mark)
    yield coach.ask("put_block", "qt_put")

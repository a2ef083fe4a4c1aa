"""Boards of Quarter Turn laid by hand, for tests."""

from core.refusal import Refused
from games.quarter_turn.rules import GAME
from games.quarter_turn.rules_board import quarters
from games.quarter_turn.rules_moves import FACES
from support import raises

# Crossing 5 joins tiles 6, 7, 11 and 12 by these corners (clockwise from the top left).
MIDDLE = ((6, 2), (7, 3), (12, 0), (11, 1))
PLAIN = [0] * 25  # every tile equal and unturned: no crossing is of one colour
ALL_BUT_ONE = [1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0]  # blocks that leave only tile 24 free


class Dice:
    """Chance that rolls what it is told."""

    def __init__(self, *faces):
        self.faces = [FACES.index(face) for face in faces]
        self.state = [0, 0, 0]

    def below(self, n):
        return self.faces.pop(0)


def showing(colour, corner):
    """The turn of the first kind of tile that shows a colour at a corner."""
    for tile in range(4):
        if quarters(tile)[corner] == colour:
            return tile
    raise AssertionError("a tile has every colour")


def make(tiles, crossing, colour):
    """Turn four tiles so that a crossing is of one colour."""
    shift = crossing + crossing // 4 - 6
    for tile, corner in MIDDLE:
        tiles[tile + shift] = showing(colour, corner)


def table(*faces, seats=(1, 2), made=(), **options):
    """A game on plain tiles with crossings `made` of (crossing, colour) and dice that roll the faces."""
    options.setdefault("starter", seats[0])
    game = GAME(list(seats), options, 1)
    game.tiles = list(PLAIN)
    for crossing, colour in made:
        make(game.tiles, crossing, colour)
    game.rng = Dice(*faces)
    return game


def put(game, crossing, colour):
    """Put a block of a colour on a crossing, which is made for it."""
    make(game.tiles, crossing, colour)
    game.blocks[crossing] = colour
    game.left[colour - 1] -= 1


def act(game, *actions):
    """Do actions now; all events without their numbers of turns."""
    events = []
    for action in actions:
        events += game.act(action, game.now)
    return events


def names(events):
    return [event[0] for event in events]


def refused(game, rule_id, *action):
    """Whether an action is refused by a rule and changes nothing (C-4)."""
    before = game.snapshot()
    error = raises(Refused, game.act, action, game.now)
    return error.rule == rule_id and game.snapshot() == before and action not in game.legal(action[0])

"""Whether a game of Quarter Turn can be as it says (C-5)."""

from games.quarter_turn.rules_board import COLOURS, CROSSINGS, TILES, one_colour, tile_set
from games.quarter_turn.rules_moves import MOVE, MOVES, VERBS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.quarter_turn.rules import QuarterTurn


def check(game: "QuarterTurn") -> None:
    """Raise ValueError unless tiles and blocks are all there, and every block where it may be."""
    if sorted([tile & ~3 for tile in game.tiles]) != sorted(tile_set()):
        raise ValueError("these are not the 25 tiles: %r" % (game.tiles,))
    if len(game.blocks) != CROSSINGS or len(game.left) != len(COLOURS):
        raise ValueError("not a board of 16 crossings and four colours")
    for colour in COLOURS:
        owned = game.each if game.solo or colour in game.colours else 0
        if game.left[colour - 1] < 0 or game.left[colour - 1] + game.blocks.count(colour) != owned:
            raise ValueError("blocks of colour %d lost or doubled" % colour)
    for crossing, colour in enumerate(game.blocks):
        if colour and one_colour(game.tiles, crossing) != colour:
            raise ValueError("the block on crossing %d is not on its colour" % crossing)
    _check_turn(game)
    game.take_back_conserved()


def _check_turn(game: "QuarterTurn") -> None:
    moving = game.phase == MOVE
    if game.phase not in VERBS and not (moving and game.die in MOVES):
        raise ValueError("no such phase: %r with die %r" % (game.phase, game.die))
    if len(game.colours) != len(game.seats) or not 0 <= min(game.at, game.first):
        raise ValueError("not the players of this game")
    if max(game.at, game.first) >= len(game.seats):
        raise ValueError("somebody is on turn who does not play")
    if not 1 <= game.turn <= game.last_turn:
        raise ValueError("turn %r of %d" % (game.turn, game.last_turn))
    for tile in game.turned:
        if not 0 <= tile < TILES:
            raise ValueError("no such tile: %r" % (tile,))

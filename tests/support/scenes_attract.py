"""Moments of the attract screen's scenes."""

from console_double import Player

_GAMES = ("quick_play", "total_madness", "quarter_turn", "push_match", "twins")


def turn(game, number=0):
    """Which scene is a game's, after it was seen so often: a name, a game, a name, a game, how to begin."""
    place = len(_GAMES) * number + _GAMES.index(game)
    return place // 2 * 5 + place % 2 * 2 + 2


def watch(player, turn, ms=0):
    """Wait until a scene has begun, and for `ms` more."""
    while player.console.screen.turn < turn:
        player.wait(20, 20)
    player.wait(ms)
    return player


def at(game, ms, **how):
    """A player who watches a game's first scene and has done so for `ms`."""
    return watch(Player(**how), turn(game), ms)


def attract_how_to_begin():
    return watch(Player(), 5, 700)


def attract_block_comes():
    return at("quick_play", 1900)


def attract_card_is_won():
    return at("quick_play", 7800)


def attract_card_flies():
    return at("total_madness", 3100)


def attract_next_card():
    return at("total_madness", 4000)


def attract_tile_turns():
    return at("quarter_turn", 1340)


def attract_two_blocks():
    return at("quarter_turn", 7500)


def attract_cube_comes():
    return at("push_match", 2500)


def attract_five_in_a_row():
    return at("push_match", 4400)


def attract_hands_walk():
    return at("twins", 3100)


def attract_twins_join():
    return at("twins", 6900)


def attract_set_is_won():
    return at("twins", 9000)


def attract_large():
    return at("push_match", 2500, width=32, height=32)


def attract_wide():
    return at("total_madness", 3100, width=32)


def attract_two_sides():
    return at("quick_play", 1900, sides=2)


FEW = (
    attract_how_to_begin,
    attract_block_comes,
    attract_card_is_won,
    attract_card_flies,
    attract_next_card,
    attract_tile_turns,
    attract_two_blocks,
)
MORE = (
    attract_cube_comes,
    attract_five_in_a_row,
    attract_hands_walk,
    attract_twins_join,
    attract_set_is_won,
    attract_large,
    attract_wide,
    attract_two_sides,
)

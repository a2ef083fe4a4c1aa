"""Moments of the attract screen's scenes, as they were recorded."""

from attracting import at, watch
from console_double import Player
from scenes import compare


def scene_attract_how_to_begin():
    return watch(Player(), 5, 700)


def scene_attract_block_comes():
    return at("quick_play", 1900)


def scene_attract_card_is_won():
    return at("quick_play", 7800)


def scene_attract_card_flies():
    return at("total_madness", 3100)


def scene_attract_next_card():
    return at("total_madness", 4000)


def scene_attract_tile_turns():
    return at("quarter_turn", 1340)


def scene_attract_two_blocks():
    return at("quarter_turn", 7500)


def scene_attract_cube_comes():
    return at("push_match", 2500)


def scene_attract_five_in_a_row():
    return at("push_match", 4400)


def scene_attract_hands_walk():
    return at("twins", 3100)


def scene_attract_twins_join():
    return at("twins", 6900)


def scene_attract_set_is_won():
    return at("twins", 9000)


def scene_attract_large():
    return at("push_match", 2500, width=32, height=32)


def scene_attract_wide():
    return at("total_madness", 3100, width=32)


def scene_attract_two_sides():
    return at("quick_play", 1900, sides=2)


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)

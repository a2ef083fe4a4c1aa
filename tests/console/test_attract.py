"""The attract screen: its scenes show what is so, cost little, and any press ends them."""

import gc
import sys

from attracting import at, turn, watch
from console_double import Player
from core.digest import EMPTY, digest

LAP_MS = 80000  # every game once


def pixel(player, x, y):
    start = 3 * (y * player.board.width + x)
    return bytes(player.board.matrix.shown[start : start + 3])


def square(player, x, y):
    return b"".join([pixel(player, x + dx, y + dy) for dy in range(3) for dx in range(3)])


def test_the_first_press_opens_the_menu_whatever_is_shown():
    for moment in range(0, 33, 3):
        player = Player()
        player.wait(2300 * moment + 40, 20)
        assert player.screen == "attract", player.board.storage.logged
        player.event(moment % 4 + 1, "MATCH", True)
        player.wait(20, 20)
        assert player.screen == "menu", moment


def test_the_blocks_bring_back_just_what_the_card_showed():
    player = Player()
    for number in range(5):
        watch(player, turn("quick_play", number), 500)
        card = bytes(player.board.matrix.shown)
        player.wait(1500)
        assert bytes(player.board.matrix.shown) != card
        while not player.console.screen.seat:
            shown = bytes(player.board.matrix.shown)
            player.wait(10)
        assert shown == card, number


def test_four_equal_quarters_meet_around_each_block():
    player = Player()
    for number in range(6):
        watch(player, turn("quarter_turn", number))
        for middle in (4, 10):
            seat = player.console.screen.seat
            while player.console.screen.seat == seat:
                player.wait(20, 20)
            player.wait(600)
            colour = player.console.palette.seat(player.console.screen.seat)
            for x in (middle - 1, middle + 2):
                for y in (middle - 1, middle + 2):
                    assert pixel(player, x, y) == colour, (number, middle)


def test_the_cube_makes_five_equal_and_there_were_only_four():
    player = Player()
    for number in range(6):
        watch(player, turn("push_match", number), 1800)
        faces = [square(player, cell % 5 * 3, cell // 5 * 3) for cell in range(25)]
        while not player.console.screen.seat:
            player.wait(20, 20)
        player.wait(1200)
        after = [square(player, cell % 5 * 3, cell // 5 * 3) for cell in range(25)]
        row = [cell for cell in range(25) if max(after[cell]) > 100]
        assert len(row) == 5 and len(set([after[cell] for cell in row])) == 1, number
        assert sum([faces[cell] == after[cell] for cell in row]) == 4
        assert faces.count(bytes(27)) == 1, "one empty place"


def test_of_all_patterns_just_two_are_equal():
    player = Player()
    for number in range(6):
        watch(player, turn("twins", number), 1500)
        patterns = [square(player, slot % 4 * 4, slot // 4 * 4) for slot in range(16)]
        assert len(set(patterns)) == 15 and bytes(27) not in patterns, number


def test_a_frame_is_sent_only_when_something_moves():
    player = at("quick_play", 100)
    player.wait(1100)
    writes = player.board.matrix.writes
    player = at("quick_play", 100)
    assert player.board.matrix.writes == writes, "the card stands still"
    most = 0
    for _ in range(LAP_MS // 1000):
        before = player.board.matrix.writes
        player.wait(1000)
        most = max(most, player.board.matrix.writes - before)
    assert 15 <= most <= 30


def test_the_same_time_shows_the_same_picture():
    seen = []
    for _ in range(2):
        player = Player()
        check = EMPTY
        for _ in range(LAP_MS // 400):
            player.wait(400, 20)
            check = digest(str(bytes(player.board.matrix.shown)), check)
        seen.append(check)
    assert seen[0] == seen[1]


def test_it_plays_on_every_display_and_with_any_pads():
    for how in (
        {"pads": 1},
        {"pads": 2},
        {"pads": 6},
        {"width": 32},
        {"width": 32, "height": 32},
        {"sides": 2},
    ):
        player = Player(**how)
        player.wait(LAP_MS, 20)
        assert player.screen == "attract", (how, player.board.storage.logged)
        assert player.console.screen.turn > 12


def test_it_goes_on_in_the_dark_and_a_press_brings_the_light_back():
    player = Player()
    player.wait(6 * 60000, 100)
    assert player.board.matrix.brightness == 1
    turns, writes = player.console.screen.turn, player.board.matrix.writes
    player.wait(20000, 100)
    assert player.console.screen.turn > turns and player.board.matrix.writes > writes
    player.event(2, "MATCH", True)
    player.wait(20)
    assert (player.screen, player.board.matrix.brightness) == ("menu", 3)


def games_loaded():
    return [name for name in sys.modules if name.endswith(".attract") and name.startswith("games.")]


def test_a_scene_is_in_memory_for_its_turn_only_hour_after_hour():
    player = Player()
    used = []
    for number in range(1, 14):
        watch(player, turn("twins", number) - 1)
        assert games_loaded() == [], "words need no game"
        gc.collect()
        if hasattr(gc, "mem_alloc"):
            used.append(gc.mem_alloc())
        watch(player, turn("twins", number), 500)
        assert games_loaded() == ["games.twins.attract"]
    assert not used or max(used[1:]) - min(used[1:]) < 500, used

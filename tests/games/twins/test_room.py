"""Twins: how the slots of a display are shared out (TW-13)."""

from games.twins import rules_layout as layout
from games.twins.rules import GAME
from support import rule

SIZES = ((16, 16), (32, 16), (32, 32))


def fitting(size, seats, **options):
    full = layout.preset({"mode": "against", "sets": 5, "table": 0, "teams": 0}, *size)
    full.update(options)
    return layout.fit(full, list(range(1, seats + 1)), *size)


def test_slots_are_as_large_as_leaves_enough_of_them():
    assert layout.grid(16, 16, 45) == (1, 4, 4)
    assert layout.grid(32, 16, 45) == (1, 8, 4)
    assert layout.grid(32, 32, 45) == (2, 4, 4)
    assert layout.grid(32, 32, 90) == layout.grid(32, 32, 135) == (1, 8, 8)
    assert layout.grid(64, 64, 135) == (2, 8, 8)
    assert [layout.preset({}, *size)["deck"] for size in SIZES] == [45, 45, 135]


@rule("TW-15")
def test_a_display_is_offered_the_decks_with_which_games_end_by_sets():
    (deck,) = [option for option in GAME.OPTIONS if option.name == "deck"]
    assert [GAME.offered(deck, *size) for size in SIZES] == [[45], [45], [45, 90, 135]]
    (sets,) = [option for option in GAME.OPTIONS if option.name == "sets"]
    assert GAME.offered(sets, 16, 16) == sets.values()


@rule("TW-13")
def test_the_table_leaves_room_for_every_pile_and_for_won_sets():
    for size in SIZES:
        for seats in range(1, 7):
            for sets in range(2, 6):
                for mode in ("against", "teams", "together", "race"):
                    options = fitting(size, seats, sets=sets, mode=mode)
                    _, columns, rows = layout.grid(size[0], size[1], options["deck"])
                    piles = 0 if mode in ("together", "race") or seats == 1 else seats
                    room = columns * rows - piles - options["table"]
                    assert options["table"] % 2 == 0 and options["table"] >= 6
                    sides = 2 if mode == "teams" else seats
                    assert room >= min(4, layout.for_sets(columns * rows, piles, sides, sets))


def test_two_players_see_all_sets_they_can_win_on_the_smallest_display_and_six_on_a_large_one():
    assert 16 - 2 - fitting((16, 16), 2)["table"] >= 2 * 4
    assert 64 - 6 - fitting((32, 32), 6)["table"] >= 6 * 4


def test_a_chosen_table_stays_as_it_is():
    assert fitting((16, 16), 4, table=20)["table"] == 20

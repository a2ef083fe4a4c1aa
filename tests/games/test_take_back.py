"""Taking back a push or a turn, where everybody agrees (PM-12)."""

from core.rng import Rng
from games.push_match.rules import GAME as PUSH_MATCH
from games.quarter_turn.rules import GAME as QUARTER_TURN
from playing import do, pass_time, refused
from pushing import frame
from support import rule
from turning import act, table


def pushed():
    """A game of Push Match in which seat 3 has just pushed, and what it was before."""
    game = frame((), (), "3")
    before = [list(game.cells), game.hand, game.last, game.pushes]
    do(game, 0, 3, "push", 12, 0)
    return game, before


def state(game):
    return [game.cells, game.hand, game.last, game.pushes]


@rule("PM-12")
def test_a_push_is_taken_back_when_the_other_player_agrees():
    game, before = pushed()
    assert state(game) != before
    assert do(game, 10, 3, "ask_back") == [("asked_back", 3)]
    assert game.public()["back"] == {"mover": 3, "asks": 3, "agreed": []}
    assert game.legal(3) == [] and game.legal(5) == [(5, "agree"), (5, "keep")]
    assert refused(game, 20, 3, "done") == "PM-12"
    assert do(game, 30, 5, "agree") == [("agreed", 5), ("taken_back", 3)]
    assert state(game) == before and game.phase == "push" and game.public()["turn"] == 3
    game.conserved()


@rule("PM-12")
def test_it_can_be_asked_after_the_turn_has_passed_on_until_the_other_acts():
    game, before = pushed()
    do(game, 10, 3, "done")
    assert (3, "ask_back") in game.legal(3)
    do(game, 20, 3, "ask_back")
    assert refused(game, 30, 5, "push", 7, 0) == "PM-12"
    do(game, 40, 5, "agree")
    assert state(game) == before and game.public()["turn"] == 3
    game, _ = pushed()
    do(game, 10, 3, "done")
    do(game, 20, 5, "push", 7, 0)
    assert refused(game, 30, 3, "ask_back") == "PM-12" and (3, "ask_back") not in game.legal(3)


@rule("PM-12")
def test_once_a_turn():
    game, _ = pushed()
    do(game, 10, 3, "ask_back")
    do(game, 20, 5, "agree")
    do(game, 30, 3, "push", 13, 1)
    assert refused(game, 40, 3, "ask_back") == "PM-12"
    do(game, 50, 3, "done")
    do(game, 60, 5, "push", 7, 0)
    assert (5, "ask_back") in game.legal(5)


@rule("PM-12")
def test_who_does_not_agree_keeps_the_move_and_so_does_who_says_nothing():
    game, _ = pushed()
    after = [list(part) if isinstance(part, list) else part for part in state(game)]
    do(game, 10, 3, "ask_back")
    assert do(game, 20, 5, "keep") == [("kept", 5)]
    assert state(game) == after and refused(game, 30, 3, "ask_back") == "PM-12"
    game, _ = pushed()
    do(game, 10, 3, "ask_back")
    assert game.due() == 10010 and pass_time(game, 10010) == [("kept", 5)]
    assert state(game) == after and game.due() is None


@rule("PM-12")
def test_a_called_row_has_shown_cards_and_stays():
    game, _ = pushed()
    game.rows = lambda: [0]
    do(game, 10, 3, "match", 0)
    assert refused(game, 20, 3, "ask_back") in ("PM-8", "PM-12")


@rule("PM-12", "C-5")
def test_a_saved_question_is_as_good():
    game, before = pushed()
    do(game, 10, 3, "ask_back")
    twin = PUSH_MATCH(game.seats, game.options, game.seed, game.snapshot())
    assert do(twin, 30, 5, "agree") == do(game, 30, 5, "agree")
    assert state(twin) == state(game) == before


@rule("PM-12")
def test_a_turn_of_quarter_turn_is_taken_back_before_the_die_is_rolled_again():
    game = table("left", "swap", seats=(1, 2, 3))
    act(game, (1, "roll"))
    tiles = list(game.tiles)
    act(game, (1, "turn", 0))
    assert game.public()["seat"] == 2
    act(game, (1, "ask_back"), (2, "agree"))
    assert game.tiles != tiles
    assert act(game, (3, "agree")) == [("agreed", 3), ("taken_back", 1)]
    assert game.tiles == tiles and game.public()["seat"] == 1 and game.die == "left"
    act(game, (1, "turn", 3), (2, "roll"))
    assert game.legal(1) == []


@rule("PM-12")
def test_blocks_put_after_the_move_come_back_with_it():
    game = table("left", seats=(1, 2), made=((5, 1),))
    left = list(game.left)
    act(game, (1, "roll"), (1, "turn", 4), (1, "place", 5))
    assert game.left != left
    act(game, (1, "ask_back"), (2, "agree"))
    assert game.left == left and game.blocks == [0] * 16 and game.phase == "move"


@rule("PM-12")
def test_who_plays_alone_asks_nobody():
    game = table("left", seats=(1,))
    act(game, (1, "roll"))
    tiles = list(game.tiles)
    act(game, (1, "turn", 0))
    assert act(game, (1, "ask_back")) == [("asked_back", 1), ("taken_back", 1)]
    assert game.tiles == tiles and game.turn == 1


@rule("C-9")
def test_chance_picks_who_begins_evenly_and_the_option_names_somebody():
    for kind, seats in ((QUARTER_TURN, [4, 1, 3, 2]), (PUSH_MATCH, [5, 2])):
        first = [kind(seats, {}, seed).first for seed in range(400)]
        for place in range(len(seats)):
            # Binomial: 400 games, and five standard deviations either way.
            share = 400 // len(seats)
            assert abs(first.count(place) - share) < 50, (kind.NAME, first.count(place))
        for seat in seats:
            game = kind(seats, {"starter": seat}, 3)
            assert game.seats[game.first] == seat
            assert game.next_starter() == seats[(seats.index(seat) + 1) % len(seats)]
        try:
            kind(seats, {"starter": 6}, 3)
            raise AssertionError("seat 6 does not play")
        except ValueError:
            pass


@rule("C-9")
def test_a_restored_game_keeps_who_began():
    for kind, seats in ((QUARTER_TURN, [4, 1, 3, 2]), (PUSH_MATCH, [5, 2])):
        for seed in range(8):
            game = kind(seats, {}, seed)
            twin = kind(seats, game.options, seed, game.snapshot())
            assert twin.first == game.first and twin.next_starter() == game.next_starter()


@rule("C-9")
def test_the_players_of_quarter_turn_follow_the_starter_in_order():
    game = QUARTER_TURN([1, 2, 3], {"starter": 2, "colours": "picked"}, 4)
    order = []
    for _ in range(3):
        seat = game.public()["seat"]
        order.append(seat)
        do(game, 0, seat, "pick", len(order))
    assert order == [2, 3, 1] and game.public()["seat"] == 2 and game.phase == "before"
    assert game.public()["colours"] == [3, 1, 2]
    rng = Rng(4)
    for _ in range(6):
        legal = game.legal(game.public()["seat"])
        game.act(rng.pick(legal), game.now)

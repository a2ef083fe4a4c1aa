"""Whole games of Push Match: the same everywhere, cubes conserved, and how many ways there are."""

from core.rng import Rng
from games.push_match.rules import GAME
from playing import do, named
from pushing import ANY, SEATS, frame
from support import raises, rule


def wander(game, rng, actions, watch=None):
    """Take so many actions by chance, or fewer to the end."""
    for _ in range(actions):
        if game.over:
            break
        legal = [action for action in game.legal(game.public()["turn"]) if action[1] != "ask_back"]
        action = rng.pick(legal)
        if action[1] == "push" and legal[0][1] != "push":
            action = legal[0]  # fill or call where it can be done, or no game would ever be won
        game.act(action, game.now + 500)
        if watch:
            watch()


def count(game, depth):
    """How many ways there are to go on for `depth` actions, none of them taken back."""
    legal = [action for seat in (0, 3, 5) for action in game.legal(seat) if action[1] != "ask_back"]
    if depth == 1:
        return len(legal)
    ways = 0
    saved = game.snapshot()
    for action in legal:
        next_game = GAME(game.seats, game.options, game.seed, saved)
        next_game.act(action, 0)
        ways += count(next_game, depth - 1)
    return ways


@rule("C-2")
def test_the_same_seed_and_choices_give_the_same_game_on_every_python():
    game = GAME(SEATS, {"starter": 3}, 31)
    wander(game, Rng(77), 1500)
    assert (game.round, game.pushes, game.points, game.cards) == (5, 144, [0, 0], [11, 13, 2, 9])
    assert game.cells == [
        150, 33, 67, 75, 43,  36, 129, 90, 22, 101,  63, 120, 50, 11, 138,
        26, 118, 148, 86, 4,  134, 78, 111, 13, 106,
    ]  # fmt: skip


@rule("C-5", "C-8", "PM-1")
def test_cubes_and_cards_are_never_lost_or_doubled():
    for seed in range(4):
        game = GAME(SEATS, {"starter": 3}, seed)
        wander(game, Rng(seed), 450, game.conserved)
        assert game.round > 1


@rule("PM-3", "PM-4")
def test_the_number_of_ways_from_a_set_up():
    game = GAME(SEATS, {"starter": 3}, 8)
    assert [count(game, depth) for depth in (1, 2, 3)] == [1, 144, 144]
    do(game, 0, 3, "open")
    do(game, 0, 5, "push", 12, 0)
    assert [count(game, depth) for depth in (1, 2, 3)] == [1, 138, 138]


@rule("PM-5", "PM-6", "PM-10")
def test_the_number_of_ways_where_rows_are_near():
    game = frame((".3333", ANY, ANY, ANY, "333.3"), (), "3")
    assert [count(game, depth) for depth in (1, 2, 3)] == [145, 146, 19874]


@rule("C-5")
def test_a_damaged_game_is_found_out():
    sound = frame((), (), "3")
    for name, value in (
        ("cells", sound.cells[:24]),
        ("cells", [sound.cells[1]] + sound.cells[1:]),
        ("cells", sound.cells[1:] + sound.cells[:1]),
        ("hand", -1),
        ("hand", 25),
        ("phase", "filled"),
        ("phase", "asleep"),
        ("cards", [1, 2, 3]),
        ("cards", [1, 2, 3, 3]),
        ("cards", [1, 2, 3, 15]),
        ("cards", [1, 2, 3, -1]),
        ("turn", 2),
        ("turn", -1),
        ("last", 25),
        ("round", 0),
        ("pushes", -1),
        ("points", [1]),
        ("first", 2),
        ("mover", 4),
        ("before", [1]),
        ("shown", []),
    ):
        game = frame((), (), "3")
        setattr(game, name, value)
        raises(ValueError, game.conserved)
    begun = GAME(SEATS, {"starter": 3}, 3)
    begun.conserved()
    begun.round = 0
    raises(ValueError, begun.conserved)
    begun.round, begun.phase = 1, "asleep"
    raises(ValueError, begun.conserved)


@rule("C-8")
def test_the_longest_game_of_random_pushes_ends():
    game = GAME(SEATS, {"starter": 3}, 3)
    game.MOST_PUSHES, game.MOST_ROUNDS = 6, 4
    rounds = []
    wander(game, Rng(3), 200, lambda: rounds.append(game.round))
    assert game.over and rounds[-1] == 4 and game.winners() == [3, 5]
    assert len(rounds) == 4 * (1 + 6 * 2 + 1) + 3  # open, push and be done, be done; set up in between


@rule("PM-8")
def test_start_alternates_round_by_round():
    game = GAME(SEATS, {"starter": 3}, 1)
    starts = [game.public()["starter"]]
    for _ in range(5):
        do(game, 0, starts[-1], "open")
        game.pushes = game.MOST_PUSHES
        do(game, 0, 8 - starts[-1], "done")
        event = named(do(game, 0, 0, "set_up"), "set_up")[0]
        assert event[2] == game.public()["starter"] == game.public()["turn"]
        starts.append(event[2])
    assert starts == [3, 5, 3, 5, 3, 5]

"""Quarter Turn at length: random games, and how many moves there are."""

from core.game import TABLE, WAIT
from core.recording import Recorder, replay
from core.refusal import BadSnapshot, Refused
from core.rng import Rng
from core.snapshot import restore
from games import load
from games import start as start_game
from games.quarter_turn.rules import GAME, MOST_TURNS
from games.quarter_turn.rules_board import quarters, rotate
from support import raises, rule


def with_a_block(seats, options):
    """A game on the board of seed 7, with a block on the middle crossing 5 that holds four tiles."""
    game = GAME(seats, options, 7)
    turn_to(game.tiles, 2)
    game.blocks[5] = 2
    game.left[1] -= 1
    game.conserved()
    return game


def turn_to(tiles, colour):
    """Turn the four tiles around crossing 5 until each shows it that colour."""
    for tile, corner in ((6, 2), (7, 3), (12, 0), (11, 1)):
        while quarters(tiles[tile])[corner] != colour:
            tiles[tile] = rotate(tiles[tile], 1)


def count_moves(game, faces):
    """Number of ways to obey the faces one after the other, each by the next player, placing nothing."""
    game.phase, game.die = "move", faces[0]
    legal = game.legal(game.seats[game.at])
    if len(faces) == 1:
        return len(legal)
    saved = game.snapshot()
    total = 0
    for action in legal:
        game.act(action, 0)
        if game.phase == "after":
            game.act((action[0], "done"), 0)
        total += count_moves(game, faces[1:])
        game.load(saved)
    return total


@rule("QT-4", "QT-5", "QT-6", "QT-7", "QT-11")
def test_number_of_ways_through_two_turns():
    game = with_a_block([1, 2], {})
    assert count_moves(game, ["left", "two_right"]) == 21 * (21 + 210) == 4851
    assert count_moves(game, ["swap", "right"]) == 210 * 21 == 4410
    game = with_a_block([1, 2, 3], {"form": "long"})
    assert count_moves(game, ["two_left", "right"]) == 21 * 20 + 210 * 19 == 4410
    assert count_moves(game, ["left", "two_right"]) == 21 * (20 + 190) == 4410
    assert count_moves(game, ["left", "swap"]) == 21 * 210 == 4410


def choose(game, rng):
    """A random action of whoever is at turn, but a block on the board whenever there is one to put."""
    legal = game.legal(game.seats[game.at])
    for index in range(1, len(legal)):
        assert legal[index - 1] < legal[index]
    for action in (legal[0], legal[-1]):
        if action[1] == "place":
            return action
    action = rng.pick(legal)
    assert game.refusal(action) is None
    return action


@rule("C-4", "C-5", "C-8", "QT-7")
def test_random_games_keep_tiles_and_blocks_and_end():
    rng = Rng(11)
    for seats, options, games in (
        ([1, 2], {}, 2),
        ([3, 1, 4], {"form": "long", "colours": "picked"}, 1),
        ([1, 2, 3, 4], {}, 2),
        ([5], {}, 4),
        ([5], {"form": "one_colour"}, 1),
    ):
        for seed in range(games):
            game = GAME(seats, options, seed)
            count = 0
            while not game.over:
                game.act(choose(game, rng), count)
                count += 1
                game.conserved()
                if count % 50 == 0:
                    twin = GAME(seats, options, seed, game.snapshot())
                    assert twin.snapshot() == game.snapshot() and twin.public() == game.public()
            assert game.turn <= MOST_TURNS


@rule("C-4")
def test_legal_actions_are_exactly_those_that_are_not_refused():
    rng = Rng(5)
    game = GAME([1, 2], {}, 3)
    verbs = ("done", "half", "pick", "place", "remove", "roll", "swap", "turn", "turn_two")
    checked = {}
    while not game.over and len(checked) < 7:
        key = (game.phase, game.die if game.phase == "move" else None)
        if key not in checked:
            checked[key] = True
            allowed = 0
            for verb in verbs:
                allowed += allows(game, (1, verb)) + allows(game, (2, verb))
                for number in range(-1, 26):
                    allowed += allows(game, (1, verb, number)) + allows(game, (2, verb, number))
                if verb in ("swap", "turn_two"):
                    for number in range(-1, 26):
                        for other in range(-1, 26):
                            allowed += allows(game, (game.seats[game.at], verb, number, other))
            assert allowed == len(game.legal(1)) + len(game.legal(2)), key
        game.act(choose(game, rng), 0)


def allows(game, action):
    """1 when the rules allow an action, else 0."""
    return 0 if game.refusal(action) else 1


@rule("C-2", "C-5", "C-7")
def test_a_saved_game_goes_on_and_a_recorded_one_replays():
    rng = Rng(9)
    lines = []
    game = GAME([2, 1, 3], {"form": "long", "minutes": 1}, 4)
    recorder = Recorder(game, lines.append)
    now = 0
    while not game.over:
        now += 700
        if now >= game.due():
            recorder.act((TABLE, WAIT), game.due())
            continue
        recorder.act(choose(game, rng), now)
        if now == 35000:
            saved = restore(game.snapshot(), load)
            assert saved.snapshot() == game.snapshot()
            assert raises(Refused, saved.act, (TABLE, "roll"), now)
            damaged = game.snapshot()
            damaged["state"][0][0] ^= 1
            raises(BadSnapshot, restore, damaged, load)
    assert replay(lines, start_game).snapshot() == game.snapshot()

"""What the games say about themselves: names, seats, options, maxima, events, numbers."""

import gc
import sys

import games
from core.game import TABLE
from core.rng import Rng
from core.snapshot import restore
from playing import forget
from support import raises, rule

KNOWN = list(sys.modules)
HERE = __file__.rsplit("/", 1)[0] if "/" in __file__ else "."

# Of what games share: module, constant, value, times in ms.
NUMBERS = (
    ("games.blocks.rules_checking", "CHECK_MS", 10000),
    ("core.take_back", "ANSWER_MS", 10000),
)


def declared(name):
    """What a game says about itself: declared.py beside its tests, by the names in it."""
    found = {}
    with open("%s/%s/declared.py" % (HERE, name)) as file:
        exec(file.read(), found)
    return found


def found_at(module, path):
    """A value in a module, by its name, or that of one of its class: `GAME.MOST_ROUNDS`."""
    value = __import__(module)
    for part in module.split(".")[1:] + path.split("."):
        value = getattr(value, part)
    return value


@rule("C-1")
def test_games_have_their_seats_and_options():
    for name in games.GAMES:
        forget(KNOWN)
        kind, facts = games.load(name), declared(name)
        assert (kind.NAME, kind.SEATS) == (name, facts["SEATS"])
        found = []
        for option in kind.OPTIONS:
            values = option.values()
            found.append((option.name, option.default, values[0], values[-1], len(values)))
        assert tuple(found) == facts["OPTIONS"], name


@rule("C-8", "V-1", "QP-6", "QP-9", "TM-2", "TM-3", "QT-10", "TW-3", "TW-9", "TW-17")
def test_times_and_maxima_are_those_of_the_rules():
    numbers = list(NUMBERS)
    for name in games.GAMES:
        numbers += declared(name)["NUMBERS"]
    for module, path, value in numbers:
        forget(KNOWN)
        assert found_at(module, path) == value, (module, path)


def wander(game, steps):
    """Every event of so many random actions, after each of which a saved game must be as good."""
    rng = Rng(steps)
    events = []
    for _ in range(steps):
        if game.over:
            break
        now = game.now + rng.below(6000)
        if game.due() is not None and game.due() <= now:
            action, now = (TABLE, "wait"), game.due()
        else:
            actions = [a for seat in [TABLE] + game.seats for a in game.legal(seat) if a[1] not in game.FREE]
            action = rng.pick(actions)
        events += game.act(action, now)
        gc.collect()
    return events


def keeps_its_declarations(name, secret, seats, options, numbers, free):
    """A game's events, standings, views and saved games are what its class declares."""
    game = games.start(name, seats, options, 4)
    assert (tuple(game.NUMBERS), game.FREE) == (numbers, free)
    events = wander(game, 60)
    assert len(events) > 10, name
    for event in events:
        assert len(game.EVENTS[event[0]]) == len(event) - 1, event
    assert sorted([row[1] for row in game.standings()]) == sorted(seats)
    assert [len(row) for row in game.standings()] == [2 + len(numbers)] * len(seats)
    for seat in seats:
        assert (game.private(seat) == {}) == (not secret)
        kept = [action[1] for action in game.choices(seat)]
        assert sorted(set(kept)) == sorted(set([action[1] for action in game.legal(seat)]))
    assert restore(game.snapshot(), games.load).snapshot() == game.snapshot()


@rule("C-5", "C-6")
def test_events_standings_and_views_are_as_the_game_declares_them():
    for name in games.GAMES:
        facts = declared(name)
        for row in facts["STANDINGS"]:
            # A small heap holds one game at a time.
            forget(KNOWN)
            gc.collect()
            keeps_its_declarations(name, facts.get("SECRET", False), *row)


@rule("C-1")
def test_options_that_do_not_go_with_the_seats_are_refused():
    for name in games.GAMES:
        for seats, options, words in declared(name)["REFUSED"]:
            forget(KNOWN)
            assert words in str(raises(ValueError, games.start, name, seats, options, 1))


@rule("C-1", "C-3")
def test_a_game_begins_at_0_ms_with_seed_0():
    game = games.load("quick_play")([1, 2])
    assert (game.now, game.seed, game.over) == (0, 0, False)
    assert games.start("quick_play", [1, 2]).snapshot() == game.snapshot()
    assert game.snapshot()["fivefold"] == 1
    assert "run backwards" in game.untimely((TABLE, "reveal"), -1)[1]

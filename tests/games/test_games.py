"""What the games say about themselves: names, seats, options, maxima, events, numbers."""

import gc
import sys

import games
from core.game import TABLE
from core.rng import Chance
from core.snapshot import restore
from playing import forget
from support import raises, rule

KNOWN = list(sys.modules)
LEVELS = ("level5", "level4", "level3", "level2", "level1")

CARDS = ("cards", "screen", "screen", "printed", 2)
CANNOT_JUDGE = ("cannot_judge", 0, 0, 63, 64)
STARTER = ("starter", 0, 0, 6, 7)

# Game, fewest and most seats, and of each option: name, default, first and last value, how many.
GAMES = (
    (
        "quick_play",
        (1, 4),
        (
            ("rounds", 10, 1, 60, 60),
            ("order", "chance", "chance", "rising", 2),
            ("levels", "1-5", "1-5", "5", 15),
            ("handicaps", 0, 0, 4095, 4096),
            ("blocks", "real", "real", "console", 2),
            CARDS,
            CANNOT_JUDGE,
        ),
    ),
    (
        "total_madness",
        (1, 4),
        (("solo", "five", "five", "sixty", 2), ("minutes", 10, 1, 60, 60), CARDS, CANNOT_JUDGE),
    ),
    (
        "quarter_turn",
        (1, 4),
        (
            ("form", "standard", "standard", "one_colour", 4),
            ("blocks", 2, 2, 3, 2),
            ("minutes", 0, 0, 60, 61),
            ("colours", "by_seat", "by_seat", "picked", 2),
            STARTER,
        ),
    ),
    (
        "push_match",
        (2, 2),
        (("points", 5, 5, 6, 2), ("variant", "full", "full", "five_minutes", 2), STARTER),
    ),
    (
        "twins",
        (1, 6),
        (
            ("mode", "against", "against", "race", 4),
            ("sets", 5, 2, 5, 4),
            ("seconds", 60, 30, 180, 6),
            ("forbidden", "on", "on", "off", 2),
            ("forbidden_seat", 0, 0, 6, 7),
            ("teams", 0, 0, 63, 64),
            ("deck", 135, 45, 135, 3),
            ("table", 0, 0, 64, 33),
            CARDS,
        ),
    ),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.blocks.rules_checking", "CHECK_MS", 10000),
    ("games.quick_play.rules", "QUEUE_MS", 1000),
    ("games.quick_play.rules", "ERROR_MS", 10000),
    ("games.quick_play.rules", "CARD_MS", 1800000),
    ("games.total_madness.rules", "COUNT_MS", 3000),
    ("games.total_madness.rules", "NAMING_MS", 10000),
    ("games.total_madness.rules", "RACE_MS", 7200000),
    ("games.total_madness.rules", "CLAIMS", 300),
    ("games.quarter_turn.rules", "SOLO_TURNS", 20),
    ("games.quarter_turn.rules", "MOST_TURNS", 1000),
    ("games.twins.rules", "LAST_MS", 60000),
    ("games.twins.rules", "MOST_TURNED", 600),
    ("games.twins.rules", "MOST_HANDS", 1000),
    ("games.twins.rules_hands", "TIE_MS", 700),
    ("games.twins.rules_hands", "HOLD_MS", 2000),
    ("games.twins.rules_hands", "HAND_MS", 5000),
    ("core.take_back", "ANSWER_MS", 10000),
    ("games.twins.rules_printed", "QUEUE_MS", 1000),
    ("games.twins.rules_printed", "NAMING_MS", 60000),
    ("games.twins.rules_printed", "MOST_CLAIMS", 300),
)

# Game, seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ("quick_play", [1, 2], {}, ("cards",) + LEVELS, ("lay",)),
    ("quick_play", [3], {}, ("cards", "ms"), ("lay",)),
    ("total_madness", [1, 2], {}, ("points",) + LEVELS, ("lay",)),
    ("total_madness", [3], {}, ("points", "ms"), ("lay",)),
    ("quarter_turn", [1, 2, 3], {}, ("blocks",), ()),
    ("quarter_turn", [1], {"form": "one_colour"}, ("blocks", "turns"), ()),
    ("push_match", [5, 2], {}, ("points",), ()),
    ("twins", [1, 2], {}, ("sets",), ()),
    ("twins", [1, 2, 3], {"forbidden_seat": 2, "table": 2}, ("sets",), ()),
    ("twins", [1, 2, 3, 4], {"mode": "teams"}, ("sets",), ()),
    ("twins", [1, 2], {"mode": "race", "table": 8}, ("points",), ()),
    ("twins", [1, 2, 3, 4, 5], {"cards": "printed"}, ("sets",), ("name",)),
    ("twins", [1, 2], {"cards": "printed", "mode": "race"}, ("points",), ("name",)),
)


@rule("C-1")
def test_games_have_their_seats_and_options():
    assert tuple([row[0] for row in GAMES]) == games.GAMES
    for name, seats, options in GAMES:
        forget(KNOWN)
        kind = games.load(name)
        assert (kind.NAME, kind.SEATS) == (name, seats)
        found = []
        for option in kind.OPTIONS:
            values = option.values()
            found.append((option.name, option.default, values[0], values[-1], len(values)))
        assert tuple(found) == options, name


@rule("C-8", "V-1", "QP-6", "QP-9", "TM-2", "TM-3", "QT-10", "TW-3", "TW-9", "TW-17")
def test_times_and_maxima_are_those_of_the_rules():
    for name, constant, value in NUMBERS:
        forget(KNOWN)
        module = __import__(name)
        for part in name.split(".")[1:]:
            module = getattr(module, part)
        assert getattr(module, constant) == value, constant
    forget(KNOWN)
    kind = games.load("push_match")
    assert (kind.MOST_PUSHES, kind.MOST_ROUNDS) == (150, 20)


def wander(game, steps):
    """Every event of so many random actions, after each of which a saved game must be as good."""
    chance = Chance(steps)
    events = []
    for _ in range(steps):
        if game.over:
            break
        now = game.now + chance.below(6000)
        if game.due() is not None and game.due() <= now:
            action, now = (TABLE, "wait"), game.due()
        else:
            actions = [a for seat in [TABLE] + game.seats for a in game.legal(seat) if a[1] not in game.FREE]
            action = chance.pick(actions)
        events += game.act(action, now)
        gc.collect()
    return events


def keeps_its_declarations(name, seats, options, numbers, free):
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
        assert (game.private(seat) == {}) == (name != "push_match")
        kept = [action[1] for action in game.choices(seat)]
        assert sorted(set(kept)) == sorted(set([action[1] for action in game.legal(seat)]))
    assert restore(game.snapshot(), games.load).snapshot() == game.snapshot()


@rule("C-5", "C-6")
def test_events_standings_and_views_are_as_the_game_declares_them():
    for name, seats, options, numbers, free in STANDINGS:
        # A small heap holds one game at a time.
        forget(KNOWN)
        gc.collect()
        keeps_its_declarations(name, seats, options, numbers, free)


@rule("C-1")
def test_options_that_do_not_go_with_the_seats_are_refused():
    for name, seats, options, words in (
        ("quarter_turn", [1, 2], {"form": "long"}, "3 or 4 players, not 2"),
        ("quarter_turn", [1, 2], {"form": "timed"}, "one player, not 2"),
        ("quarter_turn", [1, 2], {"minutes": 3}, "or with 3 or 4 players"),
        ("quarter_turn", [1, 2, 3], {"blocks": 1}, "from 2 to 3"),
        ("quarter_turn", [1, 2, 3], {"starter": 4}, "starter is 4"),
        ("quarter_turn", [1], {"colours": "picked"}, "picks none"),
        ("twins", [1, 2], {"forbidden_seat": 3}, "forbidden_seat is 3"),
        ("twins", [1, 2], {"mode": "teams"}, "4 to 6 players, not 2"),
        ("twins", [1, 2], {"cards": "printed", "table": 8}, "table does not go with printed"),
        (
            "twins",
            [1, 2],
            {"cards": "printed", "forbidden_seat": 1},
            "forbidden_seat does not go with printed",
        ),
    ):
        forget(KNOWN)
        assert words in str(raises(ValueError, games.start, name, seats, options, 1))


@rule("C-1", "C-3")
def test_a_game_begins_at_0_ms_with_seed_0():
    game = games.load("quick_play")([1, 2])
    assert (game.now, game.seed, game.over) == (0, 0, False)
    assert games.start("quick_play", [1, 2]).snapshot() == game.snapshot()
    assert game.snapshot()["fivefold"] == 1
    assert "run backwards" in game._untimely((TABLE, "reveal"), -1)[1]

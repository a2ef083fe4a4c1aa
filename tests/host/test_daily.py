"""The cards of the day: a pure function of the date, and a result that tells what happened and no more."""

import datetime

from core.rng import SEED_MAX
from fivefold.virtual.programs import daily


def seeds(days):
    first = datetime.date(2026, 1, 1)
    for number in range(days):
        day = first + datetime.timedelta(number)
        yield daily.seed_of_day(day.year, day.month, day.day)


def test_every_day_has_its_own_cards_and_everybody_gets_the_same():
    assert daily.seed_of_day(2026, 11, 28) == 3562059
    found = list(seeds(1000))
    assert len(set(found)) > 990 and 0 <= min(found) and max(found) <= SEED_MAX


def test_the_cards_of_a_day_go_from_easy_to_hard():
    import games
    from games.blocks import rules_cards as cards

    hands = set()
    for seed in seeds(60):
        game = games.start(daily.GAME, [1], daily.OPTIONS, seed)
        levels = [cards.level(card) for card in game.deck]
        assert levels == [1, 2, 3, 4, 5]
        hands.add(tuple(game.deck))
    assert len(hands) == 60


def test_a_result_is_squares_and_times():
    run = daily.Run((2026, 3, 7))
    records = [
        {"event": "claim", "seat": 1, "card": 3, "race_ms": 9876},
        {"event": "won", "seat": 1, "card": 3, "cards": 1},
        {"event": "nobody", "card": 9, "why": "given up"},
        {"event": "claim", "seat": 1, "card": 4, "race_ms": 30000},
        {"event": "won", "seat": 1, "card": 4, "cards": 2},
        {"event": "claim", "seat": 1, "card": 5, "race_ms": 75400},
        {"event": "won", "seat": 1, "card": 5, "cards": 3},
        {"event": "claim", "seat": 1, "card": 6, "race_ms": 100},
        {"event": "nobody", "card": 6, "why": "wrong"},
    ]
    assert not any(run.hear(record) for record in records)
    assert run.hear({"event": "result", "standings": [[1, 1, 3, -145376]]})
    assert run.text() == "Fivefold 2026-03-07\n🟩🟥🟨🟧🟥 2:25.3\n0:09.8 · – · 0:30.0 · 1:15.4 · –"

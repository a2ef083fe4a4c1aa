"""Quick Play and Total Madness with printed cards are the games that they are without."""

import games
from core.game import TABLE
from core.rng import Rng
from support import rule


def history(name, seats, cards):
    """All that happens in a game of random actions."""
    game = games.start(name, seats, {"cards": cards}, 9)
    rng = Rng(4)
    events = []
    while not game.over and game.now < 600000:
        actions = [a for seat in [TABLE] + game.seats for a in game.legal(seat) if a[1] not in game.FREE]
        action, now = rng.pick(actions), game.now + rng.below(6000)
        if game.due() is not None and game.due() <= now:
            action, now = (TABLE, "wait"), game.due()
        elif action[1] == "wait":
            continue
        events += game.act(action, now)
    return events, game.standings(), game.snapshot()["state"]


@rule("RF-1")
def test_the_cards_make_no_difference_to_the_rules():
    for name in ("quick_play", "total_madness"):
        for seats in ([2], [1, 3]):
            on_screen = history(name, seats, "screen")
            assert len(on_screen[0]) > 5
            assert history(name, seats, "printed") == on_screen

"""A hint for who plays alone: one card of a pair that lies open, at the price of some time (C-11)."""

HINT_MS = 5000


def find(game, seat):
    """The place of a card that makes a pair: with the one under the seat's hand, or with any. Or None."""
    hand = game.hand_of(seat)
    seen = set()
    for place in game.loose() + [won[1] for won in game.sets]:
        pattern = game.shown(place)
        if hand:
            if pattern == game.shown(hand[1]) and game.spot(place) != game.spot(hand[1]):
                return place
        elif pattern in seen:
            return place
        seen.add(pattern)
    return None


def give(game, seat):
    """Tell that place; the minute is shorter by the price."""
    game.spent += min(HINT_MS, game.ends_at() - game.now)
    game.tell("hint", seat, find(game, seat))

"""A hint for who plays alone: one card of a pair that lies open, at the price of some time (C-11)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.twins.rules import Twins

HINT_MS = 5000


def find(game: "Twins", seat: int) -> int | None:
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


def give(game: "Twins", seat: int) -> None:
    """Tell that place; the minute is shorter by the price."""
    game.spent += min(HINT_MS, game.ends_at() - game.now)  # type: ignore[operator]  # who plays alone plays for time
    game.tell("hint", seat, find(game, seat))

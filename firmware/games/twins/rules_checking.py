"""Whether a game of Twins can be as it says (C-5)."""

from games.twins.rules_cards import ANYBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.twins.rules import Twins


def check(game: "Twins") -> None:
    """Raise ValueError unless every card is there once, sets are sets and hands lie on visible cards."""
    count = game.options["deck"]
    _expect(len(game.up) == len(game.owners) == count, "cards are missing")
    _expect(_each_once([face >> 1 for face in game.up], count), "these are not the cards of the deck")
    places = list(game.table)
    for won in game.sets:
        cards = won[1:]
        _expect(len(cards) in (2, 3), "a set of %d cards" % len(cards))
        _expect(len(set([game.shown(card) for card in cards])) == 1, "a set of unlike cards")
        _expect(won[0] in game.sides, "a set that nobody owns")
        places += cards
    for pile, cards in enumerate(game.piles):
        _expect(all([game.owners[card] == pile for card in cards]), "a card in the wrong pile")
        places += cards
    _expect(_each_once(places, count), "a card is lost or doubled")
    spots = [game.spot(hand[1]) for hand in game.hands]
    seen = game.loose() + [won[1] for won in game.sets]
    _expect(all([spot in seen and spots.count(spot) == 1 for spot in spots]), "a hand in the wrong place")
    turn = game.turn
    _expect(type(turn) is int and ANYBODY <= turn < len(game.seats), "nobody sits at turn %r" % (turn,))


def _each_once(numbers: "Sequence[int]", count: int) -> bool:
    """Whether the numbers are 0 … count - 1, each once, in any order."""
    found = bytearray(count)
    for number in numbers:
        if not 0 <= number < count or found[number]:
            return False
        found[number] = 1
    return len(numbers) == count


def _expect(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)

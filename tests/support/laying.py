"""Tables of Twins laid by hand, for tests."""

from games.twins.rules import GAME


def lay(seats, loose="", piles=(), won=(), **options):
    """A game in which the first seat turns up next; places are numbered as written, from 0.

    A card is two letters, the pattern that shows and the one below: "AB". loose: cards on the table, the
    oldest first. piles: for each seat its cards, the top first. won: `(side, cards)`.
    """
    game = GAME(seats, options, 1)
    game.up, game.owners = [], []
    faces = []

    def cards(text, owner):
        places = []
        for card in text.split():
            places.append(len(game.up))
            game.up.append(len(faces))
            faces.extend([pattern(card[0]), pattern(card[1])])
            game.owners.append(owner)
        return places

    game.table = cards(loose, 0)
    game.piles = [list(reversed(cards(pile, owner))) for owner, pile in enumerate(piles)]
    game.sets = [[side] + cards(text, 0) for side, text in won]
    game.FACES = bytes(faces)
    game.turn = 0
    game.forbidden = []
    return game


def pattern(letter):
    """The number of the pattern that a letter stands for."""
    return ord(letter) - ord("A")


def showing(game, places):
    """The letters of the patterns that show at some places."""
    return "".join([chr(game.shown(place) + ord("A")) for place in places])


def claim(game, seat, one, other, now=None):
    """Both hands of a seat on two places; the events of the second."""
    now = game.now if now is None else now
    game.act((seat, "hand", one), now)
    return game.act((seat, "hand", other), now)


def disguise(game, seat, rng):
    """Change at random what nobody can know: undersides, and both sides of cards below others."""
    faces = bytearray(game.FACES)
    seen = bytearray(len(faces))
    for place in game.loose() + [place for won in game.sets for place in won[1:]]:
        seen[game.up[place]] = 1
    for one in range(len(faces)):
        other = rng.below(len(faces))
        if not seen[one] and not seen[other]:
            faces[one], faces[other] = faces[other], faces[one]
    game.FACES = bytes(faces)

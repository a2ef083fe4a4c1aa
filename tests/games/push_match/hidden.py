"""What Push Match keeps secret."""


def disguise(game, seat, rng):
    """Deal the symbol cards anew that `seat` does not know."""
    secret_to_all = game.options["variant"] == "five_minutes"
    known = []
    for side in (0, 1):
        if game.shown[side] or (game.seats[side] == seat and not secret_to_all):
            known += game.cards_of(side)
    rest = [symbol for symbol in range(15) if symbol not in known]
    rng.shuffle(rest)
    game.cards = [symbol if symbol in known else rest.pop() for symbol in game.cards]

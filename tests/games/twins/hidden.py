"""What Twins keeps secret, and integers for its verb without list."""


def disguise(game, seat, rng):
    """Deal the cards anew that lie in piles; with printed cards the game knows none."""
    if not game.FREE:
        from laying import disguise

        disguise(game, seat, rng)


def filled_in(game, action, rng):
    """Numbers of two cards."""
    one = 1 + rng.below(game.options["deck"])
    return action + (one, one % game.options["deck"] + 1)

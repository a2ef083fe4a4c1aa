"""What Total Madness keeps secret, and integers for its verb without list."""


def disguise(game, seat, rng):
    """Deal anew what lies below the top of each deck."""
    for deck in game.decks:
        start = 1 if game.started else 0
        tail = deck[start:]
        rng.shuffle(tail)
        deck[start:] = tail


def filled_in(game, action, rng):
    """Blocks that lie right or wrong."""
    from games.blocks.bot_arranging import arrangement

    return action + tuple(arrangement(game.claimed_card(), rng.below(2) == 0, rng))

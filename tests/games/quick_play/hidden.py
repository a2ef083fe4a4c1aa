"""What Quick Play keeps secret, and integers for its verb without list."""


def disguise(game, seat, rng):
    """Deal the rest of the deck anew."""
    rng.shuffle(game.deck)


def filled_in(game, action, rng):
    """Blocks that lie right or wrong."""
    from games.blocks.bot_arranging import arrangement

    card = game.card if game.options["blocks"] == "console" else game.claimed_card()
    return action + tuple(arrangement(card, rng.below(2) == 0, rng))

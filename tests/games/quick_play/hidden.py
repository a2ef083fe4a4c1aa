"""What Quick Play keeps secret, and integers for its verb without list."""


def disguise(game, seat, chance):
    """Deal the rest of the deck anew."""
    chance.shuffle(game.deck)


def filled_in(game, action, chance):
    """Blocks that lie right or wrong."""
    from games.blocks.bot_arranging import arrangement

    card = game.card if game.options["blocks"] == "console" else game.claimed_card()
    return action + tuple(arrangement(card, chance.below(2) == 0, chance))

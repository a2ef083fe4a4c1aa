"""What the generic tests must know about single games: their hidden data, and integers for FREE verbs."""


def _shuffle_tail(items, start, chance):
    tail = items[start:]
    chance.shuffle(tail)
    items[start:] = tail


def _quick_play(game, seat, chance):
    chance.shuffle(game.deck)


def _total_madness(game, seat, chance):
    for deck in game.decks:
        _shuffle_tail(deck, 1 if game.started else 0, chance)


def _twins(game, seat, chance):
    if game.FREE:
        return  # with printed cards the game knows nothing that could be hidden
    from laying import disguise

    disguise(game, seat, chance)


def _push_match(game, seat, chance):
    secret_to_all = game.options["variant"] == "five_minutes"
    known = []
    for side in (0, 1):
        if game.shown[side] or (game.seats[side] == seat and not secret_to_all):
            known += game.cards_of(side)
    rest = [symbol for symbol in range(15) if symbol not in known]
    chance.shuffle(rest)
    game.cards = [symbol if symbol in known else rest.pop() for symbol in game.cards]


DISGUISES = {
    "quick_play": _quick_play,
    "total_madness": _total_madness,
    "push_match": _push_match,
    "twins": _twins,
}


def disguise(game, seat, chance):
    """Change at random whatever `seat` (0: everybody) is not allowed to know, but keep the game possible."""
    game.chance.state = [1 + chance.below(30000) for _ in range(3)]
    change = DISGUISES.get(game.NAME)
    if change:
        change(game, seat, chance)


def filled_in(game, action, chance):
    """An action of a verb in FREE with integers that refusal() lets pass: numbers of cards, or blocks."""
    if action[1] == "name":
        one = 1 + chance.below(game.options["deck"])
        return action + (one, one % game.options["deck"] + 1)
    from games.blocks.bot_arranging import arrangement

    return action + tuple(
        arrangement(
            game.card if game.options.get("blocks") == "console" else game.claimed_card(),
            chance.below(2) == 0,
            chance,
        )
    )

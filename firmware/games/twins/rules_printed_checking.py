"""Whether a game of Twins with printed cards can be as it says (C-5)."""

from games.twins.rules_printed import PAIR, TRIPLE


def check(game):
    """Raise ValueError unless sets, points and claims go together."""
    game.check_seats(game.claims, game.given_up)
    cards = 0
    for side, size in game.sets:
        if side not in game.sides or size not in (PAIR, TRIPLE):
            raise ValueError("no such set: %r" % ([side, size],))
        cards += size
    if cards > game.options["deck"] or len(game.counted) != len(game.seats) or min(game.counted) < 0:
        raise ValueError("more sets than cards, or points of nobody")
    if game.claims[:1] != ([game.claimant] if game.claimant else []):
        raise ValueError("claims do not belong to the check")
    if game.taking_from and [game.taking_from, PAIR] not in game.sets:
        raise ValueError("a pair is taken that is not there")

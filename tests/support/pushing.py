"""Frames of Push Match laid by hand, for tests."""

from games.push_match.rules import GAME
from games.push_match.rules_frame import CELLS, CORNER, EMPTY, FACES_EACH, MIRROR, SEEN
from games.push_match.rules_round import PUSH, SYMBOLS

ANY = "....."
SEATS = (3, 5)  # not 1 and 2, so that a seat is never taken for a side
HAND = CELLS


def frame(near=(), far=(), hand="", turn=0, cards=(0, 1, 2, 3), seats=SEATS, starter=0, **options):
    """A game whose side `turn` is about to move, with a frame that shows what is wanted.

    near, far: rows from the top, five hexadecimal digits each, as the first and the second seat see them; "."
    is any symbol, rows left out are any. hand: a symbol that the cube in hand has, or two on opposite faces.
    The empty place is where the side `starter` makes it.
    """
    game = GAME(seats, dict(options, starter=seats[0]), 0)
    gap = CORNER[starter]
    codes = _lay(_wishes(near, far), gap, hand)
    game.round = starter + 1
    game.cells, game.hand = codes[:CELLS], codes[HAND] // FACES_EACH
    game.turn = turn
    game.phase = PUSH
    game.cards = list(cards)
    game.conserved()
    return game


def _wishes(near, far):
    """For each cell the symbols that the two sides want to see there, or "." ."""
    near, far = [("".join(rows) + "." * CELLS)[:CELLS] for rows in (near, far)]
    return [(near[cell], far[MIRROR[cell]]) for cell in range(CELLS)]


def _lay(wishes, gap, hand):
    """Codes for the 25 cells and the hand that grant the wishes; the first way there is."""
    cells = [cell for cell in range(CELLS) if cell != gap]
    fussy = [cell for cell in cells if wishes[cell] != (".", ".")]
    order = [HAND] + fussy + [cell for cell in cells if cell not in fussy]
    laid = [EMPTY] * (CELLS + 1)
    used = []

    def fill(index):
        if index == len(order):
            return True
        place = order[index]
        for cube in range(CELLS):
            code = None if cube in used else _granting(cube, place, wishes, hand)
            if code is None:
                continue
            used.append(cube)
            laid[place] = code
            if fill(index + 1):
                return True
            used.pop()
        return False

    assert fill(0), "no such frame"
    return laid


def _granting(cube, place, wishes, hand):
    """The first code of a cube that suits a place, or None."""
    wish = (hand + "..")[:2] if place == HAND else wishes[place]
    turn = place % FACES_EACH  # otherwise free cells would all show the cubes' first faces
    for face in range(FACES_EACH):
        code = cube * FACES_EACH + (face + turn) % FACES_EACH
        if all(symbol in (".", "%x" % SEEN[code ^ side]) for side, symbol in enumerate(wish)):
            return code
    return None


def push(game, cell, symbol):
    """The push into `cell` by the seat on turn that shows it `symbol`."""
    seat = game.seats[game.turn]
    return (seat, "push", cell, game.private(seat)["hand"].index(symbol))


def fill(game, symbol):
    """Filling the empty place so that the seat on turn sees `symbol` there."""
    seat = game.seats[game.turn]
    return (seat, "fill", game.private(seat)["hand"].index(symbol))


def rows(game):
    """The lines that the seat on turn may call."""
    seat = game.seats[game.turn]
    return [action[2] for action in game.legal(seat) if action[1] == "match"]


def disguise(game, seat, rng):
    """Change at random what `seat` (0: everybody) cannot know: cards that never lay open, and far faces."""
    sides = [side for side in (0, 1) if game.seats[side] != seat]
    _deal_again(game, [side for side in sides if not game.shown[side]], rng)
    places = [cell for cell in range(CELLS) if game.cells[cell] != EMPTY]
    for _ in range(60):
        a, b = rng.pick(places), rng.pick(places)
        codes = game.cells[a], game.cells[b]
        if len(sides) == 2:
            game.cells[a], game.cells[b] = codes[1], codes[0]
        elif codes[0] // FACES_EACH != codes[1] // FACES_EACH:
            near = 1 - sides[0]
            swapped = _showing(codes[1], codes[0], near), _showing(codes[0], codes[1], near)
            if None not in swapped:
                game.cells[a], game.cells[b] = swapped


def _deal_again(game, sides, rng):
    hidden = [2 * side + card for side in sides for card in (0, 1)]
    known = [card for place, card in enumerate(game.cards) if place not in hidden]
    pack = [card for card in range(SYMBOLS) if card not in known]
    rng.shuffle(pack)
    for place in hidden:
        game.cards[place] = pack.pop()


def _showing(code, like, side):
    """The code of the same cube that shows `side` what the code `like` shows it, or None."""
    first = code - code % FACES_EACH
    for other in range(first, first + FACES_EACH):
        if SEEN[other ^ side] == SEEN[like ^ side]:
            return other
    return None

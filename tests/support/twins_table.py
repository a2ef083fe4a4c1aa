"""Players at Twins on a console without hardware, and cards as a test wants them."""

from console_double import Player


def join(seats=(1, 2), computers=0, width=16, height=16, files=None, **options):
    """A player whose first pad has MATCH held down just not long enough to start Twins."""
    player = Player(width, height, 6, files)
    player.join("twins", seats, computers=computers, **options)
    return player


def table(seats=(1, 2), seed=7, **how):
    """A player with the first cards of Twins in view."""
    player = join(seats, **how)
    player.begin(seats[0], seed)
    player.wait(2500)
    assert player.console.table, player.board.storage.logged
    return player


def slots(player):
    """The slots of the screen."""
    return player.console.screen.view.slots


def lay(player, *wanted):
    """Let these places show these patterns: (place, pattern) each; other cards take their faces."""
    game = player.game
    done = []
    for place, pattern in wanted:
        face, other = _find(game, pattern, done)
        game.up[other], game.up[place] = game.up[place], face
        done.append(place)
    player.console.screen.view.stale = True
    player.wait(300)


def _find(game, pattern, done):
    for other in range(len(game.up)):
        card = game.up[other] >> 1 << 1
        for face in (card, card + 1):
            if game.FACES[face] == pattern and other not in done:
                return face, other
    raise AssertionError("no card is left with pattern %d" % pattern)


def thrice(game, number=0):
    """A pattern of which there are three copies."""
    faces = list(game.FACES[: 2 * game.options["deck"]])
    return [pattern for pattern in range(max(faces) + 1) if faces.count(pattern) == 3][number]


def go(player, seat, place):
    """Move a cursor to where a place is seen."""
    view = player.console.screen.view
    wanted, columns = view.slots.of(place), view.slots.columns
    assert wanted >= 0, "place %d cannot be seen" % place
    while view.cursor[seat] != wanted:
        across = (wanted - view.cursor[seat]) % columns
        player.press(seat, "RIGHT" if across else "DOWN")


def hand(player, seat, place):
    """Put a hand on a place."""
    go(player, seat, place)
    player.press(seat, "MATCH")


def turn_up(player, cards=1):
    """Whoever is on turn turns up cards."""
    for _ in range(cards):
        player.press(player.game.whose(), "BACK")
        player.wait(150)


def win(player, seat, number=0):
    """A seat wins two cards of a pattern that has a third copy, with two hands; the set's places."""
    turn_up(player, max(0, 2 - len(player.game.table)))
    game = player.game
    one, other = game.table[:2]
    pattern = thrice(game, number)
    lay(player, (one, pattern), (other, pattern))
    hand(player, seat, one)
    hand(player, seat, other)
    return [one, other]

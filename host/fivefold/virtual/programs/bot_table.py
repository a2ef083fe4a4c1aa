"""A table of computer players: plays a game on the core alone, without a console."""

from core.game import TABLE, WAIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from core.game import Action, Game
    from core.player import Player

DEALING_MS = 1000  # how long the table takes over a card, a set-up, a roll


def next_action(game: "Game", players: "Mapping[int, Player]") -> "tuple[int, Action] | None":
    """The earliest action anybody wants to do: `(time, action)`, or None when nobody does.

    players: dict seat -> Player. What is due comes first, then the lower seat.
    """
    now = game.now
    best: "tuple[int, int, Action] | None" = None
    for action in game.legal(TABLE):
        if action[1] != WAIT:
            best = (now + DEALING_MS, TABLE, action)
            break
    public = game.public()
    for seat in game.seats:
        legal = game.choices(seat)
        planned = legal and players[seat].plan(public, game.private(seat), legal, now)
        if planned and (best is None or (planned[0], seat) < best[:2]):
            best = (planned[0], seat, planned[1])
    due = game.due()
    if due is not None and (best is None or due <= best[0]):
        return due, (TABLE, WAIT)
    return best and (best[0], best[2])


def moves(game: "Game", players: "Mapping[int, Player]") -> "Iterator[tuple[int, Action]]":
    """Yields the next `(time, action)` until the game is over; the caller does each before asking for more.

    Raises RuntimeError when nobody has anything to do.
    """
    while not game.over:
        planned = next_action(game, players)
        if planned is None:
            raise RuntimeError("%s: nobody has anything to do at %d ms" % (game.NAME, game.now))
        yield planned


def play(
    game: "Game",
    players: "Mapping[int, Player]",
    act: "Callable[[Action, int], object] | None" = None,
    most: int = 100000,
) -> int:
    """Play to the end; the number of actions. act(action, now) replaces game.act, e.g. to record."""
    act = act or game.act
    count = 0
    for now, action in moves(game, players):
        if count == most:
            raise RuntimeError("%s is not over after %d actions" % (game.NAME, most))
        act(action, now)
        count += 1
    return count

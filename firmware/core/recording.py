"""Recorded games: a header, one line an action, an end line; each line plain JSON-able data (C-7)."""

from core.digest import EMPTY, digest
from core.refusal import Departs, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from core.game import Action, Event, Game
    from core.option import Options

    Line = Any  # plain data, as JSON gives it
    Start = Callable[[str, list[int], Options, int], Game]
    Watch = Callable[[int, Action, list[Event], Game], object]

_FORMAT = 1


class Recorder:
    """Plays a game and writes down what is done; `write(line)` is called with each line as it arises.

    Every action line carries a check number over all that was done and happened so far, the end line the
    check number of the final snapshot, so that a replay knows where it departs.
    """

    def __init__(self, game: "Game", write: "Callable[[Line], object]") -> None:
        self.game = game
        self._write = write
        self._check = EMPTY
        self._count = 0
        write(
            {
                "recording": _FORMAT,
                "game": game.NAME,
                "seats": list(game.seats),
                "options": dict(game.options),
                "seed": game.seed,
            }
        )

    def act(self, action: "Action", now: int) -> "list[Event]":
        """As Game.act; writes the action's line, and the end line when the game is over."""
        events = self.game.act(action, now)
        self._check = digest([now, action, events], self._check)
        self._count += 1
        self._write([now, list(action), self._check])
        if self.game.over:
            self._write(["end", self._count, self.game.winners(), self.game.snapshot()["check"]])
        return events


def replay(lines: "Iterable[Line]", start: "Start", watch: "Watch | None" = None) -> "Game":
    """Play a recorded game again, to its end; the finished Game.

    lines: iterable of decoded lines. start: games.start. watch(now, action, events, game): called after each
    action.
    Raises Departs with the number of the line that does not fit.
    """
    number = 0
    game: "Game | None" = None
    check = EMPTY
    ended = False
    for number, line in enumerate(lines, 1):
        if ended:
            raise Departs(number, "there is something after the end of the game")
        if game is None:
            game = _begin(line, start)
        elif _is_end(line):
            _finish(game, line, number)
            ended = True
        else:
            check = _repeat(game, line, number, check, watch)
    if not ended:
        raise Departs(number + 1, "the recording stops before the game is over")
    return game  # type: ignore[return-value]  # what has ended has begun


def _begin(line: "Line", start: "Start") -> "Game":
    if not isinstance(line, dict) or line.get("recording") != _FORMAT:
        raise Departs(1, "this is not a recorded game of Fivefold")
    try:
        return start(line["game"], line["seats"], line["options"], line["seed"])
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise Departs(1, "no game can start like this: %s" % error)


def _is_end(line: "Line") -> bool:
    return isinstance(line, list) and line[:1] == ["end"]


def _finish(game: "Game", line: "Line", number: int) -> None:
    if not game.over:
        raise Departs(number, "the recording ends here, but the game is not over")
    expected = ["end", number - 2, game.winners(), game.snapshot()["check"]]
    if line != expected:
        raise Departs(number, "the recording ends with %r, the game with %r" % (line, expected))


def _repeat(game: "Game", line: "Line", number: int, check: int, watch: "Watch | None") -> int:
    if not isinstance(line, list) or len(line) != 3 or not isinstance(line[1], list):
        raise Departs(number, "not an action: %r" % (line,))
    now, action, expected = line[0], tuple(line[1]), line[2]
    try:
        events = game.act(action, now)
    except Refused as error:
        raise Departs(number, str(error))
    check = digest([now, action, events], check)
    if check != expected:
        raise Departs(number, "after %r at %d ms the game differs from the recording" % (action, now))
    if watch:
        watch(now, action, events, game)
    return check

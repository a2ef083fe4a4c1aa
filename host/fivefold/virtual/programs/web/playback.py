"""Plays a recorded game on the console: every seat acts as it did then, so that people can watch it again."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.game import Action, Game, View
    from core.player import Plan

    Line = Any  # of a recording, decoded


class Playback:
    """A recording as it is being played again.

    lines: of a recording, decoded (core.recording), from whatever file. `departed`: the number of the first
    line on which the game went another way, or None.
    """

    def __init__(self, lines: "list[Line]") -> None:
        self._lines = lines
        self._at = 1
        self._sought = False
        self.departed: int | None = None

    def start(self, console: "Any") -> None:
        """Begin the game. Raises ValueError, and changes nothing, when it cannot start like this."""
        from console import changes

        self._header = _checked(self._lines)
        self._sit(console, self._game())
        changes.count_down(console)

    def seek(self, console: "Any", moves: int) -> None:
        """Go on from where so many moves have been made, at once."""
        from core.refusal import Refused

        game = self._game()
        self._at, self._sought, self.departed = 1, True, None
        for line in self._lines[1 : 1 + min(moves, self.moves)]:
            try:
                game.act(tuple(line[1]), line[0])
            except Refused:
                self.departed = self._at + 1
                break
            self._at += 1
        self._sit(console, game)
        if game.over:
            console.finish()
            return
        console.table.start(console.now)
        console.begin_game()

    def _game(self) -> "Game":
        import games

        header = self._header
        return games.start(header["game"], header["seats"], header["options"], header["seed"])

    def _sit(self, console: "Any", game: "Game") -> None:
        # All of them act as the recording says, so nobody may press.
        from console.table import Table

        console.tidy()
        console.texts.game = game.NAME
        console.table = Table(game, game.seats, {}, console.happened, console.record)
        console.table.bots = {seat: _Seat(self, seat) for seat in game.seats}

    @property
    def moves(self) -> int:
        """How many moves the recording has."""
        return len([line for line in self._lines[1:] if line[0] != "end"])

    @property
    def done(self) -> int:
        """How many of them have been made."""
        return min(self._at - 1, self.moves)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self._at >= len(self._lines) or self.departed is not None

    def next(self) -> "tuple[int, Action] | None":
        """The next `(time, action)`, or None at the end."""
        line = None if self.over else self._lines[self._at]
        return None if line is None or line[0] == "end" else (line[0], tuple(line[1]))

    def heard(self, line: "Line") -> None:
        """The console did something: a line of a recording of the game that is played now."""
        if isinstance(line, dict) or self.over:
            return
        # The check numbers are a chain from the first move on: after a jump there is none.
        known = 2 if line[0] != "end" else 1
        wanted = self._lines[self._at]
        if (line[:known] != wanted[:known]) if self._sought else (line != wanted):
            self.departed = self._at + 1
        self._at += 1


def _checked(lines: "list[Line]") -> "dict[str, Any]":
    """The first line of a recording. Raises ValueError that says what is wrong."""
    import games

    try:
        header = lines[0]
        games.start(header["game"], header["seats"], header["options"], header["seed"])
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise ValueError("this is not a recorded game of Fivefold: %r" % error)
    for number, line in enumerate(lines[1:], 2):
        if not _is_action(line) and not (isinstance(line, list) and line[:1] == ["end"]):
            raise ValueError("line %d does not belong to a recorded game" % number)
    return header


def _is_action(line: "Line") -> bool:
    # [time, [seat, verb, *integers], check number]
    if not isinstance(line, list) or len(line) != 3 or not isinstance(line[1], list) or len(line[1]) < 2:
        return False
    numbers = [line[0], line[1][0], line[2]] + line[1][2:]
    return isinstance(line[1][1], str) and all([isinstance(number, int) for number in numbers])


class _Seat:
    """A player (see core.player) that does what the recording says."""

    def __init__(self, playback: "Playback", seat: int) -> None:
        self._playback = playback
        self._seat = seat

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """The next action when it is this seat's turn in the recording."""
        following = self._playback.next()
        return following if following and following[1][0] == self._seat else None

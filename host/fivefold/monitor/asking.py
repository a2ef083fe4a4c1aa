"""When to ask the board for the game as it stands."""

from fivefold.serial import sequences

QUESTION = sequences.command({"do": "game"})
HELLO = sequences.command({"do": "version"})
SPACING_S = 0.5  # the board has better things to do
QUIET_S = 5.0  # so often also when nothing happens
LONGEST_S = 60.0  # between two questions to a board that does not answer
ANSWER_S = 2.0


class Asking:
    """Asks soon after something has happened, now and then otherwise, and ever less often without an answer.

    All times in seconds of one clock. `silent`: the last questions had no answer.
    """

    def __init__(self) -> None:
        self.silent = False
        self._asked: float | None = None
        self._answered = True
        self._wanted = True
        self._pause = QUIET_S

    def happened(self) -> None:
        """Something has happened: the scores may be others."""
        self._wanted = True

    def answered(self) -> None:
        """An answer has come."""
        self._answered, self.silent, self._pause = True, False, QUIET_S

    def due(self, now: float) -> bool:
        """Whether to ask now; if so, it counts as asked."""
        if self._asked is not None:
            passed = now - self._asked
            if not self._answered and passed > ANSWER_S:
                self._answered, self.silent = True, True
                self._pause = min(self._pause * 2, LONGEST_S)
            if not self._answered or passed < (SPACING_S if self._wanted else self._pause):
                return False
        self._asked, self._answered, self._wanted = now, False, False
        return True

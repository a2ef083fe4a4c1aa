"""The console's clock, seen from here: asked a few times, the quickest answer is believed, as NTP does."""

from fivefold.serial import sequences

GOOD_MS = 8.0  # an answer that took no longer is good enough
MOST = 24  # questions
_EVERY_S = 0.05
_LOST_S = 1.0  # a question that has no answer by then was not heard


class ConsoleClock:
    """What the console's clock shows when; `offset_ms` plus ours is the console's, None: not known yet.

    Whatever delays the question or its answer, a busy PC for one, adds to the time that it takes; the
    answer is wrong by half of that time at most.
    """

    def __init__(self) -> None:
        self.offset_ms: float | None = None
        self._took_ms = float("inf")
        self._asked: tuple[int, float] | None = None  # id of the question, when
        self._asks = 0
        self._again_at = 0.0
        self._said = 0

    @property
    def known(self) -> bool:
        """Whether asking on would not make it any better."""
        return self._took_ms <= GOOD_MS or (self._asks >= MOST and self._asked is None)

    def question(self, now: float) -> bytes | None:
        """The next question to the console, if it is time for one; now: seconds, as it is sent."""
        if self._asked and now - self._asked[1] > _LOST_S:
            self._asked = None
        if self._asked or self.known or now < self._again_at:
            return None
        self._asks += 1
        self._asked = self._asks, now
        self._again_at = now + _EVERY_S
        return sequences.command({"do": "clock", "id": self._asks})

    def answer(self, ms: int) -> None:
        """The console has said what its clock shows."""
        self._said = ms

    def done(self, number: int, now: float) -> None:
        """The console has answered a question; now: seconds, as that came."""
        if not self._asked or self._asked[0] != number:
            return
        asked, self._asked = self._asked[1], None
        took_ms = (now - asked) * 1000
        if took_ms < self._took_ms:
            self._took_ms = took_ms
            self.offset_ms = self._said - (asked + now) * 500

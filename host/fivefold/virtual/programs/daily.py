"""The card of the day: the same five cards for everybody, alone and against the clock. Runs on both VMs."""

from core.digest import digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GAME = "quick_play"
OPTIONS = {"rounds": 5, "order": "rising", "levels": "1-5"}
_SQUARES = ((15000, "🟩"), (45000, "🟨"), (None, "🟧"))  # up to so many ms a card
_LOST = "🟥"


def seed_of_day(year: int, month: int, day: int) -> int:
    """The seed of a day's games, a pure function of the date."""
    return digest(["day", year, month, day])


class Run:
    """What comes of the cards of a day, heard from the records of the serial link.

    date: `(year, month, day)`. `times`: ms a card, None for one that was not laid. `total`: ms with what
    errors cost, None until the game is over.
    """

    def __init__(self, date: tuple[int, int, int]) -> None:
        self.date = date
        self.times: list[int | None] = []
        self.total: int | None = None
        self._ms = 0

    def hear(self, record: "dict[str, Any]") -> bool:
        """Take a record; whether the game is over now."""
        event = record.get("event")
        if event == "claim":
            self._ms = record["race_ms"]
        elif event == "won":
            self.times.append(self._ms)
        elif event == "nobody":
            self.times.append(None)
        elif event == "result":
            self.total = -record["standings"][0][-1]
        return self.total is not None

    def text(self) -> str:
        """The result to share, in signs and numbers that every language knows."""
        return "Fivefold %d-%02d-%02d\n%s %s\n%s" % (
            self.date
            + (
                "".join([_square(ms) for ms in self.times]),
                _clock(self.total),  # type: ignore[arg-type]  # the game is over
                " · ".join(["–" if ms is None else _clock(ms) for ms in self.times]),
            )
        )


def _square(ms: int | None) -> str:
    if ms is None:
        return _LOST
    return next(square for most, square in _SQUARES if most is None or ms <= most)


def _clock(ms: int) -> str:
    tenths = ms // 100
    return "%d:%02d.%d" % (tenths // 600, tenths // 10 % 60, tenths % 10)

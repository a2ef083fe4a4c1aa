"""Claims, how they ended, and by how much they were first."""

from dataclasses import dataclass, field

from fivefold.monitor.sequences import Record, whole

NEAR_MS = 2000  # a press that comes later was none for the same claim
RIGHT, WRONG, TIE, FALSE_START = "right", "wrong", "tie", "false start"


@dataclass
class Claim:
    """One claim. at: ms of the game's time; race_ms: what the race clock showed, where there is one.

    late: `(seat, ms after the claim)` of the presses that came after it. verdict: "" until it is known.
    """

    seat: int
    at: int
    race_ms: int | None = None
    late: list[tuple[int, int]] = field(default_factory=list)
    verdict: str = ""

    def next(self) -> tuple[int, int] | None:
        """The next press: `(seat, ms after this claim)`, or None."""
        return min(self.late, key=lambda late: late[1], default=None)


class Claims(list[Claim]):
    """The claims of a game, in the order in which they came."""

    def __init__(self) -> None:
        self._hands: dict[int, int] = {}  # seat -> when it last put down a hand

    def take(self, record: Record) -> bool:
        """Hear an event of the rules, or a late press; whether it changed a claim."""
        hear = getattr(self, "_on_" + record["event"], None)
        if hear is None or not isinstance(record.get("t"), int):
            return False
        try:
            hear(record, record["t"])
        except (KeyError, TypeError, ValueError):
            return False  # another version's event: the standings are told all the same
        return True

    # Races for pattern cards.

    def _on_claim(self, record: Record, at: int) -> None:
        self.append(Claim(whole(record["seat"]), at, whole(record["race_ms"])))

    def _on_queued(self, record: Record, at: int) -> None:
        self._late(whole(record["seat"]), whole(record["margin_ms"]))

    def _on_check(self, record: Record, at: int) -> None:
        """The next one in the queue is checked, after the claim before was wrong."""
        seat = whole(record["seat"])
        if not self or self[-1].seat == seat:
            return
        first = self[-1]
        for place, (other, margin) in enumerate(first.late):
            if other == seat and first.verdict:
                race_ms = None if first.race_ms is None else first.race_ms + margin
                after = [(late, ms - margin) for late, ms in first.late[place + 1 :]]
                self.append(Claim(seat, first.at + margin, race_ms, after))
                return

    def _on_verdict(self, record: Record, at: int) -> None:
        self._end(whole(record["seat"]), RIGHT if record["right"] else WRONG)

    def _on_no_deck(self, record: Record, at: int) -> None:
        self._end(whole(record["seat"]), WRONG)

    def _on_false_start(self, record: Record, at: int) -> None:
        self.append(Claim(whole(record["seat"]), at, verdict=FALSE_START))

    # Hands on cards.

    def _on_hand(self, record: Record, at: int) -> None:
        self._hands[whole(record["seat"])] = at

    def _on_won(self, record: Record, at: int) -> None:
        if "places" in record:
            self.append(Claim(whole(record["seat"]), at, verdict=RIGHT))

    def _on_mistake(self, record: Record, at: int) -> None:
        self.append(Claim(whole(record["seat"]), at, verdict=WRONG))

    def _on_tie(self, record: Record, at: int) -> None:
        (first, since), *others = sorted(
            ((whole(seat), self._hands.get(seat, at)) for seat in record["seats"]), key=lambda hand: hand[1]
        )
        self.append(Claim(first, since, None, [(seat, when - since) for seat, when in others], TIE))

    # Presses that counted for nothing.

    def _on_late(self, record: Record, at: int) -> None:
        seat = whole(record["seat"])
        hands = [(when, other) for other, when in self._hands.items() if other != seat]
        if hands and (not self or max(hands)[0] > self[-1].at):
            when, other = max(hands)
            self.append(Claim(other, when))
        if self and 0 <= at - self[-1].at <= NEAR_MS:
            self._late(seat, at - self[-1].at)

    def _late(self, seat: int, margin: int) -> None:
        if self and seat not in [self[-1].seat] + [other for other, _ in self[-1].late]:
            self[-1].late.append((seat, margin))

    def _end(self, seat: int, verdict: str) -> None:
        for claim in reversed(self):
            if claim.seat == seat and not claim.verdict:
                claim.verdict = verdict
                return

"""Claims, how they ended, and by how much they were first."""

from dataclasses import dataclass, field

from fivefold.serial.sequences import Record

MOST = 10000  # claims of a game; an evening of Quick Play has hundreds
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
    """The claims of a game, in the order in which they came; no more than MOST, whatever a board tells.

    changed: those that differ from when somebody cleared it.
    """

    def __init__(self) -> None:
        self._hands: dict[int, int] = {}  # seat -> when it last put down a hand
        self.changed: dict[int, Claim] = {}  # by id(): a claim is changed more than once

    def take(self, record: Record) -> bool:
        """Hear an event of the rules, or a late press, out of a Decoder; whether it matters here."""
        hear = _HEARD.get(record["event"])
        if hear is None:
            return False
        hear(self, record, record["t"])
        return True

    def _new(self, claim: Claim) -> None:
        if len(self) < MOST:
            self.append(claim)
            self._touch(claim)

    def _touch(self, claim: Claim) -> None:
        self.changed[id(claim)] = claim

    # Races for pattern cards.

    def _on_claim(self, record: Record, at: int) -> None:
        self._new(Claim(record["seat"], at, record["race_ms"]))

    def _on_queued(self, record: Record, at: int) -> None:
        self._late(record["seat"], record["margin_ms"])

    def _on_check(self, record: Record, at: int) -> None:
        """The next one in the queue is checked, after the claim before was wrong."""
        seat = record["seat"]
        if not self or self[-1].seat == seat:
            return
        first = self[-1]
        for place, (other, margin) in enumerate(first.late):
            if other == seat and first.verdict:
                race_ms = None if first.race_ms is None else first.race_ms + margin
                after = [(late, ms - margin) for late, ms in first.late[place + 1 :]]
                self._new(Claim(seat, first.at + margin, race_ms, after))
                return

    def _on_verdict(self, record: Record, at: int) -> None:
        self._end(record["seat"], RIGHT if record["right"] else WRONG)

    def _on_no_deck(self, record: Record, at: int) -> None:
        self._end(record["seat"], WRONG)

    def _on_false_start(self, record: Record, at: int) -> None:
        self._new(Claim(record["seat"], at, verdict=FALSE_START))

    # Hands on cards.

    def _on_hand(self, record: Record, at: int) -> None:
        self._hands[record["seat"]] = at

    def _on_won(self, record: Record, at: int) -> None:
        if "places" in record:
            self._new(Claim(record["seat"], at, verdict=RIGHT))

    def _on_mistake(self, record: Record, at: int) -> None:
        self._new(Claim(record["seat"], at, verdict=WRONG))

    def _on_tie(self, record: Record, at: int) -> None:
        (first, since), *others = sorted(
            ((seat, self._hands.get(seat, at)) for seat in record["seats"]), key=lambda hand: hand[1]
        )
        self._new(Claim(first, since, None, [(seat, when - since) for seat, when in others], TIE))

    # Presses that counted for nothing.

    def _on_late(self, record: Record, at: int) -> None:
        seat = record["seat"]
        hands = [(when, other) for other, when in self._hands.items() if other != seat]
        if hands and (not self or max(hands)[0] > self[-1].at):
            when, other = max(hands)
            self._new(Claim(other, when))
        if self and 0 <= at - self[-1].at <= NEAR_MS:
            self._late(seat, at - self[-1].at)

    def _late(self, seat: int, margin: int) -> None:
        if self and seat not in [self[-1].seat] + [other for other, _ in self[-1].late]:
            self[-1].late.append((seat, margin))
            self._touch(self[-1])

    def _end(self, seat: int, verdict: str) -> None:
        for claim in reversed(self):
            if claim.seat == seat and not claim.verdict:
                claim.verdict = verdict
                self._touch(claim)
                return


_HEARD = {
    "claim": Claims._on_claim,
    "queued": Claims._on_queued,
    "check": Claims._on_check,
    "verdict": Claims._on_verdict,
    "no_deck": Claims._on_no_deck,
    "false_start": Claims._on_false_start,
    "hand": Claims._on_hand,
    "won": Claims._on_won,
    "mistake": Claims._on_mistake,
    "tie": Claims._on_tie,
    "late": Claims._on_late,
}

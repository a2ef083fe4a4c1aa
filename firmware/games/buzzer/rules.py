"""Buzzer: the pads of a quiz night, who was first and by how much (BZ-1 … BZ-10)."""

from core.game import TABLE, Game
from core.option import Option
from core.ranking import rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.ranking import Rows
    from core.refusal import Refusal

CLOSED, OPEN, ANSWER, OVER = "closed", "open", "answer", "over"
QUEUE_MS = 1000  # BZ-4
WAITING_MS = 15 * 60 * 1000  # BZ-10 (C-8): so long a question waits for anybody
AGAINST, TEAMS = "against", "teams"
ON, OFF = "on", "off"


class Buzzer(Game):
    """Questions that somebody asks aloud. Phases: closed (it is being asked), open, answer, over.

    quizmaster: the first seat asks, opens and judges, and does not play. teams: bits of the second team, the
    lowest of seat 1; 0: every other player. `stage`: the phase. `queue`: who has buzzed, the first of them
    answers. [D] Who asks stands last in the ranking.
    """

    NAME = "buzzer"
    SEATS = (2, 6)
    OPTIONS = (
        Option("questions", 10, 1, 50),
        Option("quizmaster", ON, choices=(ON, OFF)),
        Option("minus", ON, choices=(ON, OFF)),
        Option("seconds", 10, 0, 60, 5),
        Option("mode", AGAINST, choices=(AGAINST, TEAMS)),
        Option("teams", 0, 0, 63, words=(TEAMS,)),
    )
    SHORT = {"questions": 2}
    EVENTS = {
        "question": ("round",),
        "opened": (),
        "false_start": ("seat",),
        "claim": ("seat", "race_ms"),
        "queued": ("seat", "margin_ms"),
        "verdict": ("seat", "right", "by"),
        "score": ("seat", "gain", "points"),
        "void": ("round",),
        "over": ("winners",),
    }
    NUMBERS = ("points",)
    STATE = ("question", "stage", "queue", "queue_open", "locked", "points", "since", "first_at")

    def check_options(self) -> None:
        self.master = self.seats[0] if self.options["quizmaster"] == ON else 0
        self.players = [seat for seat in self.seats if seat != self.master]
        if self.options["mode"] != TEAMS:
            return
        if len(self.players) < 2:
            raise ValueError("two teams are for 2 players or more beside the quizmaster")
        chosen = self.options["teams"]
        self.second = (
            [seat for seat in self.players if chosen >> seat - 1 & 1] if chosen else self.players[1::2]
        )
        if not 0 < len(self.second) < len(self.players):
            raise ValueError("option teams leaves a team without players")

    def setup(self) -> None:
        self.question = 0
        self.points = [0 for _ in self.seats]
        self._next_question()

    def _next_question(self) -> None:
        self.question += 1
        self.locked: list[int] = []
        self._wait()

    def _wait(self) -> None:
        # Without a quizmaster nobody could open the question, so it is open at once.
        self.queue: list[int] = []
        self.queue_open = False
        self.first_at = 0
        self.stage = CLOSED if self.master else OPEN
        self.since = self.now

    def team(self, seat: int) -> list[int]:
        """All seats that win and lose points together with a seat."""
        if self.options["mode"] != TEAMS or seat == self.master:
            return [seat]
        return [other for other in self.players if (other in self.second) == (seat in self.second)]

    def judges(self) -> list[int]:
        """The seats that may say whether the answer is right."""
        return [self.master] if self.master else [seat for seat in self.players if seat not in self.queue[:1]]

    def refusal(self, action: "Action") -> "Refusal | None":
        seat, verb = action[:2]
        if seat == TABLE:
            return None if action in self.waiting() else ("C-4", "nothing for the table to do: %r" % (verb,))
        if len(action) != 2:
            return "C-4", "%s takes no numbers" % verb
        if verb == "buzz":
            return self._buzz_refusal(seat)
        if verb in ("right", "wrong"):
            if self.stage != ANSWER:
                return "BZ-3", "nobody answers"
            return None if seat in self.judges() else ("BZ-3", "not the one who judges")
        if verb == "let_buzz":
            if seat != self.master:
                return "BZ-2", "the quizmaster opens a question"
            return None if self.stage == CLOSED else ("BZ-2", "it is open")
        if verb == "next_question":
            if self.master and seat != self.master:
                return "BZ-3", "the quizmaster goes on"
            return None if self.stage != ANSWER else ("BZ-3", "an answer is judged first")
        return "C-4", "no such action: %r" % (action,)

    def _buzz_refusal(self, seat: int) -> "Refusal | None":
        if seat == self.master:
            return "BZ-1", "the quizmaster does not play"
        if seat in self.locked:
            return "BZ-5", "locked out of this question"
        if seat in self.queue:
            return "BZ-4", "has buzzed already"
        if self.stage == ANSWER and not self.queue_open:
            return "BZ-4", "more than 1 s after the first"
        return None

    def legal(self, seat: int) -> "list[Action]":
        if self.over:
            return []
        if seat == TABLE:
            return self.waiting()
        verbs = ("buzz", "let_buzz", "next_question", "right", "wrong")
        return [(seat, verb) for verb in verbs if not self.refusal((seat, verb))]

    def due(self) -> int | None:
        if self.over:
            return None
        if self.stage != ANSWER:
            return self.since + WAITING_MS
        seconds = self.options["seconds"]
        ends = self.since + (1000 * seconds if seconds else WAITING_MS)
        return min(ends, self.first_at + QUEUE_MS + 1) if self.queue_open else ends

    def expire(self) -> None:
        if self.stage != ANSWER:
            self._nobody()
        elif self.queue_open and self.now == self.first_at + QUEUE_MS + 1:
            self.queue_open = False
        else:
            self._wrong("time")

    def _do_let_buzz(self, seat: int) -> None:
        self.stage = OPEN
        self.since = self.now
        self.tell("opened")

    def _do_buzz(self, seat: int) -> None:
        if self.stage == CLOSED:
            self.tell("false_start", seat)
            self._lock(seat)
            self._see_who_is_left()
            return
        if self.stage == ANSWER:
            self.queue.append(seat)
            self.tell("queued", seat, self.now - self.first_at)
            return
        self.tell("claim", seat, self.now - self.since)
        self.queue = [seat]
        self.queue_open = True
        self.first_at = self.now
        self.stage = ANSWER
        self.since = self.now

    def _do_right(self, seat: int) -> None:
        self._judge(True, "players" if seat != self.master else "quizmaster")
        self._go_on()

    def _do_wrong(self, seat: int) -> None:
        self._wrong("players" if seat != self.master else "quizmaster")

    def _do_next_question(self, seat: int) -> None:
        self._nobody()

    def _wrong(self, by: str) -> None:
        self._judge(False, by)
        self._lock(self.queue[0])
        self.queue = [seat for seat in self.queue if seat not in self.locked]
        self.queue_open = False
        self.since = self.now
        if not self.queue:
            self._wait()
            self._see_who_is_left()

    def _lock(self, seat: int) -> None:
        self.locked = sorted(set(self.locked + self.team(seat)))

    def _see_who_is_left(self) -> None:
        if len(self.locked) == len(self.players):
            self._nobody()

    def _judge(self, right: bool, by: str) -> None:
        gain = 1 if right else -1 if self.options["minus"] == ON else 0
        for seat in self.team(self.queue[0]):
            self.points[self.seats.index(seat)] += gain
        first = self.queue[0]
        self.tell("verdict", first, right, by)
        self.tell("score", first, gain, self._points_of(first))

    def _points_of(self, seat: int) -> int:
        return self.points[self.seats.index(seat)]

    def _nobody(self) -> None:
        self.tell("void", self.question)
        self._go_on()

    def _go_on(self) -> None:
        if self.question == self.options["questions"]:
            self._wait()
            self.stage = OVER
            self.over = True
            self.tell("over", self.winners())
            return
        self._next_question()
        self.tell("question", self.question)

    def public(self) -> "View":
        return {
            "phase": self.stage,
            "question": self.question,
            "questions": self.options["questions"],
            "master": self.master,
            "queue": list(self.queue),
            "queue_open": self.queue_open,
            "locked": list(self.locked),
            "points": list(self.points),
            "since": self.since,
            "first_at": self.first_at,
        }

    def standings(self) -> "Rows":
        rows = rank([(seat, [self._points_of(seat)]) for seat in self.players])
        return rows + [[len(rows) + 1, self.master, 0]] if self.master else rows

    def conserved(self) -> None:
        if not 1 <= self.question <= self.options["questions"] or len(self.points) != len(self.seats):
            raise ValueError("question %r of %r" % (self.question, self.options["questions"]))
        for seats in (self.queue, self.locked):
            if [seat for seat in seats if seat not in self.players or seats.count(seat) > 1]:
                raise ValueError("seats are there twice, or do not play: %r" % (seats,))
        if [seat for seat in self.queue if seat in self.locked] or (self.stage == ANSWER) != bool(self.queue):
            raise ValueError("the queue does not fit the stage")


GAME = Buzzer

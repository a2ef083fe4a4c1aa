"""The game contract: actions in, events out (C-1 … C-8)."""

from core.digest import digest
from core.option import TOGETHER, complete
from core.ranking import winners
from core.refusal import BadSnapshot, Refused
from core.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeAlias

    from core.digest import Plain
    from core.option import Option, Options, Value
    from core.ranking import Rows
    from core.refusal import Refusal

    Action: TypeAlias = "tuple[int, str, *tuple[int, ...]]"  # MicroPython cannot read it
    Event = tuple[Any, ...]  # a name and plain data
    View = dict[str, Any]
    Saved = dict[str, Any]

TABLE = 0
WAIT = "wait"
FORMAT = 1


class Game:
    """One game in play; a subclass is the rules of one game.

    An action is a tuple `(seat, verb, *integers)`; seat TABLE acts for the table itself (turning up a card,
    passing time). An event is a tuple `(name, *plain data)` whose fields EVENTS names. Time is whole
    milliseconds since the game began.

    A subclass sets NAME, SEATS, OPTIONS, EVENTS, NUMBERS and STATE and defines setup, refusal, legal, due,
    public, standings, conserved, and one method `_do_<verb>(seat, *integers)` for each verb.
    """

    NAME = ""
    SEATS: tuple[int, int] = (1, 6)  # fewest and most seats
    OPTIONS: "tuple[Option, ...]" = ()
    EVENTS: dict[str, tuple[str, ...]] = {}  # event name -> names of its fields
    NUMBERS: tuple[str, ...] = ()  # names of the numbers in a row of standings(), after place and seat
    # Verbs that legal() lists as `(seat, verb)`: too many integers could follow; refusal() tells.
    FREE: tuple[str, ...] = ()
    SHORT: "dict[str, Any]" = {}  # options of a game that is soon over, for trials
    first: int | None = None  # who began, as a place in seats, where the game draws it (C-9)
    # Names of the attributes that make up the state: plain data of lists, int, str, bool, None.
    STATE: tuple[str, ...] = ()

    def __init__(
        self,
        seats: "Sequence[int]",
        options: "Options | None" = None,
        seed: int = 0,
        snapshot: "Saved | None" = None,
    ) -> None:
        """Set up a new game, or take up a saved one. Raises ValueError, or BadSnapshot (see restore)."""
        self.seats = list(seats)
        self._check_seats()
        self.options = complete(self.OPTIONS, {} if options is None else options)
        self.check_options()
        self.seed = seed
        self.rng = Rng(seed)
        self.now = 0
        self.over = False
        self.told: "list[Event]" = []
        if snapshot is None:
            self.setup()
        else:
            self.load(snapshot)

    def _check_seats(self) -> None:
        fewest, most = self.SEATS
        seats = self.seats
        if not fewest <= len(seats) <= most:
            raise ValueError("%s is for %d to %d players, not %d" % (self.NAME, fewest, most, len(seats)))
        for seat in seats:
            if type(seat) is not int or not 1 <= seat <= 6 or seats.count(seat) > 1:
                raise ValueError("seats must be different numbers from 1 to 6, not %r" % (seats,))

    # What a subclass defines.

    def check_options(self) -> None:
        """Raise ValueError when the options do not go together with each other or with the seats."""

    def setup(self) -> None:
        """Lay out a new game, using only self.rng for chance."""
        raise NotImplementedError

    def refusal(self, action: "Action") -> "Refusal | None":
        """None when `action` is allowed now, else `(rule id, reason)`. Must not change anything.

        `action` has a seat of this game or TABLE; everything else about it may be wrong.
        """
        raise NotImplementedError

    def legal(self, seat: int) -> "list[Action]":
        """All actions that `seat` (or TABLE) may take now, sorted: what refusal() lets pass; see FREE."""
        raise NotImplementedError

    def choices(self, seat: int) -> "list[Action]":
        """What a computer player plans from: legal(seat), or where that is long something shorter of it."""
        return self.legal(seat)

    def due(self) -> int | None:
        """When something happens by itself (ms), or None as after the end. Only `wait` can be done then."""
        return None

    def expire(self) -> None:
        """What happens by itself now that due() has come."""

    def public(self) -> "View":
        """What everybody sees: a dict of plain data (C-6)."""
        raise NotImplementedError

    def private(self, seat: int) -> "View":
        """What only `seat` sees: a dict of plain data (C-6)."""
        return {}

    def standings(self) -> "Rows":
        """Ranked table, see core.ranking.rank (C-6)."""
        raise NotImplementedError

    def conserved(self) -> None:
        """Raise ValueError when cards, blocks or cubes are lost, doubled or out of range (C-5, C-8)."""
        raise NotImplementedError

    # What differs from game to game around a game in play.

    @staticmethod
    def preset(options: "Options", width: int, height: int) -> "Options":
        """The options as they are before anybody has chosen, for a display of so many pixels."""
        return options

    @staticmethod
    def fit(options: "Options", seats: "Sequence[int]", width: int, height: int) -> "Options":
        """Chosen options as they suit so many pixels; most games suit any display."""
        return options

    @staticmethod
    def offered(option: "Option", width: int, height: int) -> "Sequence[Value]":
        """The values of an option that players can choose on a display of so many pixels."""
        return option.values()

    def counts_down(self) -> bool:
        """Whether the game counts from three by itself now, so that no count-down has to lead to it."""
        return False

    def colour_of(self, seat: int) -> int:
        """The seat whose colour a seat plays with: another's where colours are picked."""
        return seat

    def next_options(self) -> "Options":
        """The options of the next game in a series: the next seat begins (C-9)."""
        options = dict(self.options)
        if "starter" in options:
            options["starter"] = self.next_starter()
        return options

    def tells_apart(self, option: "Option") -> bool:
        """Whether the value of an option makes a run alone one of another kind."""
        return option.alone and option.players != TOGETHER and self.options[option.name] != option.default

    # What every game has.

    def act(self, action: "Action", now: int) -> "list[Event]":
        """Do an action at time `now` (ms); the events it caused. Raises Refused and changes nothing (C-4).

        When due() has come, `(TABLE, WAIT)` at exactly that time has to be done before anything else, so
        that the outcome never depends on how often somebody looked.
        """
        refused = self.untimely(action, now) or self.refusal(action)
        if refused:
            raise Refused(*refused)
        self.now = now
        events: "list[Event]" = []
        self.told = events
        if action[1] == WAIT:
            if now == self.due():
                self.expire()
        else:
            getattr(self, "_do_" + action[1])(action[0], *action[2:])
        return events

    def untimely(self, action: "Action", now: int) -> "Refusal | None":
        if type(now) is not int or now < self.now:
            return "C-3", "time may not run backwards, from %r to %r ms" % (self.now, now)
        if self.over:
            return "C-4", "the game is over"
        if len(action) < 2 or type(action[0]) is not int or action[0] not in [TABLE] + self.seats:
            return "C-4", "no such seat in this game: %r" % (action,)
        due = self.due()
        if due is None:
            return None
        if now > due:
            return "C-3", "at %d ms something is due; wait until then first" % due
        if now == due and action[1] != WAIT:
            return "C-3", "something is due right now; wait first"
        return None

    def draw_starter(self) -> int:
        """Who begins, as a place in seats: whom the option `starter` names, or anybody by chance (C-9)."""
        starter = self.options["starter"]
        if starter and starter not in self.seats:
            raise ValueError("option starter is %d, who does not play" % starter)
        if starter:
            return self.seats.index(starter)
        return self.rng.below(len(self.seats)) if len(self.seats) > 1 else 0

    def next_starter(self) -> int:
        """The seat that begins the next game of a series, 0 where chance decides (C-9)."""
        return 0 if self.first is None else self.seats[(self.first + 1) % len(self.seats)]

    def waiting(self) -> "list[Action]":
        """`[(TABLE, WAIT)]` when the table can pass time until due(), else `[]`."""
        return [] if self.due() is None else [(TABLE, WAIT)]

    def tell(self, *event: "Any") -> None:
        """Report an event to the caller of act()."""
        self.told.append(event)

    def winners(self) -> list[int]:
        """The seats that won, in order; empty until the game is over (C-6)."""
        return sorted(winners(self.standings())) if self.over else []

    # Saving (C-5).

    def snapshot(self, shared: bool = False) -> "Saved":
        """The whole game as plain JSON-able data; see core.snapshot.restore.

        shared: with the game's own lists in it, for whoever writes them down before the game goes on.
        """
        data = {
            "fivefold": FORMAT,
            "game": self.NAME,
            "seats": list(self.seats),
            "options": dict(self.options),
            "seed": self.seed,
            "chance": list(self.rng.state),
            "now": self.now,
            "over": self.over,
            "state": [getattr(self, name) for name in self.STATE],
        }
        if not shared:
            data["state"] = _copy(data["state"])
        data["check"] = digest(data)
        return data

    def load(self, data: "Saved") -> None:
        state, rng = data["state"], data["chance"]
        if len(state) != len(self.STATE):
            raise BadSnapshot("the saved game was made by another version of %s" % self.NAME)
        if [type(n) for n in rng + [data["now"]]] != [int] * 4 or type(data["over"]) is not bool:
            raise BadSnapshot("the saved game has no generator or no clock")
        self.rng.state = list(rng)
        self.now = data["now"]
        self.over = data["over"]
        for name, value in zip(self.STATE, state):
            setattr(self, name, _copy(value))


def _copy(value: "Plain") -> "Plain":
    if not isinstance(value, (list, tuple)):
        return value
    # A slice allocates once; list() or a comprehension would leave holes in a small heap.
    copy = value[:] if isinstance(value, list) else list(value)
    for index, item in enumerate(copy):
        copy[index] = _copy(item)
    return copy

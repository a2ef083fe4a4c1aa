"""Quarter Turn: turn and swap tiles until four quarters of your colour meet, and put your blocks there."""

from core.game import TABLE, WAIT
from core.option import STARTER, TOGETHER, Option
from core.ranking import rank
from core.take_back import TakeBack
from games.quarter_turn.rules_board import (
    COLOURS,
    CROSSINGS,
    TILES,
    free_tiles,
    lay_out,
    one_colour,
    open_crossings,
    quarters,
    rotate,
)
from games.quarter_turn.rules_moves import (
    AFTER,
    AGAIN,
    ANTI,
    BEFORE,
    CLOCKWISE,
    FACES,
    MOVE,
    MOVES,
    PICK,
    VERBS,
    Moves,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from core.game import Action, View
    from core.ranking import Rows
    from core.refusal import Refusal

# For each verb: how many numbers follow, and the range they are from.
_NUMBERS: "dict[str, tuple[int, Sequence[int]]]" = {
    "pick": (1, range(1, 5)),
    "place": (1, range(CROSSINGS)),
    "remove": (1, range(CROSSINGS)),
    "roll": (0, ()),
    "done": (0, ()),
    "turn": (1, range(TILES)),
    "half": (1, range(TILES)),
    "turn_two": (2, range(TILES)),
    "swap": (2, range(TILES)),
}

SOLO_TURNS = 20  # QT-10 (i)
MOST_TURNS = 1000  # C-8
_MINUTES = {"long": 30, "timed": 15}
_SOLO = ("timed", "one_colour")


def dealt(seats: "Iterable[int]") -> list[int]:
    """Seats whose colours are the colours 1, 2, … of the game; what nobody plays gets what is left."""
    return list(seats) + [seat for seat in range(1, 7) if seat not in seats]


class QuarterTurn(TakeBack):
    """Quarter Turn for 1–4 seats, QT-1 … QT-13: they play in the order of their list; chance says who begins.

    form: standard (one player: QT-10 i), long (QT-11), timed (QT-10 ii), one_colour (QT-10 iii).
    blocks: of each of three or four players, in the form long always three (QT-13).
    minutes: the time limit; 0 is what the form says: 30 in long, 15 in timed, none in the others. With three
    or four players standard can have one, too (QT-13).
    colours: by_seat gives the first player colour 1 and so on; picked lets each player choose (QT-2).
    """

    NAME = "quarter_turn"
    SEATS = (1, 4)
    OPTIONS = (
        Option("form", "standard", choices=("standard", "long", "timed", "one_colour")),
        Option("blocks", 2, 2, 3, fewest=3),
        Option("minutes", 0, 0, 60, words=("long", "timed"), fewest=3),
        Option("colours", "by_seat", choices=("by_seat", "picked"), players=TOGETHER),
        STARTER,
    )
    EVENTS = {
        "picked": ("seat", "colour"),
        "turn": ("seat", "number"),
        "die": ("seat", "face"),
        "turned": ("tile", "clockwise"),  # quarter turns; negative: left
        "swapped": ("tile", "other"),
        "placed": ("seat", "crossing", "colour"),
        "removed": ("seat", "crossing", "colour"),
        "passed": ("seat",),  # a second anti-block, or nothing that the die says can be done
        "over": ("reason",),  # blocks, turns or time
    }
    EVENTS.update(TakeBack.TAKE_BACK_EVENTS)
    first: int
    NUMBERS: tuple[str, ...] = (
        "blocks",
    )  # in the form one_colour also the turns it took, negative: fewer are better
    MOVE_STATE = ("tiles", "blocks", "left", "at", "turn", "phase", "die", "turned")
    STATE = MOVE_STATE + ("colours", "first") + TakeBack.TAKE_BACK_STATE

    def check_options(self) -> None:
        """Refuse a form that is not for so many players; work out what follows from seats and options."""
        form, players = self.options["form"], len(self.seats)
        if form == "long" and players < 3:
            raise ValueError("form long is for 3 or 4 players, not %d" % players)
        if form in _SOLO and players > 1:
            raise ValueError("form %s is for one player, not %d" % (form, players))
        if self.options["minutes"] and form not in _MINUTES and players < 3:
            raise ValueError("minutes go with the forms long and timed, or with 3 or 4 players")
        if self.options["colours"] == "picked" and players == 1:
            raise ValueError("one player has all four colours and picks none")
        self.solo = players == 1
        if form == "one_colour":
            self.NUMBERS = ("blocks", "turns")
        self.each = self.options["blocks"] if players > 2 and form == "standard" else 3
        self.last_turn = SOLO_TURNS if self.solo and form == "standard" else MOST_TURNS
        minutes = self.options["minutes"] or _MINUTES.get(form)
        self._limit = minutes * 60000 if minutes else None
        self.rests = players > 2 and self._limit is not None  # QT-11, QT-13

    def colour_of(self, seat: int) -> int:
        colour = self.colours[self.seats.index(seat)]
        return dealt(self.seats)[colour - 1] if colour else seat

    def tells_apart(self, option: "Option") -> bool:
        # The minutes that a form has anyway are none.
        usual = option.name == "minutes" and self.options["minutes"] == _MINUTES.get(self.options["form"])
        return super().tells_apart(option) and not usual

    def setup(self) -> None:
        """Lay the tiles, deal colours and blocks (QT-1, QT-2)."""
        players = len(self.seats)
        self.tiles = lay_out(self.rng)
        self.blocks = [0] * CROSSINGS  # colour of the block on each crossing
        self.colours = [0] * players  # of each player in turn order; 0: none yet, or all four (one player)
        self.left = [0] * len(COLOURS)  # blocks of each colour that are not on the board
        self.at = self.first = self.draw_starter()  # whose turn, as a place in self.seats
        self.turn = 1
        self.phase = BEFORE
        self.die: str | None = None
        self.turned: list[int] = []  # tiles that rest because the turn before turned them (QT-11)
        self.no_take_back()
        if self.solo:
            self.left = [self.each] * len(COLOURS)
        elif self.options["colours"] == "picked":
            self.phase = PICK
        else:
            for place in range(players):
                self._give(place, COLOURS[place])

    def _give(self, place: int, colour: int) -> None:
        self.colours[place] = colour
        self.left[colour - 1] = self.each

    # Who may do what.

    def legal(self, seat: int) -> "list[Action]":
        """All actions of a seat now, sorted. QT-3."""
        if self.over:
            return []
        if seat == TABLE:
            return self.waiting()
        if seat != self.seats[self.at] or self.asked():
            return self.take_back_legal(seat)
        return sorted(self.take_back_legal(seat) + self._turn_legal(seat))

    def _turn_legal(self, seat: int) -> "list[Action]":
        phase = self.phase
        if phase == MOVE:
            return self._legal_moves(seat)
        if phase == BEFORE:
            return [(seat, "place", crossing) for crossing in self._open()] + [(seat, "roll")]
        if phase == AFTER:
            return [(seat, "done")] + [(seat, "place", crossing) for crossing in self._open()]
        if phase == PICK:
            return [(seat, "pick", colour) for colour in COLOURS if colour not in self.colours]
        removes: "list[Action]" = []
        if phase == ANTI:
            removes = [(seat, "remove", crossing) for crossing in range(CROSSINGS) if self.blocks[crossing]]
        return removes + [(seat, "roll")]

    def _legal_moves(self, seat: int) -> "list[Action]":
        # Loaded where somebody asks: at the console nobody does.
        moves = Moves(seat, self.die, self.blocks, self.turned)
        # A list of the right length at once, as a growing one wants twice the memory.
        actions: "list[Any]" = [None] * moves.count
        for index, action in enumerate(moves.all()):
            actions[index] = action
        return actions

    def choices(self, seat: int) -> "list[Action]":
        """As legal(), but of the moves the verbs alone: `(seat, "swap")`. A list of all takes much memory."""
        if self.phase != MOVE or self.over or self.asked() or seat != self.seats[self.at]:
            return self.legal(seat)
        return [(seat, verb) for verb in MOVES[self.die] if verb]

    def _free(self) -> list[int]:
        """The tiles that the die's face may move (QT-7, QT-11)."""
        return free_tiles(self.blocks, () if self.die == "swap" else self.turned)

    def _open(self) -> list[int]:
        """The crossings on which the player at turn may put a block."""
        mine = COLOURS if self.solo else (self.colours[self.at],)
        return open_crossings(self.tiles, self.blocks, [colour for colour in mine if self.left[colour - 1]])

    def refusal(self, action: "Action") -> "Refusal | None":
        """None, or the rule that an action breaks and why."""
        seat, verb, numbers = action[0], action[1], action[2:]
        if seat == TABLE:
            if verb == WAIT and not numbers and self.due() is not None:
                return None
            return "C-4", "there is nothing the table could do"
        refused = self.take_back_refusal(action)
        if refused is not False:
            return refused
        if seat != self.seats[self.at]:
            return "QT-3", "it is the turn of seat %d" % self.seats[self.at]
        verbs = MOVES[self.die] if self.phase == MOVE else VERBS[self.phase]
        if verb is None or verb not in verbs:
            rule = "QT-4" if self.phase == MOVE else "QT-3"
            return rule, "now comes %s" % " or ".join([verb for verb in verbs if verb])
        count, allowed = _NUMBERS[verb]
        if len(numbers) != count:
            return "C-4", "%s takes %d numbers, not %d" % (verb, count, len(numbers))
        for number in numbers:
            if type(number) is not int or number not in allowed:
                return "C-4", "%s takes numbers from %d to %d" % (verb, allowed[0], allowed[-1])
        if self.phase == MOVE:
            return self._held(verb, numbers)
        if verb == "place" and numbers[0] not in self._open():
            return "QT-3", "no block of yours can be put on crossing %d" % numbers[0]
        if verb == "remove" and not self.blocks[numbers[0]]:
            return "QT-8", "there is no block on crossing %d" % numbers[0]
        if verb == "pick" and numbers[0] in self.colours:
            return "QT-2", "colour %d is taken" % numbers[0]
        return None

    def _held(self, verb: str, tiles: "Sequence[int]") -> "Refusal | None":
        if len(tiles) == 2 and tiles[0] >= tiles[1]:
            return (
                "QT-5" if verb == "turn_two" else "QT-6",
                "name two different tiles, the lower number first",
            )
        free = self._free()
        for tile in tiles:
            if tile not in free:
                if verb != "swap" and tile in self.turned:
                    return "QT-11", "tile %d was turned in the turn before" % tile
                return "QT-7", "tile %d lies under a block" % tile
        return None

    # What actions do.

    def _do_pick(self, seat: int, colour: int) -> None:
        self._give(self.at, colour)
        self.tell("picked", seat, colour)
        self.at = (self.at + 1) % len(self.seats)
        if self.at == self.first:
            self.phase = BEFORE

    def _do_place(self, seat: int, crossing: int) -> None:
        if self.phase == BEFORE:
            self.close_move()
        colour = one_colour(self.tiles, crossing)
        self.blocks[crossing] = colour
        self.left[colour - 1] -= 1
        self.tell("placed", seat, crossing, colour)
        one_is_enough = not self.solo or self.options["form"] == "one_colour"
        if not (self.left[colour - 1] if one_is_enough else sum(self.left)):
            self._finish("blocks")
        elif self.phase == AFTER and not self._open():
            self._next_turn()

    def _do_roll(self, seat: int) -> None:
        self.close_move()
        second = self.phase != BEFORE
        self.die = FACES[self.rng.below(len(FACES))]
        self.tell("die", seat, self.die)
        if self.die != "anti_block":
            self.phase = MOVE
            if len(self._free()) < (2 if self.die == "swap" else 1):
                self._pass(seat)
        elif second:
            self._pass(seat)
        else:
            self.phase = ANTI

    def _do_remove(self, seat: int, crossing: int) -> None:
        colour = self.blocks[crossing]
        self.blocks[crossing] = 0
        self.left[colour - 1] += 1
        self.tell("removed", seat, crossing, colour)
        self.phase = AGAIN

    def _do_turn(self, seat: int, tile: int) -> None:
        self._turn([tile], CLOCKWISE[self.die])

    def _do_half(self, seat: int, tile: int) -> None:
        self._turn([tile], 2 * CLOCKWISE[self.die])

    def _do_turn_two(self, seat: int, tile: int, other: int) -> None:
        self._turn([tile, other], CLOCKWISE[self.die])

    def _turn(self, moved: list[int], clockwise: int) -> None:
        self.keep_move(self.seats[self.at])
        for tile in moved:
            self.tiles[tile] = rotate(self.tiles[tile], clockwise)
            self.tell("turned", tile, clockwise)
        self._moved(moved if self.rests else [])

    def _do_swap(self, seat: int, tile: int, other: int) -> None:
        self.keep_move(seat)
        tiles = self.tiles
        tiles[tile], tiles[other] = tiles[other], tiles[tile]
        self.tell("swapped", tile, other)
        self._moved([])

    def _moved(self, turned: list[int]) -> None:
        self.turned = turned
        if self._open():
            self.phase = AFTER
        else:
            self._next_turn()

    def _do_done(self, seat: int) -> None:
        self._next_turn()

    def _pass(self, seat: int) -> None:
        self.turned = []
        self.tell("passed", seat)
        self._next_turn()

    def _next_turn(self) -> None:
        if self.turn == self.last_turn:
            self._finish("turns")
            return
        self.turn += 1
        self.at = (self.at + 1) % len(self.seats)
        self.phase = BEFORE
        self.die = None
        self.tell("turn", self.seats[self.at], self.turn)

    def _finish(self, reason: str) -> None:
        self.over = True
        self.close_move()
        self.tell("over", reason)

    # Time.

    def due(self) -> int | None:
        """The time limit, or the end of an open question, in ms, or None. QT-10, QT-11, PM-12."""
        if self.over:
            return None
        times = [time for time in (self._limit, self.take_back_due()) if time is not None]
        return min(times) if times else None

    def expire(self) -> None:
        """The time is up: most blocks wins. QT-10, QT-11."""
        if self.now == self._limit:
            self._finish("time")
        else:
            self.take_back_expire()

    # What is seen.

    def public(self) -> "View":
        """The whole board; nothing is secret.

        tiles: 25 lists of colours, clockwise from the top left. blocks: colour on each of 16 crossings, or 0.
        colours: of each seat in turn order; 0: none yet, or all (one player). left: blocks off the board, by
        colour 1–4. resting: tiles that may not be turned this turn (QT-11). limit: ms, or None.
        """
        return {
            "tiles": [quarters(tile) for tile in self.tiles],
            "blocks": list(self.blocks),
            "seats": list(self.seats),
            "colours": list(self.colours),
            "left": list(self.left),
            "seat": self.seats[self.at],
            "turn": self.turn,
            "last_turn": self.last_turn,
            "phase": self.phase,
            "die": self.die,
            "resting": list(self.turned),
            "form": self.options["form"],
            "limit": self._limit,
            "back": self.take_back_public(),
        }

    def standings(self) -> "Rows":
        """Ranked by blocks on the board; in the form one_colour by those of the best colour, then turns."""
        if not self.solo:
            placed = [self.each - self.left[colour - 1] if colour else 0 for colour in self.colours]
            return rank([(seat, [number]) for seat, number in zip(self.seats, placed)])
        placed = [self.each - left for left in self.left]
        one_colour = self.options["form"] == "one_colour"
        return rank([(self.seats[0], [max(placed), -self.turn] if one_colour else [sum(placed)])])

    def conserved(self) -> None:
        """Raise ValueError unless tiles and blocks are all there, and every block where it may be."""
        # Only a saved game needs this; a game in play keeps the memory.
        from games.quarter_turn.rules_checking import check

        check(self)


GAME = QuarterTurn

"""A claim that is being checked, and how the blocks can lie."""

from games.blocks import rules_blocks as blocks
from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.blocks import symbols
from games.blocks.race import Race
from games.blocks.rules_checking import CHECK_MS
from ui.pads import BACK, LEFT, MATCH, RIGHT, SIDEWAYS
from ui.palette import BLACK
from ui.screen import each

BLINK_MS = 250
ALONE_MS = 1000  # until whoever judges alone has the solutions in view


class Claim(Race):
    """The claimant's colour frames the card while the others check; its right side burns down."""

    NAME = "claim"
    OPENS = True  # the solutions, where the claimant judges alone

    def __init__(self, console, course):
        super().__init__(console, course)
        self._state = None

    def judge(self, seat, button, at):
        game = self.table.game
        if button in (LEFT, RIGHT) and (seat != game.claimant or self.alone()):
            self.step(1 if button == RIGHT else -1)
            return True
        return super().judge(seat, button, at)

    def moves(self, seat):
        legal, turns = self.table.legal, self.turn_offers(seat)
        if legal(seat, "withdraw"):
            return ((BACK, 0, "withdraw"),) + turns
        if self.course.queue_open():
            first = ((MATCH, 0, "claim"),) if legal(seat, "claim") else ()
        elif legal(seat, "right"):
            return ((MATCH, 0, "right"), (BACK, 0, "wrong")) + turns
        else:
            ready = self.console.now >= self.course.calm_until and legal(seat, "accept")
            first = ((MATCH, 0, "right"),) if ready else ()
        return first + (((BACK, 0, "wrong"),) if legal(seat, "object") else ()) + turns

    def turn_offers(self, seat):
        """As moves(), what LEFT and RIGHT do."""
        return each(SIDEWAYS, "solution") if seat != self.table.game.claimant or self.alone() else ()

    def alone(self):
        """Whether nobody but the claimant can judge the claim (V-2, V-6)."""
        game = self.table.game
        return game.judges() == [game.claimant]

    def step(self, step):
        """Somebody who checks wants to see the next solution or the one before (V-3)."""
        self.course.show(Solutions, step)

    def move(self, pads, now):
        if self.course.queue_open():
            self.course.calm_until = now + self.course.CALM_MS
        if self.OPENS and self.alone() and now - self.since >= ALONE_MS:
            self.step(1)
            return True
        state = (now // BLINK_MS, self._time_left(now))
        changed = state != self._state
        self._state = state
        return changed

    def _time_left(self, now):
        left = self.table.game.check_due() - self.table.time(now)
        return max(left, 0) * 15 // CHECK_MS

    def draw_still(self, frame):
        self.draw_frame(frame, self.table.game.claimant)
        self.draw_card(frame, self.table.game.claimed_card())

    def draw_moving(self, frame):
        game, console = self.table.game, self.console
        self.draw_time(frame, game.claimant, self._time_left(console.now))
        for place, seat in enumerate(self.course.waiting()):
            self.dot(frame, 2 + 2 * place, 15, console.palette.seat(seat))
        for place, seat in enumerate(game.judges()):
            self.dot(frame, 11 + place, 15, self._vote(game, seat))

    def draw_card(self, frame, card):
        """What stands inside the frame."""
        self.draw_figure(frame, card)

    def _vote(self, game, seat):
        palette = self.console.palette
        if seat in game.accepted or [seat, True] in game.votes:
            return palette.right
        if [seat, False] in game.votes:
            return palette.wrong
        return palette.seat(seat) if self.console.now // BLINK_MS & 1 else BLACK

    def light(self, seat):
        game = self.table.game
        if seat not in self.table.humans:
            return BLACK
        if seat == game.claimant or seat in self.course.waiting():
            return self.console.palette.seat(seat)
        return self._vote(game, seat)

    def describe(self):
        game, say = self.table.game, self.console.say
        text = say("vote" if game.voting else "check", say("seat", game.claimant))
        if len(game.seats) > 1 and self.alone():
            text += ", " + say("alone", say("seat", game.claimant))
        return text + "".join([", " + say("seat", seat) for seat in self.course.waiting()])


# Dots of a die on a bar of 6×3 places: along and across as one hexadecimal number.
_PIPS = (b"\x21\x31", b"\x11\x41", b"\x10\x21\x31\x42", b"\x10\x12\x40\x42", b"\x10\x12\x21\x31\x40\x42")


def draw_solution(console, frame, card, arrangement):
    """Draw how five blocks show a card: each in a colour of its own, its number in dots."""
    scale = console.scale
    x, y, across, down = symbols.layout(cards.cells(card), scale)
    side = symbols.side(scale)
    dot = max(scale // 2, 1)
    for index, placement in enumerate(arrangement):
        first, second = sorted(blocks.bar(placement))
        lies = second - first == 1
        left = console.left + x + first % symbols.SIDE * across
        top = console.top + y + first // symbols.SIDE * down
        far = across if lies else down  # from the bar's first cell to its second
        width, height = (far + side, side) if lies else (side, far + side)
        frame.rect(left, top, width, height, console.palette.symbols[index + 1])
        for pip in _PIPS[index]:
            half, along = divmod(pip >> 4, 3)
            dx, dy = half * far + along * (side - dot) // 2, (pip & 15) * (side - dot) // 2
            if not lies:
                dx, dy = dy, dx
            frame.rect(left + dx, top + dy, dot, dot, BLACK)


class Solutions(Claim):
    """The card's solutions, one at a time: each block in a colour of its own, its number in dots (V-3)."""

    NAME = "solutions"
    OPENS = False

    def __init__(self, console, course, step):
        super().__init__(console, course)
        self._all = solver.solutions(cards.cells(self.table.game.claimed_card()))
        self._at = 0 if step > 0 else len(self._all) - 1

    def step(self, step):
        self._at += step
        self.console.frame.forget()
        if not 0 <= self._at < len(self._all):
            self.course.show(self.course.CLAIM)

    def draw_card(self, frame, card):
        draw_solution(self.console, frame, card, self._all[self._at])

    def describe(self):
        return self.console.say("solution", self._at + 1, len(self._all))

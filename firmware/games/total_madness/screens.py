"""The screens of Total Madness, and how it goes on from one to the next."""

from core.game import TABLE
from games.blocks import rules_cards as cards
from games.blocks.flow import Flow
from games.blocks.race import Race
from games.blocks.symbols import spell
from games.blocks.verdict import Verdict
from games.total_madness import table_top
from games.total_madness.rules import COUNT_MS, NAMING_MS, POINTS, points
from games.total_madness.table_top import PLACES, draw_card
from ui import digits, motion, sounds
from ui.pads import ARROWS, BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, GREY, WHITE, dim
from ui.screen import each

_A_DIGIT_MS = 1000
_FLASH_MS = 900
_BLINK_MS = 150
_BACK = 12  # cards that lie face down glow faintly
_WIDTH = 16
_ALL_POINTS = sum(POINTS)  # of five cards, one a level


class Count(Race):
    """Three, two, one between cards that lie face down.

    Who presses too early fills the picture with colour and number, and keeps a frame around the new count.
    """

    NAME = "count"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._hasty = 0  # the seat of the last false start
        self._state = None

    def happened(self, event):
        if event[0] == "false_start":
            self._hasty = event[1]
            self.console.play(sounds.WRONG)
            self.console.frame.forget()
        else:
            super().happened(event)

    def _passed(self, now):
        return self.table.time(now) - self.table.game.count_since

    def move(self, pads, now):
        if self.table.game.started:
            self.console.later(self.flow.show, self.flow.CARD)
            return True
        passed = self._passed(now)
        digit = (COUNT_MS - passed + _A_DIGIT_MS - 1) // _A_DIGIT_MS
        state = (digit, self._flash(passed), motion.beat(passed, _BLINK_MS, 0))
        changed = state != self._state
        if not self._state or (digit != self._state[0] and not state[1]):
            self.console.play(sounds.COUNT)
        self._state = state
        return changed

    def _flash(self, passed):
        return self._hasty and passed < _FLASH_MS

    def draw_still(self, frame):
        console = self.console
        palette = console.palette
        for deck, (x, y) in enumerate(PLACES):
            if deck != 2:
                colour = dim(palette.level(deck + 1), _BACK)
                frame.box(x, y, 5, 5, colour)

    def draw_moving(self, frame):
        console = self.console
        digit, flash, blink = self._state
        if flash:
            palette = console.palette
            colour = palette.low(self._hasty) if blink & 1 else palette.seat(self._hasty)
            frame.box(0, 0, 16, 16, colour)
            number = digits.columns(self._hasty)
            frame.write(2, 3, number, BLACK, 2)
            frame.box(11, 3, 2, 6, BLACK)
            frame.box(11, 11, 2, 2, BLACK)
            return
        if self._hasty:
            frame.ring(0, 0, 16, console.palette.seat(self._hasty))
        frame.write(5, 3, digits.columns(digit), WHITE, 2)

    def light(self, seat):
        if seat == self._hasty and seat in self.table.humans:
            palette = self.console.palette
            return palette.wrong if self._state[2] & 1 else palette.seat(seat)
        return super().light(seat)

    def describe(self):
        console = self.console
        if self._flash(self._passed(console.now)):
            return console.say("tm_false", console.say("seat", self._hasty))
        return str(self._state[0])


class Decks(Race):
    """The five cards on top; DOWN held for a second gives up."""

    NAME = "decks"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self._line = None

    def moves(self, seat):
        return self.race_offers(seat)

    def move(self, pads, now):
        return self.race(pads, now, self.flow.bar(now))

    def draw_still(self, frame):
        self._line = table_top.draw(frame, self.console, self.table.game)
        if not self.table.game.alone:
            self._draw_scores(frame)

    def _draw_scores(self, frame):
        # Everybody's share of all points there are, one after the other, where no card is in the way.
        console = self.console
        y, height = self._line
        x, most = frame.left, _WIDTH * frame.scale
        black = bytes(3)
        for seat, number, _ in self.flow.scores():
            colour = console.palette.seat(seat)
            for end in range(x, x + number * most // (self.table.game.a_level * _ALL_POINTS)):
                at = 3 * (y * frame.width + end)
                if frame.rgb[at : at + 3] == black:
                    frame.rect(end, y, 1, height, colour)
                x = end + 1

    def draw_moving(self, frame):
        y, height = self._line
        frame.rect(frame.left, y, self._bar * frame.scale, height, GREY)

    def describe(self):
        say = self.console.say
        head = [
            "%s: %s" % (say("seat", seat), say("points", number)) for seat, number, _ in self.flow.scores()
        ]
        return ", ".join(head)

    def spell(self):
        tops = enumerate(self.table.game.tops())
        return "  ".join(["%d %s" % (deck + 1, spell(cards.cells(card))) for deck, card in tops if card])


CALM_MS = 400  # a nervous second press of MATCH names nothing
_AWAY = 10  # decks that are not chosen


class Naming(Race):
    """One of the cards on top, enlarged, in a frame that burns down; a row of dots shows whose deck it is."""

    NAME = "naming"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self.seat = self.table.game.naming
        self._there = [deck + 1 for deck, card in enumerate(self.table.game.tops()) if card]
        self._at = 0
        self._left = -1

    def deck(self):
        """The number of the deck that is shown."""
        return self._there[self._at]

    def moves(self, seat):
        if seat != self.seat:
            return ()
        turns = each(ARROWS, "deck") if len(self._there) > 1 else ()
        return (((MATCH, 0, "this_deck"),) if self.console.now - self.since >= CALM_MS else ()) + turns

    def pressed(self, seat, button, at):
        console = self.console
        if seat == self.seat and button in (LEFT, UP, RIGHT, DOWN):
            self._at = (self._at + (1 if button in (RIGHT, DOWN) else -1)) % len(self._there)
            console.frame.forget()
            console.play(sounds.MOVE)
        elif seat == self.seat and button == MATCH and at - self.since >= CALM_MS:
            self.table.act((seat, "deck", self.deck()), at)
        else:
            if seat != self.seat and button == MATCH:
                console.link.tell_late(seat, at)
            console.refuse(seat)

    def move(self, pads, now):
        left = max(self.table.game.due() - self.table.time(now), 0) * 15 // NAMING_MS
        changed = left != self._left
        self._left = left
        return changed

    def draw_still(self, frame):
        self.draw_frame(frame, self.seat)
        if self.seat in self.table.computers:
            self._draw_computer(frame)
            return
        self.draw_figure(frame, self.table.game.tops()[self.deck() - 1])
        for deck in self._there:
            colour = self.console.palette.level(deck)
            x = 2 * deck + 2
            if deck == self.deck():
                for dx in (-1, 0, 1):
                    frame.dot(x + dx, 15, colour)
            else:
                frame.dot(x, 15, dim(colour, _AWAY))

    def _draw_computer(self, frame):
        # It knows which card it wants: there is nothing to be seen but who has claimed.
        frame.write(5, 3, digits.columns(self.seat), self.console.palette.seat(self.seat), 2)

    def draw_moving(self, frame):
        self.draw_time(frame, self.seat, self._left)

    def light(self, seat):
        if seat not in self.table.humans:
            return BLACK
        palette = self.console.palette
        return palette.seat(seat) if seat == self.seat else palette.faint(seat)

    def describe(self):
        say = self.console.say
        text = say("tm_name", say("seat", self.seat))
        if self.seat in self.table.computers:
            return text
        return "%s\n%s" % (text, say("level", self.deck()))

    def spell(self):
        if self.seat in self.table.computers:
            return ""
        return spell(cards.cells(self.table.game.tops()[self.deck() - 1]))


_PLUS, _MINUS = b"\x04\x0e\x04\0", b"\x04\x04\x04\0"
_SIGN_STAGES = 10
_STAY_STAGES = 5  # before a lost card leaves
_MORE_MS = 1000


class MadVerdict(Verdict):
    """After the sign the points that were won; where a card is set aside, it leaves the picture."""

    def __init__(self, console, flow, seat, right):
        super().__init__(console, flow, seat, right)
        self._changes = []  # cards won, then cards lost as negative numbers
        self._cost = None  # what an error costs: the key of a text
        if self.table.game.alone:
            self.shown_ms //= 2

    def offers(self, seat):
        return ((RIGHT, 0, "go_on"),) if seat in self.table.humans else ()

    def press(self, seat, button, at):
        if button not in (MATCH, BACK) and seat in self.table.humans:
            self.console.later(self.flow.go_on, at)
        else:
            super().press(seat, button, at)

    def happened(self, event):
        name = event[0]
        if name == "won":
            self._changes.append(event[2])
            self.celebrate(event[2])
        elif name == "aside":
            self._changes.append(-event[2])
            self.shown_ms += _MORE_MS
            self._cost = "tm_aside"
        elif name == "owed":
            self._cost = "tm_owed"
        else:
            super().happened(event)

    def draw_sign(self, frame, stage):
        part = min(stage // _SIGN_STAGES, len(self._changes))
        if not part:
            super().draw_sign(frame, stage)
            return
        change = self._changes[part - 1]
        palette = self.console.palette
        points = POINTS[cards.level(abs(change)) - 1]
        sign = _PLUS if change > 0 else _MINUS
        colour = palette.right if change > 0 else palette.wrong
        columns = sign + digits.columns(points)
        frame.write(1, 3, columns, colour)
        leaving = max(stage - part * _SIGN_STAGES - _STAY_STAGES, 0) if change < 0 else 0
        self.draw_change(frame, abs(change), leaving, colour)

    def draw_change(self, frame, card, leaving, colour):
        """Paint a card that is won or lost; leaving: pixels by which it has left."""
        draw_card(frame, self.console, card, 10 + leaving, 2)

    def describe(self):
        say = self.console.say
        if not self.seat:
            return say("tm_end")
        text = super().describe()
        return text + "\n" + say(self._cost, say("seat", self.seat)) if self._cost else text


_LAP_MS = 64000


class MadFlow(Flow):
    """A count, then five decks at once; a claim stops the clock until its deck is named and checked."""

    CARD = Decks
    VERDICT = MadVerdict
    COUNT = Count
    NAMING = Naming

    def key(self, name):
        """A part of games.total_madness.key, where cards have colours and no symbols; else None."""
        return self.console.once("games.total_madness.key", name) if self.console.frame.scale == 1 else None

    def paused_picture(self):
        return self.key("draw")

    def count(self):
        """Count from three."""
        self.show(self.COUNT)
        self.table.act((TABLE, "start"), self.console.now)

    def press(self, seat, button, at):
        return button != MATCH or self.table.act((seat, "claim"), at)

    def happened(self, event):
        name = event[0]
        if name == "go":
            self.console.play(sounds.GO)
        elif name == "claim":
            self.show(self.NAMING)
        elif name == "no_deck":
            self.show(self.VERDICT, event[1], False)
        elif name == "give_up":
            self.console.play(sounds.LEAVE)
        elif name == "over" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        phase = self.game.phase()
        if phase == "over":
            self.console.later(self.console.finish)
        elif phase == "check":
            self.next_claim(now)
        else:
            self.show({"count": self.COUNT, "deck": self.NAMING}.get(phase, self.CARD))

    def bar(self, now):
        """Alone against the clock: of 16 pixels, those that are still left, or that have gone by."""
        game = self.game
        if not game.alone:
            return 0
        passed = game.clock(self.table.time(now))
        if game.options["solo"] == "sixty":
            return (game.limit() - passed) * _WIDTH // game.limit()
        return passed % _LAP_MS * _WIDTH // _LAP_MS

    def scores(self):
        game = self.game
        return [(seat, points(won), seat in game.owing) for seat, won in zip(game.seats, game.won)]


def begin(console):
    """Count from three, or go on where a saved game stood."""
    flow = MadFlow(console)
    if console.table.game.phase() == "ready":
        key = flow.key("Key") if console.table.humans else None
        if key:
            flow.show(key)
        else:
            flow.count()
    else:
        flow.go_on(console.now)

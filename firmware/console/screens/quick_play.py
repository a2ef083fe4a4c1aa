"""Quick Play: the card, the claim that is checked, and the verdict."""

from console import font, sounds, symbols
from console.pads import BACK, DOWN, LEFT, MATCH, RIGHT
from console.palette import BLACK, WHITE, dim
from console.screens.playing import Playing
from rules import blocks, cards
from rules.game import TABLE

GIVE_UP_MS = 1000
BLINK_MS = 250
_A_PIXEL_MS = 4000  # of the time bar: a minute fills it
_LAPS = (b"\x30\x30\x30", b"\xff\xb0\x00", b"\xff\x50\x00", b"\xff\x00\x00")
RIGHT_MS, WRONG_MS, NOBODY_MS = 1800, 1200, 1800


def begin(console):
    """Turn up the first card."""
    console.table.act((TABLE, "reveal"), console.now)
    console.show(Card(console))


class Race(Playing):
    """What a press means while a card is in play, and which screen an event leads to."""

    def press(self, seat, button, at):
        table = self.table
        if seat not in table.humans:
            return
        phase = table.game.phase()
        if phase == "race":
            if button == MATCH and not table.act((seat, "claim"), at):
                self.console.play(sounds.REFUSED)
        elif phase == "check":
            self._press_in_check(seat, button, at)

    def _press_in_check(self, seat, button, at):
        table, game = self.table, self.table.game
        if button == MATCH:
            # While the queue is open a press is a claim and nothing else: a nervous second one does nothing.
            table.advance_to(at)
            if game.queue_open:
                table.act((seat, "claim"), at)
            else:
                table.act((seat, "right" if game.voting else "accept"), at)
        elif button == BACK:
            if seat in game.judges():
                table.act((seat, "wrong" if game.voting else "object"), at)
            else:
                table.act((seat, "withdraw"), at)

    def happened(self, event):
        name, console = event[0], self.console
        if name == "card":
            console.play(sounds.CARD)
            console.show(Card(console))
        elif name == "claim" or name == "queued":
            console.play(sounds.claim(event[1]))
        elif name == "check":
            if not isinstance(console.screen, Verdict):
                console.show(Claim(console))
        elif name == "verdict":
            console.show(Verdict(console, event[1], event[2]))
        elif name == "nobody":
            if isinstance(console.screen, Verdict):
                console.screen.nobody = True
            else:
                console.show(Verdict(console, 0, False))

    def draw_figure(self, frame, card):
        """The card's symbols, in the middle of 15×15 pixels."""
        console = self.console
        cells = cards.cells(card)
        x, y = offset(cells)
        symbols.draw_cells(
            frame,
            cells,
            console.symbols,
            console.left + x * console.scale,
            console.top + y * console.scale,
            console.scale,
        )

    def draw_level(self, frame, level):
        """The level as lines in the last row (B-3)."""
        console = self.console
        colour = console.palette.level(level)
        for line in range(level):
            self.dot(frame, 2 * line, 15, colour)

    def dot(self, frame, x, y, colour, height=1):
        """One pixel of the 16×16, or a line down from it."""
        console = self.console
        scale = console.scale
        frame.rect(console.left + x * scale, console.top + y * scale, scale, height * scale, colour)

    def light(self, seat):
        """In the race: the seat's colour; shut out: red, hardly; given up: nearly dark."""
        game, palette = self.table.game, self.console.palette
        if seat not in self.table.humans:
            return BLACK
        if seat in game.locked:
            return dim(palette.wrong, 16)
        return dim(palette.seat(seat), 32 if seat in game.given_up else 3)


def offset(cells):
    """Pixels by which a figure in the upper left corner moves to stand in the middle of 15×15."""
    taken = [cell for cell in range(len(cells)) if cells[cell] != symbols.NONE]
    width = max([cell % symbols.SIDE for cell in taken]) + 1
    height = max([cell // symbols.SIDE for cell in taken]) + 1
    return (symbols.SIDE - width) * 3 // 2, (symbols.SIDE - height) * 3 // 2


class Card(Race):
    """The card in play; DOWN held for a second gives it up."""

    NAME = "card"

    def __init__(self, console):
        super().__init__(console)
        self._bar = -1

    def move(self, pads, now):
        game = self.table.game
        for seat in self.table.humans:
            if pads.held(seat, DOWN, now) >= GIVE_UP_MS and seat not in game.given_up:
                self.table.act((seat, "give_up"), now)
                if self.console.screen is not self:
                    return True
        bar = game.clock(self.table.time(now)) // _A_PIXEL_MS
        changed = bar != self._bar
        self._bar = bar
        return changed

    def draw(self, frame):
        game = self.table.game
        frame.clear()
        self.draw_figure(frame, game.card)
        self.draw_level(frame, cards.level(game.card))
        self._draw_time(frame)
        for place, seat in enumerate(game.seats):
            self.dot(frame, 11 + place, 15, self._mark(game, seat))

    def _draw_time(self, frame):
        lap, height = self._bar // 15, self._bar % 15
        if lap:
            self.dot(frame, 15, 0, _LAPS[min(lap, 4) - 1], 15 - height)
        self.dot(frame, 15, 15 - height, _LAPS[min(lap, 3)], height)

    def _mark(self, game, seat):
        if seat in game.locked:
            return BLACK
        return dim(self.console.palette.seat(seat), 12 if seat in game.given_up else 1)

    def describe(self):
        game, say = self.table.game, self.console.say
        head = say("card", game.options["rounds"] - len(game.deck), game.options["rounds"])
        return "%s, %s\n%s" % (head, say("level", cards.level(game.card)), spell(cards.cells(game.card)))


def spell(cells):
    """A figure as letters, rows parted by strokes: A to F the symbols, a point where there is none."""
    rows = []
    for row in range(symbols.SIDE):
        part = cells[row * symbols.SIDE : (row + 1) * symbols.SIDE]
        rows.append("".join(["ABCDEF."[symbol] for symbol in part]))
    return "/".join([row for row in rows if row != "....."])


class Claim(Race):
    """The claimant's colour frames the card while the others check; its right side burns down."""

    NAME = "claim"

    def __init__(self, console):
        super().__init__(console)
        self._state = None

    def press(self, seat, button, at):
        game = self.table.game
        if button in (LEFT, RIGHT) and (seat != game.claimant or len(game.seats) == 1):
            self.console.show(Solutions(self.console, 1 if button == RIGHT else -1))
        else:
            super().press(seat, button, at)

    def move(self, pads, now):
        state = (now // BLINK_MS, self._time_left(now))
        changed = state != self._state
        self._state = state
        return changed

    def _time_left(self, now):
        game = self.table.game
        return max(game.check_due() - self.table.time(now), 0) * 15 // 10000

    def draw(self, frame):
        game, console = self.table.game, self.console
        scale, left, top = console.scale, console.left, console.top
        colour = console.palette.seat(game.claimant)
        frame.clear()
        frame.rect(left, top, 16 * scale, scale, colour)
        frame.rect(left, top, scale, 16 * scale, colour)
        burnt = 15 - self._time_left(console.now)
        self.dot(frame, 15, burnt, colour, 15 - burnt)
        self.draw_card(frame, game.card)
        for place, seat in enumerate(game.claims[1:]):
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
        if seat == game.claimant:
            return self.console.palette.seat(seat)
        return self._vote(game, seat)

    def describe(self):
        game, say = self.table.game, self.console.say
        text = say("vote" if game.voting else "check", say("seat", game.claimant))
        return text + "".join([", " + say("seat", seat) for seat in game.claims[1:]])


# Dots of a die on a bar of 3×6 pixels, as (along, across).
_PIPS = (
    ((2, 1), (3, 1)),
    ((1, 1), (4, 1)),
    ((1, 0), (2, 1), (4, 2)),
    ((1, 0), (1, 2), (4, 0), (4, 2)),
    ((1, 0), (1, 2), (2, 1), (4, 0), (4, 2)),
)


class Solutions(Claim):
    """The card's solutions, one at a time: each block in a colour of its own, its number in dots (V-3)."""

    NAME = "solutions"

    def __init__(self, console, step):
        super().__init__(console)
        from rules import solver

        self._all = solver.solutions(cards.cells(self.table.game.card))
        self._at = 0 if step > 0 else len(self._all) - 1

    def press(self, seat, button, at):
        if button in (LEFT, RIGHT):
            self._at += 1 if button == RIGHT else -1
            if not 0 <= self._at < len(self._all):
                self.console.show(Claim(self.console))
        else:
            super().press(seat, button, at)

    def draw_card(self, frame, card):
        console = self.console
        scale = console.scale
        x, y = offset(cards.cells(card))
        for index, placement in enumerate(self._all[self._at]):
            first, second = sorted(blocks.bar(placement))
            colour = console.palette.symbols[index + 1]
            across = second - first == 1
            left = console.left + (x + first % symbols.SIDE * 3) * scale
            top = console.top + (y + first // symbols.SIDE * 3) * scale
            width, height = (6, 3) if across else (3, 6)
            frame.rect(left, top, width * scale, height * scale, colour)
            for along, beside in _PIPS[index]:
                dx, dy = (along, beside) if across else (beside, along)
                frame.rect(left + dx * scale, top + dy * scale, scale, scale, BLACK)

    def describe(self):
        return self.console.say("solution", self._at + 1, len(self._all))


class Verdict(Race):
    """Right or wrong, and how many cards everybody has; seat 0: nobody gets the card."""

    NAME = "verdict"

    def __init__(self, console, seat, right):
        super().__init__(console)
        self.seat, self.right = seat, right
        self.nobody = False
        self._stage = -1
        self._ms = RIGHT_MS if right else WRONG_MS if seat else NOBODY_MS
        console.play(sounds.RIGHT if right else sounds.WRONG if seat else sounds.NOBODY)

    def move(self, pads, now):
        if now - self.since >= self._ms:
            self._go_on(now)
            return True
        stage = (now - self.since) // 60
        changed = stage != self._stage
        self._stage = stage
        return changed

    def _go_on(self, now):
        console, phase = self.console, self.table.game.phase()
        if phase == "check":
            console.show(Claim(console))
        elif phase == "race":
            console.show(Card(console))
        elif phase == "ready":
            self.table.act((TABLE, "reveal"), now)
        else:
            from console.screens.results import Results

            console.show(Results(console))

    def draw(self, frame):
        console, game = self.console, self.table.game
        frame.clear()
        palette = console.palette
        sign = _TICK if self.right else _CROSS if self.seat else _NOBODY
        colour = palette.right if self.right else palette.wrong if self.seat else WHITE
        for x, y in sign[: 1 + self._stage]:
            self.dot(frame, x, y, colour, 2)
        for place, seat in enumerate(game.seats):
            if seat == self.seat and self._stage // 4 & 1:
                continue
            count = len(game.won[place])
            x = 8 - 2 * len(game.seats) + 4 * place
            digit = font.digits(count % 10)
            scale = console.scale
            frame.columns(
                console.left + x * scale, console.top + 11 * scale, digit, palette.seat(seat), scale
            )
            for ten in range(count // 10):
                self.dot(frame, x + ten % 3, 9 - ten // 3, palette.seat(seat))

    def light(self, seat):
        if self.seat == seat and seat in self.table.humans:
            palette = self.console.palette
            return palette.right if self.right else palette.wrong
        return super().light(seat)

    def describe(self):
        say = self.console.say
        if not self.seat:
            return say("nobody")
        return say("right" if self.right else "wrong", say("seat", self.seat))


_TICK = ((4, 4), (5, 5), (6, 6), (7, 5), (8, 4), (9, 3), (10, 2), (11, 1))
_CROSS = (
    (5, 1), (6, 2), (7, 3), (8, 4), (9, 5), (10, 6), (10, 1), (9, 2), (8, 3), (7, 4), (6, 5), (5, 6),
)  # fmt: skip
_NOBODY = ((4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (9, 4), (10, 4), (11, 4))

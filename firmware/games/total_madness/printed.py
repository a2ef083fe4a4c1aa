"""Total Madness with printed cards."""

from core.game import TABLE
from games.blocks import printed
from games.blocks import rules_cards as cards
from games.blocks.race import Race
from games.total_madness.screens import MadFlow, MadVerdict, Naming
from ui.palette import BLACK, GREY, dim

_HIGH = 7
_FEW = 3  # players whose points have room in full
_SHADE = 3
_WIDTH, _CLOCK_ROW = 16, 9


class MadRace(Race):
    """What is left of each deck as a column of cards, below it the points of everybody; alone, the time."""

    NAME = "decks"

    def moves(self, seat):
        return self.race_offers(seat)

    def move(self, pads, now):
        return self.race(pads, now, self.flow.bar(now))

    def draw_still(self, frame):
        game = self.table.game
        few = game.a_level <= (_HIGH + 1) // 2
        for deck, left in enumerate(game.decks):
            high = len(left) if few else (len(left) * _HIGH + game.a_level - 1) // game.a_level
            colour = self.console.palette.level(deck + 1)
            for card in range(high):
                y = _HIGH - 1 - card * (2 if few else 1)
                shade = dim(colour, _SHADE) if card & 1 and not few else colour
                for x in (1, 2):
                    frame.dot(x + 3 * deck, y, shade)
        self._draw_scores(frame)

    def _draw_scores(self, frame):
        palette, scores = self.console.palette, self.flow.scores()
        for place, (seat, points, owes) in enumerate(scores):
            x = _WIDTH // len(scores) * place + (len(scores) < _FEW)
            draw = printed.number if len(scores) < _FEW else printed.score
            draw(self, frame, points, x, 11, palette.seat(seat))
            if owes:
                for dx in range(3):
                    frame.dot(x + dx, _CLOCK_ROW, palette.wrong)

    def draw_moving(self, frame):
        for x in range(self._bar):
            frame.dot(x, _CLOCK_ROW, GREY)

    def describe(self):
        say, game = self.console.say, self.table.game
        scores = ["%s: %s" % (say("seat", seat), say("points", n)) for seat, n, _ in self.flow.scores()]
        tops = [printed.words(self.console, "number", card) for card in game.tops() if card]
        return "%s\n%s" % (", ".join(scores), ", ".join(tops))


class NumberNaming(Naming):
    """The number of one of the cards instead of its picture."""

    def draw_frame(self, frame, seat):
        printed.claimed(self, frame, seat)

    def draw_figure(self, frame, card):
        printed.large(self, frame, card, self.console.palette.level(cards.level(card)), printed.BESIDE_TIME)

    def describe(self):
        say = self.console.say
        card = self.table.game.tops()[self.deck() - 1]
        return "%s\n%s" % (
            say("tm_name", say("seat", self.seat)),
            printed.words(self.console, "number", card),
        )

    def spell(self):
        return ""


_POINTS_STAGES = 4


class NumberVerdict(MadVerdict):
    """A lost card is told by its number, after the points."""

    def draw_change(self, frame, card, leaving, colour):
        # After the points: beside them it would read as one number.
        if leaving < _POINTS_STAGES:
            return
        frame.box(0, 0, 16, 10, BLACK)
        colour = self.console.palette.level(cards.level(card))
        printed.number(self, frame, card, 1 if card > 9 else 5, 0, colour, 2)


class PrintedMadness(MadFlow):
    """Five cards are laid out before the count; after a win the next card of that deck."""

    CARD = MadRace
    CLAIM = printed.NumberClaim
    NAMING = NumberNaming
    VERDICT = NumberVerdict
    LAY = printed.Lay
    _next = 0  # the card that is to be laid

    def key(self, name):
        return None  # printed cards have symbols

    def press(self, seat, button, at):
        return bool(self._next) or super().press(seat, button, at)

    def happened(self, event):
        if event[0] == "shown" and event[2]:
            self._next = event[2]
            self.table.pause(self.console.now)
        super().happened(event)

    def go_on(self, now):
        if self._next and not self.game.over:
            self.show(self.LAY, [self._next])
        else:
            super().go_on(now)

    def laid(self, now):
        """The cards lie there."""
        self._next = 0
        if self.game.phase() == "ready":
            self.show(self.COUNT)
            self.table.act((TABLE, "start"), now)
        else:
            self.go_on(now)

    def begin(self, now):
        """A new game, or a saved one: the cards in play are laid out again."""
        phase = self.game.phase()
        if phase in ("ready", "count", "race"):
            self.show(self.LAY, [card for card in self.game.tops() if card], phase == "race")
        else:
            self.go_on(now)


def begin(console):
    """Show what has to be laid out first, or how a saved game stands."""
    PrintedMadness(console).begin(console.now)

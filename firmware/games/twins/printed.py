"""Twins with printed cards: the race, a claim, its verdict, and two numbers where somebody objects."""

from games.blocks import printed
from games.blocks.claim import Claim
from games.blocks.flow import Flow
from games.blocks.race import Race
from games.blocks.verdict import Verdict
from games.twins.patterns import draw_pattern
from games.twins.rules_printed import PAIR
from ui import sounds
from ui.pads import BACK, LEFT, MATCH, RIGHT, SIDEWAYS
from ui.palette import BLACK, GREY, WHITE
from ui.screen import each

_EXAMPLE = 5


class Deal(printed.Lay):
    """Two cards that are alike; MATCH says that the cards are dealt."""

    LIES = "dealt"

    def __init__(self, console, flow):
        super().__init__(console, flow, [0])

    def draw_still(self, frame):
        if self.digit():
            printed.large(self, frame, self.digit(), WHITE)
        else:
            for x in (1, 9):
                draw_pattern(frame, self.console, _EXAMPLE, x, 5, 2)

    def draw_moving(self, frame):
        palette, seats = self.console.palette, self.table.game.seats
        for place, seat in enumerate(seats):
            colour = palette.seat(seat) if self.blinks() else palette.low(seat)
            frame.dot(8 - len(seats) + 2 * place, 15, colour)

    def describe(self):
        return printed.words(self.console, "deal") if not self.digit() else str(self.digit())


_LAST_MS = 10000


class TwinsRace(Race):
    """How many sets or points everybody has, what is left of the time, and who has given up."""

    NAME = "twins_race"

    def moves(self, seat):
        game, legal = self.table.game, self.table.legal
        if not game.timed:
            return self.race_offers(seat)
        point = ((MATCH, 0, "point"),) if legal(seat, "point") else ()
        back = ((BACK, 0, "take_back"),) if legal(seat, "take_back") else ()
        return point + back + self.race_offers(seat)

    def move(self, pads, now):
        game = self.table.game
        bar = 0
        if game.timed:
            bar = -(-max(game.ends_at() - self.table.time(now), 0) * 16 // game.ends_at())
        return self.race(pads, now, bar)

    def draw_moving(self, frame):
        scores = self.flow.scores()
        if len(scores) < 3:
            self._draw_large(frame, scores)
        else:
            for place, (seat, number, _) in enumerate(scores):
                x, y = 1 + 5 * (place % 3), 5 if len(scores) == 3 else 2 + 7 * (place // 3)
                printed.score(self, frame, number, x, y, self.console.palette.seat(seat))
        game = self.table.game
        if game.timed:
            colour = self.console.palette.wrong if self._bar * game.ends_at() // 16 < _LAST_MS else GREY
            frame.dot(15, 16 - self._bar, colour, self._bar)
        else:
            for place, seat in enumerate(game.seats):
                colour = BLACK if seat in game.given_up else self.console.palette.low(seat)
                frame.dot(8 - len(game.seats) + 2 * place, 15, colour)

    def _draw_large(self, frame, scores):
        palette = self.console.palette
        for place, (seat, number, _) in enumerate(scores):
            if len(scores) == 1:
                printed.number(self, frame, number, 0 if number > 9 else 4, 3, palette.seat(seat), 2)
            elif max([score[1] for score in scores]) > 9:
                printed.number(self, frame, number, 8 * place, 5, palette.seat(seat))
            else:
                printed.number(self, frame, number, 1 + 8 * place, 3, palette.seat(seat), 2)

    def describe(self):
        say, game = self.console.say, self.table.game
        key = game.NUMBERS[0]
        text = ", ".join(["%s: %s" % (say("seat", seat), say(key, n)) for seat, n, _ in self.flow.scores()])
        if game.timed:
            left = max(game.ends_at() - self.table.time(self.console.now), 0)
            text += "\n" + say("tw_time", (left + 999) // 1000)
        return text


class TwinsClaim(Claim):
    """Two cards in the claimant's frame; LEFT and RIGHT say whose pair is claimed, if anybody's (RF-5)."""

    def turn_offers(self, seat):
        game = self.table.game
        return each(SIDEWAYS, "whose") if seat == game.claimant and len(self._owners()) > 1 else ()

    def _owners(self):
        # 0: nobody's; then those who have a pair that a third copy could take.
        game = self.table.game
        return [0] + [side for side in sorted(set(game.sides)) if [side, PAIR] in game.sets]

    def judge(self, seat, button, at):
        game = self.table.game
        if button not in (LEFT, RIGHT):
            return Race.judge(self, seat, button, at)
        if seat != game.claimant:
            return False
        choice = self._owners()
        place = choice.index(game.taking_from) + (1 if button == RIGHT else -1)
        return self.table.act((seat, "from", choice[place % len(choice)]), at)

    def draw_card(self, frame, card):
        side = self.table.game.taking_from
        if side:
            colour = self.flow.colour(side)
            frame.box(3, 3, 4, 4, colour)
            frame.box(3, 8, 4, 4, colour)
            frame.box(9, 5, 4, 4, WHITE)
        else:
            frame.box(3, 5, 4, 4, WHITE)
            frame.box(9, 5, 4, 4, WHITE)

    def describe(self):
        game, say = self.table.game, self.console.say
        text = printed.words(self.console, "claim", say("seat", game.claimant))
        side = game.taking_from
        if side:
            text += " (%s)" % say("seat", game.seats[game.sides.index(side)])
        return text + "".join([", " + say("seat", seat) for seat in self.flow.waiting()])


_PATTERN_MS = 1800
_MOST = 4  # scores that have room


class TwinsVerdict(Verdict):
    """First the pattern, for all to compare; then the sign and the sets; seat 0: the end."""

    def __init__(self, console, flow, seat, right):
        super().__init__(console, flow, seat, right)
        self._pattern = flow.pattern
        self._shows = right and self._pattern is not None
        if len(self.scores) > _MOST:
            self.scores = [score for score in self.scores if score[0][0] == seat]
        if self._shows:
            self.shown_ms += _PATTERN_MS

    def draw_moving(self, frame):
        if self._shows and self.console.now - self.since < _PATTERN_MS:
            draw_pattern(frame, self.console, self._pattern, 2, 2, 4)
        else:
            super().draw_moving(frame)

    def describe(self):
        return super().describe() if self.seat else self.console.say("tm_end")


class PrintedTwins(Flow):
    """A press stops everybody; the others accept, or the claimant names two printed.

    `pattern`: what the cards share that were named last, -1 for nothing, None when none were.
    """

    CARD = TwinsRace
    CLAIM = TwinsClaim
    VERDICT = TwinsVerdict
    DEAL = Deal
    pattern = None

    def colour(self, side):
        """The colour of a side: its player's, of a team its first player's."""
        game = self.game
        return self.console.palette.seat(game.seats[game.sides.index(side)])

    def press(self, seat, button, at):
        if self.game.phase() != "race" or button not in (MATCH, BACK):
            return True
        if not self.game.timed:
            return super().press(seat, button, at)
        done = self.table.act((seat, "point" if button == MATCH else "take_back"), at)
        if done:
            self.console.play(sounds.claim(seat) if button == MATCH else sounds.LEAVE)
        return done

    def _show_naming(self):
        self.show(self.console.once("games.twins.naming", "TwinsNaming"))

    def queue_open(self):
        return self.game.queue_open

    def waiting(self):
        return self.game.claims[1:]

    def happened(self, event):
        name = event[0]
        if name == "object":
            self._show_naming()
        elif name == "named":
            self.pattern = event[4]
        elif name == "from":
            self.console.play(sounds.MOVE)
            self.console.frame.forget()
        elif name == "give_up":
            self.console.play(sounds.LEAVE)
        elif name == "over" and self.console.screen.NAME != "verdict":
            self.show(self.VERDICT, 0, False)

    def go_on(self, now):
        self.pattern = None
        phase = self.game.phase()
        if phase == "over":
            self.console.later(self.console.finish)
        elif phase == "check":
            self.next_claim(now)
        elif phase == "naming":
            self._show_naming()
        else:
            self.show(self.CARD)

    def laid(self, now):
        """The cards are dealt."""
        self.go_on(now)

    def begin(self, now):
        """A new game, or a saved one that waits until all are there."""
        if self.game.phase() == "race":
            self.show(self.DEAL)
        else:
            self.go_on(now)

    def scores(self):
        """`(seat, number, False)` of every side, by a seat that has its colour."""
        game = self.game
        sides = sorted(set(game.sides))
        return [(game.seats[game.sides.index(side)], game.points(side), False) for side in sides]


def begin(console):
    """Show what has to be laid out first, or how a saved game stands."""
    PrintedTwins(console).begin(console.now)

"""Twins begins: who plays with whom, what is forbidden to whom, then the cards."""

from games.twins.board import Board
from games.twins.patterns import draw_pattern
from games.twins.rules_teams import TEAMS
from games.twins.view import View
from ui import motion
from ui.pads import MATCH
from ui.palette import WHITE, dim
from ui.playing import Playing

_MS = 3500
_BLINK_MS = 300
_ROW = 3  # pixels from one member of a team to the next


class Intro(Playing):
    """The teams left and right, the forbidden patterns in a row; a press or a few seconds lead to the cards.

    The game's clock stands still meanwhile.
    """

    NAME = "intro"

    def __init__(self, console, view):
        super().__init__(console)
        self.view = view
        self.game = view.game
        self._blink = -1
        self.table.pause(console.now)

    def offers(self, seat):
        return ((MATCH, 0, "go_on"),)

    def press(self, seat, button, at):
        self._begin()

    def happened(self, event):
        self.view.stale = True

    def move(self, pads, now):
        if now - self.since >= _MS:
            self._begin()
            return True
        blink = motion.beat(now, _BLINK_MS)
        changed = self._blink != blink
        self._blink = blink
        return changed

    def _begin(self):
        self.console.later(play, self.console, self.view)

    # Picture.

    def draw(self, frame):
        frame.clear()
        teams = self.game.mode == TEAMS
        if teams:
            self._draw_teams(frame)
        if self.game.forbidden:
            self._draw_forbidden(frame, 12 if teams else 6)

    def _draw_teams(self, frame):
        game, view = self.game, self.view
        for side in (1, 2):
            left = 9 * side - 9
            y = 0
            for seat, own in zip(game.seats, game.sides):
                if own == side:
                    frame.box(left + 2 * (2 - side), y, 5, 2, self.console.palette.seat(seat))
                    y += _ROW
            # The stroke beside the members has the colour in which the team's sets are marked.
            frame.box(0 if side == 1 else 15, 0, 1, y - 1, view.colour(side))

    def _draw_forbidden(self, frame, top):
        game, view, console = self.game, self.view, self.console
        colour = view.colour(game.burdened)
        for place, pattern in enumerate(game.forbidden):
            x = 1 + 5 * place
            edge = WHITE if self._blink & 1 else colour
            frame.box(x - 1, top - 1, 5, 5, edge if top < 12 else dim(edge, 4))
            draw_pattern(frame, console, pattern, x, top, 1)

    def light(self, seat):
        palette = self.console.palette
        return palette.seat(seat) if seat in self.table.humans else palette.faint(seat)

    def describe(self):
        game, say = self.game, self.console.say
        parts = []
        if game.mode == TEAMS:
            teams = [[str(seat) for seat in game.seats if game.side(seat) == side] for side in (1, 2)]
            parts.append(say("tw_teams", *["+".join(team) for team in teams]))
        if game.forbidden:
            who = [say("seat", seat) for seat in game.seats if game.side(seat) == game.burdened]
            parts.append(say("tw_forbidden", ", ".join(who)))
        return "\n".join(parts)


def begin(console):
    """Show what has to be known before a new game, or the cards."""
    game = console.table.game
    view = View(console)
    if game.now == 0 and (game.mode == TEAMS or game.forbidden):
        console.show(Intro(console, view))
    else:
        play(console, view)


def play(console, view):
    """Show the cards; the game's clock runs from now on."""
    console.table.start(console.now)
    console.show(Board(console, view))

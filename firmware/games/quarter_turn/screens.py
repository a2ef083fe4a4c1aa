"""How Quarter Turn begins, and goes on from screen to screen."""

from games.quarter_turn.choices import Crossings, Tiles
from games.quarter_turn.die import Die
from games.quarter_turn.rules_moves import MOVE, PICK
from games.quarter_turn.turn import Turn
from games.quarter_turn.view import View


class Flow:
    """Which screen comes next. `view`: what all of them show."""

    def __init__(self, console):
        self._console = console
        self.view = View(console)

    def go_on(self, key=""):
        """Show the screen for what has to be done now; key: of words that run by first."""
        console, game = self._console, self.view.game
        if game.over:
            console.later(self._show_once, "end", "End")
        elif game.asked():
            console.later(self._show_once, "asked", "Asked")
        elif game.seats[game.at] not in console.table.humans:
            console.show(Turn(console, self))
        elif game.phase == PICK:
            console.later(self._show_once, "pick", "Pick")
        elif game.phase == MOVE:
            self._later(Tiles, key)
        else:
            self._later(Crossings, key)

    def show_die(self):
        """Show the die that was rolled."""
        self._show(Die)

    def _later(self, screen, key=""):
        self._console.later(self._show, screen, key)

    def _show_once(self, module, name):
        self._show(self._console.once("games.quarter_turn." + module, name))

    def _show(self, screen, key=""):
        self._console.show(screen(self._console, self))
        if key:
            self._console.screen.remark(key)


def begin(console):
    """Show the board to whoever is on turn."""
    flow = Flow(console)
    flow.view.new_turn(console.now)
    Turn(console, flow).go_on()

"""How Push Match begins, and goes on from screen to screen."""

from core.game import TABLE
from games.push_match.rules_round import BETWEEN, OPEN, PUSH
from games.push_match.turns import Cards, Cells, Corner, Curtain, Hand, Lines, Watch
from games.push_match.view import View
from ui.screen import Screen

_SCREENS = {"cards": Cards, "cells": Cells, "hand": Hand, "lines": Lines}
_SELDOM = {"called": "Called", "void": "Void"}


class Flow:
    """Which screen comes next. `view`: what all of them show."""

    def __init__(self, console):
        self._console = console
        self.view = View(console)

    def go_on(self, change=False):
        """Show the screen for what has to be done now; change: another side comes on turn."""
        view, game = self.view, self.view.game
        if game.asked():
            screen = self._console.once("games.push_match.asked", "Asked")
        elif change and not view.open:
            screen = Curtain
        elif game.seats[game.turn] not in self._console.table.humans:
            screen = Watch
        elif game.phase == OPEN:
            screen = Corner
        elif game.phase == PUSH and game.pushes < game.MOST_PUSHES:
            screen = Cells
        else:
            screen = Lines
        self._console.show(screen(self._console, self))

    def show(self, name, *arguments):
        """Show a screen that somebody asked for, by its name."""
        screen = _SCREENS.get(name) or self._console.once("games.push_match.called", _SELDOM[name])
        self._console.show(screen(self._console, self, *arguments))


def begin(console):
    """Show the frame to whoever is on turn."""
    flow = Flow(console)
    if console.table.game.phase == BETWEEN:
        console.screen = Screen(console)  # nobody has to hear of it
        console.table.act((TABLE, "set_up"), console.now)
    flow.view.laid(console.now)
    flow.go_on(True)

"""How to play: a lesson for each game."""

import games
from console.screens.chooser import Chooser


class Lessons(Chooser):
    """MATCH begins the lesson of the game that is shown."""

    NAME = "lessons"
    items = games.LESSONS

    def icon(self, item):
        return games.icon(item)

    def taken(self, item, seat):
        self.console.later(self.console.teach, item, seat)

    def left(self, seat):
        self.console.go("menu", "Menu")

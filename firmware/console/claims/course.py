"""What differs between the games in which players claim pattern cards."""

import sys

from console import modules
from console.claims import race  # noqa: F401 (what all screens need stays loaded)
from console.pads import MATCH


class Course:
    """How one game goes on from screen to screen; a subclass defines happened and go_on.

    CARD, CLAIM and VERDICT: the screens of a race, a check and a verdict, as module in `console` and class.
    CLAIMED: the screen that a press in the race leads to. Only the screen that is shown is in memory, and
    with CARD that one, which must not be waited for.
    """

    CALM_MS = 600  # a press meant for a claim of one's own, or for the screen before, accepts no other claim
    CARD = ("", "")
    CLAIM = ("claims.claim", "Claim")
    CLAIMED = CLAIM
    VERDICT = ("claims.verdict", "Verdict")

    def __init__(self, console):
        self.console = console
        self.table = console.table
        self.game = console.table.game
        self.calm_until = 0
        self._packages = "console.claims.", "console.referee.", "console.%s." % console.table.name
        self._stay = self._loaded()

    def press(self, seat, button, at):
        """A player pressed a button, and no claim is being checked; False: the rules refuse it."""
        return button != MATCH or self.game.phase() != "race" or self.table.act((seat, "claim"), at)

    def queue_open(self):
        """Whether a press during the check is a claim, too."""
        return False

    def waiting(self):
        """The seats whose claims wait for the check of the first one."""
        return ()

    def happened(self, event):
        """An event that the screens of a check do not know."""

    def go_on(self, now):
        """The verdict has been seen: show what follows."""

    def next_claim(self, now):
        """Show a claim that has waited for the verdict on another."""
        self.calm_until = now + self.CALM_MS
        self.show(self.CLAIM)

    def scores(self):
        """`(seat, number, owes)` of everybody, to be shown with a verdict; owes: a card, for an error."""
        return ()

    def light(self, seat):
        """The colour of the pad light of a seat with a person, while players race."""
        palette = self.console.palette
        return palette.faint(seat) if seat in self.game.given_up else palette.low(seat)

    def show(self, screen, *arguments):
        """Change to a screen of these games; screen: as CARD."""
        wanted = (screen, self.CLAIMED) if screen == self.CARD else (screen,)
        wanted = ["console." + module for module, _ in wanted]
        for name in self._loaded():
            if name not in self._stay and name not in wanted:
                modules.drop(name)
        for name in wanted:
            __import__(name)
        self.console.show(getattr(sys.modules[wanted[0]], screen[1])(self.console, self, *arguments))

    def _loaded(self):
        # MicroPython's startswith() takes one text only before 1.25.
        return [name for name in sys.modules if [1 for package in self._packages if name.startswith(package)]]

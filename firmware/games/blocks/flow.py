"""How a game in which players claim pattern cards goes on from screen to screen."""

from games.blocks.claim import Claim
from games.blocks.verdict import Verdict
from ui.pads import MATCH


class Flow:
    """How one game goes on from screen to screen; a subclass defines happened and go_on.

    CARD, CLAIM and VERDICT: the screens of a race, a check and a verdict.
    """

    CALM_MS = 600  # a press meant for a claim of one's own, or for the screen before, accepts no other claim
    TIMED = False  # a card that was won is laid once more, and its time is shown:
    ms = 0  # on the clock at the claim
    CARD = None
    CLAIM = Claim
    VERDICT = Verdict

    def __init__(self, console):
        self.console = console
        self.table = console.table
        self.game = console.table.game
        self.calm_until = 0

    def press(self, seat, button, at):
        """A player pressed a button, and no claim is being checked; False: the rules refuse it."""
        return button != MATCH or self.game.phase() != "race" or self.table.act((seat, "claim"), at)

    def paused_picture(self):
        """See ui.playing."""
        return None

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
        """Change to a screen of this game; screen: its class."""
        self.console.show(screen(self.console, self, *arguments))

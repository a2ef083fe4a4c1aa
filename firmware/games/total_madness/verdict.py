"""Total Madness: the verdict on a claim, the points, and the card that an error costs."""

from games.blocks import rules_cards as cards
from games.blocks.verdict import Verdict
from games.total_madness.rules import POINTS
from ui import digits
from ui.pads import BACK, MATCH

_PLUS, _MINUS = b"\x04\x0e\x04\0", b"\x04\x04\x04\0"
_SIGN_STAGES = 10
_STAY_STAGES = 5  # before a lost card leaves
_MORE_MS = 1000


class MadVerdict(Verdict):
    """After the sign the points that were won; where a card is set aside, it leaves the picture."""

    def __init__(self, console, course, seat, right):
        super().__init__(console, course, seat, right)
        self._changes = []  # cards won, then cards lost as negative numbers
        self._cost = None  # what an error costs: the key of a text
        if self.table.game.alone:
            self.shown_ms //= 2

    def press(self, seat, button, at):
        if button not in (MATCH, BACK) and seat in self.table.humans:
            self.console.later(self.course.go_on, at)
        else:
            super().press(seat, button, at)

    def happened(self, event):
        name = event[0]
        if name == "won":
            self._changes.append(event[2])
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
        palette, console = self.console.palette, self.console
        points = POINTS[cards.level(abs(change)) - 1]
        sign = _PLUS if change > 0 else _MINUS
        colour = palette.right if change > 0 else palette.wrong
        columns = sign + digits.columns(points)
        scale = console.scale
        frame.columns(console.left + scale, console.top + 3 * scale, columns, colour, scale)
        leaving = max(stage - part * _SIGN_STAGES - _STAY_STAGES, 0) if change < 0 else 0
        self.draw_change(frame, abs(change), leaving, colour)

    def draw_change(self, frame, card, leaving, colour):
        """Paint a card that is won or lost; leaving: pixels by which it has left."""
        from games.total_madness.table_top import draw_card  # printed cards do without

        draw_card(frame, self.console, card, 10 + leaving, 2)

    def describe(self):
        say = self.console.say
        if not self.seat:
            return say("tm_end")
        text = super().describe()
        return text + "\n" + say(self._cost, say("seat", self.seat)) if self._cost else text

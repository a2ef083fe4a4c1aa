"""What a screen is: it thinks, it draws, it can say what it shows."""

from ui.palette import BLACK

_DESERTED_MS = 600000


def each(buttons, key):
    """Offers of several buttons that do the same."""
    return tuple([(button, 0, key) for button in buttons])


class Screen:
    """One picture with its reactions; a subclass sets NAME and defines what differs.

    A screen never sleeps and never blocks. It changes to another one by `self.console.show(screen)`.
    """

    NAME = ""
    hints = True  # whether the matrix says in words what can be pressed, and held

    def __init__(self, console):
        self.console = console
        self.since = console.now

    def think(self, pads, now):
        """Take input and time (ms); whether the picture may have changed."""
        changed = False
        press = pads.next()
        while press:
            self.press(*press)
            changed = True
            if self.console.screen is not self:
                return True
            press = pads.next()
        return bool(self.tick(pads, now)) or changed

    def press(self, seat, button, at):
        """A button was pressed at time `at` (ms)."""

    def happened(self, event):
        """An event of the game in play, see core.game."""

    def tick(self, pads, now):
        """Time goes by; whether that changes the picture."""
        return False

    def offers(self, seat):
        """What a pad's buttons do now: `(button, ms, key)` or `(button, ms, key, part)`, the main one first.

        ms: for how long it is held, 0 for a short press. key: of the group offers of words; what begins with
        "guess" may be refused by the rules. part: a text for its gap. The only home of the fact: page,
        terminal, matrix and test player get it from here.
        """
        return ()

    def deserted(self, pads, now):
        """Whether nobody has pressed anything for ten minutes: then a screen that asks something gives up."""
        return now - pads.touched >= _DESERTED_MS

    def draw(self, frame):
        """Paint the whole picture."""
        raise NotImplementedError

    def draw_back(self, frame):
        """Paint the back of a display with two sides over the picture of the front, where they differ."""

    def light(self, seat):
        """The colour of a pad's light."""
        return BLACK

    def describe(self):
        """What is shown, in words: one or two lines of text."""
        return self.NAME

    def spell(self):
        """The cards or the board that are shown, in signs, for who works on a game."""
        return ""

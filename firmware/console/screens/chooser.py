"""One thing out of several: an icon, and its name that scrolls by."""

from ui import icons, motion, sounds
from ui.pads import ARROWS, BACK, DOWN, MATCH, RIGHT, UP
from ui.palette import BLACK, GREY, WHITE
from ui.screen import Screen, each
from ui.scroller import line

_TEXT_TOP = 7
_DOTS = 8
_SLIDE_MS = 160


class Chooser(Screen):
    """The arrows choose, MATCH takes. A subclass sets NAME, items and icons and defines taken."""

    TURNS = ARROWS  # the buttons that choose; UP and DOWN may change a value instead, see adjust
    LEAVES = "leave"  # what BACK does; "" for nothing
    items = ()
    icons = {}  # of console.pictograms

    def __init__(self, console):
        super().__init__(console)
        self.at = 0
        self._turn(0)

    def words(self, item):
        """The words under an item's icon."""
        return self.console.say(item)

    def taken(self, item, seat):
        """MATCH was pressed."""

    def left(self, seat):
        """BACK was pressed."""

    def adjust(self, item, step):
        """UP (1) or DOWN (-1) was pressed; whether that means anything here."""
        return False

    def draw_icon(self, frame, item, x, y):
        """Draw an item's icon, 16×7 pixels."""
        icons.draw(frame, self.icon(item), x, y)

    def icon(self, item):
        """An item's icon, see ui.icons."""
        return self.icons[item]

    def _turn(self, step):
        self.at = (self.at + step) % len(self.items)
        self._step = step
        self._turned = self.console.now
        self.renew()

    def renew(self):
        """Draw the icon and write the words anew."""
        console = self.console
        console.frame.forget()
        self.scroller = line(self.words(self.items[self.at]), console.frame.across, console.now)

    def offers(self, seat):
        turns = each(self.TURNS, "choose") if len(self.items) > 1 else ()
        leaves = ((BACK, 0, self.LEAVES),) if self.LEAVES else ()
        return (self.take_offer(self.items[self.at]),) + turns + leaves

    def take_offer(self, item):
        """What MATCH does, see ui.screen.Screen.offers."""
        return MATCH, 0, "take", self.words(item)

    def press(self, seat, button, at):
        if button in self.TURNS:
            self._turn(1 if button in (RIGHT, DOWN) else -1)
            self.console.play(sounds.MOVE)
        elif button in (UP, DOWN):
            if self.adjust(self.items[self.at], 1 if button == UP else -1):
                self.console.play(sounds.MOVE)
                self.renew()
        elif button == MATCH:
            self.console.play(sounds.CHOOSE)
            self.taken(self.items[self.at], seat)
        elif button == BACK:
            self.left(seat)

    def tick(self, pads, now):
        return self.scroller.think(now) or now - self._turned < 2 * _SLIDE_MS

    def draw(self, frame):
        console = self.console
        passed = _SLIDE_MS if motion.reduced else min(console.now - self._turned, _SLIDE_MS)
        if not frame.recall(self):
            frame.clear()
            slide = self._step * (_SLIDE_MS - passed) * 16 // _SLIDE_MS
            self.draw_icon(frame, self.items[self.at], slide, 0)
            self._draw_place(frame)
            if passed == _SLIDE_MS:
                frame.keep(self)
        self.scroller.think(console.now)
        self.scroller.draw(frame, _TEXT_TOP, WHITE)

    def _draw_place(self, frame):
        # Where one is in the row: a dot an item down the right edge of the icon, or of many a part of it.
        count = len(self.items)
        if count == 1:
            return
        dots = min(count, _DOTS)
        bright = self.at * (dots - 1) // (count - 1)
        for dot in range(dots):
            frame.dot(15, dot, WHITE if dot == bright else GREY)

    def light(self, seat):
        return GREY if seat in self.console.seats else BLACK

    def describe(self):
        return "%s (%d/%d)" % (self.scroller.text, self.at + 1, len(self.items))

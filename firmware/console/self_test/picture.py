"""Does every pixel sit where it should?"""

from console.self_test.step import Step
from ui import icons

_STEP_MS = 25
_F = (0x7F, 0x09, 0x09, 0x09, 0x01)  # columns, bit 0 on top


class Test(Step):
    """A point runs round the edge from the first pixel on; four corners, and an F, which no turn repeats."""

    def __init__(self, test):
        super().__init__(test)
        self._shown = None
        self.asking = "f"

    def answer(self, yes, seen):
        if not yes:
            self.fault("geometry")
        self.end()

    def tick(self, now):
        shown = (now - self.since) // _STEP_MS
        changed = shown != self._shown
        self._shown = shown
        return changed

    def draw(self, frame):
        console = self.console
        right, bottom = frame.width - 1, frame.height - 1
        frame.clear()
        frame.write(5, 4, _F, icons.COLOURS["w"])
        for x, y, colour in ((0, 0, "r"), (right, 0, "g"), (0, bottom, "b"), (right, bottom, "y")):
            frame.pixel(x, y, icons.COLOURS[colour])
        around = 2 * (right + bottom)
        at = (console.now - self.since) // _STEP_MS % (around + 40)
        if at < right:
            frame.pixel(at, 0, icons.COLOURS["w"])
        elif at < right + bottom:
            frame.pixel(right, at - right, icons.COLOURS["w"])
        elif at < 2 * right + bottom:
            frame.pixel(2 * right + bottom - at, bottom, icons.COLOURS["w"])
        elif at < around:
            frame.pixel(0, around - at, icons.COLOURS["w"])

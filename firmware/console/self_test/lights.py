"""Do the pads light up, each in its colour?"""

from console.self_test.step import Step


class Test(Step):
    """Lights every pad in the colour of its seat; the picture has the same colours in the same order."""

    def __init__(self, test):
        super().__init__(test)
        self.asking = "lit"

    def answer(self, yes, seen):
        if not yes:
            self.fault("lights")
        self.end()

    def draw(self, frame):
        console = self.console
        frame.clear()
        for place, seat in enumerate(console.seats):
            x, y = 1 + place % 3 * 5, 3 + place // 3 * 6
            colour = console.palette.seat(seat)
            frame.box(x, y, 4, 4, colour)

    def light(self, seat):
        return self.console.palette.seat(seat)

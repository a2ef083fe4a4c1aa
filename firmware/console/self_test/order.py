"""Do presses come in the order in which they happened?"""

from console.self_test.step import Step

GAP_US = 1000


class Test(Step):
    """Presses MATCH of two pads 1 ms apart without a finger, for all neighbours and both ways."""

    def __init__(self, test):
        super().__init__(test)
        seats = [seat for seat in self.console.seats if seat not in test.bad_lines]
        self._left = []
        for place in range(len(seats) - 1):
            self._left.append((seats[place], seats[place + 1]))
            self._left.append((seats[place + 1], seats[place]))
        self.facts["margins_us"] = []

    def tick(self, now):
        if not self._left:
            self.skip("it takes two good lines")
            return True
        first, second = self._left.pop(0)
        try:
            margin = self.probe.race(first, second, GAP_US)
        except ValueError:
            margin = None
        if margin is not None:
            self.facts["margins_us"].append(margin)
            if margin <= 0:
                self.fault("swapped", seat=first, other=second, margin_us=margin)
        if not self._left:
            self.end()
        return True

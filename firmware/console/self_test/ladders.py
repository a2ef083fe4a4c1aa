"""Which pads are plugged in, and do their ladders rest where they should?"""

from console.self_test.step import Step

_READINGS = 24
_FLOATS_MV = 400  # readings of a ladder that hangs on nothing lie further apart


class Test(Step):
    """Reads all ladders for a moment while nobody presses anything."""

    def __init__(self, test):
        super().__init__(test)
        self._seats = [seat for seat in self.console.seats if self.probe.has_ladder(seat)]
        self._low = [9999] * len(self._seats)
        self._high = [0] * len(self._seats)
        self._count = 0
        self._floating = []

    def tick(self, now):
        for place, seat in enumerate(self._seats):
            millivolts = self.probe.millivolts(seat)
            self._low[place] = min(self._low[place], millivolts)
            self._high[place] = max(self._high[place], millivolts)
        self._count += 1
        place = self._count - _READINGS
        if place >= len(self._seats):
            self._judge()
        elif place >= 0 and self.probe.floats(self._seats[place]):
            # Read with the others it may follow them, whatever they do.
            self._floating.append(self._seats[place])
        return False

    def _judge(self):
        absent = []
        for place, seat in enumerate(self._seats):
            low, high = self._low[place], self._high[place]
            if seat in self._floating or high - low > _FLOATS_MV or low < self.probe.absent_mv:
                absent.append(seat)
            elif self.probe.button_at(low) != "":
                self.fault("resting", seat=seat, mv=low)
        self.facts["mv"] = self._low
        self.facts["absent"] = absent
        self.facts["calibrated"] = self.probe.calibrated
        self.test.absent = absent
        if len(absent) == len(self.console.seats):
            self.fault("no_pad")
        self.end()

"""The probe of a board without hardware: what a self-test reads is what a test has put there."""


class Probe:
    """Below the pads: `mv` of the ladders and `levels` of the MATCH lines by seat, which tests may change."""

    order = "GRB"
    absent_mv = 150
    calibrated = True
    windows = [
        (250, 350, "UP"),
        (650, 750, "DOWN"),
        (1100, 1300, "LEFT"),
        (1600, 1900, "RIGHT"),
        (2250, 2450, "BACK"),
    ]

    def __init__(self, seats):
        self.mv = {seat: 3100 for seat in seats}
        self.levels = {seat: 1 for seat in seats}
        self.pulses = {seat: (40, 1100) for seat in seats}
        self.margin = 1000
        self.floating = set()
        self.counts = {seat: 0 for seat in seats}

    def close(self):
        pass

    def floats(self, seat):
        return seat in self.floating

    def has_ladder(self, seat):
        return True

    def millivolts(self, seat):
        return self.mv[seat]

    def button_at(self, millivolts):
        if millivolts >= 2900:
            return ""
        for low, high, button in self.windows:
            if low <= millivolts <= high:
                return button
        return None

    def level(self, seat):
        return self.levels[seat]

    def edges(self, seat):
        return self.counts[seat]

    def pulse(self, seat):
        return self.pulses[seat]

    def race(self, first, second, gap_us):
        return self.margin

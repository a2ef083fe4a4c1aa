"""The MATCH lines: pull-ups, and how quickly the chip notices a press."""

from console.self_test.step import Step

RISE_US = 4000  # 10 kΩ and 100 nF take about 1 ms, the chip's own pull-up alone about 6
LATENCY_US = 1000
_PULSES = 3
_LOOKS = 5  # rounds in which a line that is low may still come up


class Test(Step):
    """Presses MATCH of every pad without a finger, one pad after the other."""

    def __init__(self, test):
        super().__init__(test)
        self._left = list(self.console.seats)
        self._looks = 0
        # By seat the shortest of a few, as anything that comes between makes them longer; -1: none came.
        self.facts["latency_us"] = []
        self.facts["rise_us"] = []
        self.facts["longest_us"] = -1  # latency of all

    def tick(self, now):
        seat = self._left[0]
        if not self.probe.level(seat) and self._looks < _LOOKS:
            self._looks += 1
            return False
        self._looks = 0
        self._try(self._left.pop(0))
        if not self._left:
            self.end()
        return True

    def _try(self, seat):
        latency = rise = -1
        if not self.probe.level(seat):
            self.fault("low", seat=seat)
        else:
            try:
                pulses = [self.probe.pulse(seat) for _ in range(_PULSES)]
                latency, rise = self._judge(seat, pulses)
            except ValueError:
                # A pin without output: what it does, the step with the fingers shows.
                pass
        self.facts["latency_us"].append(latency)
        self.facts["rise_us"].append(rise)

    def _judge(self, seat, pulses):
        latencies = [latency for latency, _ in pulses if latency >= 0]
        rises = [rise for _, rise in pulses if rise >= 0]
        latency = min(latencies) if latencies else -1
        rise = min(rises) if rises else -1
        self.facts["longest_us"] = max(latencies + [self.facts["longest_us"]])
        if not -1 < rise <= RISE_US and seat not in self.test.absent:
            # The pull-up may sit in the pad.
            self.fault("pull_up", seat=seat, rise_us=rise)
        elif latency < 0:
            self.fault("no_interrupt", seat=seat)
        elif latency > LATENCY_US:
            self.fault("slow", seat=seat, latency_us=latency)
        return latency, rise

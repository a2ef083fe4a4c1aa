"""Every button of every pad, in any order: bounces, readings of ladders, how soon a press is known."""

from console.self_test.step import Step
from ui.pads import BUTTONS, MATCH
from ui.palette import BLACK, WHITE
from ui.screen import each

IDLE_MS = 20000  # nobody presses anything any more
_BOUNCES = 25  # falling edges of one press and release beside the first: its slow rise alone makes up to 20
LATE_MS = 50
_SETTLE_MS = 60  # a contact may still bounce for so long after its release
_STEADY = 4  # readings in a row that make a voltage, some 20 ms apart: a short press has five
_STEADY_MV = 60
_PENDING = b"\x30\x30\x30"
# Where a pad's buttons are in 16×13 pixels: x, y, width, height; in the order of BUTTONS.
_PLACES = ((6, 5, 4, 4), (6, 1, 4, 2), (6, 11, 4, 2), (2, 5, 2, 4), (12, 5, 2, 4), (1, 11, 3, 2))


class Test(Step):
    """Waits until all buttons of all pads that are there have been pressed, or nobody presses any more."""

    hint = "do_buttons"

    def __init__(self, test):
        super().__init__(test)
        probe = self.probe
        self._missing = {}  # seat -> buttons still to be pressed
        for seat in self.console.seats:
            if seat not in test.absent:
                self._missing[seat] = list(BUTTONS)
        self._seat = sorted(self._missing)[0] if self._missing else 0
        self._last = self.since
        self._bounces = {}  # seat -> the most of one press
        self._before = {}  # seat -> edges and bursts before the press that is watched
        self._up = {}  # seat -> since when its MATCH is up again
        self._steady = {}  # seat -> [mV, readings in a row] in a gap between windows
        self._stray = {}  # seat -> mV that belongs to no button
        self._rest = {seat: probe.edges(seat) for seat in self.console.seats}  # edges when it was last up
        self._bursts = self.console.board.pads.overflow  # up to the last tick
        self._latest = 0  # ms
        self._presses = self._late = 0
        self._shown = None
        self._ladders = [seat for seat in sorted(self._missing) if probe.has_ladder(seat)]

    def offers(self, seat):
        return each(self._missing.get(seat, ()), "try")

    def press(self, seat, button, at):
        self._last = at
        after = self.console.board.clock.ms() - at
        self._latest = max(self._latest, after)
        self._presses += 1
        self._late += after > LATE_MS
        missing = self._missing.setdefault(seat, list(BUTTONS))
        self._seat = seat
        if button in missing:
            missing.remove(button)
        if button == MATCH:
            self._before[seat] = self._rest[seat], self._bursts
        elif seat in self._ladders:
            self._tell(seat, button, self.probe.millivolts(seat))
        else:
            self.test.tell("press", seat=seat, button=button)

    def _tell(self, seat, button, millivolts):
        for low, high, name in self.probe.windows:
            if name == button:
                self.test.tell("press", seat=seat, button=button, mv=millivolts, low=low, high=high)

    def tick(self, now):
        pads = self.console.pads
        for seat in sorted(self._before):
            if pads.held(seat, MATCH, now):
                self._up[seat] = now
            elif now - self._up.get(seat, 0) >= _SETTLE_MS:
                self._settled(seat)
        self._bursts = self.console.board.pads.overflow
        for seat in self._ladders:
            self._watch(seat)
        if not self._before and not [seat for seat in sorted(self._missing) if self._missing[seat]]:
            self._judge()
        elif now - self._last >= IDLE_MS:
            self._judge()
        shown = (self._seat, now // 300)
        changed = shown != self._shown
        self._shown = shown
        return changed

    def _settled(self, seat):
        kept, bursts = self._before.pop(seat)
        edges = self._rest[seat] = self.probe.edges(seat)
        # A press that was found by its level has no edge at all.
        bounces = max((edges - kept & 255) + self.console.board.pads.overflow - bursts - 1, 0)
        self._bounces[seat] = max(bounces, self._bounces.get(seat, 0))
        self.test.tell("press", seat=seat, button=MATCH, bounces=bounces)

    def _watch(self, seat):
        millivolts = self.probe.millivolts(seat)
        before = self._steady.get(seat)
        if self.probe.button_at(millivolts) is not None:
            self._steady[seat] = None
        elif before and abs(millivolts - before[0]) <= _STEADY_MV:
            before[1] += 1
            if before[1] == _STEADY and seat not in self._stray:
                self._last = self.console.now
                self._seat = seat
                self._stray[seat] = millivolts
                self.test.tell("press", seat=seat, button="", mv=millivolts)
        else:
            self._steady[seat] = [millivolts, 1]

    def _judge(self):
        facts = self.facts
        facts["bounces"] = [self._bounces.get(seat, -1) for seat in self.console.seats]
        facts["late_ms"] = self._latest
        for seat in sorted(self._missing):
            self._judge_pad(seat, self._missing[seat])
            if self._bounces.get(seat, 0) > _BOUNCES:
                self.fault("bounce", seat=seat, bounces=self._bounces[seat])
        if 4 * self._late > self._presses:
            self.fault("late", ms=self._latest)
        if not [seat for seat in sorted(self._missing) if len(self._missing[seat]) < len(BUTTONS)]:
            self.faults = []
            self.fault("no_pad")
        self.end()

    def _judge_pad(self, seat, missing):
        if missing and seat in self._stray:
            self.fault("ladder", seat=seat, mv=self._stray[seat], buttons=missing)
        elif len(missing) == len(BUTTONS) and not self.probe.has_ladder(seat):
            # Nothing else tells whether there is a pad.
            self.test.absent.append(seat)
            self.facts["absent"] = self.test.absent
        elif missing:
            self.fault("dead", seat=seat, buttons=missing)

    def draw(self, frame):
        console = self.console
        frame.clear()
        if not self._seat:
            return
        colour = console.palette.seat(self._seat)
        missing = self._missing[self._seat]
        for button, (x, y, width, height) in zip(BUTTONS, _PLACES):
            shown = colour
            if button in missing:
                shown = _PENDING
            if console.pads.held(self._seat, button, console.now):
                shown = WHITE
            frame.box(x, y, width, height, shown)
        for place, seat in enumerate(console.seats):
            if seat in self._missing:
                done = not self._missing[seat]
                shown = console.palette.seat(seat) if done else console.palette.faint(seat)
                if seat == self._seat and console.now // 300 % 2:
                    shown = WHITE
                frame.dot(3 + 2 * place, 15, shown)

    def light(self, seat):
        palette = self.console.palette
        if seat not in self._missing:
            return BLACK
        return palette.faint(seat) if self._missing[seat] else palette.seat(seat)

"""The pads: which button of which seat went down or up, and when."""

from drivers import ladder
from drivers.contact import Contact
from drivers.edges import Edges
from drivers.steady import Steady

MATCH = "MATCH"
SAMPLE_US = 4000  # between two readings of a ladder: longer than a contact slides
HELD_LOOKS = 8


class Pads:
    """All pads of a board.

    profile: a board profile. clock: drivers.clock.Clock. machine: the board's module. Presses of MATCH are
    caught by interrupts, so that they come out in the order in which they happened however long the loop
    took; everything else is read at poll(). `lines`, `ladders` and `edges` are for drivers.probe.
    """

    def __init__(self, profile, clock, machine):
        self.seats = len(profile["pads"])
        self._clock = clock
        self.edges = Edges(clock.raw)
        pull = machine.Pin.PULL_UP if profile["pull_up"] else None
        self.lines = []  # (pin, seat, button, contact), the MATCH buttons first
        self.ladders = []  # (adc, seat, steady)
        heard = None  # the same windows for all pads: they take some memory
        for seat, pad in enumerate(profile["pads"], 1):
            pin = machine.Pin(pad[MATCH], machine.Pin.IN, pull)
            self.lines.append((pin, seat, MATCH, Contact()))
            if "NAV" in pad:
                adc = machine.ADC(machine.Pin(pad["NAV"]), atten=machine.ADC.ATTN_11DB)
                heard = heard or ladder.windows(profile["ladder"])
                self.ladders.append((adc, seat, Steady(heard)))
        for seat, pad in enumerate(profile["pads"], 1):
            for button in ladder.BUTTONS:
                if button in pad:
                    pin = machine.Pin(pad[button], machine.Pin.IN, pull)
                    self.lines.append((pin, seat, button, Contact()))
        self._sampled = clock.us()
        for line in range(self.seats):
            # Falling edges only: the port's queue holds eight, and while it is full the order of presses is
            # lost. Rising ones would fill it twice as fast and tell only what poll() sees anyway.
            handler = Handler(self.edges, line).edge
            self.lines[line][0].irq(handler=handler, trigger=machine.Pin.IRQ_FALLING)

    @property
    def overflow(self):
        """How many edges of bursts were not kept apart since the start; a sign of a bad contact."""
        return self.edges.overflow

    def poll(self):
        """What happened since the last poll: a list of `(time_us, seat, button, down)`.

        time_us is on the scale of clock.us(). Presses of MATCH come in the order of their interrupts; a
        release bears the time at which the contact was seen to come to rest.
        """
        events = []
        clock = self._clock
        for _ in range(self.edges.waiting()):
            raw, line, up, merged = self.edges.take()
            time = clock.stamp(raw)
            if not merged:
                self._settle(events, line, time)
            _, seat, button, contact = self.lines[line]
            if contact.edge(time, up):
                events.append((time, seat, button, True))
        levels = [pin.value() for pin, _, _, _ in self.lines]
        now = clock.us()
        # With nothing new in the ring, a low level without its edge is a press that found the queue full.
        complete = not self.edges.waiting()
        for line, up in enumerate(levels):
            _, seat, button, contact = self.lines[line]
            if (up or complete) and contact.look(now, up):
                events.append((now, seat, button, True))
            self._settle(events, line, now)
        if now - self._sampled >= SAMPLE_US:
            self._sampled = now
            self._read_ladders(events, now)
        return events

    def held(self, seat, button):
        """Whether a button is down right now, by looking straight at it for some milliseconds (power-up)."""
        for pin, owner, name, _ in self.lines:
            if (owner, name) == (seat, button):
                return self._always(lambda: not pin.value())  # noqa: B023 (called at once)
        for adc, owner, steady in self.ladders:
            if owner == seat:
                return self._always(lambda: steady.name(adc.read_uv() // 1000) == button)  # noqa: B023
        return False

    def close(self):
        """Take all handlers off the pins, so that a soft reset leaves none behind."""
        for pin, _, _, _ in self.lines:
            pin.irq(handler=None)

    def _settle(self, events, line, now):
        _, seat, button, contact = self.lines[line]
        if contact.released(now):
            events.append((contact.changed, seat, button, False))

    def _read_ladders(self, events, now):
        for adc, seat, steady in self.ladders:
            before = steady.down
            if steady.reading(adc.read_uv() // 1000):
                if before:
                    events.append((now, seat, before, False))
                if steady.down:
                    events.append((now, seat, steady.down, True))

    def _always(self, look):
        for _ in range(HELD_LOOKS):
            if not look():
                return False
            self._clock.sleep_ms(1)
        return True


class Handler:
    """The interrupt of one line; bound once, so that a call allocates nothing."""

    def __init__(self, edges, line):
        self._edges = edges
        self._line = line

    def edge(self, pin):
        self._edges.put(self._line, pin.value())

"""The pads: which button of which seat went down or up, and when."""

from drivers.adc_input import AdcInput
from drivers.debouncer import Debouncer
from drivers.edge_ring import EdgeRing
from drivers.ladder_decoder import LadderDecoder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from machine import Pin

    from drivers.clock import Clock
    from drivers.profile import Profile

    Event = tuple[int, int, str, bool]  # time_us, seat, button, down
    Press = tuple[int, int, int]  # time, since, line
    Line = tuple[Pin, int, str, Debouncer]  # seat, button
    Ladder = tuple[AdcInput, int, LadderDecoder]  # seat

MATCH = "MATCH"
SAMPLE_US = 4000  # between two readings of a ladder: longer than a contact slides
_HELD_LOOKS = 8
_PROOFS = 3  # so often a ladder has to hold its voltage against the sampling capacitor
# Nearer to each other than a handler takes on the chip, two presses cannot be put in an order.
_TOGETHER_US = 100


class Pads:
    """All pads of a board.

    profile: a board profile. clock: drivers.clock.Clock. machine: the board's module. Presses of MATCH are
    caught by interrupts, so that they come out in the order in which they happened however long the loop
    took; everything else is read at poll(). Only a line at rest has its interrupt on: a button that is held
    or let go would fill the port's queue with the edges of its slow rise. No fault of an input is raised:
    what cannot be read is a pad that is missing. `lines`, `ladders` and `ring` are for drivers.probe.
    """

    def __init__(self, profile: "Profile", clock: "Clock", machine: "ModuleType") -> None:
        from drivers import ladder  # wanted at the start only

        self.seats = len(profile["pads"])
        self._clock = clock
        self._falling = machine.Pin.IRQ_FALLING
        self.ring = EdgeRing(clock)
        pull = machine.Pin.PULL_UP if profile["pull_up"] else None
        self.lines: "list[Line]" = []  # (pin, seat, button, debouncer), the MATCH buttons first
        self.ladders: "list[Ladder]" = []  # (input, seat, decoder)
        heard = None  # the same windows for all pads: they take some memory
        for seat, pad in enumerate(profile["pads"], 1):
            pin = machine.Pin(pad[MATCH], machine.Pin.IN, pull)
            self.lines.append((pin, seat, MATCH, Debouncer()))
            if "NAV" in pad:
                heard = heard or ladder.windows(profile["ladder"])
                try:
                    adc = machine.ADC(machine.Pin(pad["NAV"]), atten=machine.ADC.ATTN_11DB)
                except OSError:
                    continue
                self.ladders.append((AdcInput(adc), seat, LadderDecoder(heard)))
        for seat, pad in enumerate(profile["pads"], 1):
            for button in ladder.BUTTONS:
                if button in pad:
                    pin = machine.Pin(pad[button], machine.Pin.IN, pull)
                    self.lines.append((pin, seat, button, Debouncer()))
        self._sampled = clock.us()
        self._looked = self._sampled  # when all lines were last seen, and none was low unheard
        self._since = [0] * self.seats  # µs before which the latest press of MATCH cannot have come
        self._unsure: "list[Press]" = []  # presses heard, while an earlier edge may yet become one
        self._lot = 1
        self.always_listening = False  # for a self-test, which counts the edges of bad contacts
        # Falling edges only: rising ones would fill the queue twice as fast and tell only what poll() sees.
        self._handlers = [Handler(self.ring, line).edge for line in range(self.seats)]
        self._armed = bytearray(self.seats)
        for line in range(self.seats):
            self._arm(line)

    @property
    def overflow(self) -> int:
        """How many edges of bursts were not kept apart since the start; a sign of a bad contact."""
        return self.ring.overflow

    def known_since(self, seat: int) -> int:
        """Before which µs the latest press of MATCH by a seat cannot have come; its time is the other bound.

        While LEDs are written or memory is collected no interrupt handler runs; a press meanwhile bears the
        time of the end.
        """
        return self._since[seat - 1]

    def poll(self) -> "list[Event]":
        """What happened since the last poll: a list of `(time_us, seat, button, down)`.

        time_us is on the scale of clock.us(). Presses of MATCH come in the order of their interrupts; those
        that came at the same time, as far as can be known, come in an order drawn by lot and bear one time. A
        release bears the time at which the contact was seen to come to rest.
        """
        events: "list[Event]" = []
        presses = self._unsure  # (time, since, line)
        clock = self._clock
        for _ in range(self.ring.waiting()):
            raw, since, line, up, merged = self.ring.take()
            if merged:  # the last of a burst: its press, if it was one, has been told
                continue
            time = clock.stamp(raw)
            self._settle(events, line, time)
            press = self.lines[line][3].edge(time, time - clock.between(since, raw), up)
            if press:
                _insert(presses, press, line)
        self._look(events, presses)
        self._tell(events, self._sure(presses))
        now = clock.us()
        if now - self._sampled >= SAMPLE_US:
            self._sampled = now
            self._read_ladders(events, now)
        return events

    def held(self, seat: int, button: str) -> bool:
        """Whether a button is down right now, by looking straight at it for some milliseconds (power-up)."""
        for pin, owner, name, _ in self.lines:
            if (owner, name) == (seat, button):
                return self._always(lambda: not pin.value())  # noqa: B023 (called at once)
        for index, (analogue, owner, decoder) in enumerate(self.ladders):
            if owner == seat:
                return self._always(
                    lambda: (
                        decoder.name(analogue.millivolts()) == button  # noqa: B023
                        and self._own(index, analogue.millivolts()) is not False  # noqa: B023
                    )
                )
        return False

    @property
    def calibrated(self) -> bool:
        """Whether all ladders are read by the chip's own calibration, as far as is known."""
        for analogue, _, _ in self.ladders:
            if not analogue.calibrated:
                return False
        return True

    def close(self) -> None:
        """Take all handlers off the pins, so that a soft reset leaves none behind."""
        for pin, _, _, _ in self.lines:
            pin.irq(handler=None)

    def _arm(self, line: int) -> None:
        self.lines[line][0].irq(handler=self._handlers[line], trigger=self._falling)
        self._armed[line] = 1

    def _look(self, events: "list[Event]", presses: "list[Press]") -> None:
        lines = self.lines
        levels = [line[0].value() for line in lines]
        now = self._clock.us()
        # With nothing new in the ring, a low level without its edge is a press that found the queue full.
        complete = not self.ring.waiting()
        late: "list[Press]" = []
        for line, up in enumerate(levels):
            debouncer = lines[line][3]
            if debouncer.down or up:
                debouncer.look(now, now, up)
            elif complete and not lines[line][0].value():  # twice: a spike is gone by now
                # Low where it was up: that is a press.
                press: "tuple[int, int]" = debouncer.look(now, self._looked, 0)  # type: ignore[assignment]
                _insert(late if press[0] == now else presses, press, line)
            self._settle(events, line, now)
            if line < self.seats and self._armed[line] and debouncer.down and not self.always_listening:
                self._armed[line] = 0
                lines[line][0].irq(handler=None)
        if complete:
            self._looked = now
        self._shuffle(late)
        presses += late

    def _sure(self, presses: "list[Press]") -> "list[Press]":
        """The presses before which no other can come any more; the rest waits, for some ms at most."""
        first = None
        for line in range(self.seats):
            debouncer = self.lines[line][3]
            if (
                debouncer.first
                and debouncer.bounces(self._looked)
                and (not first or debouncer.first[0] < first)
            ):
                first = debouncer.first[0]
        sure = len(presses)
        while first and sure and presses[sure - 1][0] > first:
            sure -= 1
        self._unsure = presses[sure:]
        return presses[:sure]

    def _tell(self, events: "list[Event]", presses: "list[Press]") -> None:
        """Add the events of presses `(time, since, line)`, in the order in which they were heard."""
        at = 0
        while at < len(presses):
            time, since, _ = presses[at]
            end = at + 1
            # Exactly known, and too near to each other: who was first cannot be told.
            while end < len(presses) and time == since and presses[end][0] == presses[end][1]:
                if not 0 <= presses[end][0] - time < _TOGETHER_US:
                    break
                end += 1
            group = presses[at:end]
            self._shuffle(group)
            for own, own_since, line in group:
                _, seat, button, _ = self.lines[line]
                if line < self.seats:
                    self._since[seat - 1] = min(time if len(group) > 1 else own_since, own)
                events.append((time if len(group) > 1 else own, seat, button, True))
            at = end

    def _shuffle(self, presses: "list[Press]") -> None:
        """Draw an order by lot: by the µs of presses, which no finger can aim at."""
        for place in range(len(presses) - 1, 0, -1):
            self._lot = (self._lot * 75 + 74 + presses[place][0]) % 65537
            other = self._lot % (place + 1)
            presses[place], presses[other] = presses[other], presses[place]

    def _settle(self, events: "list[Event]", line: int, now: int) -> None:
        _, seat, button, debouncer = self.lines[line]
        if debouncer.released(now):
            events.append((debouncer.changed, seat, button, False))
            if line < self.seats and not self._armed[line]:
                self._arm(line)

    def _read_ladders(self, events: "list[Event]", now: int) -> None:
        before = self.ladders[-1][2].last_mv if len(self.ladders) > 1 else None
        for index, (analogue, seat, decoder) in enumerate(self.ladders):
            mv = analogue.millivolts()
            held = decoder.down
            if decoder.reading(mv, before, lambda mv: self._own(index, mv)):  # noqa: B023 (called at once)
                if held:
                    events.append((now, seat, held, False))
                if decoder.down:
                    events.append((now, seat, decoder.down, True))
            if before is not None:
                before = mv

    def _own(self, index: int, mv: int) -> bool | None:
        """Whether a ladder holds its voltage `mv` against that of another; None: no other is far from it."""
        analogue, _, decoder = self.ladders[index]
        apart = decoder.APART_MV
        other = None
        for candidate, (_, _, its) in enumerate(self.ladders):
            if candidate != index and abs(its.last_mv - mv) >= apart:
                other = candidate
                apart = abs(its.last_mv - mv)
        if other is None:
            return True if len(self.ladders) == 1 else None
        for _ in range(_PROOFS):
            if abs(self.ladders[other][0].millivolts() - mv) < decoder.APART_MV:
                return None
            if abs(analogue.millivolts() - mv) > decoder.JITTER_MV:
                return False
        return True

    def _always(self, look: "Callable[[], bool]") -> bool:
        for _ in range(_HELD_LOOKS):
            if not look():
                return False
            self._clock.sleep_ms(1)
        return True


def _insert(presses: "list[Press]", press: tuple[int, int], line: int) -> None:
    """Add a press in the order of the times; of equal ones behind those that were heard before."""
    at = len(presses)
    while at and presses[at - 1][0] > press[0]:
        at -= 1
    presses.insert(at, (press[0], press[1], line))


class Handler:
    """The interrupt of one line; bound once, so that a call allocates nothing."""

    def __init__(self, ring: "EdgeRing", line: int) -> None:
        self._ring = ring
        self._line = line

    def edge(self, pin: "Pin") -> None:
        # Twice: a spike that comes just now is gone at the second look.
        self._ring.put(self._line, pin.value() | pin.value())

"""Sounds, one note after the other, without ever waiting."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from machine import PWM

    from drivers.clock import Clock

# Duty of the PWM channel at volume 0 … 3; a piezo is loudest at one half.
_DUTIES = (0, 500, 4000, 32768)


class Buzzer:
    """Plays lists of notes `(hz, ms)` on one PWM channel; hz 0 is a rest.

    `volume` is 0 … 3. tick() has to be called often: it starts the next note when one has ended. pwm: the
    channel, or None where there is none to be had; one that fails is silent and stops nothing.
    """

    def __init__(self, pwm: "PWM | None", clock: "Clock") -> None:
        self._pwm = pwm
        self._clock = clock
        self.volume = 2
        self.silence()

    def play(self, notes: "Sequence[tuple[int, int]]") -> None:
        """Start a list of notes in place of what is sounding; returns at once."""
        self._notes: "Sequence[tuple[int, int]] | None" = notes
        self._next = 0
        self._until = self._clock.ms()
        self.tick()

    def tick(self) -> None:
        """Go on to the note whose time has come."""
        now = self._clock.ms()
        while self._notes is not None and now >= self._until:
            if self._next == len(self._notes):
                self.silence()
                return
            hz, ms = self._notes[self._next]
            self._next += 1
            self._until += ms
            if now < self._until:
                self._sound(hz)

    def silence(self) -> None:
        """Stop at once."""
        self._notes = None
        self._sound(0)

    def _sound(self, hz: int) -> None:
        duty = _DUTIES[self.volume] if hz else 0
        if self._pwm is None:
            return
        try:
            if duty:
                self._pwm.freq(hz)
            self._pwm.duty_u16(duty)
        except (OSError, ValueError, RuntimeError):  # as the ports raise them, no two alike
            pass

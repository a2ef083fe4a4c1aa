"""Telling a button from what its pin reads, again and again, and a pad from a pin that floats."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from drivers.ladder import Window

IDLE_MV = 2900  # above this no button is down: the pull-up alone


class LadderDecoder:
    """Tells a button from a stream of readings; silent while no pad is plugged in.

    An input that nothing is connected to follows the pin that was read before it, because all pins share the
    converter's sampling capacitor: a button of a neighbour looks like one of its own. A pad holds its voltage
    whatever was read before.
    """

    SAMPLES = 3  # consecutive readings that count
    JITTER_MV = 60  # how far apart they may lie
    SETTLED = 16  # consecutive readings of the pull-up that show that there is a pad
    UNREST = 6  # so many more changes than repeats show that there is none
    APART_MV = 400  # from another pin's reading: far enough to show whether the capacitor is followed

    def __init__(self, windows: "Sequence[Window]") -> None:
        self.down: str | None = None  # the button that is held
        self.present = False
        self.last_mv = 0
        self._windows = windows
        self._last: str | None = None
        self._repeats = 0
        self._unrest = 0
        self._proved = False  # it has held a voltage of its own beside another

    def reading(
        self, mv: int, before_mv: int | None = None, own: "Callable[[int], bool | None] | None" = None
    ) -> bool:
        """Take a reading; True when `down` changed.

        before_mv: what was read before on another pin, or None. own(mv): whether the pin holds its voltage
        when the converter has just read one far from it; None: nothing far away can be read. It is asked when
        a button is about to count.
        """
        now = self.name(mv)
        if now == self._last and abs(mv - self.last_mv) <= self.JITTER_MV:
            self._repeats += 1
            self._unrest = max(0, self._unrest - 1)
        else:
            self._repeats = 1
            self._unrest += 1
        self._last, self.last_mv = now, mv
        if not self.present:
            self.present = now == "" and self._repeats >= self.SETTLED
            self._unrest = 0
            self._proved = False
            return False
        if self._unrest > self.UNREST:
            return self.gone()
        if self._repeats < self.SAMPLES:
            return False
        if before_mv is not None and abs(mv - before_mv) >= self.APART_MV:
            self._proved = True
        if now and now != self.down and own is not None:
            holds = own(mv)
            if holds is False:
                return self.gone()
            if holds is None and not self._proved:
                return False
            self._proved = self._proved or holds  # type: ignore[assignment]  # None only where it is proved
        return self._change(now or None)

    def gone(self) -> bool:
        """There is no pad here, or no longer; True when a button was let go by that."""
        self.present = False
        self._repeats = 0
        return self._change(None)

    def name(self, mv: int) -> str | None:
        """The button at a voltage; "" is the pull-up alone, None a gap."""
        if mv >= IDLE_MV:
            return ""
        for low, high, button in self._windows:
            if low <= mv <= high:
                return button
        return None

    def _change(self, button: str | None) -> bool:
        changed = button != self.down
        self.down = button
        return changed

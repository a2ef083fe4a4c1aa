"""What a pressed button does to its line: it bounces, and a capacitor hides that and makes edges slow."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.rng import Rng

    Edge = tuple[int, int]  # µs, level

RISE_US = 1100  # 10 kΩ charge 100 nF to where the pin reads high for good (0.67 of the supply)
PULL_UP_OHMS, SERIES_OHMS, FILTER_NF = 10000, 470, 100
# A spike on the lead gets through the filter once it has pulled the pin below what surely reads high, 0.75 of
# the supply (ESP32 data sheet, V_IH): after 0.288 of its time constant of 47 µs.
SPIKE_PASSES_US = 13
# The chip's inputs have no hysteresis to speak of: while the voltage passes the threshold, each bit of noise
# is an edge. People count 15 to 25 interrupts on 10 kΩ and 100 nF, 2 to 3 on a slope of 50 µs, none on 5 µs
# (arduino-esp32 #1229, #955, #4172; esp-idf #7602).
_MOST_EXTRA = 20
_EXTRA_PER_US = 24  # one more at most for so much of a time constant
_DWELL_PERCENT = 32  # of the time constant: so long the voltage is near the threshold
_SPACING_US = 40

# Of 18 kinds of switches pressed 300 times each, the usual one bounced for 1.6 ms and the worst of those
# worth using for 6.2 ms (J. Ganssle, A Guide to Debouncing). The single openings are far shorter; only those
# of a release outlast the filter now and then.
_PRESS_US = 6200
_OPEN_PRESS_US, _OPEN_RELEASE_US = 700, 1200


def time_constant(ohms: int, nanofarads: int = FILTER_NF) -> int:
    """RC in µs."""
    return ohms * nanofarads // 1000


def extra_edges(rng: "Rng", constant_us: int) -> tuple[int, int]:
    """`(count, spacing in µs)` of the falling edges more that a slope makes near the threshold."""
    count = rng.below(1 + min(_MOST_EXTRA, constant_us // _EXTRA_PER_US))
    dwell = constant_us * _DWELL_PERCENT // 100
    return count, min(_SPACING_US, dwell // count) if count else 0


def edges(rng: "Rng", down: bool) -> "list[Edge]":
    """The edges of one press or release after the filter: `[(µs since the finger moved, level)]`."""
    contact = [(0, down)]
    most = _OPEN_PRESS_US if down else _OPEN_RELEASE_US
    time = 0
    for _ in range(rng.below(5)):
        time += 100 + rng.below(850)
        # Pressed, the contact opens once more; let go, it closes once more and then stays open for a while.
        away = 20 + rng.below(most - 20)
        contact.append((time, not down))
        time += away
        contact.append((time, down))
    if down:
        contact = [change for change in contact if change[0] <= _PRESS_US] if time > _PRESS_US else contact
        if not contact[-1][1]:
            contact.pop()
    return slow(rng, filtered(contact))


def filtered(contact: "Sequence[tuple[int, bool]]") -> "list[Edge]":
    """The edges of the line when its contact does `[(µs, closed)]`, alternating."""
    line = []
    level = 1 if contact[0][1] else 0
    for index, (time, closed) in enumerate(contact):
        until = contact[index + 1][0] if index + 1 < len(contact) else None
        if closed:
            edge = (time, 0)
        elif until is None or until - time > RISE_US:
            edge = (time + RISE_US, 1)
        else:
            continue
        if edge[1] != level:
            line.append(edge)
            level = edge[1]
    return line


def slow(rng: "Rng", line: "Iterable[Edge]") -> "list[Edge]":
    """The edges of a line `[(µs, level)]` as a pin without hysteresis sees them, each with more around it."""
    seen: "list[Edge]" = []
    for time, level in line:
        ohms = PULL_UP_OHMS if level else SERIES_OHMS
        count, spacing = extra_edges(rng, time_constant(ohms))
        # A rise has reached its threshold at `time`, a fall begins there.
        start = max(time - count * spacing, seen[-1][0] if seen else 0) if level else time
        for more in range(count):
            at = start + more * spacing
            seen.append((at, level))
            seen.append((at + spacing // 2, 1 - level))
        seen.append((max(time, start + count * spacing), level))
    return seen

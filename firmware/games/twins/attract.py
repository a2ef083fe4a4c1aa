"""Twins: somebody's two hands find the same pattern, and the two become a set."""

from games.twins.patterns import draw_pattern
from games.twins.rules_deck import FACES
from ui.palette import dim

_ACROSS, _SLOTS = 4, 16  # slots of 4×4 pixels


def play(screen):
    """Cards are dealt, two players walk about, one finds both twins, and the second joins the first."""
    palette, number = screen.console.palette, screen.number
    # All patterns differ but for one pair.
    shown = []
    card = number * 3
    while True:
        pattern = FACES[2 * card % len(FACES)]
        card += 1
        fresh = pattern not in shown
        if fresh == (len(shown) < _SLOTS - 1):
            if not fresh:
                break
            shown.append(pattern)
    one, two = shown.index(pattern), (number * 7 + 9) % _SLOTS
    shown.insert(two, pattern)
    one += one >= two

    def draw(slot, to=0, way=16):
        y, x = [(b * 16 + (a - b) * way) // 4 for a, b in zip(divmod(slot, _ACROSS), divmod(to, _ACROSS))]
        draw_pattern(screen.frame, screen.console, shown[slot], x, y, 1)

    def outline(slot, colour, out=1):
        screen.frame.ring(slot % _ACROSS * 4 - out, slot // _ACROSS * 4 - out, 3 + 2 * out, colour)

    def paint(slots, *held):
        screen.frame.clear()
        for slot in slots:
            draw(slot)
        for slot in held:
            outline(slot, colour)

    every = list(range(_SLOTS))
    for count in every:
        draw(count * 5 % _SLOTS)  # they come everywhere at once
        yield 60
    yield 1400
    seat = screen.player(number)
    colour = palette.seat(seat)
    at, other = one ^ 10, two ^ 13
    held = []
    for goal in (one, two):
        while True:
            paint(every, *held)
            outline(other, palette.low(screen.player(number + 1)))
            other = (other + _ACROSS) % _SLOTS
            if at == goal:
                break
            outline(at, palette.low(seat))
            yield 300
            step = _ACROSS if at // _ACROSS != goal // _ACROSS else 1
            at += step if goal > at else -step
        held.append(goal)
        outline(goal, colour)
        yield 600
    screen.seat = seat
    for _ in range(3):
        paint(every)
        yield 200
        paint(every, one, two)
        yield 250
    every.remove(two)
    for way in screen.EASE:
        paint(every, one)
        draw(two, one, way)
        yield 45
    for out in range(2, 7):
        paint(every, one)
        outline(one, dim(colour, 1 << out - 1), out)
        yield 120
    paint(every, one)
    yield 1500

"""A press lights its pad at once, whatever the console has to load and to draw for it."""

import pytest

from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot
from shipped import board

LIGHT_US = 50000


@pytest.mark.parametrize("slow_ms", [0, 400])
def test_a_press_lights_its_pad_within_50_ms(slow_ms):
    session = start.Session(board(), 3, Flash())
    session.switch_on()
    people = Pilot(session)
    people.open_game("quick_play", 1)
    people.join([1, 2, 3])
    people.begin(1)
    while people.screen() != "card":
        session.step()
    for phase in range(0, 40, 3):
        people.wait_ms(40 + phase)
    think = session.console.think

    def loading():
        # On a chip the screens that a press leads to may have to be loaded from the flash first.
        if session.console.pads._waiting:
            session.world.block(slow_ms * 1000)
        think()

    session.console.think = loading
    before = bytes(session.wired.lights.rgb())
    seen = []
    session.wired.lights.on_change = lambda: seen.append(
        (session.world.now, bytes(session.wired.lights.rgb()))
    )
    pressed = session.world.now
    session.wired.hand(2, "MATCH", True)
    people.wait_ms(1500)
    lit = [time for time, lights in seen if sum(lights[3:6]) > sum(before[3:6])]
    assert lit and lit[0] - pressed < LIGHT_US
    session.switch_off()

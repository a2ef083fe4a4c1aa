"""A press lights the claimant's pad within 50 ms, whatever is in the way, on the virtual board."""

import pytest

from fivefold import paths
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.people import Pilot
from games.twins.slots import NONE

MOST_US = 50_000
COLLECTION_US = 12_000  # of the garbage of a whole game on an ESP32, while no handler runs


def playing(name):
    session = start.Session(start.load_board(str(paths.BOARDS / "esp32_devkitc.py")), 11, Flash())
    session.switch_on()
    people = Pilot(session)
    people.open_game(name, 1)
    people.join([1, 2, 3, 4])
    people.begin(1)
    return session, people


def until(session, people, *names):
    for _ in range(3000):
        if people.screen() in names:
            return
        session.step()
    raise AssertionError(f"{people.screen()} is up, not {names}")


def light(session, seat):
    return bytes(session.wired.lights.rgb()[3 * seat - 3 : 3 * seat])


def press_in_a_bad_moment(session, seat=2):
    """MATCH of a pad while the matrix is being written, and garbage is collected right after."""
    world = session.world
    bright = bytes(session.console.palette.seat(seat))
    while light(session, seat) == bright:  # it may blink
        session.step()
    began = world.now
    world.at(began + 100, session.wired.hand, seat, "MATCH", True)
    session.board.matrix.chain.write()
    world.stall(COLLECTION_US)
    assert light(session, seat) != bright
    while light(session, seat) != bright:
        session.step()
        assert world.now - began <= MOST_US, f"dark after {(world.now - began) // 1000} ms"


@pytest.mark.parametrize(("game", "screen"), [("quick_play", "card"), ("total_madness", "decks")])
def test_a_claim_lights_the_pad_at_once(game, screen):
    session, people = playing(game)
    until(session, people, screen)
    people.wait_ms(1500)
    press_in_a_bad_moment(session)


def test_a_second_claim_lights_its_pad_as_well():
    session, people = playing("quick_play")
    until(session, people, "card")
    people.wait_ms(1500)
    people.press(3, "MATCH")
    until(session, people, "claim")
    press_in_a_bad_moment(session)


def test_a_hand_lights_the_pad_at_once():
    session, people = playing("twins")
    until(session, people, "twins")
    people.tap(1, "BACK")
    people.wait_ms(1500)
    view = session.console.screen.view
    seat = next(seat for seat in (1, 2, 3, 4) if seat != session.console.table.game.whose())
    view.cursor[seat] = next(slot for slot, place in enumerate(view.slots.places) if place != NONE)
    press_in_a_bad_moment(session, seat)

"""The line to the virtual board: bytes take their time, and the port keeps 260 of them."""

from drivers.link import LONGEST, Link
from fivefold.virtual.serial import BYTE_US, PORT_BYTES, Serial
from fivefold.virtual.world import World


def line():
    world = World(1)
    heard = []
    serial = Serial(heard.append, world)
    return world, serial, Link(serial, serial, serial), heard


def records(link):
    """What has come in, one a round."""
    return [record for record in (link.receive() for _ in range(60)) if record]


def test_a_record_is_there_when_its_last_byte_has_come():
    world, serial, link, _ = line()
    serial.send({"do": "version"})
    size = len('\x1e{"do": "version"}\n')
    world.sleep(size * BYTE_US - 1)
    assert link.receive() is None
    world.sleep(1)
    assert link.receive() == {"do": "version"}


def test_what_comes_while_the_loop_is_busy_is_lost_beyond_the_buffer():
    world, serial, link, _ = line()
    for number in range(20):
        serial.send({"do": "seed", "value": number})
    world.sleep(1000000)
    assert 0 < len(records(link)) < 20 and serial.lost > 0
    serial.send({"do": "version"})
    world.sleep(100000)
    # What broke off does not take the next one along.
    assert records(link)[-1] == {"do": "version"}


def test_the_longest_record_fits_whole_so_that_a_host_that_waits_loses_nothing():
    assert LONGEST + 2 <= PORT_BYTES
    world, serial, link, heard = line()
    for _ in range(10):
        serial.send({"do": "x" * (LONGEST - len('{"do": ""}'))})
        world.sleep(3000000)
        assert len(records(link)) == 1
    assert (serial.lost, heard) == (0, [])

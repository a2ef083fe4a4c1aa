"""The virtual LEDs: what stands where, found without the driver's map and compared with it."""

from drivers import geometry
from drivers.matrix import Matrix
from fivefold.virtual import leds, start
from fivefold.virtual.leds import Chain, places
from fivefold.virtual.world import World


def matrix(**changes):
    wanted = {
        "panel": (16, 16),
        "across": 1,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
        "order": "GRB",
        "pin": 18,
    }
    wanted.update(changes)
    return wanted


def test_a_strip_that_turns_round_at_each_end():
    walk = places(matrix())
    assert [walk[led] for led in (0, 15, 16, 31, 240, 255)] == [
        (0, 0),
        (15, 0),
        (15, 1),
        (0, 1),
        (15, 15),
        (0, 15),
    ]


def test_a_strip_that_starts_afresh_in_columns_from_below():
    walk = places(matrix(panel=(5, 3), corner="bottom-right", by="columns", serpentine=False))
    assert walk[:4] == [(4, 2), (4, 1), (4, 0), (3, 2)]


def test_every_profile_shows_the_driver_picture_as_it_was_meant():
    """An asymmetric picture through driver and wire, in every way a matrix can hang."""
    here = World(1)
    start.put_below(here)
    import machine
    import neopixel

    for panel, across, down in (((16, 16), 1, 1), ((5, 3), 1, 1), ((5, 3), 2, 2)):
        for corner in geometry.CORNERS:
            for by in geometry.WAYS:
                for turns in range(4):
                    for flags in range(4):
                        profile = matrix(
                            panel=panel, across=across, down=down, corner=corner, by=by, rotation=turns,
                            serpentine=bool(flags & 1), mirror=bool(flags & 2),
                        )  # fmt: skip
                        check(here, profile, neopixel.NeoPixel(machine.Pin(18), len(places(profile))))


def check(here, profile, chain):
    shown = here.chains[18] = Chain(profile["order"], places(profile))
    driver = Matrix(chain, profile, 100000)
    driver.brightness = 10
    assert (driver.width, driver.height) == (shown.width, shown.height)
    picture = bytearray(3 * driver.width * driver.height)
    picture[0:3] = b"\xff\x00\x00"
    picture[3:6] = b"\x00\xff\x00"
    at = 3 * (driver.width * 2 + 1)
    picture[at : at + 3] = b"\x00\x00\xff"
    driver.show(picture)
    assert shown.rgb() == picture, profile


def test_colours_come_in_the_order_of_the_wire():
    for order, data in (("GRB", b"\x02\x01\x03"), ("BGR", b"\x03\x02\x01"), ("GRBW", b"\x02\x01\x03\x00")):
        chain = Chain(order, [(0, 0)])
        chain.arrive(data)
        assert bytes(chain.rgb()) == b"\x01\x02\x03", order
    white = Chain("GRBW", [(0, 0)])
    white.arrive(b"\x00\x05\x00\xfe")
    assert bytes(white.rgb()) == b"\xff\xfe\xfe"


def test_a_short_message_leaves_the_rest_and_a_long_one_falls_off_the_end():
    chain = Chain("RGB", [(0, 0), (1, 0)])
    chain.arrive(b"\x01\x01\x01\x02\x02\x02\x03\x03\x03")
    chain.arrive(b"\x09\x09\x09")
    assert bytes(chain.rgb()) == b"\x09\x09\x09\x02\x02\x02"


def test_writes_are_counted_and_changes_told():
    chain = Chain("RGB", [(0, 0)])
    changes = []
    chain.on_change = lambda: changes.append(bytes(chain.rgb()))
    for data in (b"\0\0\0", b"\1\2\3", b"\1\2\3"):
        chain.arrive(data)
    assert (chain.writes, changes) == (3, [b"\1\2\3"])


def test_dark_at_power_up():
    assert not any(leds.Chain("RGB", [(0, 0), (1, 0)]).rgb())


def test_a_wrong_map_shows():
    here = World(1)
    start.put_below(here)
    import machine
    import neopixel

    wall = matrix()
    picture = bytearray(768)
    picture[3 * 16 : 3 * 16 + 3] = b"\xff\xff\xff"
    for wrong in (
        {"serpentine": False},
        {"corner": "top-right"},
        {"corner": "bottom-left"},
        {"by": "columns"},
        {"rotation": 1},
        {"rotation": 2},
        {"mirror": True},
    ):
        shown = here.chains[18] = Chain("GRB", places(wall))
        Matrix(neopixel.NeoPixel(machine.Pin(18), 256), matrix(**wrong), 100000).show(picture)
        lit = [index for index in range(256) if shown.rgb()[3 * index]]
        assert len(lit) == 1 and lit != [16], wrong

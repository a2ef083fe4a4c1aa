from array import array

from doubles import Chain
from drivers import convert, matrix, power
from drivers.geometry import index_map
from support import raises

PROFILE = {
    "panel": (16, 16),
    "across": 1,
    "down": 1,
    "corner": "top-left",
    "by": "rows",
    "serpentine": True,
    "rotation": 0,
    "mirror": False,
    "order": "GRB",
}


def made(budget=4000, **changes):
    profile = dict(PROFILE)
    profile.update(changes)
    chain = Chain(256, len(profile["order"]))
    return matrix.Matrix(chain, profile, budget), chain


def frame(*pixels):
    rgb = bytearray(768)
    for x, y, colour in pixels:
        rgb[3 * (16 * y + x) : 3 * (16 * y + x) + 3] = bytes(colour)
    return rgb


def test_the_first_frame_is_black():
    _, chain = made()
    assert chain.written == [bytes(768)]


def test_colour_orders():
    for order, expected in (("GRB", b"\x00\xff\x00"), ("RGB", b"\xff\x00\x00"), ("BGR", b"\x00\x00\xff")):
        display, chain = made(order=order)
        display.brightness = 10
        display.show(frame((0, 0, (255, 0, 0))))
        assert chain.buf[:3] == expected


def test_four_channels():
    display, chain = made(order="GRBW")
    display.brightness = 10
    display.show(frame((0, 0, (255, 2, 3)), (15, 1, (1, 2, 3))))
    assert len(chain.buf) == 1024
    assert chain.buf[:4] == b"\x02\xff\x03\x00"
    assert chain.buf[64:68] == b"\x02\x01\x03\x00"


def test_an_unchanged_frame_is_not_sent_again():
    display, chain = made()
    assert not display.show(frame())
    picture = frame((3, 4, (10, 20, 30)))
    assert display.show(picture)
    for _ in range(300):
        assert not display.show(picture)
    picture[5] = 9
    assert display.show(picture)
    assert len(chain.written) == 3


def test_another_brightness_is_sent_and_no_other_than_1_to_10():
    display, chain = made()
    picture = frame((0, 0, (255, 0, 0)))
    display.show(picture)
    before = chain.buf[1]
    display.brightness = 9
    assert display.show(picture)
    assert chain.buf[1] > before
    raises(ValueError, setattr, display, "brightness", 11)
    assert display.brightness == 9
    display.brightness = 9
    assert not display.show(picture)


def test_the_supply_is_never_overdrawn():
    display, chain = made(budget=2000)
    display.brightness = 10
    display.show(bytearray(b"\xff" * 768))
    assert display.limited
    assert 1900 < power.estimate(sum(chain.buf), 256) <= 2000
    display.show(frame((0, 0, (255, 255, 255))))
    assert not display.limited


def test_too_small_a_supply_shows_black_and_tells():
    display, chain = made(budget=200)
    display.show(bytearray(b"\xff" * 768))
    assert display.limited
    assert max(chain.buf) == 0


def test_fifty_fades_down_and_up_lose_nothing():
    display, chain = made()
    picture = bytearray([i * 7 % 256 if i % 5 else i % 3 for i in range(768)])
    display.brightness = 10
    display.show(picture)
    before = bytes(chain.buf)
    dark = before.count(b"\0")
    for _ in range(50):
        for level in list(range(9, 0, -1)) + list(range(2, 11)):
            display.brightness = level
            assert display.show(picture)
            # A frame that the supply limits may lose nothing either: what is lit stays lit.
            for at in range(0, 768, 31):
                assert (chain.buf[at] > 0) == (before[at] > 0)
            assert bytes(chain.buf).count(b"\0") == dark
            del chain.written[:]
    assert bytes(chain.buf) == before


def test_the_lowest_brightness_keeps_red_and_orange_apart():
    display, chain = made()
    display.brightness = 1
    display.show(frame((0, 0, (150, 0, 0)), (1, 0, (150, 22, 0))))
    red, orange = bytes(chain.buf[:3]), bytes(chain.buf[3:6])
    assert red[0] == 0 < red[1] and 0 < orange[0] < orange[1]


def test_hung_otherwise_the_same_picture_is_sent_to_other_pixels():
    display, chain = made()
    display.brightness = 10
    corner = frame((0, 0, (1, 2, 3)))
    display.show(corner)
    for number, pixel in ((8, 0), (9, 15), (10, 240), (11, 255), (12, 15), (0, 0)):
        assert display.orient(number)
        assert display.orientation == number
        display.show(corner)
        assert bytes(chain.buf[3 * pixel : 3 * pixel + 3]) == b"\x02\x01\x03", number
    assert not display.show(corner)
    assert display.orient() and display.orientation == 8
    assert display.show(corner), "the same picture, hung otherwise, is sent again"


def test_what_is_not_square_can_only_be_turned_upside_down():
    display, _ = made(panel=(32, 8))
    assert display.orientation == 8 and (display.width, display.height) == (32, 8)
    assert not display.orient(9) and display.orientation == 8
    assert display.orient(10) and display.orient(14)


def test_a_frame_of_another_size_is_refused():
    display, chain = made()
    for size in (0, 767, 769, 3072):
        raises(ValueError, display.show, bytearray(size))
    assert len(chain.written) == 1


def test_black_is_black_at_once():
    display, chain = made()
    display.show(bytearray(b"\x10" * 768))
    display.black()
    assert chain.written[-1] == bytes(768)


def test_machine_code_and_its_plain_twin_agree():
    # On a Python without machine code both are the plain one.
    order, table = bytes([1, 0, 2]), index_map(PROFILE)
    for step in (3, 4):
        for level in (1, 3, 10):
            curve = power.brightness_curve(level)
            rgb = bytes([i * 7 % 256 if i % 5 else 0 for i in range(768)])
            results = []
            for twin in (matrix, convert):
                wire, totals = bytearray(256 * step), array("i", [0, 0])
                twin.convert(rgb, table, wire, curve, order, step, totals)
                results.append((bytes(wire), list(totals)))
                for scale, floor in ((256, 0), (100, 1), (37, 0), (0, 0)):
                    copy = bytearray(wire)
                    twin.shrink(copy, scale, floor)
                    assert list(copy) == [power.shrunk(value, scale, floor) for value in wire]
            assert results[0] == results[1]
            wire, totals = results[0]
            assert totals == [sum(wire), sum([1 for value in wire if value])]

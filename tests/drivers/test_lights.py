from doubles import Chain
from drivers.lights import Lights


def test_dark_at_first_then_in_the_order_of_the_wire():
    chain = Chain(2)
    lights = Lights(chain, 2, "GRB")
    assert chain.written == [bytes(6)]
    assert lights.show(bytearray([1, 2, 3, 4, 5, 6]))
    assert chain.written[-1] == bytes([2, 1, 3, 5, 4, 6])
    assert not lights.show(bytearray([1, 2, 3, 4, 5, 6]))
    assert len(chain.written) == 2
    lights.black()
    assert chain.written[-1] == bytes(6)


def test_four_channels():
    chain = Chain(1, 4)
    Lights(chain, 1, "RGBW").show(bytearray([7, 8, 9]))
    assert chain.buf == bytes([7, 8, 9, 0])

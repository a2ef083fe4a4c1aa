import gc

from board_contract import check_board
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.serial import Serial
from fivefold.virtual.world import World
from shipped import board as shipped

REFERENCE = shipped()


def made(profile):
    """The drivers' board of a profile that nothing is plugged into, its world, and its flash."""
    start.put_below(None)
    gc.collect()  # the world before this one
    world, flash = World(1), Flash()
    world.gpios = range(49)
    start.put_below(world)
    from drivers.board import Board
    from drivers.link import Link

    line = Serial()
    return Board(profile, link=Link(line, line, line), storage=start.stored(flash)), world, flash


def test_every_shipped_board_keeps_the_contract():
    for name, shape in (
        ("esp32_devkitc", (16, 16, 6)),
        ("esp32s3_devkitc", (16, 16, 6)),
        ("matrix_32x32", (32, 32, 6)),
        ("raspberry_pi", (16, 16, 3)),
        ("two_player", (16, 16, 2)),
        ("two_sided", (32, 16, 6)),
    ):
        board, _, _ = made(shipped(name))
        assert (board.width, board.height, len(board.seats)) == shape
        check_board(board)


def test_it_shows_black_before_it_does_anything_else():
    board, world, flash = made(REFERENCE)
    assert not world.tones.get(REFERENCE["buzzer"])
    assert bytes(board.matrix.chain.buf) == bytes(768)
    assert flash.files == {}


def test_closing_leaves_it_dark_silent_and_deaf():
    board, world, _ = made(REFERENCE)
    board.matrix.show(bytearray(b"\x20" * 768))
    board.lights.show(bytearray(b"\x20" * 18))
    board.buzzer.play([(440, 1000)])
    board.close()
    assert world.tones[REFERENCE["buzzer"]] == 0
    assert max(board.matrix.chain.buf) == 0 and max(board.lights.chain.buf) == 0
    assert not [wire for wire in world.wires.values() if wire.handler]
    start.put_below(None)


def test_full_white_everywhere_keeps_to_the_supply():
    for supply in (700, 1000, 2000, 4000):
        profile = dict(REFERENCE)
        profile["supply_ma"] = supply
        board, _, _ = made(profile)
        board.matrix.brightness = 10
        board.matrix.show(bytearray(b"\xff" * 768))
        board.lights.show(bytearray(b"\xff" * 18))
        channels = sum(board.matrix.chain.buf) + sum(board.lights.chain.buf)
        assert channels * 20 // 255 + 256 + 6 <= supply
        assert board.matrix.limited
    start.put_below(None)

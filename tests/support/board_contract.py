"""What the console may expect of any board: real, virtual or double."""


def check_board(board):
    """Raise AssertionError where a board breaks the contract of drivers.board.Board."""
    assert isinstance(board.name, str)
    assert min(board.width, board.height) >= 16
    assert board.seats == list(range(1, len(board.seats) + 1)) and 1 <= len(board.seats) <= 6
    assert board.sides in (1, 2)
    check_clock(board.clock)
    check_display(board.matrix, 3 * board.width * board.height)
    check_brightness(board.matrix, 3 * board.width * board.height)
    check_orientation(board.matrix, 3 * board.width * board.height)
    check_display(board.lights, 3 * len(board.seats))
    check_buzzer(board.buzzer)
    check_storage(board.storage)
    assert board.pads.poll() == []
    check_probe(board.probe(), board.seats)
    assert board.pads.poll() == []
    board.link.send({"event": "test"})
    assert board.link.receive() is None
    version, runs, free = board.facts()
    assert isinstance(version, str) and runs and (not free or int(free) > 0)
    seeds = [board.seed() for _ in range(20)]
    assert len(set(seeds)) >= 19 and min(seeds) >= 0 and max(seeds) < 1 << 30


def check_probe(probe, seats):
    assert sorted(probe.order.replace("W", "")) == ["B", "G", "R"]
    assert probe.windows == sorted(probe.windows)
    for seat in seats:
        assert probe.level(seat) in (0, 1) and 0 <= probe.edges(seat) < 256
        assert probe.has_ladder(seat) == (probe.millivolts(seat) >= 0)
        latency, rise = probe.pulse(seat)
        assert 0 <= latency < 1000 and 0 <= rise < 10000
    if len(seats) > 1:
        assert 500 < probe.race(1, 2, 1000) < 2000
        assert 500 < probe.race(2, 1, 1000) < 2000
    for low, high, button in probe.windows:
        assert probe.button_at(low) == button == probe.button_at(high)
        assert probe.button_at(high + 1) is None
    if probe.windows:
        assert probe.button_at(3200) == ""


def check_clock(clock):
    before = clock.ms(), clock.us()
    clock.sleep_ms(20)
    after = clock.ms(), clock.us()
    assert 20 <= after[0] - before[0] < 1000
    assert 20000 <= after[1] - before[1] < 1000000


def check_display(display, size):
    picture = bytearray(size)
    picture[size - 1] = 200
    assert display.show(picture) is True
    assert display.show(picture) is False
    picture[0] = 200
    assert display.show(picture) is True
    assert display.show(bytearray(size)) is True


def check_brightness(matrix, size):
    for level in range(1, 11):
        matrix.brightness = level
        assert matrix.brightness == level
    matrix.brightness = 1
    matrix.show(bytearray(b"\x01" + bytes(size - 1)))
    assert matrix.limited is False


def check_orientation(matrix, size):
    before = matrix.orientation
    assert 0 <= before < 16
    picture = bytearray(size)
    for number in range(16):
        hangs = matrix.orientation
        wanted = number if matrix.orient(number) else hangs
        assert matrix.orientation == wanted
        picture[0] = 100 + number
        assert matrix.show(picture) is True
    assert matrix.orient(before ^ 2), "upside down fits any display"
    assert matrix.orient(-1) and matrix.orientation == before


def check_buzzer(buzzer):
    for volume in range(4):
        buzzer.volume = volume
        buzzer.play([(440, 20), (0, 20), (880, 20)])
        buzzer.tick()
        buzzer.silence()
        buzzer.tick()


def check_storage(storage):
    assert storage.load("contract") is None
    for data in ({"a": [1, None, True, "é"]}, [2], {}):
        assert storage.save("contract", data) is True
        assert storage.load("contract") == data
    storage.remove("contract")
    storage.remove("contract")
    assert storage.load("contract") is None
    storage.log("a line\n")

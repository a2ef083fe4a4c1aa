"""Only the board that was meant: cables slip and names wander while it is flashed."""

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import backup, chip, device, espimage, flashing, installing, program
from fivefold.serial import ports, repl
from maker_boards import PROFILE, telling
from maker_images import image
from plugged import Info, Plugged

SHOWN = b'print(\'\\x1e{"event": "screen", "name": "tests"}\')\n'
# Two of a kind, as they are listed: vid, pid, serial number, location.
PAIRS = {
    "CH340": ((0x1A86, 0x7523, None, "1-1"), (0x1A86, 0x7523, None, "1-2")),
    "CP2102": ((0x10C4, 0xEA60, "0001", "1-1"), (0x10C4, 0xEA60, "0001", "1-2")),
    "native": (
        (0x303A, 0x1001, "24:0A:C4:00:00:01", "1-1:1.0"),
        (0x303A, 0x1001, "24:0A:C4:00:00:02", "1-2:1.0"),
    ),
    "nowhere": ((0x1A86, 0x7523, None, None), (0x1A86, 0x7523, None, None)),  # a system that tells no place
}


@pytest.fixture
def plugged(tmp_path, monkeypatch):
    monkeypatch.setattr(ports, "RETURN_SECONDS", 0.3)
    monkeypatch.setattr(ports, "LEAVE_SECONDS", 0)
    monkeypatch.setattr(flashing, "LOOK_SECONDS", 2)
    monkeypatch.setattr(flashing, "LOG_SECONDS", 0.2)
    monkeypatch.setattr(installing, "START_SECONDS", 5)
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "backups")
    files = telling(1)
    files["main.py"] = files["main.py"].replace(b"    started()\n", b"    started()\n    " + SHOWN)
    monkeypatch.setattr(program, "sources", lambda: files)
    there = Plugged(tmp_path, monkeypatch)
    yield there
    there.close()


def two(plugged, kind):
    """Board `mine` at ttyUSB0 and `other` at ttyUSB1."""
    for name, port, listed in zip(("mine", "other"), ("ttyUSB0", "ttyUSB1"), PAIRS[kind], strict=True):
        plugged.add(name, port, *listed)
    for name in ("mine", "other"):
        with device.connected(plugged.port({"mine": "ttyUSB0", "other": "ttyUSB1"}[name])) as there:
            there.put("/data/whose.txt", name.encode())
            there.ask("sync")


def flash(plugged, tmp_path):
    path = tmp_path / "micropython.bin"
    path.write_bytes(image())
    todo = flashing.Plan(ports.choose(plugged.port("ttyUSB0")), reading.read(PROFILE), espimage.read(path))
    return flashing.flash(todo, print)


def slip(plugged):
    """The cable of mine slips, and the other board takes its name where the system is so inclined."""
    plugged.pull("mine")
    plugged.rename("other", "ttyUSB0")


@pytest.mark.parametrize("kind", PAIRS)
@pytest.mark.parametrize(
    "moment", ["after flash-id", "backup", "write-flash", "verify-flash", "start", "deploy"]
)
def test_a_cable_that_slips_never_brings_anything_to_the_other_board(
    plugged, tmp_path, monkeypatch, kind, moment
):
    two(plugged, kind)
    before = plugged.files("other")
    once = [lambda: slip(plugged)]

    def at(now):
        if now == moment and once:
            once.pop()()

    plugged.on = at
    _before(monkeypatch, flashing, "_backup", lambda: at("backup"))
    _before(monkeypatch, ports, "again", lambda: at("after flash-id"))
    _before(monkeypatch, flashing, "_first_start", lambda: at("start"))
    _before(monkeypatch, installing, "install", lambda: at("deploy"))
    with pytest.raises(Failure) as told:
        flash(plugged, tmp_path)
    assert not once
    assert plugged.files("other") == before
    assert "other" not in plugged.written
    nothing = moment in ("after flash-id", "backup", "write-flash")
    assert bool(plugged.written) != nothing
    if nothing:
        assert "nothing was written" in str(told.value) or "the chip is as it was" in str(told.value)
    else:
        assert "State: " in str(told.value)
    for folder in (tmp_path / "backups").glob("*"):
        assert (folder / "data" / "whose.txt").read_text() == "mine"


def _before(monkeypatch, module, name, what):
    real = getattr(module, name)

    def first(*arguments, **more):
        what()
        return real(*arguments, **more)

    monkeypatch.setattr(module, name, first)


@pytest.mark.parametrize("kind", PAIRS)
def test_two_boards_that_stay_where_they_are_do_not_disturb_each_other(plugged, tmp_path, kind):
    two(plugged, kind)
    before = plugged.files("other")
    assert "it runs and shows: tests" in flash(plugged, tmp_path)
    assert plugged.written == ["mine"] and plugged.files("other") == before
    with device.connected(plugged.port("ttyUSB0")) as there:
        assert there.get("/data/whose.txt", 4) == b"mine"


def test_a_board_that_did_not_answer_before_loses_nothing_afterwards(plugged, tmp_path, monkeypatch):
    """It prints, or hangs, until it is flashed; then its file system shows what is somebody's."""
    two(plugged, "CH340")
    with device.connected(plugged.port("ttyUSB0")) as there:
        there.put("/main.py", b"print('years of work')")
        there.ask("sync")
    real = repl.opened

    def busy(port, *more):
        if not plugged.written:
            raise Failure("the board goes on printing")
        return real(port, *more)

    monkeypatch.setattr(repl, "opened", busy)
    with pytest.raises(Failure, match=r"/main.py; nothing was copied.* State: MicroPython is on the board"):
        flash(plugged, tmp_path)
    with device.connected(plugged.port("ttyUSB0")) as there:
        assert there.get("/main.py", 22) == b"print('years of work')"


def test_the_right_board_is_found_under_another_name(plugged, tmp_path, monkeypatch):
    two(plugged, "CP2102")
    once = [1]

    def swap():
        if once:
            once.pop()
            plugged.pull("mine")
            plugged.rename("other", "ttyUSB0")
            plugged.plug("mine", "ttyUSB1", Info(plugged.port("ttyUSB1"), *PAIRS["CP2102"][0]))

    _before(monkeypatch, ports, "again", swap)
    before = plugged.files("other")
    assert "it runs and shows: tests" in flash(plugged, tmp_path)
    assert plugged.written == ["mine"] and plugged.files("other") == before


def listing(device, vid, pid, number, location, alone=True):
    return ports.Port(device, "", vid, pid, number, location, alone)


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        # A number that is nobody else's, wherever the board is plugged in now.
        ((0x10C4, 0xEA60, "57E2A9C1", "1-1"), (0x10C4, 0xEA60, "57E2A9C1", "1-2"), True),
        ((0x10C4, 0xEA60, "57E2A9C1", "1-1"), (0x10C4, 0xEA60, "57E2A9C2", "1-1"), False),
        # One that factories give to all, or that two had when the port was chosen, says nothing.
        ((0x10C4, 0xEA60, "0001", "1-1"), (0x10C4, 0xEA60, "0001", "1-2"), False),
        ((0x10C4, 0xEA60, "0001", "1-1"), (0x10C4, 0xEA60, "0001", "1-1"), True),
        ((0x10C4, 0xEA60, "0001", None), (0x10C4, 0xEA60, "0001", None), None),
        ((0x10C4, 0xEA60, "57E2A9C1", None, False), (0x10C4, 0xEA60, "57E2A9C1", None), None),
        ((0x1A86, 0x7523, "12345678", None), (0x1A86, 0x7523, "12345678", None), None),
        # A chip with USB of its own: its boot loader writes its MAC in another way, or has no number.
        ((0x303A, 0x1001, "24:0A:C4:00:00:01", "1-1:1.0"), (0x303A, 0x4001, "240ac4000001", "1-1:1.0"), True),
        ((0x303A, 0x4001, "240ac4000001", "1-1:1.0"), (0x303A, 0x0002, "0", "1-1:1.0"), True),
        ((0x303A, 0x4001, "240ac4000001", "1-1:1.0"), (0x303A, 0x0002, "0", "1-2:1.0"), False),
        # Two ports of one device are not each other.
        ((0x0403, 0x6010, "FT5XQ1ZW", "1-1:1.0"), (0x0403, 0x6010, "FT5XQ1ZW", "1-1:1.1"), False),
        ((0x10C4, 0xEA60, None, "1-1"), (0x1A86, 0x7523, None, "1-1"), False),
    ],
)
def test_what_proves_that_a_board_is_the_same(before, after, same):
    assert ports.is_same(listing("a", *before), listing("b", *after)) is same


def test_a_number_that_two_have_is_known_as_such(plugged):
    plugged.infos = {
        "a": Info("/dev/ttyUSB0", 0x10C4, 0xEA60, "57E2A9C1", "1-1"),
        "b": Info("/dev/ttyUSB1", 0x10C4, 0xEA60, "57E2A9C1", "1-2"),
        "c": Info("/dev/ttyUSB2", 0x0403, 0x6010, "FT5XQ1ZW", "1-3:1.0"),
        "d": Info("/dev/ttyUSB3", 0x0403, 0x6010, "FT5XQ1ZW", "1-3:1.1"),
    }
    assert [port.alone for port in ports.listed()] == [False, False, True, True]


@pytest.mark.parametrize(
    ("platform", "machine", "name"),
    [
        ("esp32", "Generic ESP32 module with ESP32", "esp32"),
        ("esp32", "Generic ESP32 module with SPIRAM with ESP32", "esp32"),
        ("esp32", "M5Stack Atom with ESP32-PICO-D4", "esp32"),
        ("esp32", "A board with ESP32-D0WD-V3", "esp32"),
        ("esp32", "A board with ESP32-U4WDH", "esp32"),
        ("esp32", "Generic ESP32S3 module with Octal-SPIRAM with ESP32S3", "esp32s3"),
        ("esp32", "Generic ESP32S3 module with ESP32-S3", "esp32s3"),
        ("esp32", "A board with ESP32-S3-WROOM-1", "esp32s3"),
        ("esp32", "ESP32C3 module with ESP32C3", "esp32c3"),
        ("esp32", "ESP32C6 module with ESP32C6", "esp32c6"),
        ("esp32", "ESP32C61 module with ESP32C61", "unknown"),
        ("esp32", "ESP32C5 module with ESP32C5", "unknown"),
        ("esp32", "ESP32C2 module with ESP32C2", "unknown"),
        ("esp32", "Generic ESP32H2 module with ESP32-H2", "unknown"),
        ("esp32", "Generic ESP32P4 module with ESP32P4", "unknown"),
        ("esp32", "Generic ESP32P4 module with WIFI module of external ESP32C6 with ESP32P4", "unknown"),
        ("esp32", "ESP32-S31 module with ESP32-S31", "unknown"),
        ("esp32", "", "unknown"),
        ("rp2", "Raspberry Pi Pico with RP2040", "unknown"),
        ("esp8266", "ESP module with ESP8266", "unknown"),
        ("linux", "linux [GCC 12.2.0] version", ""),
    ],
)
def test_a_chip_that_is_not_known_is_taken_for_no_other(platform, machine, name):
    assert device.chip_of(platform, machine) == name


def test_a_board_with_an_unknown_chip_gets_nothing(board, monkeypatch):
    monkeypatch.setattr(device, "chip_of", lambda platform, machine: device.UNKNOWN)
    with pytest.raises(Failure, match="a chip that Fivefold does not know: nothing was copied"):
        installing.install(ports.Port(board.port), reading.read(PROFILE))
    with device.connected(board.port) as there:
        assert [there.ask("sha", path) for path in ("/boot.py", "/main.py", "/board.py")] == [None] * 3


@pytest.mark.parametrize(
    "text",
    ["MAC:                24:0a:c4:00:00:01", "MAC: 24:0a:c4:ff:fe:00:00:01\nBASE MAC: 24:0a:c4:00:00:01"],
)
def test_the_chip_tells_its_address(monkeypatch, text):
    monkeypatch.setattr(
        chip, "run", lambda words: f"Connected to ESP32-P4 on x:\n{text}\nDetected flash size: 4MB\n"
    )
    assert chip.look("x") == chip.Chip("esp32p4", 4 << 20, "240ac4000001")


def test_a_chip_without_an_address_is_not_written(monkeypatch):
    monkeypatch.setattr(chip, "run", lambda words: "Connected to ESP32 on x:\n")
    with pytest.raises(Failure, match=r"does not tell its own address .*nothing was written"):
        chip.look("x")


def test_the_prompt_of_another_board_is_told_from_this_one(board):
    with device.connected(board.port) as there, pytest.raises(Failure, match="another board answers"):
        device.check_mac(there.facts(), "240ac4000001")
    prompt, line = repl.opened(board.port)
    try:
        assert device.Device(prompt).facts().mac == board.mac
    finally:
        ports.close_line(line)

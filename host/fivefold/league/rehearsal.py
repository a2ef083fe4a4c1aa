"""A whole evening on one machine: a Mosquitto of its own, virtual boards with bots, a monitor for each."""

import contextlib
import getpass
import json
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

from fivefold import paths, vm
from fivefold.errors import Failure
from fivefold.league import broker
from fivefold.mqtt import LEAGUE, PASSWORD, Broker

HOST = "127.0.0.1"
_START_S = 30.0  # for anything to come up
NAMES = """Ada Ben Carla David Emma Felix Greta Hugo Ida Jonas Klara Leo Mia Nils Olga Paul Rosa Sami Tilda
Uwe Vera Walt Xenia Yann Zoe Anton Bella Cem Dora Emil Frida Georg Hanna Ivan Jette Kai Lena Max Nora Otto Pia
Quinn Ruth Sven Tove Ulla Vito Wim""".split()  # noqa: SIM905


def name(number: int) -> str:
    """Somebody's name: all different."""
    more = number // len(NAMES)
    return NAMES[number % len(NAMES)] + (f" {more + 1}" if more else "")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def find_mosquitto() -> str:
    """The program `mosquitto`. Raises Failure."""
    found = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if not found:
        raise Failure("there is no mosquitto here: on Debian, apt install mosquitto")
    return found


class Rehearsal:
    """Broker, boards and monitors; all end with it. speed: of the games, 0 as fast as they can.

    passwords: of each console, besides `league` and `home`. lying: consoles that tell other scores. boards:
    False where somebody else speaks for the consoles. over_wifi: consoles that speak for themselves.
    """

    def __init__(
        self,
        folder: Path,
        consoles: list[str],
        speed: float,
        board: Path,
        lying: tuple[str, ...] = (),
        boards: bool = True,
        over_wifi: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.passwords = {user: broker.new_password() for user in (*consoles, LEAGUE, broker.HOME)}
        self.port = free_port()
        self._with_boards = boards
        self._over_wifi = over_wifi
        self._consoles, self._speed, self._board, self._lying = consoles, speed, board, lying
        self._broker: subprocess.Popen[bytes] | None = None
        self._boards: dict[str, subprocess.Popen[str]] = {}
        self._ports: dict[str, str] = {}
        self.monitors: dict[str, subprocess.Popen[bytes]] = {}

    def __enter__(self) -> Self:
        try:
            self.start_broker()
            consoles = self._consoles if self._with_boards else []
            for number, console in enumerate(consoles):
                self._start_board(console, number)
            for console in consoles:
                self._ports[console] = self._port_of(console)
                if console not in self._over_wifi:
                    self.start_monitor(console)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        every: list[subprocess.Popen[Any]] = [*self.monitors.values(), *self._boards.values()]
        every += [self._broker] if self._broker else []
        for process in every:
            process.kill()
        for process in every:
            process.wait()
            if process.stdout:
                process.stdout.close()

    def where(self, user: str, password: str | None = None) -> Broker:
        """The broker as a user sees it."""
        return Broker(HOST, self.port, user, self.passwords[user] if password is None else password)

    def start_broker(self) -> None:
        """The broker comes, with nothing remembered."""
        hashed = {user: broker.hashed(password) for user, password in self.passwords.items()}
        config = broker.write(self.folder / "broker", hashed, HOST, self.port, getpass.getuser())
        with (self.folder / "broker.log").open("ab") as log:
            self._broker = subprocess.Popen([find_mosquitto(), "-c", str(config)], stdout=log, stderr=log)
        until = time.monotonic() + _START_S
        while True:
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 1):
                return
            if self._broker.poll() is not None or time.monotonic() > until:
                raise Failure(f"mosquitto does not start, see {self.folder / 'broker.log'}")
            time.sleep(0.05)

    def kill_broker(self) -> None:
        """The broker is gone without a word."""
        assert self._broker
        self._broker.kill()
        self._broker.wait()

    def _start_board(self, console: str, number: int) -> None:
        task: dict[str, Any] = {"board": str(self._board), "seed": number + 1, "speed": self._speed}
        task["lie"] = console in self._lying
        if console in self._over_wifi:
            login = {"user": console, "password": self.passwords[console]}
            task["wifi"] = {"ssid": "rehearsal", "key": "", "host": HOST, "port": self.port, **login}
        task["keep"] = str(self.told(console))
        environment = vm.environment(paths.VIRTUAL / "modules", paths.PACKAGE.parent)
        # A console loads a game each time anew: compiled once, they all begin in time.
        del environment["PYTHONDONTWRITEBYTECODE"]
        environment["PYTHONPYCACHEPREFIX"] = str(self.folder / "compiled")
        self._boards[console] = subprocess.Popen(
            vm.command("cpython", paths.PROGRAMS / "league/rehearsal.py", [json.dumps(task)]),
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _port_of(self, console: str) -> str:
        said = self._boards[console].stdout
        assert said
        port = said.readline().strip()
        if not port:
            raise Failure(f"the virtual board of {console} does not start")
        return port

    def start_monitor(self, console: str, password: str | None = None) -> None:
        """A monitor at a board, as `fivefold monitor --publish` runs it."""
        arguments = ["monitor", "--port", self._ports[console], "--json", "--no-history"]
        arguments += ["--publish", f"mqtt://{console}@{HOST}:{self.port}"]
        arguments += ["--outbox", str(self.folder / f"{console}.sqlite"), "--home"]
        environment = vm.environment(paths.PACKAGE.parent)
        environment[PASSWORD] = self.passwords[console] if password is None else password
        with self.log(console).open("ab") as said:
            self.monitors[console] = subprocess.Popen(
                [sys.executable, "-c", "from fivefold.cli import main; main()", *arguments],
                stdout=subprocess.DEVNULL,
                stderr=said,
                env=environment,
            )

    def log(self, console: str) -> Path:
        """What a console's monitor says."""
        return self.folder / f"{console}.log"

    def told(self, console: str) -> Path:
        """What a console itself has told, line by line, whoever heard it: the recording of the evening."""
        return self.folder / f"{console}.jsonl"

    def begun(self) -> dict[int, list[float]]:
        """Seed of a round -> when the count-downs of its consoles were over, by their own clocks, in ms."""
        found: dict[int, list[float]] = {}
        for console in self._consoles:
            seed = None
            for line in self.told(console).read_text().splitlines():
                record = json.loads(line)
                if record["event"] == "start" and record["now"] == 0:
                    seed = record["seed"]
                elif record["event"] == "go" and seed is not None:
                    found.setdefault(seed, []).append(record["pc_ms"])
                    seed = None
        return found

    def kill_monitor(self, console: str) -> None:
        """A monitor is gone without a word."""
        self.monitors[console].kill()
        self.monitors[console].wait()

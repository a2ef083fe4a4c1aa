"""`fivefold monitor` beside a whole game on a virtual board: what happened there is in the history."""

import json
import threading
import time

import pytest

from fivefold.boards import reading
from fivefold.maker import installing
from fivefold.monitor.history import History
from fivefold.monitor.keeper import Keeper
from fivefold.monitor.log import Log
from fivefold.monitor.monitor import Monitor
from fivefold.monitor.views import Lines
from fivefold.serial import ports
from fivefold.serial.line import Line
from maker_boards import PROFILE


class Watching:
    """The monitor at a board's port, in a thread; and a hand that presses over the link, as tests may."""

    def __init__(self, board, folder):
        self.said = []
        self.line = Line(ports.Port(board.port), self.said.append)
        self._stop = False
        self.log = Log(folder / "log", self.said.append)
        self._file = folder / "history"
        self._thread = threading.Thread(target=self._run)
        self.monitor = None
        self._thread.start()
        self.until(lambda: self.monitor)

    def _run(self):
        keeper = Keeper(History(self._file), {1: "Ada"}, self.said.append)
        self.monitor = Monitor(self.line, Lines(), self.log, keeper)
        while not self._stop:
            self.monitor.step(time.monotonic())
        keeper.close()

    def until(self, what, seconds=120):
        """Wait until this is so."""
        end = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < end, (self.said, self.monitor and self.monitor.watch.screen)
            time.sleep(0.02)

    def screen(self, name):
        self.until(lambda: self.monitor.watch.screen == name)

    def press(self, seat, button="MATCH", seconds=0.05):
        for do in ("press", "release"):
            self.say({"do": do, "seat": seat, "button": button})
            time.sleep(seconds)

    def say(self, command):
        self.line.write(b"\x1e" + json.dumps(command).encode() + b"\n")

    def stop(self):
        self._stop = True
        self._thread.join()
        self.line.close()
        self.log.close()
        self.history = History(self._file)


@pytest.fixture
def watching(board, tmp_path):
    """The monitor beside a board that shows its first screen."""
    installing.install(ports.Port(board.port), reading.read(PROFILE))
    there = Watching(board, tmp_path)
    there.until(lambda: there.monitor.watch.board)
    yield there
    there.stop()


@pytest.mark.long
def test_a_game_with_a_power_cut_is_one_whole_game_in_the_history(board, watching, capsys):
    known = watching.monitor.watch
    for screen in ("language", "colours", "attract", "menu"):
        watching.screen(screen)
        watching.press(1)
    watching.screen("join")
    watching.press(2)
    for _ in range(9):  # from ten rounds down to one
        watching.press(1, "DOWN")
    watching.press(1, seconds=1.3)
    watching.screen("card")
    watching.press(2)
    watching.press(1)
    watching.until(lambda: known.game.claims and known.game.claims[0].late)
    time.sleep(0.5)  # until it is saved
    board.cut()
    board.switch_on()
    watching.screen("resume")
    watching.until(lambda: not known.playing)
    watching.press(1)
    watching.screen("claim")
    watching.until(lambda: known.playing)
    time.sleep(1.2)  # until nobody can claim any more
    watching.press(1)
    watching.screen("results")
    watching.until(lambda: known.game.over)
    watching.stop()

    assert watching.said == []
    printed = capsys.readouterr().out
    assert "Quick Play: start: Ada: 0, seat 2: 0" in printed
    assert "Quick Play: goes on: " in printed and "Quick Play: result: seat 2: 1, Ada: 0" in printed
    (game,) = watching.history.games(9)
    assert (game.game, game.finished, game.options["rounds"]) == ("quick_play", 1, 1)
    winner, other = watching.history.players(game.id)
    assert (winner.seat, winner.won, other.name) == (2, 1, "Ada")
    (claim,) = watching.history.claims(game.id)
    assert (claim.seat, claim.verdict, claim.next_seat) == (2, "right", 1)
    assert 0 <= claim.margin_ms < 1000

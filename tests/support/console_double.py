"""A board without hardware for tests of the console: time and presses are given, everything shown is kept."""

import gc
import json
import os

import games
from console.app import Console
from support import wipe

try:  # on CPython everything that a console tells in any test is held to the description of the link
    from fivefold.serial import schema
except ImportError:
    schema = None

if hasattr(gc, "threshold"):
    gc.threshold(8192)  # as main.py does: garbage that lies about scatters what stays


class Clock:
    def __init__(self):
        self.time_us = 0

    def us(self):
        return self.time_us

    def ms(self):
        return self.time_us // 1000

    def sleep_ms(self, ms):
        self.time_us += ms * 1000


class Pads:
    def __init__(self):
        self.events = []
        self.overflow = 0
        self._times = {}

    def poll(self):
        events, self.events = self.events, []
        for time, seat, _, down in events:
            if down:
                self._times[seat] = time
        return events

    def known_since(self, seat):
        return self._times[seat]


class Display:
    """Matrix or pad lights: `shown` is the last picture, `writes` how many there were."""

    def __init__(self):
        self.shown = None
        self.writes = 0
        self.brightness = 3
        self.limited = False
        self.orientation = 8

    def orient(self, number=-1):
        self.orientation = 8 if number < 0 else number
        return True

    def show(self, rgb):
        if rgb == self.shown:
            return False
        if self.shown is None:
            self.shown = bytearray(rgb)
        self.shown[:] = rgb
        self.writes += 1
        return True


class Buzzer:
    def __init__(self):
        self.played = []
        self.volume = 2
        self.silent = True

    def play(self, notes):
        self.played.append(notes)
        del self.played[:-20]
        self.silent = False

    def tick(self):
        pass

    def silence(self):
        self.silent = True


class Lines:
    def __init__(self, kept):
        self.kept = kept

    def add(self, data):
        self.kept.append(data)
        return True

    def read(self, first, most):
        return self.kept[first - 1 : first - 1 + most]

    def remove(self):
        self.kept[:] = []


class Storage:
    def __init__(self, files):
        self.files = files
        self.logged = []
        self.trouble = ""

    def load(self, name):
        return self.files.get(name)

    def save(self, name, data):
        self.files[name] = data
        return True

    def remove(self, name):
        self.files.pop(name, None)

    def lines(self, name):
        return Lines(self.files.setdefault("lines of " + name, []))

    def log(self, text):
        self.logged.append(text)


class Link:
    def __init__(self):
        self.sent = []
        self.waiting = []

    def send(self, data):
        if schema:
            refused = schema.event(json.loads(json.dumps(data)))
            assert not refused, (refused, data)
        self.sent.append(data)
        del self.sent[:-20]  # a small heap is no place for a long memory

    def receive(self):
        return self.waiting.pop(0) if self.waiting else None


def _usual():
    # A console that has been used: its language is chosen, and every lesson has been offered.
    return {"settings": {"language": "en"}, "lessons": list(games.GAMES)}


class Board:
    """The interface of drivers.board.Board, in memory; files: what the storage holds."""

    def __init__(self, width=16, height=16, pads=4, files=None, sides=1, added=""):
        self.name = "double"
        self.width, self.height = sides * width, height
        self.seats = list(range(1, pads + 1))
        self.sides = sides
        self.clock = Clock()
        self.pads = Pads()
        self.matrix = Display()
        self.lights = Display()
        self.buzzer = Buzzer()
        self.storage = Storage(_usual() if files is None else files)
        self.link = Link()
        self.added = added
        self._probe = None
        self._seed = 0

    def probe(self):
        from probe_double import Probe

        self._probe = self._probe or Probe(self.seats)
        return self._probe

    def added_games(self):
        return os.listdir(self.added) if self.added else []

    def seed(self):
        self._seed += 1
        return self._seed

    def facts(self):
        return "1.2.3", "no chip, Python", "99"


_before = []


def _make_room():
    while _before:
        console = _before.pop()
        console.screen = console.table = None
        console.tidy()
        console = None
        wipe()
        gc.collect()


class Player:
    """Presses pads of a console on a Board and lets time go by."""

    def __init__(self, width=16, height=16, pads=4, files=None, sides=1, added=""):
        _make_room()  # what the player before has loaded would fill the small heap of this one
        self.board = Board(width, height, pads, files, sides, added)
        self.console = Console(self.board)
        _before.append(self.console)

    @property
    def screen(self):
        return self.console.screen.NAME

    @property
    def game(self):
        return self.console.table.game

    def wait(self, ms, step=10):
        """Let the console run for some time."""
        for _ in range(ms // step):
            self.board.clock.sleep_ms(step)
            self.console.step()

    def event(self, seat, button, down):
        """A button goes down or up now; the console sees it at its next step."""
        self.board.pads.events.append((self.board.clock.us(), seat, button, down))

    def press(self, seat, button, ms=50):
        """Press a button and let go of it."""
        self.event(seat, button, True)
        self.wait(ms)
        self.event(seat, button, False)
        self.wait(50)

    def hold(self, seat, button, ms):
        self.press(seat, button, ms)

    def race(self, seats=(1, 2, 3, 4), **how):
        """This player, with the first card of Quick Play in play."""
        self.start(seats, **how)
        assert self.screen == "card", self.board.storage.logged
        return self

    def start(self, seats=(1, 2), seed=7, rounds=None, computers=0, cards="screen"):
        """From the attract screen to the first card of Quick Play."""
        options = {"rounds": rounds} if rounds else {}
        self.join("quick_play", seats, computers=computers, cards=cards, **options)
        self.begin(seats[0], seed)
        self.wait(2500)

    def settings(self, item="language"):
        """From the attract screen to an item of the settings."""
        self.press(1, "MATCH")
        self.press(1, "LEFT")
        self.press(1, "MATCH")
        self.turn_to(item)

    def turn_to(self, item):
        """RIGHT until a chooser shows this item."""
        chooser = self.console.screen
        for _ in chooser.items:
            if chooser.items[chooser.at] == item:
                return
            self.press(1, "RIGHT")
        raise ValueError("no %s here" % item)

    def join(self, game, seats, **options):
        """From the attract screen to the joining of a game, with these seats and options."""
        self.press(seats[0], "MATCH")
        menu = self.console.screen
        while menu.items[menu.at] != game:
            self.press(seats[0], "RIGHT")
        menu = None
        self.press(seats[0], "MATCH")
        for seat in seats[1:]:
            self.press(seat, "MATCH")
        screen = self.console.screen
        names = [option.name for option in screen.options]
        for name in sorted(options):
            screen.values[names.index(name)] = options[name]
            screen.set_here.append(name)

    def begin(self, seat, seed):
        """A seat starts the game that was joined; seed: of its chance."""
        self.board.link.waiting.append({"do": "seed", "value": seed})
        self.hold(seat, "MATCH", 1100)

    def light(self, seat):
        """The light of a pad: three bytes."""
        return self.board.lights.shown[3 * seat - 3 : 3 * seat]

    def sent(self, name):
        """All events of a name that were told to the host."""
        return [data for data in self.board.link.sent if data["event"] == name]

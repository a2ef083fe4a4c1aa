"""A random walk through a game that checks the contract at every step."""

import gc
import json
import sys

import games
from core.game import TABLE, WAIT
from core.recording import Recorder, replay
from core.refusal import Refused
from core.rng import Rng
from core.snapshot import restore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.game import Action, Event, Game

MOST_STEPS = 20000
SMALL = sys.implementation.name == "micropython"


def start(name: str, count: int, run: int) -> "Game":
    """Game number `run` of its kind with `count` seats, and options by chance that fit."""
    rng = Rng(run * 10 + count)
    kind = games.load(name)
    seats = [1, 2, 3, 4, 5, 6]
    rng.shuffle(seats)
    while True:
        options = {}
        for option in kind.OPTIONS:
            if rng.below(2):
                options[option.name] = rng.pick(option.values())
        try:
            return kind(seats[:count], options, run)
        except ValueError:
            continue


class Hidden:
    """What a game keeps secret, as the file hidden.py beside its tests says; without such a file nothing.

    `disguise(game, seat, rng)` changes at random whatever `seat` (0: everybody) may not know, but keeps
    the game possible. `filled_in(game, action, rng)` gives an action of a verb in FREE integers that
    refusal() lets pass.
    """

    def __init__(self, folder: str) -> None:
        self._own: "dict[str, Any]" = {}
        try:
            with open(folder + "/hidden.py") as file:
                exec(file.read(), self._own)
        except OSError:
            pass

    def disguise(self, game: "Game", seat: int, rng: "Rng") -> None:
        """Also what nobody may know: how chance goes on."""
        game.rng.state = [1 + rng.below(30000) for _ in range(3)]
        if "disguise" in self._own:
            self._own["disguise"](game, seat, rng)

    def filled_in(self, game: "Game", action: "Action", rng: "Rng") -> "Action":
        """Without a list of its own a verb takes no integers."""
        return self._own["filled_in"](game, action, rng) if "filled_in" in self._own else action


def tidy() -> None:
    """Make the most of a small heap."""
    if SMALL:
        gc.collect()


def refused(game: "Game", action: "Action", now: int) -> "Refused":
    """The Refused that an action raises; AssertionError when it raises none."""
    try:
        game.act(action, now)
    except Refused as error:
        return error
    raise AssertionError("%r should be refused, and is not" % (action,))


class Walk:
    """Walks through one game; `every`: the costly checks are done at every so many steps, later on fewer.

    hidden: of the game, see Hidden. keep: the longest recording that there is room for, in lines.
    """

    def __init__(self, game: "Game", every: int, hidden: "Hidden", keep: int = MOST_STEPS) -> None:
        self.game = game
        self.hidden = hidden
        self.rng = Rng(game.seed + len(game.seats))
        self.every = every
        self.keep = keep
        self.seen: "list[Action]" = []  # actions that were legal at some time

    def to_the_end(self) -> None:
        """Play to the end, and again from the recording. AssertionError where the contract is broken."""
        game = self.game
        lines: list[str] = []
        recorder = Recorder(game, lambda line: len(lines) < self.keep and lines.append(json.dumps(line)))  # type: ignore[func-returns-value]
        steps = 0
        while not game.over:
            steps += 1
            tidy()
            assert steps < MOST_STEPS, "%s goes on and on" % game.NAME
            thorough = steps % (self.every * (1 + steps // 50)) == 0
            if thorough:
                self._check_legal()
                if not SMALL:
                    self._check_views()
                self._check_illegal()
                tidy()
                twin = restore(json.loads(json.dumps(game.snapshot())), games.load)
            now, action = self._choose()
            events = recorder.act(action, now)
            self._check_events(events)
            game.conserved()
            if thorough:
                assert twin.act(action, now) == events
                assert twin.snapshot() == game.snapshot()
                assert twin.public() == game.public() and twin.standings() == game.standings()
        self._check_end()
        if len(lines) < self.keep:
            assert replay([json.loads(line) for line in lines], games.start).snapshot() == game.snapshot()

    def _check_legal(self) -> None:
        """The legal actions of the table and of all seats are sorted, each once, and not refused."""
        game = self.game
        found = 0
        for seat in [TABLE] + game.seats:
            legal = game.legal(seat)
            assert legal == sorted(legal), legal
            for index in range(1, len(legal)):
                assert legal[index - 1] != legal[index], legal[index]
            for action in legal:
                assert action[0] == seat
                assert action[1] in game.FREE or game.refusal(action) is None, action
            found += len(legal)
        assert found, "%s: nobody can do anything" % game.NAME

    def _choose(self) -> "tuple[int, Action]":
        """Some legal action and a time for it; now and then whatever is due next."""
        game, rng = self.game, self.rng
        due = game.due()
        seats = [TABLE] + game.seats
        rng.shuffle(seats)
        now = game.now + (0, 1, 80, 1200, 9000)[rng.below(5)]
        patience = 20 if due is None or due < now + 60000 else 400
        if due is None or (now < due and rng.below(patience)):
            for seat in seats:
                legal = game.legal(seat)
                if seat == TABLE and due is not None:
                    legal.remove((TABLE, WAIT))
                if legal:
                    action = rng.pick(legal)
                    if len(self.seen) < 50:
                        self.seen.append(action)
                    return now, self._filled_in(action)
        return due, (TABLE, WAIT)  # type: ignore[return-value]  # else somebody could act

    def _filled_in(self, action: "Action") -> "Action":
        game = self.game
        return self.hidden.filled_in(game, action, self.rng) if action[1] in game.FREE else action

    def _check_illegal(self) -> None:
        """Actions that are legal at other times, for others, with other integers: refused by a rule."""
        game, rng = self.game, self.rng
        now = game.now
        before = game.snapshot()
        for _ in range(10):
            action: "Any" = list(rng.pick(self.seen))
            twist = rng.below(4)
            if twist == 0:
                action[0] = rng.pick([TABLE] + game.seats)
            elif twist == 1:
                action.append(rng.below(4))
            elif twist == 2 and len(action) > 2:
                action[2 + rng.below(len(action) - 2)] += rng.below(7) - 3
            elif twist == 3:
                action[1] = rng.pick(self.seen)[1]
            action = tuple(action)
            if game.refusal(action) is None:
                known = game.legal(action[0])
                assert action in known or (action[1] in game.FREE and action[:2] in known), action
            else:
                error = refused(game, action, now)
                letters, _, number = error.rule.partition("-")
                assert letters.isupper() and int(number) > 0 and error.reason, error.rule
        assert game.snapshot() == before

    def _check_views(self) -> None:
        """The views are plain data and show nothing that is secret."""
        game = self.game
        for seat in [TABLE] + game.seats:
            twin = restore(game.snapshot(), games.load)
            self.hidden.disguise(twin, seat, self.rng)
            twin.conserved()
            assert json.loads(json.dumps(twin.public())) == json.loads(json.dumps(game.public()))
            if seat != TABLE:
                assert twin.private(seat) == game.private(seat)
                assert twin.legal(seat) == game.legal(seat)

    def _check_events(self, events: "list[Event]") -> None:
        for event in events:
            assert len(self.game.EVENTS[event[0]]) == len(event) - 1, event

    def _check_end(self) -> None:
        game = self.game
        table = game.standings()
        assert sorted([row[1] for row in table]) == sorted(game.seats)
        assert len(table[0]) == 2 + len(game.NUMBERS)
        assert game.winners() or table[0][0] != 1
        assert game.due() is None
        for seat in [TABLE] + game.seats:
            assert game.legal(seat) == []
        for action in self.seen:
            assert refused(game, action, game.now).rule == "C-4"
        assert restore(game.snapshot(), games.load).over

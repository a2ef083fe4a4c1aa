"""A random walk through a game that checks the contract at every step."""

import gc
import json
import sys

import games
from core.game import TABLE, WAIT
from core.recording import Recorder, replay
from core.refusal import Refused
from core.rng import Chance
from core.snapshot import restore
from hidden import disguise, filled_in
from support import raises

MOST_STEPS = 20000
SMALL = sys.implementation.name == "micropython"


def start(name, count, run):
    """Game number `run` of its kind with `count` seats, and options by chance that fit."""
    chance = Chance(run * 10 + count)
    kind = games.load(name)
    seats = [1, 2, 3, 4, 5, 6]
    chance.shuffle(seats)
    while True:
        options = {}
        for option in kind.OPTIONS:
            if chance.below(2):
                options[option.name] = chance.pick(option.values())
        try:
            return kind(seats[:count], options, run)
        except ValueError:
            continue


def tidy():
    """Make the most of a small heap."""
    if SMALL:
        gc.collect()


class Walk:
    """Walks through one game; `every`: the costly checks are done at every so many steps, later on fewer.

    keep: the longest recording that there is room for, in lines.
    """

    def __init__(self, game, every, keep=MOST_STEPS):
        self.game = game
        self.chance = Chance(game.seed + len(game.seats))
        self.every = every
        self.keep = keep
        self.seen = []  # actions that were legal at some time

    def to_the_end(self):
        """Play to the end, and again from the recording. AssertionError where the contract is broken."""
        game = self.game
        lines = []
        recorder = Recorder(game, lambda line: len(lines) < self.keep and lines.append(json.dumps(line)))
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

    def _check_legal(self):
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

    def _choose(self):
        """Some legal action and a time for it; now and then whatever is due next."""
        game, chance = self.game, self.chance
        due = game.due()
        seats = [TABLE] + game.seats
        chance.shuffle(seats)
        now = game.now + (0, 1, 80, 1200, 9000)[chance.below(5)]
        patience = 20 if due is None or due < now + 60000 else 400
        if due is None or (now < due and chance.below(patience)):
            for seat in seats:
                legal = game.legal(seat)
                if seat == TABLE and due is not None:
                    legal.remove((TABLE, WAIT))
                if legal:
                    action = chance.pick(legal)
                    if len(self.seen) < 50:
                        self.seen.append(action)
                    return now, filled_in(game, action, chance) if action[1] in game.FREE else action
        return due, (TABLE, WAIT)

    def _check_illegal(self):
        """Actions that are legal at other times, for others, with other integers: refused by a rule."""
        game, chance = self.game, self.chance
        now = game.now
        before = game.snapshot()
        for _ in range(10):
            action = list(chance.pick(self.seen))
            twist = chance.below(4)
            if twist == 0:
                action[0] = chance.pick([TABLE] + game.seats)
            elif twist == 1:
                action.append(chance.below(4))
            elif twist == 2 and len(action) > 2:
                action[2 + chance.below(len(action) - 2)] += chance.below(7) - 3
            elif twist == 3:
                action[1] = chance.pick(self.seen)[1]
            action = tuple(action)
            if game.refusal(action) is None:
                known = game.legal(action[0])
                assert action in known or (action[1] in game.FREE and action[:2] in known), action
            else:
                error = raises(Refused, game.act, action, now)
                letters, _, number = error.rule.partition("-")
                assert letters.isupper() and int(number) > 0 and error.reason, error.rule
        assert game.snapshot() == before

    def _check_views(self):
        """The views are plain data and show nothing that is secret."""
        game = self.game
        for seat in [TABLE] + game.seats:
            twin = restore(game.snapshot(), games.load)
            disguise(twin, seat, self.chance)
            twin.conserved()
            assert json.loads(json.dumps(twin.public())) == json.loads(json.dumps(game.public()))
            if seat != TABLE:
                assert twin.private(seat) == game.private(seat)
                assert twin.legal(seat) == game.legal(seat)

    def _check_events(self, events):
        for event in events:
            assert len(self.game.EVENTS[event[0]]) == len(event) - 1, event

    def _check_end(self):
        game = self.game
        table = game.standings()
        assert sorted([row[1] for row in table]) == sorted(game.seats)
        assert len(table[0]) == 2 + len(game.NUMBERS)
        assert game.winners() or table[0][0] != 1
        assert game.due() is None
        for seat in [TABLE] + game.seats:
            assert game.legal(seat) == []
        for action in self.seen:
            assert raises(Refused, game.act, action, game.now).rule == "C-4"
        assert restore(game.snapshot(), games.load).over

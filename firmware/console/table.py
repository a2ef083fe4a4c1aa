"""The table at which a game is played: who sits where, what time it is there, and who acts next."""

import games
from core.game import TABLE, WAIT
from core.refusal import Refused


class Table:
    """One game in play. Its clock, `now` in ms since the game began, stands still while paused.

    humans: seats with people. computers: dict seat -> strength. tell(event, now): called with each event.
    record(line): called with each line of a recording (C-7), or None. `fresh`: something has happened since
    somebody set it to False.
    """

    def __init__(self, game, humans, computers, tell, record=None):
        self.game = game
        self.name = game.NAME
        self.humans = sorted(humans)
        self.computers = computers
        self._tell = tell
        self.bots = _players(game, computers) if computers else {}
        self.now = game.now
        self.fresh = False
        self.arrangements = {}  # seat -> the blocks as they lie, where that is known
        self._plans = {}
        self._stale = True  # something has happened that the plans do not know of
        self._coming = None  # what happens by itself: (time, seat, action)
        self._started = None  # console time at which the table's clock showed 0
        self.apply = self.game.act
        if record:
            from core.recording import Recorder  # few games are recorded

            self.apply = Recorder(self.game, record).act

    # Time.

    def start(self, clock):
        """The game's clock runs from now on; clock: the console's ms."""
        self._started = clock - self.now
        self._stale = True

    def pause(self, clock):
        """The game's clock stands still until start()."""
        self.now = self.time(clock)
        self._started = None

    def time(self, clock):
        """The game's time at the console's time, never earlier than what has happened."""
        return self.now if self._started is None else max(clock - self._started, self.now)

    def stands(self):
        """Whether nothing happens here: the game is paused, or over."""
        return self._started is None or self.game.over

    # Actions.

    def legal(self, seat, verb):
        """Whether an action without numbers is allowed now."""
        return not self.game.over and self.game.refusal((seat, verb)) is None

    def act(self, action, clock):
        """Do what a player wants, at the console's time `clock`; False when the rules do not allow it."""
        self.advance_to(clock)
        try:
            self._do(action, self.time(clock))
        except Refused:
            return False
        return True

    def advance_to(self, clock):
        """Let happen what comes before an action at the console's time `clock`."""
        self._run(self.time(clock), False)

    def advance(self, clock):
        """Let happen what is due next, or let a computer player act; whether anything happened.

        One thing a call, and computer players think about it at the next call only: thinking takes a while,
        and people shall see first what they think about.
        """
        return self._started is not None and self._run(self.time(clock), True)

    def _run(self, until, including):
        acted = False
        while True:
            if self._stale:
                self._replan()
            if self._coming is None:
                break
            at, seat, action = self._coming
            if at > until or (at == until and not including and action[1] != WAIT):
                break
            acted = True
            try:
                self._do(action, at)
            except Refused:
                self._plans.pop(seat)
                self._look_ahead()
            if including:
                break
        return acted

    def _look_ahead(self):
        # What happens next if nobody presses: only what is done can change it, so it is found once an action.
        now = self.now
        due = self.game.due()
        best = None if due is None else (due, TABLE, (TABLE, WAIT))
        for seat in sorted(self._plans):
            at, action = self._plans[seat]
            if best is None or max(at, now) < best[0]:
                best = (max(at, now), seat, action)
        self._coming = best

    def _do(self, action, at):
        events = self.apply(action, at)
        self.now = at
        self.fresh = True
        claimant = 0
        for event in events:
            self._tell(event, at)
            if event[0] == "check":
                claimant = event[1]
        laid = self.arrangements.pop(claimant, None)
        self._stale = True
        if laid:
            try:
                self._do((claimant, "lay") + tuple(laid), at)
            except Refused:
                pass  # no blocks lie like that: the others check the claim

    def _replan(self):
        game = self.game
        self._stale = False
        self._plans = {}
        for seat in sorted(self.bots):
            legal = game.choices(seat)
            plan = legal and self.bots[seat].plan(game.public(), game.private(seat), legal, self.now)
            if plan:
                self._plans[seat] = plan
        self._look_ahead()

    def close(self):
        """The game is over: the computer players leave."""
        self.bots = {}
        self._plans = {}


def _players(game, computers):
    kind = games.player(game.NAME)
    return {seat: kind(seat, computers[seat], game.seed) for seat in sorted(computers)}

"""Who plays, and how: pads join, the first pad sets the options."""

import games
from console import formatting, lessons, loader, portrait
from core.option import PRINTED, Option
from ui import sounds
from ui.pads import BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, WHITE
from ui.screen import Screen, each
from ui.scroller import line

HOLD_MS = 1000
_REPEAT_MS = 500  # UP or DOWN held as long goes on counting,
_EACH_MS = 90  # one value each time
_VALUE_MS = 1200  # how long a new value stands alone before its name scrolls by again
_TEXT_TOP = 6
_GREET_MS = 900  # how long the face of who joins is seen
_JOIN = ((MATCH, 0, "join"),)
_START = ((MATCH, HOLD_MS, "start"),)
HANDICAPS = "handicaps"  # the option that every pad has its own part of
LESSON = "lesson"
_HANDICAP = each((UP, DOWN), "handicap")
_LEARN = ((UP, 0, "learn"),) + each((LEFT, RIGHT), "option")
_SET = each((UP, DOWN), "value") + each((LEFT, RIGHT), "option")


class Join(Screen):
    """MATCH joins, BACK leaves. On the first pad LEFT and RIGHT choose an option, UP and DOWN its value.

    Holding MATCH for a second on the first pad starts the game.
    """

    NAME = "join"

    def __init__(self, console, name, first):
        super().__init__(console)
        self.name = console.texts.game = name
        console.names = loader.once("console.players").kept(console.board.storage)
        self.humans = [first]
        self._greet(first)
        self._rules = games.load(name)
        self._fewest, self._most = self._rules.SEATS
        self._own = list(self._rules.OPTIONS)
        self.options = self._own + [
            Option("computers", max(self._fewest - 1, 0), 0, 5, printed=False),
            Option("strength", 3, 1, 5, printed=False),
        ]
        has_lesson = name in games.LESSONS
        if has_lesson:
            self.options.append(Option(LESSON, 0))
        defaults = {option.name: option.default for option in self.options}
        options = self._rules.preset(defaults, console.frame.width, console.frame.height)
        self.values = [options[option.name] for option in self.options]
        self.set_here = []  # the names of what somebody has set
        # Whoever opens a game for the first time is offered its lesson; later it is the last of the options.
        self._fresh_game = fresh = has_lesson and not lessons.offered(console.board.storage, name)
        self.at = len(self.options) - 1 if fresh else 0
        self._bar = 0
        self._next_value = 0
        self._tell_option()

    # Options.

    def value(self, name):
        """The value of an option by its name."""
        at = [option.name for option in self.options].index(name)
        first = self.options[at].offered_alone
        if first is None or name in self.set_here or not (self._fresh_game or len(self._seated()) == 1):
            return self.values[at]
        return first

    def computers(self):
        """The seats of the computer players, at most as many as there is room for."""
        wanted = 0 if self._printed() else self.value("computers")
        room = min(wanted, self._most - len(self.humans))
        return [seat for seat in range(1, 7) if seat not in self.humans][:room]

    def _printed(self):
        return PRINTED in self.values

    def _allowed(self):
        option = self.options[self.at]
        if option.name == "teams":
            return self._pairings()
        values = self._offered(option)
        if option.name == "computers":
            seated = len(self.humans)
            values = [value for value in values if self._fewest <= seated + value <= self._most]
        return values or [option.default]

    def _change(self, step):
        name = self.options[self.at].name
        if name == HANDICAPS:
            self._change_handicap(self.humans[0], step)
            return
        values = self._allowed()
        value = self._now()
        place = values.index(value) + step if value in values else 0
        self.set_here.append(name)
        self.values[self.at] = values[place % len(values)]
        self._fresh = self.console.now
        self._write(self._value_text())

    def _tell_option(self):
        self._fresh = None
        name = self.options[self.at].name
        text = self.console.say(name) if name == LESSON else None
        self._write(text or formatting.option(self.console, name, self._value_text()))

    def _now(self):
        # The value of the option that is shown, as it takes effect with those who sit here.
        name = self.options[self.at].name
        if name == "teams":
            return self._second()[1]
        return len(self.computers()) if name == "computers" else self.value(name)

    def _value_text(self):
        name = self.options[self.at].name
        if name == HANDICAPS:
            return self._handicap_text(self.humans[0])
        value = self.teams_text() if name == "teams" else self._now()
        return self.console.say(value) if isinstance(value, str) else str(value)

    def _write(self, text):
        self.scroller = line(text, self.console.frame.across, self.console.now)

    def _turn(self, step):
        self.at = (self.at + step) % len(self.options)
        while not self.shown(self.options[self.at]):
            self.at = (self.at + step) % len(self.options)
        self._tell_option()

    def shown(self, option):
        """Whether players are asked about an option now."""
        if option.name == HANDICAPS:
            real = [word for word in option.words if word in self.values]
            return bool(real) and len(self._seated()) > 1
        return option.shown(self.values, len(self._seated())) and len(self._offered(option)) > 1

    def _offered(self, option):
        frame = self.console.frame
        return self._rules.offered(option, frame.width, frame.height)

    # Input.

    def offers(self, seat):
        if seat not in self.humans:
            return _JOIN if self._room() else ()
        if seat == self.humans[0]:
            fits = self._fewest <= len(self._seated()) <= self._most
            sets = _LEARN if self._on_lesson() else _SET
            return (_START if fits else ()) + sets + ((BACK, 0, "leave"),)
        offers = self._team_offers(seat) if self._teams() else ()
        return offers + (_HANDICAP if self._handicapped() else ()) + ((BACK, 0, "stand_up"),)

    def press(self, seat, button, at):
        if button == MATCH:
            self._join(seat)
        elif button == BACK:
            self._leave(seat)
        elif seat == self.humans[0]:
            if button in (UP, DOWN) and self._on_lesson():
                self.console.later(self.console.teach, self.name, seat)
            elif button in (UP, DOWN):
                self._change(1 if button == UP else -1)
            elif button in (LEFT, RIGHT):
                self._turn(1 if button == RIGHT else -1)
            self.console.play(sounds.MOVE)
        elif button in (LEFT, RIGHT) and seat in self.humans and self._teams():
            self._choose_team(seat, button)
        elif button in (UP, DOWN) and seat in self.humans and self._handicapped():
            self._change_handicap(seat, 1 if button == UP else -1)
            self.console.play(sounds.MOVE)

    def _seats_changed(self):
        # Who sits here decides what can be chosen, and what the words say.
        if not self.shown(self.options[self.at]):
            self._turn(1)
        elif self.options[self.at].name in ("computers", "teams"):
            self._tell_option()

    # Handicaps (QP-11): everybody sets the own one, two bits a seat.

    def _handicapped(self):
        return bool([option for option in self._own if option.name == HANDICAPS and self.shown(option)])

    def _handicap(self, seat):
        return self.value(HANDICAPS) >> 2 * (seat - 1) & 3

    def _handicap_text(self, seat):
        return "%d s" % (self._rules.HANDICAPS_MS[self._handicap(seat)] // 1000)

    def _change_handicap(self, seat, step):
        at = [option.name for option in self.options].index(HANDICAPS)
        shift = 2 * (seat - 1)
        chosen = self._handicap(seat) + step & 3
        self.values[at] = self.values[at] & ~(3 << shift) | chosen << shift
        self._fresh = self.console.now
        self._write(self._handicap_text(seat))

    # Teams: whoever else has joined presses LEFT for the first one, RIGHT for the second.

    def _teams(self):
        return "teams" in self.values

    def _second(self):
        at = [option.name for option in self.options].index("teams")
        return at, self.values[at] or _bits(self._seated()[1::2])

    def _seated(self):
        return sorted(self.humans + self.computers())

    def _pairings(self):
        # Every way to share out who sits here; whoever sits first is in the first team.
        seats = self._seated()
        shares = []
        for share in range(2, 1 << len(seats), 2):
            second = [seat for place, seat in enumerate(seats) if share >> place & 1]
            if 2 <= len(second) <= len(seats) - 2:
                shares.append(_bits(second))
        return shares or [0]

    def teams_text(self):
        """The seats of both teams: "1 2 3 : 4"."""
        seats, second = self._seated(), self._second()[1]
        teams = ["", ""]
        for seat in seats:
            teams[second >> seat - 1 & 1] += " %d" % seat
        return ("%s :%s" % tuple(teams))[1:]

    def _choose_team(self, seat, button):
        at, second = self._second()
        bit = 1 << seat - 1
        second = second | bit if button == RIGHT else second & ~bit
        if not second:
            self.console.refuse(seat)  # somebody has to be in the second team
            return
        self.values[at] = second
        self.console.play(sounds.MOVE)
        self._seats_changed()

    def _on_lesson(self):
        return self.options[self.at].name == LESSON

    def _team_offers(self, seat):
        second, bit = self._second()[1], 1 << seat - 1
        first = ((LEFT, 0, "first_team"),) if second & ~bit else ()  # somebody has to be in the second one
        return first + ((RIGHT, 0, "second_team"),)

    def _join(self, seat):
        if seat in self.humans:
            return
        if len(self.humans) == self._most:
            self.console.refuse(seat)
            return
        self.humans.append(seat)
        self._greet(seat)
        self.console.play(sounds.JOIN)
        self._seats_changed()

    def _greet(self, seat):
        self._greeted = seat if seat in self.console.names else 0
        self._greeted_at = self.console.now

    def _leave(self, seat):
        if seat in self.humans[1:]:
            if self._handicapped():
                self._change_handicap(seat, -self._handicap(seat))
            self.humans.remove(seat)
            self.console.play(sounds.LEAVE)
            self._seats_changed()
        elif seat == self.humans[0]:
            self.console.go("menu", "Menu")

    def tick(self, pads, now):
        if self.deserted(pads, now):
            self.console.go("menu", "Menu")
            return True
        if self._greeted and now - self._greeted_at >= _GREET_MS:
            self._greeted = 0
            return True
        held = pads.held(self.humans[0], MATCH, now)
        if held >= HOLD_MS:
            self._start()
            return True
        self._repeat(pads, now)
        bar = held * 16 // HOLD_MS
        changed = bar != self._bar
        self._bar = bar
        if self._fresh is not None and now - self._fresh >= _VALUE_MS:
            self._tell_option()
        return self.scroller.think(now) or changed

    def _repeat(self, pads, now):
        for button, step in ((UP, 1), (DOWN, -1)):
            held = pads.held(self.humans[0], button, now)
            if held >= _REPEAT_MS and now >= self._next_value and not self._on_lesson():
                self._next_value = now + _EACH_MS
                self._change(step)

    def _start(self):
        console = self.console
        strength = self.value("strength")
        computers = {seat: strength for seat in self.computers()}
        seats = sorted(self.humans + list(computers))
        asked = {option.name: self._asked(option) for option in self._own}
        console.texts.forget()
        options = self._fitting(seats, asked)
        if options is None:
            options = self._fitting(seats, self._without_the_hidden(asked))
        if options is not None:  # a game may have none
            console.later(console.start_game, self.name, self.humans, computers, options)
            return
        console.refuse(self.humans[0])
        console.pads.deaden()
        self._fresh = None
        self._write(console.say("cannot"))

    def _asked(self, option):
        # What means nothing with printed cards is as usual then.
        usual = self._printed() and not option.printed
        return option.default if usual else self.value(option.name)

    def _fitting(self, seats, options):
        """The options as they suit the display, or None where the game cannot be played like this."""
        # Who can play at all can play by the game's other rules, too; those are not needed yet.
        rules, frame = self._rules, self.console.frame
        trial = dict(options)
        for option in self._own:
            if (option.name, options[option.name]) in [variant[:2] for variant in games.variants(self.name)]:
                trial[option.name] = option.default
        try:
            rules(seats, rules.fit(trial, seats, frame.width, frame.height))
        except ValueError:
            return None
        return rules.fit(options, seats, frame.width, frame.height)

    def _without_the_hidden(self, asked):
        # What nobody is asked about as the rest stands must not be in the way.
        options = dict(asked)
        for option in self._own:
            if option.depends() and not self.shown(option):
                options[option.name] = option.default
        return options

    # Picture.

    def draw(self, frame):
        console = self.console
        if self._greeted:
            portrait.draw(frame, console.names[self._greeted], console.palette.seat(self._greeted))
            return
        frame.clear()
        computers = self.computers()
        for seat in range(1, 7):
            self._draw_seat(frame, seat, computers, 1 + (seat - 1) % 3 * 5, (seat - 1) // 3 * 3)
        self.scroller.think(console.now)
        self.scroller.draw(frame, _TEXT_TOP, WHITE)
        frame.box(0, 15, self._bar, 1, console.palette.seat(self.humans[0]))

    def _draw_seat(self, frame, seat, computers, x, y):
        palette = self.console.palette
        colour = palette.seat(seat)
        if seat in self.humans:
            frame.box(x, y, 4, 2, colour)
        elif seat in computers:
            # A face of two eyes: somebody without a pad.
            frame.box(x, y, 4, 2, palette.low(seat))
            frame.dot(x, y, colour)
            frame.dot(x + 3, y, colour)
        elif seat in self.console.seats:
            frame.box(x, y + 1, 4, 1, palette.faint(seat))
        if self._teams() and (seat in self.humans or seat in computers):
            right = self._second()[1] >> seat - 1 & 1
            frame.box(x + 2 * right, y + 2, 2, 1, WHITE)
        if seat in self.humans and self._handicapped():
            for dot in range(self._handicap(seat)):
                frame.dot(x + dot, y + 2, WHITE)

    def light(self, seat):
        palette = self.console.palette
        if seat in self.humans:
            return palette.seat(seat)
        return palette.faint(seat) if self._room() else BLACK

    def _room(self):
        return len(self.humans) < self._most

    def describe(self):
        say = self.console.say
        seated = " ".join([str(seat) for seat in self.humans])
        text = "%s: %s" % (say(self.name), say("players", seated))
        if self._handicapped():
            late = [seat for seat in self.humans if self._handicap(seat)]
            text += "".join([", %s: %s" % (say("seat", seat), self._handicap_text(seat)) for seat in late])
        return text + "\n" + self.scroller.text


def _bits(seats):
    return sum([1 << seat - 1 for seat in seats])

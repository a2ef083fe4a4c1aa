"""A game that a host starts, and the record of its actions, by which anybody can check its scores (C-7)."""

import games

FILE = "actions"
AT_ONCE = 8  # lines told again in one go, so that the game does not wait
_LINES_MOST = 4000  # no game lasts so long; the flash has other things to keep


class Actions:
    """Tells each action as it is done, and keeps it in the flash for a host that was not there.

    `take(line)` is for core.recording.Recorder; `keep()` writes what has come since, after the picture.
    """

    def __init__(self, console):
        self._link = console.link
        self._lines = console.board.storage.lines(FILE)
        self._waiting = []
        self._count = 0
        self._lines.remove()

    def take(self, line):
        """One line of a recording; what its first one says, the event `start` has told."""
        if isinstance(line, dict):
            return
        self._count += 1
        _send(self._link, self._count, line)
        self._waiting.append(line)

    def keep(self):
        """Write down what waits."""
        waiting, self._waiting = self._waiting, []
        if self._count <= _LINES_MOST:
            for line in waiting:
                self._lines.add(line)


def begin(console, command, at):
    """Start the game of the command `start`, for everybody at console time `at`; or tell why it cannot be."""
    name, seats, frame = command["game"], sorted(command["seats"]), console.frame
    rules = games.load(name)
    options = {option.name: option.default for option in rules.OPTIONS}
    options = rules.preset(options, frame.width, frame.height)
    options.update(command.get("options", {}))
    if "seed" in command:
        console.next_seed = command["seed"]
    console.series = None
    try:
        options = rules.fit(options, seats, frame.width, frame.height)
        rules(seats, options)
        if command.get("record"):
            console.actions = Actions(console)
            console.record = console.actions.take
        from console import changes

        changes.start_game(console, name, seats, {}, options, at)
    except (ValueError, TypeError) as error:
        console.actions = console.next_seed = None
        console.link.send("error", why="%s cannot start: %s" % (name, error))
        console.go("menu", "Menu")
    # Of this game only: what people start themselves afterwards is theirs.
    console.record = None


def tell(console, first):
    """Tell again up to AT_ONCE of the recorded actions, from number `first` on."""
    if console.actions:
        console.actions.keep()
    for number, line in enumerate(console.board.storage.lines(FILE).read(first, AT_ONCE)):
        _send(console.link, first + number, line)


def _send(link, number, line):
    if line[0] == "end":
        link.send("recorded", number=number, winners=line[2], check=line[3])
    else:
        link.send("action", number=number, now=line[0], action=line[1], check=line[2])

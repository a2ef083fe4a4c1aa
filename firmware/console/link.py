"""What is told to a host on the serial link, and what a host may ask."""

from console.pads import BUTTONS

VERSION = 1


class Link:
    """Sends events and obeys commands; both are dicts. An unknown or broken command gets one error event."""

    def __init__(self, console):
        self._console = console

    def send(self, event, **fields):
        """Tell the host an event."""
        fields["event"] = event
        self._console.board.link.send(fields)

    def tell(self, event, now):
        """Tell the host an event of the game in play; now: ms since it began."""
        fields = {"event": event[0], "t": now}
        for name, value in zip(self._console.table.game.EVENTS[event[0]], event[1:]):
            fields[name] = value
        self._console.board.link.send(fields)

    def obey(self, command):
        """Carry out one command of the host."""
        do = command.get("do") if isinstance(command, dict) else None
        action = getattr(self, "_do_" + do, None) if isinstance(do, str) else None
        try:
            if action is None:
                raise ValueError("no such command")
            action(command)
        except (ValueError, KeyError, TypeError) as error:
            self.send("error", why="%s: %r" % (error, command))

    def _do_seed(self, command):
        self._console.next_seed = _whole(command["value"], 0, 0x3FFFFFFF)

    def _do_blocks(self, command):
        table = self._console.table
        if not table:
            raise ValueError("no game is in play")
        lay = command["lay"]
        if not isinstance(lay, list) or len(lay) != 5:
            raise ValueError("lay must be five whole numbers")
        seat = _whole(command["seat"], 1, 6)
        table.arrangements[seat] = [_whole(placement, 0, 399) for placement in lay]

    def _do_press(self, command):
        self._button(command, True)

    def _do_release(self, command):
        self._button(command, False)

    def _button(self, command, down):
        if command["button"] not in BUTTONS:
            raise ValueError("no such button")
        seat = command["seat"]
        if seat not in self._console.seats:
            raise ValueError("no such pad")
        self._console.pads.feed(self._console.now, seat, command["button"], down)

    def _do_frame(self, command):
        frame = self._console.frame
        text = "".join(["%02x" % value for value in frame.rgb])
        self.send("frame", width=frame.width, height=frame.height, rgb=text)

    def _do_version(self, command):
        self.send("version", version=VERSION, board=self._console.board.name)

    def _do_settings(self, command):
        console = self._console
        wanted = command.get("set", {})
        for name in sorted(wanted):
            console.settings.change(name, wanted[name])
        if wanted:
            console.settings.keep()
            console.apply_settings()
        self.send("settings", values=console.settings.all())


def _whole(value, low, high):
    if type(value) is not int or not low <= value <= high:
        raise ValueError("%r is not a whole number from %d to %d" % (value, low, high))
    return value

"""What is told to a host on the serial link, and what a host may ask."""


class Link:
    """Sends events and obeys commands; both are dicts."""

    def __init__(self, console):
        self._console = console

    def send(self, event, **fields):
        """Tell the host an event."""
        fields["event"] = event
        self._console.board.link.send(fields)

    def tell(self, event, now):
        """Tell the host an event of the game in play; now: ms since it began.

        A margin between two presses is told as far as it is certain.
        """
        fields = {"event": event[0], "t": now}
        for name, value in zip(self._console.table.game.EVENTS[event[0]], event[1:]):
            fields[name] = value
        if "margin_ms" in fields:
            fields["margin_ms"] = self._console.surely(fields["seat"], fields["margin_ms"])
        self._console.board.link.send(fields)

    def tell_late(self, seat, at):
        """Tell the host a press that came too late for a claim; at: the console's ms."""
        self.send("late", seat=seat, t=self._console.table.time(at))

    def obey(self, command):
        """Carry out one command of the host and answer it; see console.commands."""
        # Loaded when a host is there that asks: most evenings have none.
        from console import commands

        commands.obey(self._console, command)

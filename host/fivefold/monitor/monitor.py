"""The monitor: reads the link, asks for the scores, shows, logs, and keeps the history."""

import time

from fivefold.monitor.asking import HELLO, QUESTION, Asking
from fivefold.monitor.keeper import Keeper
from fivefold.monitor.log import Log, printed, refused, stamped
from fivefold.monitor.publish import Publisher
from fivefold.monitor.views import View
from fivefold.monitor.watch import Watch
from fivefold.serial import schema
from fivefold.serial.line import Line
from fivefold.serial.sequences import Decoder, Record, Refused


class Monitor:
    """One console at the end of a line, watched until somebody stops it.

    publisher: passes on what it tells, and gives commands for it.
    """

    def __init__(
        self, line: Line, view: View, log: Log | None, keeper: Keeper, publisher: Publisher | None = None
    ) -> None:
        self._line, self._view, self._log, self._keeper = line, view, log, keeper
        self._publisher = publisher
        self._openings = 0
        self._stopped = False
        self._refused = 0
        self._answer: Record = {}
        self.watch = Watch()

    def run(self) -> None:
        """Watch until stop() is called. Raises OSError when nothing can be shown."""
        try:
            while not self._stopped:
                self.step(time.monotonic())
        finally:
            self.watch.changed = True  # it may have gone on without a change of the scores
            self._keep()
            self._keeper.work(time.monotonic(), hurry=True)
            if self._refused > 1:
                self._view.say(f"in all {self._refused} records of the board were passed over")
            self._view.close(self.watch)

    def stop(self) -> None:
        """Let run() end soon, with nothing half done."""
        self._stopped = True

    def step(self, now: float) -> None:
        """Take what comes within a moment; now: seconds."""
        if self._openings != self._line.openings:
            self._openings = self._line.openings
            self._decoder, self._asking = Decoder(), Asking()
            self._line.write(HELLO)
        for item in self._decoder.feed(self._line.read()):
            if isinstance(item, str):
                self._text(item)
            elif isinstance(item, Refused):
                self._refuse(item)
            else:
                self._record(item)
        if not self._line.there:
            self.watch.lost()
        elif self._asking.due(now):
            self._line.write(QUESTION)
        if self._publisher:
            for command in self._publisher.work(now):
                self._line.write(command)
        self._keep()
        self._keeper.work(now)
        self._view.tick(self.watch, now, self._asking.silent)

    def _keep(self) -> None:
        if self.watch.game and self.watch.changed:
            self.watch.changed = False
            self._keeper.keep(self.watch.game, self.watch.board)

    def _text(self, line: str) -> None:
        if self._log:
            self._log.write(stamped(printed(line)))
        self._view.text(line)

    def _refuse(self, found: Refused) -> None:
        if self._log:
            self._log.write(stamped(refused(found)))
        self._refused += 1
        if self._refused == 1:
            self._view.say(f"the board tells what no board can ({found.why}); such records are passed over")

    def _record(self, record: Record) -> None:
        watch, known = self.watch, self.watch.game
        watch.take(record)
        if record["event"] == "version" and record["version"] != schema.version():
            self._view.say(
                f"the board speaks version {record['version']} of the link and this Fivefold "
                f"{schema.version()}: some of it may be missing here"
            )
        if record["event"] == "game":
            self._asking.answered()
            answer = {name: value for name, value in record.items() if name != "now"}
            if answer == self._answer:
                return  # nothing new but the time
            self._answer = answer
        elif "t" in record or record["event"] == "screen":
            self._asking.happened()
        if self._publisher:
            self._publisher.take(record)
        if watch.game and watch.game is not known:
            watch.game.names = self._keeper.names() | (self._publisher.names if self._publisher else {})
        self._keep()  # now: the next record may begin another game
        if self._log:
            self._log.write(stamped(record))
        self._view.record(record, watch)

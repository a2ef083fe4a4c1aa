"""What is to be told to a broker, until somebody has it: bounded, and in the flash while nobody plays."""

MOST_BYTES = 64 * 1024  # in memory, which has PSRAM
FILE = "outbox"


class Outbox:
    """Events as JSON, the oldest first. lines: drivers.lines.Lines in which they outlive a loss of power."""

    def __init__(self, lines):
        self._lines = lines
        self._waiting = []  # [count, game_id, bytes, whether it is in the flash, whether it was sent]
        self._unsent = 0
        self._bytes = 0
        self._written = 0  # bytes of the file, about
        for line in lines.read(1, 1 << 20):
            self._written += 1
            if isinstance(line, list) and len(line) == 3 and isinstance(line[2], str):
                self._put(line[0], line[1], line[2].encode(), True)
                self._written += len(line[2])
        self._bound("")

    def waits(self):
        """Whether there is anything to be told."""
        return bool(self._waiting)

    def add(self, count, game_id, text):
        """Take in an event; of too many those of the oldest games go, the game in play last."""
        self._put(count, game_id, text, False)
        self._bound(game_id)

    def next(self):
        """The oldest event that was not sent yet, as `(count, bytes)`, or None; it is taken for sent now."""
        if self._unsent:
            for one in self._waiting:
                if not one[4]:
                    one[4] = True
                    self._unsent -= 1
                    return one[0], one[2]
        return None

    def again(self):
        """Nothing of it has come through: send all of it once more."""
        self._unsent = len(self._waiting)
        for one in self._waiting:
            one[4] = False

    def forget(self, counts):
        """Somebody has these."""
        kept = []
        for one in self._waiting:
            if one[0] in counts:
                self._bytes -= len(one[2])
                self._unsent -= not one[4]
            else:
                kept.append(one)
        self._waiting = kept

    def keep(self):
        """Write down one event that is not safe yet. It takes up to a tenth of a second: not while people play."""
        for one in self._waiting:
            if not one[3]:
                if self._written + len(one[2]) > 2 * MOST_BYTES:
                    # Half of it or more is of what was dropped: begin anew. What waits is written again.
                    self.tidy()
                    for other in self._waiting:
                        other[3] = False
                    return
                one[3] = True
                self._lines.add([one[0], one[1], one[2].decode()])
                self._written += len(one[2])
                return

    def tidy(self):
        """Empty the file."""
        if self._written:
            self._lines.remove()
            self._written = 0

    def _put(self, count, game_id, text, safe):
        self._waiting.append([count, game_id, text, safe, False])
        self._unsent += 1
        self._bytes += len(text)

    def _bound(self, game_id):
        while self._bytes > MOST_BYTES:
            others = [one[1] for one in self._waiting if one[1] != game_id]
            # With no other game left its own beginning goes, one by one.
            gone = [one[0] for one in self._waiting if one[1] == others[0]] if others else [self._waiting[0][0]]
            self.forget(gone)

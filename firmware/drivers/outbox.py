"""What is to be told to a broker, until somebody has it: bounded, and in the flash while nobody plays."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from drivers.lines import Lines
    from drivers.storage import Plain

MOST_BYTES = 128 * 1024  # in memory, which has PSRAM; a game tells 20 to 50 KiB
FILES = ("outbox", "outbox2")
_COUNT, _GAME, _DATA, _SAFE, _SENT = range(5)


class Outbox:
    """Events as JSON, the oldest first.

    files: two drivers.lines.Lines in which they outlive a loss of power. One takes them in; when it has grown
    to twice what is kept, all that still waits goes into the other, and only then is it removed. most: bytes
    that are kept.
    """

    def __init__(self, files: "Sequence[Lines]", most: int = MOST_BYTES) -> None:
        self._most = most
        # [count, game_id, bytes, whether the file that grows has it, whether it was sent]
        self.waiting: "list[list[Any]]" = []
        self._unsent = 0
        self._bytes = 0
        self._room = True  # in the flash
        found = [lines.read(1, 1 << 20) for lines in files]
        sizes = [sum([_size(line) for line in read]) for read in found]
        newer = 1 if not sizes[0] or 0 < sizes[1] < sizes[0] else 0
        self._new, self._old = files[newer], files[1 - newer]
        self._new_bytes, self._old_bytes = sizes[newer], sizes[1 - newer]
        there = set([line[_COUNT] for line in found[newer] if _size(line)])
        put = set()
        for read in (found[1 - newer], found[newer]):
            for line in read:
                if _size(line) and line[_COUNT] not in put:
                    put.add(line[_COUNT])
                    self._put(line[_COUNT], line[_GAME], line[_DATA].encode(), line[_COUNT] in there)
        self._bound("")

    def waits(self) -> bool:
        """Whether there is anything to be told."""
        return bool(self.waiting)

    def add(self, count: int, game_id: str | None, text: bytes) -> None:
        """Take in an event; of too many those of the oldest games go, the game in play last."""
        self._put(count, game_id, text, False)
        self._bound(game_id)

    def next(self) -> tuple[int, bytes] | None:
        """The oldest event that was not sent yet, as `(count, bytes)`, or None; it is taken for sent now."""
        if self._unsent:
            for one in self.waiting:
                if not one[_SENT]:
                    one[_SENT] = True
                    self._unsent -= 1
                    return one[_COUNT], one[_DATA]
        return None

    def again(self) -> None:
        """Nothing of it has come through: send all of it once more."""
        self._unsent = len(self.waiting)
        for one in self.waiting:
            one[_SENT] = False

    def forget(self, counts: "Iterable[Any]") -> None:
        """Somebody has these; a list of whatever came."""
        counts = set([count for count in counts if isinstance(count, int)])
        kept = []
        for one in self.waiting:
            if one[_COUNT] in counts:
                self._bytes -= len(one[_DATA])
                self._unsent -= not one[_SENT]
            else:
                kept.append(one)
        self.waiting = kept

    def keep(self) -> None:
        """Write down one event that is not safe yet; up to a tenth of a second, so not while people play."""
        if not self._room:
            return
        for one in self.waiting:
            if not one[_SAFE]:
                self._write(one)
                return
        if self._old_bytes:
            self._old.remove()
            self._old_bytes = 0

    def tidy(self) -> None:
        """Nothing waits: empty the files."""
        if self._new_bytes or self._old_bytes:
            self._old.remove()
            self._new.remove()
            self._new_bytes = self._old_bytes = 0
            self._room = True

    def _write(self, one: "list[Any]") -> None:
        if self._new_bytes + len(one[_DATA]) > 2 * self._most and not self._old_bytes:
            # Half of it or more was dropped, or told.
            self._new, self._old = self._old, self._new
            self._new_bytes, self._old_bytes = 0, self._new_bytes
            for other in self.waiting:
                other[_SAFE] = False
            one = self.waiting[0]
        self._room = self._new.add([one[_COUNT], one[_GAME], one[_DATA].decode()])
        one[_SAFE] = True
        self._new_bytes += len(one[_DATA])

    def _put(self, count: int, game_id: str | None, data: bytes, safe: bool) -> None:
        self.waiting.append([count, game_id, data, safe, False])
        self._unsent += 1
        self._bytes += len(data)

    def _bound(self, game_id: str | None) -> None:
        while self._bytes > self._most:
            others = [one[_GAME] for one in self.waiting if one[_GAME] != game_id]
            if others:
                self.forget([one[_COUNT] for one in self.waiting if one[_GAME] == others[0]])
            else:
                # Its own beginning goes, one by one.
                self.forget([self.waiting[0][_COUNT]])


def _size(line: "Plain") -> int:
    """Bytes of an event that was read, about; 0 of what is none."""
    good = isinstance(line, list) and len(line) == 3 and type(line[0]) is int and isinstance(line[2], str)
    return len(line[_DATA]) if good else 0

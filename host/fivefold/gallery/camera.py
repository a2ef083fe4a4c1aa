"""Watches a console from outside and keeps its moments: what is handed to the matrix, with virtual times."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

MOST_MS = 3000
# Events that look different: by the field that tells them apart.
_DIFFERENT = {"die": "face", "verdict": "right"}
_MARKED = {"won": "robbed", "mistake": "places"}  # … or by whether there is anything in it
_LOOP_LEAST_MS = 600
_STAYS_MS = 250  # a picture that is seen for so long in all is seen well
_GROWING = ("results",)  # screens whose pictures are whole after a while only


@dataclass
class Moment:
    """One screen for a while. `kind`: its class. `frames`: (ms since it began, logical RGB) in order."""

    kind: str
    screen: str
    events: list[str]
    width: int
    height: int
    began: int
    most_ms: int = MOST_MS
    loops: bool = False  # ends when the first picture comes again, as running words do
    frames: list[tuple[int, bytes]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)  # what the screen says at each frame
    lasted: int = 0

    def add(self, now: int, rgb: bytes, says: str) -> None:
        """Another picture, and the words that go with it."""
        self.frames.append((now - self.began, rgb))
        self.words.append(says)

    def still(self) -> int:
        """The frame that stands for all: of the pictures that stay, the one with most light."""
        begins = self.lasted // 2 if self.screen in _GROWING else 0
        seen: Counter[bytes] = Counter()
        ends = [at for at, _ in self.frames[1:]] + [self.lasted]
        for (at, rgb), end in zip(self.frames, ends, strict=True):
            if any(rgb):
                seen[rgb] += max(end - max(at, begins), 0)
        chosen = max(seen, key=lambda rgb: (min(seen[rgb], _STAYS_MS), sum(rgb)))
        return [rgb for _, rgb in self.frames].index(chosen)

    def ends(self, now: int, rgb: bytes) -> bool:
        """Whether a picture at `now` does not belong here any more."""
        passed = now - self.began
        again = self.loops and passed >= _LOOP_LEAST_MS and rgb == self.frames[0][1]
        return passed >= self.most_ms or again


class _Lens:
    """The matrix of a board, with somebody looking at what it is given."""

    def __init__(self, inner: Any, seen: Any) -> None:
        self.__dict__.update(_inner=inner, _seen=seen)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._inner, name, value)

    def show(self, rgb: bytes) -> bool:
        """See drivers.matrix.Matrix."""
        sent = self._inner.show(rgb)
        self._seen(bytes(rgb))
        return bool(sent)


class Camera:
    """Keeps the first moment of each pair of screen and event, and whatever it is told to take."""

    def __init__(self, session: Any, skipped: tuple[str, ...] = ()) -> None:
        self.moments: list[Moment] = []
        self.skipped = skipped
        self._session = session
        self._console = session.console
        self._known: set[tuple[str, str]] = set()
        self._heard: list[str] = []
        self._open: list[Moment] = []
        self._last = b""
        session.on_record = self._hear
        session.board.matrix = _Lens(session.board.matrix, self._see)

    def take(self, title: str, most_ms: int = MOST_MS, loops: bool = False) -> Moment:
        """Keep what is shown from now on under a title of its own."""
        moment = self._begin([title])
        moment.most_ms, moment.loops = most_ms, loops
        if self._last:
            moment.add(moment.began, self._last, self._console.screen.describe())
        return moment

    def open(self, moment: Moment) -> bool:
        """Whether a moment still goes on."""
        return moment in self._open

    def close(self) -> None:
        """Nothing more will be seen."""
        for moment in list(self._open):
            self._end(moment, self._now())

    def _now(self) -> int:
        return int(self._session.world.now) // 1000

    def _hear(self, record: dict[str, Any]) -> None:
        if record["event"] == "screen":
            self._heard.append("")
        elif "t" in record:
            self._heard.append(_told(record))

    def _see(self, rgb: bytes) -> None:
        self._last = rgb
        now, screen = self._now(), self._console.screen
        kind = kind_of(screen)
        for moment in list(self._open):
            if moment.kind != kind or moment.ends(now, rgb):
                self._end(moment, now)
        heard, self._heard = self._heard, []
        new = [event for event in dict.fromkeys(heard) if (kind, event) not in self._known]
        if new and screen.NAME not in self.skipped:
            self._known.update((kind, event) for event in new)
            self._begin([event for event in new if event])
        if self._open:
            says = screen.describe()
            for moment in self._open:
                moment.add(now, rgb, says)

    def _begin(self, events: list[str]) -> Moment:
        board, screen = self._console.board, self._console.screen
        moment = Moment(kind_of(screen), screen.NAME, events, board.width, board.height, self._now())
        self._open.append(moment)
        return moment

    def _end(self, moment: Moment, now: int) -> None:
        self._open.remove(moment)
        moment.lasted = max(min(now - moment.began, moment.most_ms), 1)
        if any(any(rgb) for _, rgb in moment.frames):
            self.moments.append(moment)


def _told(record: dict[str, Any]) -> str:
    name = str(record["event"])
    detail = record.get(_DIFFERENT.get(name, ""))
    if detail is None and record.get(_MARKED.get(name, "")):
        detail = _MARKED[name]
    return name if detail is None else f"{name} {detail}".lower()


def kind_of(screen: Any) -> str:
    """The class of a screen, as `twins.board.Board`."""
    return (
        f"{type(screen).__module__.removeprefix('console.').removeprefix('games.')}.{type(screen).__name__}"
    )

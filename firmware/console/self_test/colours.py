"""Does every colour come out as it should?"""

from console.self_test.step import Step

_COLOURS = (
    ("red", b"\xff\0\0"),
    ("green", b"\0\xff\0"),
    ("blue", b"\0\0\xff"),
    ("white", b"\xff\xff\xff"),
)


class Test(Step):
    """Shows the whole matrix in one colour after the other; if one is wrong, asks whether all pixels are."""

    def __init__(self, test):
        super().__init__(test)
        self._at = 0
        self._wrong = []
        self.facts["order"] = self.probe.order  # as the board profile tells it
        self.facts["seen"] = {}  # colour -> what was seen in its place
        self.asking = "red"

    def answer(self, yes, seen):
        if self.asking == "first":
            self._judge(yes)
            return
        if not yes:
            self._wrong.append(self.asking)
            self.facts["seen"][self.asking] = seen
        self._at += 1
        if self._at < len(_COLOURS):
            self.asking = _COLOURS[self._at][0]
        elif self._wrong:
            self.asking = "first"
        else:
            self.end()

    def _judge(self, only_first):
        # Wires and levels spoil the first pixel, a wrong order spoils all of them alike.
        if only_first:
            cause = "level"
        elif len(self._wrong) == len(_COLOURS):
            cause = "dark"
        elif self._wrong == ["white"]:
            cause = "supply"
        else:
            cause = "colours"
        self.fault(cause, wrong=self._wrong)
        self.end()

    def draw(self, frame):
        name = self._wrong[0] if self.asking == "first" else _COLOURS[min(self._at, len(_COLOURS) - 1)][0]
        for colour, rgb in _COLOURS:
            if colour == name:
                frame.rect(0, 0, frame.width, frame.height, rgb)

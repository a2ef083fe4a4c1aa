"""Every pad gets a face and three letters, which are its player's name from then on."""

from console import players, portrait
from console.screens.letters import Letters, joined, spread
from ui import sounds
from ui.pads import BACK, DOWN, MATCH, UP
from ui.palette import GREY, WHITE
from ui.screen import each

_FACE = each((UP, DOWN), "other_face")
_TAKE = ((MATCH, 0, "my_name"), (BACK, 0, "leave"))


class Names(Letters):
    """One pad writes at a time; MATCH on another one hands over to it. Without letters a pad has no name.

    seat: the pad that writes first.
    """

    NAME = "names"
    DONE = "keep_name"
    LEAVES = "leave"

    def __init__(self, console, seat):
        self._names = players.kept(console.board.storage)
        super().__init__(console, "")
        self._take_up(seat)

    def _take_up(self, seat):
        self.seat = seat
        self.at = 0
        face, letters = players.parted(self._names.get(seat, ""))
        self.letters = [face or players.FACES[seat - 1]] + spread(letters)

    def _put_down(self):
        face, *letters = self.letters
        if joined(letters):
            self._names[self.seat] = face + joined(letters)
        else:
            self._names.pop(self.seat, None)

    def offers(self, seat):
        return super().offers(seat) if seat == self.seat else _TAKE

    def changes(self):
        return super().changes() if self.at else _FACE

    def press(self, seat, button, at):
        if seat == self.seat or button == BACK:
            super().press(seat, button, at)
        elif button == MATCH:
            self._put_down()
            self._take_up(seat)
            self.console.play(sounds.JOIN)

    def known(self):
        return super().known() if self.at else players.FACES

    def writers(self):
        return (self.seat,)

    def done(self):
        self.left()

    def left(self):
        self._put_down()
        players.keep(self.console.board.storage, self._names)
        self.console.go("set_up", "SetUp", "names")

    def tick(self, pads, now):
        if self.deserted(pads, now):
            self.left()
            return True
        return super().tick(pads, now)

    def draw(self, frame):
        palette = self.console.palette
        colour = palette.seat(self.seat)
        frame.clear()
        face, *letters = self.letters
        portrait.draw_face(frame, face, colour)
        if not self.at:
            _draw_arrows(frame)
        for at, letter in enumerate(letters):
            here = at == self.at - 1
            if letter == " ":
                frame.box(portrait.LEFTS[at] + 1, 15, 3, 1, WHITE if here else GREY)
            portrait.draw_letter(frame, at, letter, WHITE if here else colour)

    def light(self, seat):
        palette = self.console.palette
        return palette.seat(seat) if seat == self.seat else palette.faint(seat)

    def describe(self):
        words = self.console.words("set_up")
        return "%s: %s" % (words.say("name_of", self.seat), "".join(self.letters).replace(" ", "_"))


def _draw_arrows(frame):
    # Beside the face: up above, down below.
    for row, width in ((0, 1), (1, 3)):
        for x in (1, 14):
            frame.box(x - row, 1 + row, width, 1, WHITE)
            frame.box(x - row, 8 - row, width, 1, WHITE)

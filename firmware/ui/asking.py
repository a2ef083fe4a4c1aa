"""Somebody asks for the last move back: the others agree or keep it (PM-12)."""

from core.take_back import ANSWER_MS
from ui import motion, sounds
from ui.note import Note
from ui.pads import BACK, MATCH
from ui.palette import BLACK
from ui.playing import Playing

_BLINK_MS = 250
_ANSWERS = ((MATCH, 0, "agree"), (BACK, 0, "keep_move"))


class Asking(Playing):
    """MATCH agrees, BACK keeps the move; a line in the asker's colour runs out. Nothing of the game shows.

    A subclass has the NAME "asked" and defines answered(key): the answer is there, show how the game goes on,
    and the words for it.
    """

    def __init__(self, console):
        super().__init__(console)
        self._seat = console.table.game.mover
        self._state = None
        self._speak()
        console.play(sounds.CHOOSE)

    def answered(self, key):
        """The others have agreed, or not; key: of the words that say so."""
        raise NotImplementedError

    def moves(self, seat):
        return _ANSWERS if self.table.legal(seat, "agree") else ()

    def press(self, seat, button, at):
        if button == BACK:
            self.keep_back(seat, at)
        else:
            self._answer(seat, "agree" if button == MATCH else "", at)

    def let_go(self, seat, at):
        self._answer(seat, "keep", at)

    def waits(self):
        return True

    def _answer(self, seat, verb, at):
        if seat not in self.table.humans or not verb or not self.table.act((seat, verb), at):
            self.console.refuse(seat)

    def happened(self, event):
        if event[0] in ("kept", "taken_back"):
            self.console.play(sounds.LEAVE if event[0] == "kept" else sounds.CARD)
            self.console.later(self.answered, "back_" + event[0])
        elif event[0] != "agreed":  # the game has ended meanwhile
            self.console.later(self.answered, "")

    def _speak(self):
        console = self.console
        text = console.say("back_asked", console.say("seat", self._seat))
        self._note = Note(console, text, console.palette.seat(self._seat))

    def move(self, pads, now):
        if self._note.over(now):
            self._speak()
        state = self._note.stage(now), self._left(now), now // _BLINK_MS
        changed = state != self._state
        self._state = state
        return changed

    def _left(self, now):
        game = self.table.game
        return max(game.asked_at + ANSWER_MS - self.table.time(now), 0) * 16 // ANSWER_MS

    def draw(self, frame):
        frame.clear()
        game, palette = self.table.game, self.console.palette
        for place, seat in enumerate([seat for seat in game.seats if seat != self._seat]):
            waits = seat not in game.agreed and motion.beat(self.console.now, _BLINK_MS) & 1
            frame.dot(1 + 3 * place, 1, BLACK if waits else palette.seat(seat))
        self._note.draw(frame)
        for x in range(self._left(self.console.now)):
            frame.dot(x, 15, palette.seat(self._seat))

    def light(self, seat):
        game, palette = self.table.game, self.console.palette
        if seat not in self.table.humans:
            return BLACK
        return palette.faint(seat) if seat == self._seat or seat in game.agreed else palette.seat(seat)

    def describe(self):
        return self._note.text

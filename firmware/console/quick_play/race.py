"""What all screens of Quick Play have in common: what a press means, and where an event leads."""

from console import sounds, symbols
from console.pads import BACK, MATCH
from console.palette import BLACK
from console.screens.playing import Playing
from rules import cards


class Race(Playing):
    """What a press means while a card is in play, and which screen an event leads to."""

    def press(self, seat, button, at):
        table = self.table
        if seat not in table.humans:
            return
        phase = table.game.phase()
        if phase == "race":
            if button == MATCH and not table.act((seat, "claim"), at):
                self.console.play(sounds.REFUSED)
        elif phase == "check":
            self._press_in_check(seat, button, at)

    def _press_in_check(self, seat, button, at):
        table, game = self.table, self.table.game
        if button == MATCH:
            # While the queue is open a press is a claim and nothing else: a nervous second one does nothing.
            table.advance_to(at)
            if game.queue_open:
                table.act((seat, "claim"), at)
            else:
                table.act((seat, "right" if game.voting else "accept"), at)
        elif button == BACK:
            if seat in game.judges():
                table.act((seat, "wrong" if game.voting else "object"), at)
            else:
                table.act((seat, "withdraw"), at)

    def happened(self, event):
        name, console = event[0], self.console
        if name == "card":
            console.play(sounds.CARD)
            self.show("card", "Card")
        elif name == "claim" or name == "queued":
            console.play(sounds.claim(event[1]))
        elif name == "check":
            if console.screen.NAME != "verdict":
                self.show("claim", "Claim")
        elif name == "verdict":
            self.show("verdict", "Verdict", event[1], event[2])
        elif name == "nobody":
            if console.screen.NAME != "verdict":
                self.show("verdict", "Verdict", 0, False)

    def show(self, module, name, *arguments):
        """Change to another screen of this game, loaded when it is wanted."""
        screens = getattr(__import__("console.quick_play." + module).quick_play, module)
        self.console.show(getattr(screens, name)(self.console, *arguments))

    def draw_figure(self, frame, card):
        """The card's symbols, in the middle of 15×15 pixels."""
        console = self.console
        cells = cards.cells(card)
        x, y = offset(cells)
        symbols.draw_cells(
            frame,
            cells,
            console.symbols,
            console.left + x * console.scale,
            console.top + y * console.scale,
            console.scale,
        )

    def draw_level(self, frame, level):
        """The level as lines in the last row (B-3)."""
        console = self.console
        colour = console.palette.level(level)
        for line in range(level):
            self.dot(frame, 2 * line, 15, colour)

    def light(self, seat):
        """In the race: the seat's colour; shut out: red, hardly; given up: nearly dark."""
        game, palette = self.table.game, self.console.palette
        if seat not in self.table.humans:
            return BLACK
        if seat in game.locked:
            return palette.shut
        return palette.faint(seat) if seat in game.given_up else palette.low(seat)


def offset(cells):
    """Pixels by which a figure in the upper left corner moves to stand in the middle of 15×15."""
    taken = [cell for cell in range(len(cells)) if cells[cell] != symbols.NONE]
    width = max([cell % symbols.SIDE for cell in taken]) + 1
    height = max([cell // symbols.SIDE for cell in taken]) + 1
    return (symbols.SIDE - width) * 3 // 2, (symbols.SIDE - height) * 3 // 2

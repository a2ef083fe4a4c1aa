"""People at Push Match: they lift the curtain, walk to a cell, choose a face, and look along the lines."""

from fivefold.virtual.hands import People
from rules.push_match_frame import FACES_EACH, SIDE

_LOOK_MS = 500  # at the secret cards


class PushMatchPeople(People):
    """Each press brings the screen nearer to what was planned; the last one does it."""

    def __init__(self, hands, seats, seed):
        super().__init__(hands, seats, seed)
        self._planned_in = None

    def replan(self, game):
        # Screens change while a plan is carried out; only what happens in the game can change the plan.
        moment = (game.round, game.pushes, game.phase, game.turn)
        if moment != self._planned_in:
            self._planned_in = moment
            super().replan(game)

    def carry_out(self, seat, action):
        screen = self.hands.screen()
        if screen == "curtain":
            self.hands.press(seat, "MATCH", _LOOK_MS)
            return False
        reach = getattr(self, "_on_" + screen, None)
        button = reach and reach(self.hands.console.screen, action)
        if button:
            self.hands.press(seat, button)
        return button == "MATCH" and screen in ("corner", "hand", "lines")

    def _on_corner(self, screen, action):
        return "MATCH"

    def _on_cards(self, screen, action):
        return "BACK"

    def _on_cells(self, screen, action):
        if action[1] == "match":
            return "BACK"
        cell, wanted = screen.cell(), self._cell(action)
        if cell == wanted:
            return "MATCH"
        if cell % SIDE != wanted % SIDE:
            return "RIGHT" if (wanted - cell) % SIDE < 3 else "LEFT"
        return "DOWN" if (wanted - cell) // SIDE % SIDE < 3 else "UP"

    def _on_hand(self, screen, action):
        if action[1] == "match" or screen.cell() != self._cell(action):
            return "BACK"
        ahead = (action[-1] - screen.sight.face) % FACES_EACH
        return "MATCH" if ahead == 0 else "RIGHT" if ahead <= FACES_EACH // 2 else "LEFT"

    def _on_lines(self, screen, action):
        wanted = action[2] if action[1] == "match" else -1
        if screen.line == wanted:
            return "MATCH"
        if wanted < 0:
            return "BACK"
        return "DOWN" if wanted < SIDE else "RIGHT"

    def _cell(self, action):
        if action[1] == "push":
            return action[2]
        game = self.table().game
        return game.private(action[0])["gap"]


PEOPLE = PushMatchPeople

"""People at Quarter Turn: they walk the cursor to a colour, a crossing or a tile, and take it by MATCH."""

from fivefold.virtual.hands import People

_SIDE = 5
_GO_ON = -1  # the die, beside the crossings


class QuarterTurnPeople(People):
    """One press at a time, towards what the player on turn wants."""

    def carry_out(self, seat, action):
        name, screen = self.hands.screen(), self.hands.console.screen
        verb, numbers = action[1], action[2:]
        if name == "pick":
            return self._walk(seat, screen.colour, numbers[0])
        if name == "crossings":
            return self._walk(seat, screen.stop(), numbers[0] if numbers else _GO_ON)
        if name == "tiles":
            return self._tiles(seat, screen, verb, numbers)
        return False

    def _walk(self, seat, here, goal):
        self.hands.press(seat, "MATCH" if here == goal else "RIGHT")
        return here == goal

    def _tiles(self, seat, screen, verb, tiles):
        picked = screen.picked
        if picked is not None and picked not in tiles:
            self.hands.press(seat, "BACK")
            return False
        goal = tiles[0]
        if picked == tiles[0] and verb != "half":
            goal = tiles[1]
        row, column = divmod(screen.tile(), _SIDE)
        down, right = goal // _SIDE - row, goal % _SIDE - column
        if down or right:
            button = way(down, _SIDE, "DOWN", "UP") if down else way(right, _SIDE, "RIGHT", "LEFT")
            self.hands.press(seat, button)
            return False
        self.hands.press(seat, "MATCH")
        return verb == "turn" or picked is not None


def way(steps, around, ahead, back):
    """The shorter way round a ring of `around` places."""
    return ahead if steps % around <= around // 2 else back


PEOPLE = QuarterTurnPeople

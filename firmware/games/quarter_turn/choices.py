"""Quarter Turn: what the player on turn chooses from, tiles or a crossing (QT-3 … QT-9)."""

from games.quarter_turn.rules_board import (
    CROSSINGS,
    SIDE,
    TILES,
    free_tiles,
    one_colour,
    open_crossings,
    rotate,
)
from games.quarter_turn.rules_moves import AFTER, AGAIN, ANTI
from games.quarter_turn.turn import Turn
from ui import motion, sounds
from ui.pads import ARROWS, BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK, WHITE, dim
from ui.screen import each

_LOOK_MS, _ROUND_MS = 350, 1050  # in each round the tile is first seen as it lies, then as it would
_STEPS = {"left": -1, "right": 1, "two_left": -1, "two_right": 1}
_RING = dim(WHITE, 2)


class Tiles(Turn):
    """A square around a tile, which shows in turns how it lies and how it would lie.

    MATCH turns it. Twice left or right: MATCH picks the tile, and once more there turns it by half; on
    another tile MATCH turns both. Swap: MATCH picks one tile, then the other. BACK drops the tile picked;
    without one it shows the die. Tiles that may not move are dark.
    """

    NAME = "tiles"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self.face = self.game.die
        swap = self.face == "swap"
        self._free = free_tiles(self.game.blocks, () if swap else self.game.turned)
        self.picked = None
        if self.tile() not in self._free:
            self._move_to(min(self._free, key=self._way))
        self._look_ahead()

    def tile(self):
        """The tile under the cursor."""
        return self.view.cursor[self.seat()]

    def _way(self, tile):
        # How far from the cursor; the number tells equal ways apart.
        rows, columns = abs(tile // SIDE - self.tile() // SIDE), abs(tile % SIDE - self.tile() % SIDE)
        return (rows + columns) * TILES + tile

    # Input.

    def turn_offers(self):
        tile, picked = self.tile(), self.picked
        takes = tile in self._free and (picked is None or self.face != "swap" or tile != picked)
        return (
            (((MATCH, 0, self._match_key()),) if takes else ())
            + ((BACK, 0, "die" if picked is None else "drop_tile"),)
            + each(ARROWS, "tile")
        )

    def _match_key(self):
        if self.face in ("left", "right"):
            return "turn_tile"
        if self.picked is None:
            return "pick_tile"
        if self.face == "swap":
            return "swap_tiles"
        return "half_tile" if self.picked == self.tile() else "turn_both"

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        else:
            row, column = divmod(self.tile(), SIDE)
            row = (row + (button == DOWN) - (button == UP)) % SIDE
            column = (column + (button == RIGHT) - (button == LEFT)) % SIDE
            self._move_to(row * SIDE + column)
            self._look_ahead()
            self.console.play(sounds.MOVE)

    def _move_to(self, tile):
        self.view.cursor[self.seat()] = tile
        self.since = self.console.now

    def _take(self, at):
        tile, picked = self.tile(), self.picked
        verb = {"left": "turn", "right": "turn", "swap": "swap"}.get(self.face, "turn_two")
        if verb == "turn":
            self.act(verb, tile, at=at)
        elif picked is None:
            self._pick(tile)
        elif picked != tile:
            self.act(verb, min(picked, tile), max(picked, tile), at=at)
        elif verb == "swap":
            self.refuse("qt_other")
        else:
            self.act("half", tile, at=at)

    def _pick(self, tile):
        if tile in self._free:
            self.picked = tile
            self.since = self.console.now
            self._look_ahead()
            self.console.play(sounds.CHOOSE)
        else:
            self.refuse("qt_rests" if self.face != "swap" and tile in self.game.turned else "qt_held")

    def back(self):
        if self.picked is None:
            self.view.rolled, self.view.lies = self.face, True
            self.show_die()
        else:
            self._move_to(self.picked)
            self.picked = None
            self.console.play(sounds.LEAVE)
            self._look_ahead()

    # What would be.

    def _look_ahead(self):
        game, tile, picked = self.game, self.tile(), self.picked
        self._ahead = []  # (place, tile number)
        self._spots = []  # (crossing, its colour then)
        if tile not in self._free:
            return
        numbers = game.tiles
        if self.face == "swap":
            if picked is not None:
                self._ahead = [(tile, numbers[picked]), (picked, numbers[tile])]
        else:
            step = _STEPS[self.face]
            self._ahead = [(tile, rotate(numbers[tile], 2 * step if tile == picked else step))]
            if picked not in (None, tile):
                self._ahead.append((picked, rotate(numbers[picked], step)))
        then = list(numbers)
        for place, number in self._ahead:
            then[place] = number
        for crossing in range(CROSSINGS):
            if not game.blocks[crossing]:
                colour = one_colour(then, crossing)
                if colour != one_colour(numbers, crossing):
                    self._spots.append((crossing, colour))

    # Picture.

    def held(self):
        return [tile for tile in range(TILES) if tile not in self._free]

    def blink(self, now):
        passed = (now - self.since) % _ROUND_MS
        return passed >= _LOOK_MS, passed // 150, self.tile(), self.picked

    def draw_turn(self, frame, now):
        view = self.view
        ahead, step = self.blink(now)[:2]
        view.face(frame, self.face, now)
        if ahead:
            for place, number in self._ahead:
                view.tile(frame, place, number)
            for crossing, colour in self._spots:
                view.spot(frame, crossing, WHITE if colour and step & 1 else view.bright[colour])
        elif self.picked is not None and self.face != "swap":
            # It waits as it will lie.
            number = rotate(self.game.tiles[self.picked], _STEPS[self.face])
            view.tile(frame, self.picked, number)
        if self.tile() not in self._free:
            view.broken_ring(frame, self.tile(), _RING)
        elif self.tile() != self.picked or ahead:
            view.ring(frame, self.tile(), _RING)
        if self.picked is not None and self.tile() != self.picked:
            view.ring(frame, self.picked, WHITE)

    def what(self):
        row, column = divmod(self.tile(), SIDE)
        return "%s %d-%d" % (self.console.say("qt_" + self.face), row + 1, column + 1)


BLINK_MS = 300
_GO_ON = -1  # no crossing: the die in the corner


class Crossings(Turn):
    """A cursor that jumps between the crossings in question and the die; MATCH takes what it is on.

    Where a block can be put it comes and goes; where one can be taken as well. On the die MATCH rolls, and
    after the move it ends the turn. BACK shows the player's colour once more.
    """

    NAME = "crossings"

    def __init__(self, console, flow):
        super().__init__(console, flow)
        self.phase = self.game.phase
        self.stops = self._crossings() + [_GO_ON]
        self._at = 0
        if self.phase == ANTI:
            self._at = self._first_of_others()

    def _crossings(self):
        game = self.game
        if self.phase == AGAIN:
            return []
        if self.phase == ANTI:
            return [crossing for crossing in range(CROSSINGS) if game.blocks[crossing]]
        return open_crossings(game.tiles, game.blocks, self.view.mine())

    def _first_of_others(self):
        game = self.game
        own = game.colours[game.at]
        for place, crossing in enumerate(self.stops):
            if crossing == _GO_ON or (own and game.blocks[crossing] != own):
                return place
        return 0

    def stop(self):
        """The crossing that the cursor is on, or _GO_ON."""
        return self.stops[self._at]

    # Input.

    def turn_offers(self):
        turns = each(ARROWS, "crossing") if len(self.stops) > 1 else ()
        return ((MATCH, 0, self._match_key()), (BACK, 0, "whose_colour")) + turns

    def _match_key(self):
        if self.stop() != _GO_ON:
            return "take_block" if self.phase == ANTI else "put_block"
        return "end_turn" if self.phase == AFTER else "roll"

    def pressed(self, button, at):
        if button == MATCH:
            self._take(at)
        elif len(self.stops) == 1:
            self.refuse(self._key())
        else:
            self._at = (self._at + {LEFT: -1, UP: -1, RIGHT: 1, DOWN: 1}[button]) % len(self.stops)
            self.since = self.console.now
            self.console.play(sounds.MOVE)

    def back(self):
        self.view.find(self.console.now)
        self.help(self._key())

    def _take(self, at):
        crossing = self.stop()
        if crossing == _GO_ON:
            self.act("done" if self.phase == AFTER else "roll", at=at)
        else:
            self.act("remove" if self.phase == ANTI else "place", crossing, at=at)

    def _key(self):
        if self.stop() != _GO_ON:
            return "qt_take" if self.phase == ANTI else "qt_put"
        return "qt_done" if self.phase == AFTER else "qt_roll"

    # Picture.

    def blink(self, now):
        still = self.phase == ANTI and self.stop() != _GO_ON  # a block blinks by being away
        return motion.beat(now - self.since, BLINK_MS, still) & 1, self._at

    def draw_turn(self, frame, now):
        view, game = self.view, self.game
        lit = not self.blink(now)[0]
        for place, crossing in enumerate(self.stops):
            here = place == self._at
            if crossing == _GO_ON:
                self._draw_die(frame, lit if here else None)
            elif self.phase == ANTI:
                if here and not lit:
                    view.block(frame, crossing, BLACK, BLACK)
            else:
                colour = view.bright[one_colour(game.tiles, crossing)]
                if here and lit:
                    view.block(frame, crossing, colour)
                else:
                    view.spot(frame, crossing, colour if here or lit else WHITE)

    def _draw_die(self, frame, lit):
        colour = self.console.palette.right if self.phase == AFTER else WHITE
        self.view.die(frame, dim(colour, 12) if lit is None else colour if lit else BLACK)

    def what(self):
        stop = self.stop()
        where = "" if stop == _GO_ON else " %d-%d" % (stop // 4 + 1, stop % 4 + 1)
        return self.console.say(self._key()) + where

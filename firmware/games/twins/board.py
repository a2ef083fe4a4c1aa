"""Twins in play: everybody has a cursor, and everybody's presses count in the order in which they came."""

import gc

from games.twins.animation import CROSS, FRAME, GONE, WAVE
from games.twins.slots import NONE
from ui import motion, sounds
from ui.pads import ARROWS, BACK, DOWN, LEFT, MATCH, RIGHT, UP
from ui.palette import BLACK
from ui.playing import Playing
from ui.screen import each


def _head(console, game):
    """Whose turn it is, or how much time is left."""
    say = console.say
    if game.ends_at() is not None:
        return say("tw_time", max(game.ends_at() - console.table.time(console.now), 0) // 1000)
    turn = game.whose()
    if turn is None:
        return ""
    return say("tw_turn", say("seat", turn)) if turn else say("tw_any")


def _last(console, key, *seats):
    """What happened last."""
    return console.say(key, *[console.say("seat", seat) for seat in seats])


def _spell(slots):
    """The number of the pattern in each slot, rows parted by strokes."""
    shown = ["." if pattern == NONE else str(pattern) for pattern in slots.patterns]
    return " / ".join(
        [" ".join(shown[at : at + slots.columns]) for at in range(0, slots.count, slots.columns)]
    )


LATE_MS = 120  # nobody can have meant a card that came to lie there so short a time before the press
_MISTAKE_MS = 1200  # how long the pad's light says that it was one
_OVER_MS = 2600  # the last set is looked at for so long, or at least …
_OVER_LEAST_MS = 800  # … until somebody presses
_HINT_MS = 1000
HINT = ((UP, _HINT_MS, "hint", "-5 s"),)  # the price: rules_hint.HINT_MS
_CHAIN_MS = 3000  # wins that follow each other so closely make a chain

# Which words say why something is refused, by what the core says.
_REASONS = {
    "TW-3": "tw_none",
    "TW-6": "tw_taken",
    "TW-12": "tw_others",
}


class Board(Playing):
    """LEFT, RIGHT, UP and DOWN move a cursor, MATCH puts a hand down, BACK lifts it or turns a card.

    Alone, UP held for a second leads the cursor to a card that makes a pair (C-11).
    """

    NAME = "twins"

    def __init__(self, console, view):
        super().__init__(console)
        self.view = view
        self.game = view.game
        self._state = None
        self._hand_at = {}  # seat -> when its hand came down: its light is bright at once
        self._said = ()  # what happened last: the key of a text, and seats
        self._won_at = -_CHAIN_MS
        self._chain = 0
        self._over_at = None
        self._fresh = False
        self._asked = False  # UP is held, and the hint is given

    # Input.

    def press(self, seat, button, at):
        now = self.console.now
        if self.game.over:
            if now - self._over_at >= _OVER_LEAST_MS:
                self._finish()
            return
        if seat not in self.table.humans:
            self.console.refuse(seat)
            return
        if button == BACK:
            self.keep_back(seat, at)
        elif self._catch_up(at):
            if button == MATCH:
                self._put_hand(seat, at)
            else:
                self._move_cursor(seat, button, now)

    def offers(self, seat):
        if self.game.over:
            seen = self.console.now - self._over_at >= _OVER_LEAST_MS
            return ((MATCH, 0, "go_on"),) if seen else ()
        return super().offers(seat)

    def moves(self, seat):
        game, view = self.game, self.view
        slot = view.cursor[seat]
        place = NONE if self._just_changed(slot, self.console.now) else view.slots.places[slot]
        lies = place != NONE
        hand = ((MATCH, 0, "hand"),) if lies and not game.refusal((seat, "hand", place)) else ()
        if game.hand_of(seat):
            hand += ((BACK, 0, "lift"),)
        elif game.timed:
            if lies and not game.refusal((seat, "turn_over", place)):
                hand += ((BACK, 0, "turn_over"),)
        elif self.table.legal(seat, "turn_up"):
            hand = ((BACK, 0, "turn_up"),) + hand  # nobody else can do it
        return hand + each(ARROWS, "cursor") + (HINT if self._can_ask(seat) else ())

    def _can_ask(self, seat):
        return len(self.game.seats) == 1 and self.table.legal(seat, "hint")

    def let_go(self, seat, at):
        if self._catch_up(at):
            self._back(seat, at)

    def _catch_up(self, at):
        # What was due before a press comes first; whether the game goes on.
        if not self.game.over:
            self.table.advance_to(at)
            self.view.refresh(self.console.now)
        return not self.game.over

    def _move_cursor(self, seat, button, now):
        view = self.view
        slots, slot = view.slots, view.cursor[seat]
        row, column = slot // slots.columns, slot % slots.columns
        if button in (LEFT, RIGHT):
            column = (column + (1 if button == RIGHT else -1)) % slots.columns
        else:
            row = (row + (1 if button == DOWN else -1)) % slots.rows
        self._go_to(seat, row * slots.columns + column, now)

    def _go_to(self, seat, slot, now):
        view = self.view
        view.cursor[seat] = slot
        view.moved_at[seat] = now
        region = view.slots.region(slot)
        if region:
            region.stay(now)

    def _under(self, seat, at):
        """The place under a seat's cursor; None and a refusal when nothing lies there, or only since now."""
        slots = self.view.slots
        slot = self.view.cursor[seat]
        if slots.places[slot] == NONE or self._just_changed(slot, at):
            self._refuse(seat, slot, "tw_none")
            return None
        return slots.places[slot]

    def _just_changed(self, slot, at):
        return at - self.view.slots.changed_at[slot] < LATE_MS

    def _put_hand(self, seat, at):
        slot = self.view.cursor[seat]
        place = self._under(seat, at)
        if place is not None:
            self._try((seat, "hand", place), at, slot)
        elif self._just_changed(slot, at):
            self.console.link.tell_late(seat, at)

    def _back(self, seat, at):
        game, slots = self.game, self.view.slots
        if game.hand_of(seat):
            self._try((seat, "lift"), at, NONE)
        elif game.timed:
            place = self._under(seat, at)
            if place is not None:
                self._try((seat, "turn_over", place), at, self.view.cursor[seat])
        elif not any(game.piles):
            self._refuse(seat, game.seats.index(seat), "tw_out")
        else:
            # What stands in the way is shown: the pile of the player on turn, or the own empty one.
            turn = game.whose()
            pile = game.seats.index(turn if turn in game.seats else seat)
            if self.table.act((seat, "turn_up"), at):
                return
            if turn in (seat, 0) or not game.piles[game.seats.index(seat)]:
                self._refuse(seat, game.seats.index(seat), "tw_out")
            else:
                self._refuse(seat, pile, "tw_wait", turn)
            slots.table.stay(self.console.now)

    def _try(self, action, at, slot):
        refused = self.game.refusal(action)
        if refused or not self.table.act(action, at):
            if refused and refused[0] == "TW-6":
                self.console.link.tell_late(action[0], at)
            self._refuse(action[0], slot, _REASONS.get(refused and refused[0], "tw_none"))

    def _refuse(self, seat, slot, key, *seats):
        """Say no to one player, without a word in the way of the others: a red mark shows what is wrong."""
        console = self.console
        now = console.now
        console.refuse(seat)
        self._said = (key,) + seats
        animation, wrong = self.view.animation, console.palette.wrong
        if slot != NONE:
            empty = self.view.slots.patterns[slot] == NONE
            animation.add(CROSS if empty else FRAME, slot, now, wrong)

    # What happens.

    def happened(self, event):
        self.view.stale = self._fresh = True
        tell = getattr(self, "_on_" + event[0], None)
        if tell:
            tell(*event[1:])

    def _on_hand(self, seat, place):
        console = self.console
        console.play(sounds.claim(seat))
        self._hand_at[seat] = console.now
        slot = self.view.slots.of(place)
        if slot != NONE and self.view.cursor[seat] != slot:
            self._go_to(seat, slot, console.now)

    def _on_turn_up(self, seat, place, pattern):
        self.console.play(sounds.CARD)
        self._said = ()

    def _on_hint(self, seat, place):
        self.console.play(sounds.CARD)
        slot = self.view.slots.of(place)
        if slot != NONE:
            self._go_to(seat, slot, self.console.now)
            self.view.animation.add(FRAME, slot, self.console.now, self.console.palette.right)

    def _on_turn_over(self, place, pattern):
        self.console.play(sounds.CARD)

    def _on_won(self, seat, side, pattern, places, robbed):
        console, view = self.console, self.view
        now, animation = console.now, view.animation
        colour = view.colour(side)
        self._chain = self._chain + 1 if now - self._won_at < _CHAIN_MS else 0
        self._won_at = now
        places_before = view.slots.places
        slots = [places_before.index(place) for place in places if place in places_before]
        view.slots.look(now)
        kept = view.slots.of(places[0])
        for slot in slots:
            animation.add(GONE if slot != kept else FRAME, slot, now, colour, BLACK, pattern)
        other = view.colour(robbed) if robbed else BLACK
        animation.add(FRAME, kept, now, colour, other)
        for wave in range(2 if robbed else 1 + min(self._chain, 2)):
            animation.add(WAVE, kept, now + 150 * wave, other if wave & 1 and robbed else colour)
        console.play(sounds.WIN if robbed or self._chain else sounds.RIGHT)
        self._said = "tw_stolen" if robbed else "tw_won", seat

    def _on_tie(self, seats, pattern):
        console, view = self.console, self.view
        one, other = [console.palette.seat(seat) for seat in seats]
        for seat in seats:
            view.animation.add(FRAME, view.cursor[seat], console.now, one, other)
        console.play(sounds.NOBODY)
        self._said = ("tw_tie",) + tuple(seats)

    def _on_mistake(self, seat, places):
        console, view = self.console, self.view
        now, wrong = console.now, console.palette.wrong
        console.redden(seat, _MISTAKE_MS)
        view.animation.add(FRAME, view.cursor[seat], now, wrong)
        view.animation.add(CROSS, view.cursor[seat], now, wrong)
        for place in places[:1]:
            if place in view.slots.places:
                slot = view.slots.places.index(place)
                view.animation.add(GONE, slot, now, wrong, BLACK, view.slots.patterns[slot])
        console.play(sounds.WRONG)
        self._said = "tw_mistake", seat

    def _on_over(self, winners):
        self._over_at = self.console.now

    # Time.

    def move(self, pads, now):
        view = self.view
        if self.game.over and now - self._over_at >= _OVER_MS:
            self._finish()
            return True
        refreshed = view.refresh(now)
        if len(self.game.seats) == 1 and not self.game.over:
            self._ask(pads, now)
        if self._fresh and not refreshed:
            # A quiet moment after something has happened, while nobody waits for a picture.
            self._fresh = False
            gc.collect()
        state = now // 65, view.animation.stage(now)
        changed = state != self._state or refreshed
        self._state = state
        return changed

    def _ask(self, pads, now):
        # One hint for each time that UP is held.
        (seat,) = self.game.seats
        held = pads.held(seat, UP, now)
        if held >= _HINT_MS and not self._asked:
            if not self.table.act((seat, "hint"), now):
                self.console.refuse(seat)
        self._asked = held >= _HINT_MS

    def _finish(self):
        # Later: this screen's memory is wanted for the results.
        self.console.later(self.console.finish)

    # Picture.

    def draw(self, frame):
        if not frame.recall(self):
            self.view.draw_still(frame)
            frame.keep(self)
        self.view.draw_moving(frame, self.console.now)

    def light(self, seat):
        """Bright: it is for this player to turn a card; blinking: a hand is down."""
        if seat not in self.table.humans:
            return BLACK
        now, palette = self.console.now, self.console.palette
        if self.game.hand_of(seat):
            lit = motion.beat(now - self._hand_at.get(seat, 0), 130, 0) & 1 == 0
            return palette.seat(seat) if lit else palette.faint(seat)
        if not self.game.over and self.table.legal(seat, "turn_up"):
            return palette.seat(seat)
        return palette.low(seat)

    def describe(self):
        console = self.console
        return _last(console, *self._said) if self._said else _head(console, self.game)

    def spell(self):
        return _spell(self.view.slots)

"""Which card is seen in which slot. A card stays where it is as long as it can be seen."""

from games.twins.rules_layout import for_sets, grid

NONE = -1
PAGE_MS = 2500
_STAY_MS = 1500  # a page stays at least so long after somebody has gone there


class Region:
    """Slots from `first` on, `count` of them, for places that come and go.

    What has a slot keeps it. What finds no room is on further pages, which take turns.
    """

    def __init__(self, first, count):
        self.first, self.count = first, count
        self.page = 0
        self._turned_at = 0
        self._places = []

    def renew(self, places, starts, now):
        """See which places are there now; starts: for each of them the slot to be tried first, from 0."""
        held = self._places
        for index in range(len(held)):
            if held[index] not in places:
                held[index] = NONE
        for place, start in zip(places, starts):
            if place not in held:
                self._put(place, start, now)
        while held and max(held[-self.count :]) == NONE:
            del held[-self.count :]
        if self.page >= self.pages():
            self.page = 0

    def _put(self, place, start, now):
        held, count = self._places, self.count
        for page in range(len(held) // count + 1):
            if page * count == len(held):
                held += [NONE] * count
            for step in range(count):
                index = page * count + (start + step) % count
                if held[index] == NONE:
                    held[index] = place
                    self.page = page
                    self._turned_at = now
                    return

    def pages(self):
        """How many pages there are, at least one."""
        return max(len(self._places) // self.count, 1)

    def seen(self):
        """The place in each slot; NONE for an empty one."""
        first = self.page * self.count
        return (self._places[first : first + self.count] + [NONE] * self.count)[: self.count]

    def stay(self, now):
        """Somebody has gone to one of the slots: what is seen stays for a moment."""
        self._turned_at = max(self._turned_at, now - PAGE_MS + _STAY_MS)

    def turn(self, now):
        """Show the next page when it is time for it; whether that was done."""
        if self.pages() == 1 or now - self._turned_at < PAGE_MS:
            return False
        self._turned_at = now
        self.page = (self.page + 1) % self.pages()
        return True


class Slots:
    """Piles first, in the order of the seats, then the table, then won sets, those of each side together.

    A slot shows a place of the game, for a set its first. `places`, `patterns`: of each slot, or NONE.
    `changed_at`: since when it shows that pattern (ms).
    """

    def __init__(self, game, width, height, now):
        self.game = game
        self.scale, self.columns, self.rows = grid(width, height, game.options["deck"])
        self.count = self.columns * self.rows
        self.piles = 0 if game.timed else len(game.seats)
        self.sides = sorted(set(game.sides))
        need = for_sets(self.count, self.piles, len(self.sides), game.options["sets"])
        table = self.count - self.piles - min(need, self.count // 4)
        table = min(game.options["table"] or table, table)
        first = self.piles + table
        self.table = Region(self.piles, table)
        self.won = Region(first, self.count - first)
        self.places = [NONE] * self.count
        self.patterns = [NONE] * self.count
        self.changed_at = [now] * self.count
        self.look(now)

    def look(self, now):
        """See how things lie now; the slots whose pattern is another one than before."""
        game, won = self.game, self.won
        sets = [places[1] for places in game.sets]
        each = won.count // len(self.sides)
        self.table.renew(game.table, [0] * len(game.table), now)
        won.renew(sets, [self.sides.index(places[0]) * each for places in game.sets], now)
        return self._show(now)

    def turn_pages(self, now):
        """Show what had no room before; whether anything changed."""
        hands = [hand[1] for hand in self.game.hands]
        turned = False
        for region in (self.table, self.won):
            covered = [place for place in region.seen() if place in hands]
            turned = (not covered and region.turn(now)) or turned
        if turned:
            self._show(now)
        return turned

    def _show(self, now):
        game = self.game
        tops = [pile[-1] if pile else NONE for pile in game.piles] if self.piles else []
        self.places = tops + self.table.seen() + self.won.seen()
        changed = []
        for slot, place in enumerate(self.places):
            pattern = NONE if place == NONE else game.shown(place)
            if pattern != self.patterns[slot]:
                self.patterns[slot] = pattern
                self.changed_at[slot] = now
                changed.append(slot)
        return changed

    def of(self, place):
        """The slot in which a place is seen, for any card of a set, or NONE."""
        place = self.game.spot(place)
        return self.places.index(place) if place in self.places else NONE

    def region(self, slot):
        """The region that a slot belongs to, or None for a pile."""
        if slot < self.table.first:
            return None
        return self.table if slot < self.won.first else self.won

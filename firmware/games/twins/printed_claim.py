"""Twins with printed cards: a claim, while its cards lie under the claimant's hands."""

from games.blocks.claim import Claim
from games.blocks.race import Race
from games.twins.rules_printed import PAIR
from ui.pads import LEFT, RIGHT
from ui.palette import WHITE


class TwinsClaim(Claim):
    """Two cards in the claimant's frame; LEFT and RIGHT say whose pair is claimed, if anybody's (RF-5)."""

    def judge(self, seat, button, at):
        game = self.table.game
        if button not in (LEFT, RIGHT):
            return Race.judge(self, seat, button, at)
        if seat != game.claimant:
            return False
        choice = [0] + [side for side in sorted(set(game.sides)) if [side, PAIR] in game.sets]
        place = choice.index(game.taking_from) + (1 if button == RIGHT else -1)
        return self.table.act((seat, "from", choice[place % len(choice)]), at)

    def draw_card(self, frame, card):
        side = self.table.game.taking_from
        if side:
            colour = self.course.colour(side)
            self._draw(frame, 3, 3, colour)
            self._draw(frame, 3, 8, colour)
            self._draw(frame, 9, 5, WHITE)
        else:
            self._draw(frame, 3, 5, WHITE)
            self._draw(frame, 9, 5, WHITE)

    def _draw(self, frame, x, y, colour):
        console = self.console
        scale = console.scale
        frame.rect(console.left + x * scale, console.top + y * scale, 4 * scale, 4 * scale, colour)

    def describe(self):
        from games.blocks import printed_strings as spoken

        game, say = self.table.game, self.console.say
        text = spoken.say(self.console, "claim", say("seat", game.claimant))
        side = game.taking_from
        if side:
            text += " (%s)" % say("seat", game.seats[game.sides.index(side)])
        return text + "".join([", " + say("seat", seat) for seat in self.course.waiting()])

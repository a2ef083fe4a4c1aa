"""Push Match: the player on turn looks at the secret cards, where nobody else can see them."""

from console.push_match.match import Match


class Cards(Match):
    """Any press leads back to the frame."""

    NAME = "cards"

    def pressed(self, button, at):
        self.go_on()

    def draw_turn(self, frame, side):
        self.sight.draw_cards(frame, side)

"""What can be pressed, for a page or a terminal: told when it changes, in the players' words."""

from console.texts import Texts


class Offered:
    """Watches the screens of one console. Everything comes from ui.screen.Screen.offers."""

    def __init__(self, console):
        self._console = console
        self._known = self._texts = None

    def news(self):
        """None where nothing has changed; else held, lesson, and pads: `[[[button, ms, text], …], …]`.

        held: how a button is called that is to be held, with a gap. pads: of each seat, the main press first.
        lesson: whether the console teaches; blocks beside it mean nothing then.
        """
        console = self._console
        language = console.settings["language"]
        known = [language, bool(console.coach)] + [console.offers(seat) for seat in console.seats]
        if known == self._known:
            return None
        self._known = known
        if self._texts is None or self._texts.language != language:
            self._texts = Texts(language, "offers")
        pads = [[[offer[0], offer[1], self._say(offer)] for offer in offers] for offers in known[2:]]
        return {"held": self._texts.say("held", "{}"), "pads": pads, "lesson": bool(console.coach)}

    def _say(self, offer):
        return self._texts.say(offer[2], *offer[3:])

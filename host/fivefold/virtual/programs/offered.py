"""What can be pressed, for a page or a terminal: told when it changes, in the players' words."""

from console.texts import Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Offered:
    """Watches the screens of one console. Everything comes from ui.screen.Screen.offers."""

    _known: "list[Any] | None"
    _texts: "Texts | None"

    def __init__(self, console: "Any") -> None:
        self._console = console
        self._known = self._texts = None

    def news(self) -> "dict[str, Any] | None":
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

    def _say(self, offer: "Sequence[Any]") -> str:
        return self._texts.say(offer[2], *offer[3:])  # type: ignore[union-attr]  # see news()

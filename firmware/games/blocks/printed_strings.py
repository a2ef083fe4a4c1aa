"""Words at printed cards: seldom wanted, for the cards lie on the table."""

from ui.texts import Texts


def say(console, key, *parts):
    """The text called `key` of console.words.printed_en in the language in use."""
    return Texts(console.settings["language"], "printed_").say(key, *parts)

"""Words at printed cards: seldom wanted, for the cards lie on the table."""

from console.texts import Texts


def say(console, key, *parts):
    """The text called `key` of console.words.referee_en in the language in use."""
    return Texts(console.settings["language"], "referee_").say(key, *parts)

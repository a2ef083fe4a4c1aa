"""All words that people read or hear, in the language in use; one language is in memory at a time."""

import games
from console import loader

LANGUAGES = ("en", "fr", "de", "it", "da", "nl", "sv")  # each a file in console/words
COMMON = "common"


def load(language, group=COMMON):
    """The words of a group in a language: texts of lines `key=text` between line ends.

    Which groups there are, and what each key means: console/words/index.toml.
    """
    return loader.once("console.words." + language).WORDS[group]


class Texts:
    """The words of one language; a missing one is said in English, an unknown one by its key.

    The words of one group are loaded when something is said, and kept until forget(): most games say nothing.
    `game`: the game in whose folder words are looked for that are not here, or "".
    """

    def __init__(self, language="en", group=COMMON):
        self._group = group
        self.game = ""
        self.choose(language)

    def choose(self, language):
        """Speak another language, one of LANGUAGES."""
        self.language = language
        self.forget()

    def forget(self):
        """Make room: nothing is said for now."""
        self.lines = None

    def say(self, key, *parts):
        """The text called `key`, its gaps `{}` filled with `parts`; a gap too many stays empty."""
        if self.lines is None:
            self.lines = load(self.language, self._group)
        text = find(self.lines, key)
        if text is None:
            # A game's own name is its key.
            text = self._of_game(key if key in games.names() else self.game, key)
        if text is None:
            text = find(load("en", self._group), key)
        return fill(key if text is None else text, parts)

    def _of_game(self, name, key):
        for language in (self.language, "en"):
            text = find(games.words(name, language), key)
            if text is not None:
                return text
        return None


def fill(text, parts):
    """A text with its gaps `{}` filled in order, as far as both go."""
    # Not by format(): a text from outside may have a gap too many, or a brace that is none.
    pieces = text.split("{}")
    for place in range(1, len(pieces)):
        if place <= len(parts):
            pieces[place] = str(parts[place - 1]) + pieces[place]
    return "".join(pieces)


def find(words, key):
    """The text called `key`, or None."""
    line = "\n%s=" % key
    for text in words:
        start = text.find(line)
        if start >= 0:
            start += len(line)
            return text[start : text.find("\n", start)]
    return None


def keys(words):
    """The keys of all texts, in order."""
    return [line[: line.find("=")] for text in words for line in text.strip().split("\n")]

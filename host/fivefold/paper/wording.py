"""The words on paper: those of the console, and what only paper says, from words/*.toml."""

import re
import tomllib
from importlib import resources
from typing import Any

import games
from console import texts
from fivefold import paths

_NO_BREAK = re.compile(r"(?<=«) | (?=[»?!:;%×])|(?<=[0-9}×]) (?=mm|×)|(?<=×) ")

LANGUAGES = texts.LANGUAGES


def load(language: str) -> dict[str, Any]:
    """What only paper says in a language: tables of texts and of lists of texts.

    A game can bring its own: paper_LANGUAGE.toml in its folder, with its score, rules and quick card.
    """
    source = resources.files("fivefold.paper") / "words" / f"{language}.toml"
    words: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
    for game in games.GAMES:
        own = paths.FIRMWARE / "games" / game / f"paper_{language}.toml"
        if own.is_file():
            for table, said in tomllib.loads(own.read_text(encoding="utf-8")).items():
                words[table][game] = said
    kept: dict[str, Any] = _kept_together(words)
    return kept


def _kept_together(words: Any) -> Any:
    """The same with blanks that do not break where no line may end: before « ! », after a number."""
    if isinstance(words, str):
        return _NO_BREAK.sub("\N{NO-BREAK SPACE}", words)
    if isinstance(words, dict):
        return {key: _kept_together(value) for key, value in words.items()}
    return [_kept_together(value) for value in words]


class Wording:
    """All words of one language, one of LANGUAGES."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._paper = load(language)
        self._console = texts.Texts(language)

    def console(self, key: str, *parts: object) -> str:
        """A text of the console, such as the name of a game."""
        return str(self._console.say(key, *parts))

    def heading(self, key: str, *parts: object) -> str:
        """A text of the console on its own: without gap and with a capital letter."""
        text = self.console(key, *(parts or ("",))).strip()
        return text[:1].upper() + text[1:]

    def text(self, table: str, key: str, *parts: object) -> str:
        """A text of paper, its gaps `{}` filled with `parts`."""
        return str(self._paper[table][key]).format(*parts)

    def table(self, *keys: str) -> dict[str, Any]:
        """A table of texts and lists."""
        found = self._paper
        for key in keys:
            found = found[key]
        return found

    def list(self, table: str, key: str) -> list[Any]:
        """A list of paper's texts."""
        found: list[Any] = self._paper[table][key]
        return found

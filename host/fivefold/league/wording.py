"""The words of the page and of the sheets, in seven languages."""

import functools
import tomllib
from importlib import resources

from console import texts
from fivefold import paths  # noqa: F401  (makes the console's words importable)
from fivefold.errors import Usage

LANGUAGES = texts.LANGUAGES


@functools.cache
def words(language: str) -> dict[str, str]:
    """Key -> text, with gaps `{}`. Raises Usage for a language that is none of LANGUAGES."""
    if language not in LANGUAGES:
        raise Usage(f"--language is one of {', '.join(LANGUAGES)}, not {language!r}")
    source = resources.files("fivefold.league") / "words" / f"{language}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


@functools.cache
def game(language: str, name: str) -> str:
    """What a game is called."""
    return str(texts.Texts(language).say(name))


@functools.cache
def number(language: str, game: str, name: str) -> str:
    """What one of the numbers of a game's results is called, such as Cards."""
    said = texts.Texts(language)
    said.game = game
    text = str(said.say(name)).strip()
    return text[:1].upper() + text[1:]

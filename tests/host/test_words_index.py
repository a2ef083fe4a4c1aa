"""The index of the console's words: every key of every group is explained, and no other."""

import tomllib

import pytest

from console import texts
from fivefold import paths

INDEX = tomllib.loads((paths.FIRMWARE / "console" / "words" / "index.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("group", INDEX)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_language_has_the_keys_of_the_index_in_its_order(language, group):
    # As lists: a key that stands twice would be found once only.
    assert texts.keys(texts.load(language, group)) == list(INDEX[group])


@pytest.mark.parametrize("group", INDEX)
def test_an_explanation_tells_what_fills_each_gap(group):
    words = texts.load("en", group)
    for key, meaning in INDEX[group].items():
        assert meaning and meaning.count("{}") in (texts.find(words, key).count("{}"), 0), key


def test_there_is_a_file_for_each_language_and_no_other():
    files = {path.stem for path in (paths.FIRMWARE / "console" / "words").glob("*.py")}
    assert files == set(texts.LANGUAGES)

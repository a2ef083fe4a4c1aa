"""What paper says: complete in seven languages, printable, and never too long for its place."""

import pytest
from fontTools.ttLib import TTFont

from fivefold import paths  # noqa: F401 - the firmware's modules
from fivefold.paper import blocks, push_match, quarter_turn, quick, rules, score
from fivefold.paper.column import Column
from fivefold.paper.document import PAPERS, Document
from fivefold.paper.errors import Overfull
from fivefold.paper.games import GAMES
from fivefold.paper.job import LEAST_UNIT, MOST_UNIT, Job
from fivefold.paper.wording import LANGUAGES, Wording, load
from games.blocks.holds import GIVE_UP_MS
from printed import pages, words
from ui.playing import PAUSE_MS


def shape(words, path=""):
    """Paths of all texts with the number of gaps in each."""
    if isinstance(words, str):
        return {path: words.count("{")}
    pairs = words.items() if isinstance(words, dict) else enumerate(words)
    return {at: gaps for key, value in pairs for at, gaps in shape(value, f"{path}/{key}").items()}


def keys(words, path=""):
    """Paths of all texts and lists."""
    return {
        at
        for key, value in words.items()
        for at in (keys(value, f"{path}{key}.") if isinstance(value, dict) else [path + key])
    }


def texts(words):
    if isinstance(words, str):
        return [words]
    return [text for value in (words.values() if isinstance(words, dict) else words) for text in texts(value)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    assert shape(load(language)) == shape(load("en"))
    assert all(text.strip() == text and text for text in texts(load(language)))
    assert set(load(language)["rules"]) == set(GAMES) and set(load(language)["quick"]) == {*GAMES, "join"}


def test_the_index_explains_every_text_and_no_other():
    explained = keys(load("index"))
    for name in [name for name in explained if "GAME" in name]:
        explained |= {name.replace("GAME", game) for game in GAMES}
    assert {name for name in explained if "GAME" not in name} == keys(load("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_the_same_in_every_language(language):
    for game in GAMES:
        own, english = (load(one)["quick"][game]["buttons"] for one in (language, "en"))
        assert [names for names, _ in own] == [names for names, _ in english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_do_not_share_their_sentences(language):
    if language != "en":
        english = {text for text in texts(load("en")["rules"]) if " " in text}
        assert not english & set(texts(load(language)["rules"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typeface_has_every_letter(language):
    doc = Document("a4", "", language)
    say = Wording(language)
    everything = set("".join(texts(load(language)) + [say.console(game) for game in GAMES])) - {"\n"}
    for font in doc.fonts.values():
        assert not {letter for letter in everything if ord(letter) not in _letters(font)}


def _letters(font):
    assert isinstance(font.ttfont, TTFont)
    return font.ttfont.getBestCmap()


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place(language, paper):
    for what in (blocks, push_match, quarter_turn, score, rules, quick):
        what.document(Job(paper=paper, language=language))


@pytest.mark.parametrize("unit", [LEAST_UNIT, 12.0, 15.9, 16.0, MOST_UNIT])
@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_texts_fit_beside_nets_of_any_unit(language, unit):
    for what in (blocks, push_match):
        what.document(Job(language=language, unit=unit))


def test_a_text_that_is_too_long_is_no_secret():
    doc = Document("a4", "")
    doc.add_page()
    column = Column(doc, 10, 10, 60, 30)
    with pytest.raises(Overfull, match="no room for"):
        column.paragraph("many words " * 60)
    with pytest.raises(Overfull, match="wider than"):
        column.paragraph("a" * 80)
    doc.letters(12)
    with pytest.raises(Overfull, match="its place 10"):
        doc.write_at(10, 10, "A name that is long", width=10)


def test_no_line_ends_where_it_must_not():
    french = "".join(texts(load("fr")))
    assert not any(blank in french for blank in (" ?", " !", " :", " ;", " »", "« ", " %"))


def test_quick_cards_say_for_how_long_a_button_is_held():
    spoken = [word.text for word in words(pages("quick")[0])]
    seconds = [spoken[at - 1] for at, word in enumerate(spoken) if word == "s"]
    assert sorted(seconds) == sorted([str(GIVE_UP_MS // 1000), str(PAUSE_MS // 1000)])

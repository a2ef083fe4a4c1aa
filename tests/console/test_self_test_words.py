"""The words of the self-test: seven languages, all causes, all letters."""

from console import texts
from console.screens.self_test import STEPS
from ui import font

GROUP = "self_test"


def test_every_language_says_every_word_with_all_its_letters():
    english = texts.keys(texts.load("en", GROUP))
    for step in STEPS:
        assert step in english
    for language in texts.LANGUAGES:
        words = texts.load(language, GROUP)
        assert texts.keys(words) == english, language
        for key in english:
            for character in texts.find(words, key):
                assert font.has_glyph(font.upper(character)), (language, key, character)


def test_questions_are_short_enough_to_wait_for():
    # A question runs through once before the picture is seen again: ten seconds at most.
    for language in texts.LANGUAGES:
        words = texts.load(language, GROUP)
        for key in texts.keys(words):
            assert len(font.columns(texts.find(words, key))) <= 150, (language, key)


def test_a_missing_word_is_said_in_english():
    spoken = texts.Texts("sv", GROUP)
    assert spoken.say("well") == "Allt är bra"
    spoken.lines = [text.replace("\nwell=", "\nhidden=") for text in spoken.lines]
    assert spoken.say("well") == "All is well"

"""Words in seven languages, and letters to write them with."""

from console import texts
from ui import font

GROUPS = ("common", "offers", "printed", "self_test", "set_up", "teach")


def test_every_language_says_every_word():
    for group in GROUPS:
        english = texts.keys(texts.load("en", group))
        assert len(english) > 4
        for language in texts.LANGUAGES:
            assert texts.keys(texts.load(language, group)) == english, (language, group)


def test_every_word_has_the_gaps_of_the_english_one():
    for group in GROUPS:
        english = texts.load("en", group)
        for language in texts.LANGUAGES:
            words = texts.load(language, group)
            for key in texts.keys(english):
                gaps = texts.find(english, key).count("{}")
                assert texts.find(words, key).count("{}") == gaps, (language, group, key)


def test_every_word_has_all_its_glyphs():
    for group in GROUPS:
        for language in texts.LANGUAGES:
            words = texts.load(language, group)
            for key in texts.keys(words):
                for character in texts.find(words, key).replace("{}", "0"):
                    assert font.has_glyph(font.upper(character)), (language, group, key, character)


def test_capitals_keep_their_accents():
    for small, large in (("Zażółć", "ZAŻÓŁĆ"), ("één, größer, œuvre, Årø", "ÉÉN, GRÖẞER, ŒUVRE, ÅRØ")):
        assert [font.upper(character) for character in small] == list(large)


def test_one_glyph_for_each_character_and_a_block_for_an_unknown_one():
    for text in ("É", "ñ", "ß", "Ł", "¿"):
        assert font.has_glyph(font.upper(text)), text
    assert not font.has_glyph("☃")
    assert font.columns("☃") == bytes(font.glyph("☃")) != b""


def test_no_two_characters_look_alike():
    seen = {}
    for character in "ABCDEFGHIJKLMNPQRSTUVWXYZÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑØÆŒẞ0123456789.,:!?-+'":
        columns = tuple(font.glyph(character))
        assert columns not in seen, (character, seen.get(columns))
        seen[columns] = character


def test_a_missing_word_is_said_in_english_and_an_unknown_one_by_its_key():
    spoken = texts.Texts("sv")
    assert spoken.say("card", 3, 10) == "Kort 3 av 10"
    spoken.lines = [text.replace("\ncard=", "\nhidden=") for text in spoken.lines]
    assert spoken.say("card", 3, 10) == "Card 3 of 10"
    assert spoken.say("no_such_word") == "no_such_word"


def test_a_text_may_have_another_number_of_gaps_than_there_are_values():
    for text, said in (
        ("{} of {}", "3 of "),
        ("{}{}{}", "3"),
        ("none", "none"),
        ("{", "{"),
        ("{x} {}", "{x} 3"),
        ("{} {0} {:d}", "3 {0} {:d}"),
    ):
        assert texts.fill(text, (3,)) == said
    assert texts.fill("{} and {}", ("{}", "b", "c")) == "{} and b"


def test_only_the_language_in_use_is_in_memory():
    import sys

    spoken = texts.Texts("fr")
    spoken.choose("it")
    assert spoken.say("again") == "Gioca ancora"
    assert not [name for name in sys.modules if name.startswith("console.words.")]

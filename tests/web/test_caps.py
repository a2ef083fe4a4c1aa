"""What a pad's buttons do stands beside it, with the names of what the player uses."""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def caps(visitor, seat=1):
    return visitor.page.locator(".caps").nth(seat - 1).inner_text()


def test_the_caps_say_what_can_be_pressed_with_the_keys_in_use(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.wait(".caps li:has-text('play Quick Play')")
    assert "⏎ play Quick Play" in caps(visitor) and "⌫" in caps(visitor)
    visitor.choose("quick_play")
    visitor.wait_screen("join")
    visitor.wait(".caps li.held:has-text('start the game')")
    assert "hold ⏎ start the game" in caps(visitor)
    visitor.page.select_option("#people", "2")
    assert "E join in" in caps(visitor, 2)


def test_who_touches_reads_the_signs_on_the_buttons(visit):
    visitor = visit(**PHONE)
    visitor.wait(".caps li:has-text('English')")
    assert "MATCH English" in caps(visitor)
    visitor.page.keyboard.press("Enter")
    visitor.wait(".caps kbd:has-text('⏎')")


def test_the_caps_speak_the_language_that_was_chosen(visit):
    visitor = visit()
    visitor.wait(".caps li:has-text('English')")
    for _ in range(2):
        visitor.key("ArrowRight")
    visitor.key("Enter")
    visitor.wait_screen("colours")
    visitor.wait(".caps li:has-text('zurück')")


def test_a_card_says_who_sits_there(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.page.select_option("#people", "2")
    assert visitor.page.locator(".seat h2").all_inner_texts()[:2] == ["1", "2"]
    visitor.choose("quick_play")
    visitor.option("Computer players", 1)
    visitor.begin()
    visitor.wait(".seat[aria-label='Player 2: Chip'] h2:text-is('Chip')")
    assert visitor.page.locator(".seat h2").first.inner_text() == "1"

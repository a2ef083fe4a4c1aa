"""Whatever the window: matrix and pads lie in it, and nothing moves when a game starts."""

import pytest

SIZES = [(1440, 900), (1280, 720), (1180, 820), (820, 1180), (844, 390), (390, 844), (390, 664)]
SEATS = (1, 2, 4, 6)
LEAST_BUTTON = 24  # pixels, the least that WCAG 2.2 lets a finger aim at
LEAST_MATRIX = 160
BOXES = """() => [...document.querySelectorAll("canvas, .seat:not([hidden]) .padbutton")].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { name: one.getAttribute("aria-label"), left, top, right, bottom };
})"""


def arrange(visitor, size, seats):
    """Give the window a size, seat so many people, and return the boxes of matrix and buttons."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.select_option("#people", str(seats))
    visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return visitor.page.evaluate(BOXES)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_matrix_and_pads_of_all_who_play_lie_in_the_window(visit, touch):
    visitor = visit(has_touch=touch, is_mobile=touch)
    for size in SIZES:
        for seats in SEATS:
            boxes = arrange(visitor, size, seats)
            assert len(boxes) == 1 + 6 * seats
            for box in boxes:
                inside = box["left"] >= 0 and box["top"] >= 0
                inside = inside and box["right"] <= size[0] + 0.5 and box["bottom"] <= size[1] + 0.5
                assert inside, (size, seats, box)
                least = LEAST_MATRIX if box["name"] == "The matrix" else LEAST_BUTTON
                assert box["right"] - box["left"] >= least - 0.5, (size, seats, box)
            assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0], (size, seats)


def test_nothing_moves_when_a_game_starts(visit):
    visitor = visit()
    sizes = [(size, seats) for size in SIZES for seats in SEATS]
    before = {key: arrange(visitor, *key) for key in sizes}
    arrange(visitor, SIZES[1], 1)
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.begin()
    visitor.wait("body.blocks")
    for key in sizes:
        assert arrange(visitor, *key) == before[key], key


def test_a_block_shows_all_its_faces_and_where_it_would_land(visit):
    visitor = visit()
    visitor.to_menu()
    visitor.choose("quick_play")
    visitor.begin()
    visitor.wait("body.blocks")
    page = visitor.page
    assert page.locator(".faces").count() == 5 and page.locator(".faces").first.locator("button").count() == 4
    block = page.locator(".block").nth(1)
    page.locator(".faces").nth(1).locator("button").nth(2).click()
    assert "face 3," in block.get_attribute("aria-label")
    mat = page.locator(".board").first.bounding_box()
    cell = mat["height"] / 5
    page.keyboard.press("Digit1")  # comes to lie on the first two cells
    box = block.bounding_box()
    page.mouse.move(box["x"] + cell / 2, box["y"] + cell / 2)
    page.mouse.down()
    ghost = page.locator(".ghost").first
    page.mouse.move(mat["x"] + 2.5 * cell, mat["y"] + 2.6 * cell, steps=5)
    landing = ghost.bounding_box()
    assert ghost.is_visible() and "clash" not in ghost.get_attribute("class")
    page.mouse.move(mat["x"] + 1.4 * cell, mat["y"] + 0.4 * cell, steps=5)
    assert "clash" in ghost.get_attribute("class")
    page.mouse.move(mat["x"] + 2.5 * cell, mat["y"] + 2.6 * cell, steps=5)
    page.mouse.up()
    assert not ghost.is_visible()
    assert block.bounding_box()["x"] == pytest.approx(landing["x"], abs=2)
    assert block.bounding_box()["y"] == pytest.approx(landing["y"], abs=2)

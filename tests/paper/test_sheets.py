"""Every sheet: real page size, a ruler that measures, a rim that every printer prints, words side by side."""

import pytest

from fivefold.paper import scenes, sheets
from fivefold.paper.document import MARGIN, PAPERS
from fivefold.paper.job import Job
from fivefold.paper.sheets import MODULES
from printed import MM, pages, pdf, size, words

DPI = 300
POINTS = {"a4": (595, 842), "letter": (612, 792)}


def dark(picture, x, y):
    return sum(picture.getpixel((x, y))[:3]) < 300


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", MODULES)
def test_pages_are_as_large_as_the_paper(what, paper):
    for page in pages(what, paper=paper):
        sides = sorted((page.get_width(), page.get_height()))
        assert all(abs(side - real) < 1 for side, real in zip(sides, POINTS[paper]))


@pytest.mark.parametrize("what", MODULES)
def test_the_ruler_of_every_sheet_measures_50_mm(what):
    for page in pages(what):
        width, height = size(page)
        # The lowest strip alone: left, bottom, right and top are cut off.
        crop = (0, 0, (width - 75) * MM, (height - 12) * MM)
        picture = page.render(scale=DPI / 72, crop=crop).to_pil().convert("RGB")
        # Across the upper ends of the two longest ticks.
        y = round((12 - MARGIN - 1.2 - 2.6) * DPI / 25.4)
        runs = [x for x in range(picture.width) if dark(picture, x, y)]
        gap = max(range(1, len(runs)), key=lambda at: runs[at] - runs[at - 1])
        first, last = runs[:gap], runs[gap:]
        assert last[-1] - last[0] < 5 and first[-1] - first[0] < 5
        apart = (last[0] + last[-1] - first[0] - first[-1]) / 2 * 25.4 / DPI
        assert abs(apart - 50) < 0.2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("what", "duplex"), [*((what, "long") for what in MODULES), ("cards", "fold"), ("twins", "fold")]
)
def test_nothing_lies_in_the_rim_that_printers_leave_blank(what, duplex, paper):
    for page in pages(what, paper=paper, duplex=duplex):
        picture = page.render(scale=2 * 25.4 / 72, grayscale=True).to_pil()  # two pixels a mm
        left, top, right, low = picture.point(lambda value: 255 if value < 250 else 0).getbbox()
        rim = 2 * MARGIN - 1
        assert left >= rim and top >= rim
        assert right <= picture.width - rim and low <= picture.height - rim


@pytest.mark.parametrize("what", ["score", "rules", "quick", "blocks", "quarter_turn"])
def test_words_do_not_lie_on_each_other(what):
    for page in pages(what, language="de"):
        some = words(page)
        for at, one in enumerate(some):
            for other in some[at + 1 :]:
                apart = (
                    one.right <= other.x + 0.05 or other.right <= one.x + 0.05
                    or one.low <= other.y + 0.05 or other.low <= one.y + 0.05
                )  # fmt: skip
                assert apart, (one, other)


@pytest.mark.parametrize("what", ["blocks", "rules"])
def test_the_same_input_gives_the_same_bytes(what):
    assert pdf.__wrapped__(what) == pdf(what)


def test_a_game_without_a_picture_of_its_own_gets_that_of_the_menu(monkeypatch):
    own = pdf("score")
    monkeypatch.delitem(scenes._SCENES, "twins")
    assert sheets.pdf("score", Job()) != own

"""Reduced motion: nothing blinks, slides or grows, and words come in pages."""

from console_double import Player
from ui import motion, pager, scroller

LESS = {
    "settings": {"language": "en", "motion": "reduced"},
    "lessons": ["quick_play", "total_madness", "quarter_turn", "push_match", "twins"],
}


def playing(game, seats=(1, 2), **options):
    player = Player(files=dict(LESS))
    player.join(game, seats, **options)
    player.begin(seats[0], 7)
    player.wait(4500)
    return player


def pictures(player, ms):
    """The different pictures that are seen within some time, in order."""
    seen = [bytes(player.board.matrix.shown)]
    for _ in range(ms // 20):
        player.wait(20)
        shown = bytes(player.board.matrix.shown)
        if shown != seen[-1]:
            seen.append(shown)
    return seen


def stays(player, ms=3000):
    # What can be pressed is said once, in pages.
    player.console.note = None
    player.console.pads.touched = player.console.now
    player.wait(60)
    assert len(pictures(player, ms)) == 1, player.screen


def test_words_come_in_pages_of_whole_words_where_they_fit():
    assert pager.Pager("An F is up", 16, 0).pages == ["An F", "is up"]
    assert pager.Pager("choose another", 16, 0).pages == ["choo", "se", "anot", "her"]
    assert pager.Pager("", 16, 0).pages == [""] and pager.Pager("W", 2, 0).pages == ["W"]
    assert pager.Pager("to team 1", 32, 0).pages == ["to team", "1"]


def test_a_page_stands_still_for_as_long_as_it_would_take_to_run_through():
    line = pager.Pager("choose another", 16, 1000)
    line.think(1000)
    changes = [now for now in range(1010, 6000, 10) if line.think(now)]
    assert changes == [1960, 2920, 3880, 4840, 5800]
    assert [line.runs(now) for now in (1000, 4839, 4840, 8680)] == [0, 0, 1, 2]


def test_the_setting_takes_effect_at_once_and_is_kept():
    player = Player()
    player.settings("motion")
    assert player.console.screen.describe().startswith("Motion full")
    assert isinstance(player.console.screen.scroller, scroller.Scroller)
    player.press(1, "UP")
    assert player.console.screen.describe().startswith("Motion reduced")
    assert isinstance(player.console.screen.scroller, pager.Pager)
    player.press(1, "BACK")
    assert player.board.storage.files["settings"]["motion"] == "reduced"
    again = Player(files=player.board.storage.files)
    assert motion.reduced and again.screen == "attract"
    Player()
    assert not motion.reduced and motion.pager is None


def test_a_menu_shows_the_next_icon_at_once():
    player = Player(files=dict(LESS))
    player.press(1, "MATCH")
    player.event(1, "RIGHT", True)
    player.wait(40)
    shown = bytes(player.board.matrix.shown)
    player.wait(500)
    assert bytes(player.board.matrix.shown) == shown


def test_nothing_moves_while_nobody_does_anything():
    player = playing("quarter_turn", colours="picked")
    assert player.screen == "pick"
    stays(player)
    player = playing("push_match")
    stays(player)
    player.press(1, "MATCH")
    player.wait(3000)
    stays(player)
    player = playing("twins")
    player.wait(2000)  # the slots shine in which cursors have begun
    stays(player)
    player.press(1, "MATCH")
    player.wait(300)
    stays(player)
    player = playing("buzzer", (1, 2, 3))
    stays(player)


def test_a_die_shows_its_face_without_tumbling():
    player = playing("quarter_turn")
    while player.screen != "die":
        player.press(player.game.seats[player.game.at], "MATCH")
    assert len(pictures(player, 700)) <= 2, "its edge shines, and then has the player's colour"


def test_results_stand_as_they_are():
    player = Player(files=dict(LESS))
    player.start((1, 2), rounds=1)
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    while player.screen != "results":
        player.wait(20)
    player.wait(60)
    assert len(pictures(player, 900)) == 1


def test_the_attract_screen_tells_names_only():
    player = Player(files=dict(LESS))
    player.wait(20)
    assert len(pictures(player, 20000)) < 25

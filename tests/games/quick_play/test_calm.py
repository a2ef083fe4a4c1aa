"""Quick Play with the levels for children: nothing shows how time goes by."""

from console_double import Player


def column(player):
    """Whether anything of the last column is lit."""
    shown = player.board.matrix.shown
    return any([any(shown[3 * (16 * y + 15) :][:3]) for y in range(15)])


def playing(**options):
    player = Player()
    player.join("quick_play", (1, 2), computers=0, **options)
    player.begin(1, 7)
    player.wait(2500)
    player.wait(9000, 50)
    return player


def test_levels_for_children_show_no_time():
    assert column(playing()) and not column(playing(levels="1-2"))


def test_nor_does_the_verdict():
    for options, timed in (({}, True), ({"levels": "1-2"}, False)):
        player = playing(**options)
        player.press(1, "MATCH")
        player.wait(1700)
        player.press(2, "MATCH")
        assert player.screen == "verdict" and bool(player.console.screen.ms) == timed

"""Quick Play on the console: alone, against the clock."""

from alone_table import run
from support import rule


@rule("QP-9")
def test_a_run_alone_keeps_the_best_time_for_its_number_of_cards():
    files = {"settings": {"language": "en"}}
    for pause, best in ((3000, None), (9000, None), (1000, None)):
        player = run(files, pause)
        ms = player.game.run_ms
        (best,) = [-row[3] for row in files["best_quick_play"][0][2][:1]]
        assert best <= ms
    assert best == ms, "the last run was the fastest"
    assert "New best" in player.console.screen.describe()

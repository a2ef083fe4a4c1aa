"""Every module of the rules has tests that must notice when it is broken, or is data made by a command."""

from tests.mutation.table import DATA, ROOT, files_for, modules, source


def test_every_module_of_the_rules_has_tests():
    assert {"core.game", "games.blocks.rules_checking", "games.twins.rules"} <= set(modules())
    for module in modules():
        assert len(files_for(module)) > 1, f"{module}: no test_rules*.py beside tests/games/test_games.py"


def test_what_a_game_stands_on_is_tested_with_it():
    quick_play = ROOT / "tests" / "games" / "quick_play" / "test_rules.py"
    assert quick_play in files_for("games.blocks.rules_checking") and quick_play not in files_for(
        "games.twins.rules"
    )


def test_data_and_excused_modules_are_there():
    for module in DATA:
        assert source(module).exists(), module
    known = {f"[{module}" for module in modules()}
    for line in (ROOT / "tests" / "mutation" / "survivors.txt").read_text().splitlines():
        if line.startswith("["):
            assert any(line.startswith((one + "]", one + ".")) for one in known), line

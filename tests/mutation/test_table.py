"""Every module of the rules has tests that must notice when it is broken, or is data made by a command."""

from pathlib import Path

from mutation.table import DATA, TESTS

ROOT = Path(__file__).resolve().parents[2]


def test_no_module_of_the_rules_is_left_out():
    modules = {path.stem for path in (ROOT / "firmware" / "rules").glob("*.py")}
    assert modules == set(TESTS) | set(DATA)


def test_the_tests_are_there():
    for files in TESTS.values():
        for name in files:
            assert (ROOT / "tests" / "rules" / f"test_{name}.py").exists(), name

"""What the tests of the command `fivefold` share."""

import sys

import pytest


@pytest.fixture
def command(monkeypatch, capsys):
    """Runs `fivefold WORDS…` in this process; `(exit code, what it printed)`."""
    from fivefold import cli

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["fivefold", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as end:
            code = end.code or 0
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run

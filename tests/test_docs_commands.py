"""Every command that README and docs name exists, with the options that they give it."""

import functools
import re
import shlex

import pytest
import typer

from fivefold.cli import application
from tests.test_docs import DOCUMENTS, ROOT

_FENCES = re.compile(r"^```(?:sh)?\n(.*?)^```", re.DOTALL | re.MULTILINE)
_INLINE = re.compile(r"`([^`\n]+)`")
_FIVEFOLD = re.compile(r"(?:^|[ /])fivefold ([a-z][^;|>&]*)")
_MAKE = re.compile(r"(?:^|&& )make ([a-z][a-z-]*)")


def commands(text):
    """All lines of code blocks and all inline code, without comments."""
    found = [line for block in _FENCES.findall(text) for line in block.splitlines()]
    found += _INLINE.findall(re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
    return [line.split("  #")[0].split(" # ")[0].strip() for line in found]


@functools.cache
def all_commands():
    """The command `fivefold` with everything below it."""
    return typer.main.get_command(application())


def fault(words):
    """What is wrong with the words after `fivefold`; "" when nothing is."""
    command = all_commands()
    for word in words:
        if word.startswith("-"):
            known = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
            if word.split("=")[0] not in known | {"--help", "--version"}:
                return f"{command.name} has no {word}"
        elif hasattr(command, "commands"):
            if word not in command.commands:
                return f"{command.name} has no command {word}"
            command = command.commands[word]
    return ""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_commands_of_a_page_exist(document):
    wrong = []
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for line in commands(document.read_text("utf-8")):
        for words in _FIVEFOLD.findall(line):
            said = fault(shlex.split(words, posix=True))
            wrong += [f"{line}: {said}"] if said else []
        wrong += [f"{line}: no target {name}" for name in _MAKE.findall(line) if name not in targets]
    assert wrong == []


def test_commands_that_do_not_exist_are_noticed():
    assert fault(["flash", "--board", "two_player", "--dry-run"]) == ""
    assert fault(["flash", "--dry"]) == "flash has no --dry"
    assert "no command fly" in fault(["fly"])
    assert "no command sow" in fault(["deck", "sow", "17"])

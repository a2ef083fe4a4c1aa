"""The firmware uses nothing that the oldest supported MicroPython lacks."""

import ast

import pytest

from fivefold.maker import deploy
from micropython_features import DOCS, LATER, MODULES
from sources import FIRMWARE, firmware_files


def used(tree):
    """`(line, module.attribute)` of the board's modules, as far as it is written out."""
    modules = {name.partition(".")[0] for name in MODULES}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in modules:
            for name in node.names:
                yield node.lineno, f"{node.module}.{name.name}"
        elif isinstance(node, ast.Attribute):
            words, inner = [], node
            while isinstance(inner, ast.Attribute):
                words.append(inner.attr)
                inner = inner.value
            if isinstance(inner, ast.Name) and inner.id in modules:
                yield node.lineno, ".".join([inner.id, *reversed(words)])


def known(name):
    """Whether a name, or the thing it is a method of, is listed; a class or a module is no such thing."""
    outer = name.rpartition(".")[0]
    return name in MODULES or (outer in MODULES and not outer.startswith("machine."))


def later(tree):
    """`(line, feature)` of LATER that a file uses."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            yield node.lineno, "a match statement"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            # A name may stand for one text of several; what an object keeps may be a tuple.
            asks = node.func.attr in ("startswith", "endswith") and node.args
            if asks and isinstance(node.args[0], ast.Tuple | ast.Attribute | ast.Call):
                yield node.lineno, f"{node.func.attr}() with a tuple"


def faults(source):
    tree = ast.parse(source)
    unknown = [(line, name) for line, name in used(tree) if not known(name)]
    found = [f"line {line}: {name} is not in the list of what it has" for line, name in unknown]
    for line, feature in later(tree):
        since = LATER[feature][0]
        if since is None or (*since, 0) > deploy.OLDEST:
            found.append(f"line {line}: {feature}, which it lacks ({LATER[feature][1]})")
    return found


@pytest.mark.parametrize("path", firmware_files(), ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_a_file_keeps_to_what_the_oldest_release_has(path):
    assert not faults(path.read_text())


@pytest.mark.parametrize(
    "source",
    [
        "import machine\nmachine.I2CTarget(0)",
        "import time\ntime.ticks_future()",
        "from os import scandir",
        "name.startswith(('a', 'b'))",
        "name.startswith(self._packages)",
        "match a:\n    case 1:\n        pass",
    ],
)
def test_what_it_lacks_is_found(source):
    assert len(faults(source)) == 1


def test_the_list_is_that_of_the_oldest_release_and_has_nothing_that_nobody_uses():
    assert f"/v{deploy.dotted(deploy.OLDEST)}/" in DOCS
    names = {name for path in firmware_files() for _, name in used(ast.parse(path.read_text()))}
    assert set(MODULES) - names == set()

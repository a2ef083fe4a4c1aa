"""Private names of the firmware become short ones that modules share.

MicroPython keeps every name it has met, once for all modules and for good: its letters, some bytes about it
and a place in a table that doubles when it is full. What begins with an underscore is known to one family of
modules only, so on a board another family may have the same short name for something else of its own: where
`_podium` and `_sweep` cannot meet, both are `_4`. Sources stay as they are, and no line moves.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from string import ascii_lowercase, digits

_NAME = r"(?<!\w)_(?!_)\w+"
_LEXEME = re.compile(
    r'(?P<explanation>^[ ]*"""(?:[^\\]|\\.)*?""")'
    r'|(?P<text>"""(?:[^\\]|\\.)*?"""|"(?:[^"\\\n]|\\.)*"'
    r"|'''(?:[^\\]|\\.)*?'''|'(?:[^'\\\n]|\\.)*')"
    r"|(?P<comment>#[^\n]*)"
    r"|(?P<imported>^[ ]*(?:import|from)\b[^\n]*)"
    rf"|(?P<name>{_NAME})",
    re.M | re.S,
)
_CLASS = re.compile(r"^[ ]*class (\w+)(?:\(([^)]*)\))?:", re.M)
_SIGNS = digits + ascii_lowercase


@dataclass
class _Module:
    names: set[str]  # the private ones
    kept: set[str]  # those that have to stay
    classes: dict[str, set[str]]  # with what they inherit from


def shared(sources: Iterable[bytes]) -> dict[str, str]:
    """The short name of each private one in the modules with these sources.

    Two names may share one unless both are in a module, or in it and those that its classes inherit from.
    What a string tells, or begins, keeps its name, since `getattr` finds it by that; so does an import.
    """
    modules = [_module(source.decode()) for source in sources]
    kept = {name for module in modules for name in module.kept}
    begun = tuple(name for name in kept if name.endswith("_"))
    homes = defaultdict(set)
    for at, module in enumerate(modules):
        for name in module.classes:
            homes[name].add(at)
    met: defaultdict[str, set[str]] = defaultdict(set)
    for at in range(len(modules)):
        names = {name for one in _family(at, modules, homes) for name in modules[one].names}
        for name in names:
            met[name] |= names
    short: dict[str, str] = {}
    for name in sorted(met, key=lambda name: (-len(met[name]), name)):
        if name not in kept and not name.startswith(begun):
            taken = {short.get(other) for other in met[name]}
            short[name] = next(one for one in _shortest() if one not in taken and one not in met)
    return short


def shortened(source: bytes, short: Mapping[str, str]) -> bytes:
    """A module's source with those short names; no line moves."""

    def replace(lexeme: re.Match[str]) -> str:
        return short.get(lexeme["name"], lexeme[0])

    return _LEXEME.sub(replace, source.decode()).encode()


def _module(source: str) -> _Module:
    found = _Module(set(), set(), {})
    for lexeme in _LEXEME.finditer(source):
        if lexeme["name"]:
            found.names.add(lexeme[0])
        elif lexeme["text"] or lexeme["imported"]:
            found.kept.update(re.findall(_NAME, lexeme[0]))
    for name, bases in _CLASS.findall(source):
        found.classes.setdefault(name, set()).update(base.split(".")[-1].strip() for base in bases.split(","))
    return found


def _family(at: int, modules: list[_Module], homes: Mapping[str, set[int]]) -> set[int]:
    # The module, and all that its classes may inherit from: a class is taken for every one of its name.
    found: set[int] = set()
    waiting = {at}
    while waiting:
        one = waiting.pop()
        found.add(one)
        for bases in modules[one].classes.values():
            for base in bases:
                waiting |= homes.get(base, set()) - found
    return found


def _shortest() -> Iterator[str]:
    yield from (f"_{sign}" for sign in _SIGNS)
    yield from (f"_{first}{second}" for first in _SIGNS for second in _SIGNS)

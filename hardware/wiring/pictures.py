"""Wiring pictures: WireViz makes the graph, Graphviz's `dot` draws it."""

import contextlib
import io
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fivefold.errors import Failure

FORMATS = ("svg", "png", "pdf")
_LOOP = re.compile(r"(L:p\d+[lr]:[we] -- L:p\d+[lr]:[we])")


def missing() -> str:
    """What to install for pictures, or ""."""
    if shutil.which("dot"):
        return ""
    return "Graphviz's `dot` is missing; install it: apt install graphviz, or brew install graphviz"


def need_dot() -> None:
    """Raises Failure when Graphviz is not installed."""
    if missing():
        raise Failure(missing())


def draw(harness: dict[str, Any], folder: Path, name: str, formats: Sequence[str] = FORMATS) -> None:
    """Draw a harness into a folder as `name.svg`, `.png`, `.pdf`. Raises Failure without `dot`."""
    need_dot()
    graph = graph_of(harness)
    for form in formats:
        (folder / f"{name}.{form}").write_bytes(graph.pipe(format=form))


def graph_of(harness: dict[str, Any]) -> Any:
    """The graph of a harness, with the labels of wires off their frames. Needs no `dot`."""
    from wireviz import wireviz

    with contextlib.redirect_stdout(io.StringIO()):
        graph = wireviz.parse(harness, return_types="harness").graph
    graph.body = [_polished(line) for line in graph.body]
    return graph


def _polished(line: str) -> str:
    line = re.sub(r"<td>([^<>\s][^<>]*:[^<>]*)</td>", r"<td>&nbsp;\1&nbsp;</td>", line)
    line = line.replace("Additional components", "soldered here").replace(">1 x ", ">")
    return _LOOP.sub(r'\1 [color="#000000:#00ff00:#000000"]', line)

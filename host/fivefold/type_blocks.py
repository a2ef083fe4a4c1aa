"""What sources hold for the type checker alone: `TYPE_CHECKING = False`, and what stands under it.

MicroPython has no `typing`, and needs none: it passes over annotations. What they name and nothing else does
is imported under `if TYPE_CHECKING:`, with an assignment in place of the usual import. It is cut out before
a source is compiled, so that it takes not a byte on a board.
"""

import ast

_NAME = "TYPE_CHECKING"


def is_for_types(statement: ast.stmt) -> bool:
    """Whether it is `TYPE_CHECKING = False`, or an `if TYPE_CHECKING:` that has no `else`."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=False)):
            return name == _NAME
        case ast.If(test=ast.Name(id=name), orelse=[]):
            return name == _NAME
    return False


def without(tree: ast.Module) -> ast.Module:
    """A module as it runs; the tree given stays as it is."""
    return ast.Module([one for one in tree.body if not is_for_types(one)], tree.type_ignores)

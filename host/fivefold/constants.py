"""Whole numbers with a name become constants of MicroPython's compiler.

A module's `_LONGEST = 4` is an entry in its dict and a look-up at each use; `_LONGEST = const(4)` is neither.
The compiler knows `const` without an import, but a PC does not: so the firmware's sources stay plain Python,
and each compiles as if it were written so. See `MICROPY_COMP_CONST` in MicroPython's py/parse.c.
What only the type checker reads is cut out on the way, see `fivefold.type_blocks`.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from threading import Lock

from fivefold import type_blocks

_ONE_AT_A_TIME = Lock()  # trees that two threads build mix up Python 3.11's count of how deep each is
_UNARY = (ast.USub, ast.UAdd, ast.Invert)
_BINARY = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod,
           ast.LShift, ast.RShift, ast.BitOr, ast.BitAnd, ast.BitXor)  # fmt: skip


def marked(source: bytes) -> bytes:
    """A module's source with `const()` around each whole number that keeps its name; no line moves.

    Without what stands in it for the type checker.
    """
    try:
        with _ONE_AT_A_TIME:
            tree = ast.parse(source)
    except SyntaxError:
        return source  # the compiler says what is wrong, and where
    bound = Counter(_bound(type_blocks.without(tree)))
    known: set[str] = set()
    lines = source.splitlines(keepends=True)
    marks = []
    for statement in tree.body:
        if type_blocks.is_for_types(statement):
            marks.append((statement, b""))
            continue
        pairs = list(_assigned(statement))
        if pairs and all(bound[name] == 1 and _is_whole(value, known) for name, value in pairs):
            known.update(name for name, _ in pairs)
            text = "; ".join(f"{name} = const({ast.unparse(value)})" for name, value in pairs)
            marks.append((statement, text.encode()))
    for statement, mark in reversed(marks):
        first, last = statement.lineno - 1, (statement.end_lineno or statement.lineno) - 1
        before, after = lines[first][: statement.col_offset], lines[last][statement.end_col_offset :]
        lines[first : last + 1] = [before + mark + b"\n" * (last - first) + after]
    return b"".join(lines)


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    # `A = 1`, or `A, B = 1, 2`; nothing of any other statement.
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return
    target, value = statement.targets[0], statement.value
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        names = [one.id if isinstance(one, ast.Name) else "" for one in target.elts]
        if len(names) == len(value.elts):
            yield from zip(names, value.elts, strict=True)


def _is_whole(value: ast.expr, known: set[str]) -> bool:
    match value:
        case ast.Constant(value=number):
            return type(number) is int
        case ast.Name(id=name):
            return name in known
        case ast.UnaryOp(op=op, operand=operand):
            return isinstance(op, _UNARY) and _is_whole(operand, known)
        case ast.BinOp(left=left, op=op, right=right):
            return isinstance(op, _BINARY) and _is_whole(left, known) and _is_whole(right, known)
    return False


def _bound(tree: ast.AST) -> Iterator[str]:
    # The compiler replaces a constant's name wherever it reads it as a value or a target: a second meaning
    # anywhere in the module, be it an attribute of a class or the name of an argument, would be lost.
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                yield name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name, asname=asname):
                yield asname or name.split(".")[0]
            case ast.ExceptHandler(name=str(name)):
                yield name
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield from 2 * names

"""What the compiler makes constants of, and what it must not."""

import pytest

from fivefold import constants, paths, vm
from fivefold.maker import program

# Each of these gives its number a second meaning somewhere, or is no number.
UNTOUCHED = (
    "A = 1\nA = 2\n",
    "A = 1\nclass B:\n    A = 2\n",
    "A = 1\ndef f(A):\n    return A\n",
    "A = 1\nf = dict(A=2)\n",
    "A = 1\ndef f():\n    global A\n    A += 1\n",
    "A = 1\nfor A in (2, 3):\n    pass\n",
    "A = 1\nb = [A for A in (2, 3)]\n",
    "A = 1\ntry:\n    pass\nexcept OSError as A:\n    pass\n",
    "A = 1\nfrom b import c as A\n",
    "A = 1\ndef A():\n    pass\n",
    "A = 1\ndel A\n",
    "A = True\nB = 1.5\nC = 'a'\nD = (1, 2)\nE = None\nF = len('ab')\n",
    "A = B = 1\n",
    "A, b.c = 1, 2\n",
    "A, B = 1, 2, 3\n",
    "def f():\n    A = 1\n    return A\n",
    "A = 1\ndef\n",
)


@pytest.mark.parametrize("source", UNTOUCHED)
def test_a_name_with_another_meaning_stays_a_name(source):
    assert constants.marked(source.encode()) == source.encode()


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("A = 1\nprint(A)\n", "A = const(1)\nprint(A)\n"),
        ("_A, B = 3, 4  # ä\n", "_A = const(3); B = const(4)  # ä\n"),
        ("A = 60 * 1000\nB = A // 2 - 1\n", "A = const(60 * 1000)\nB = const(A // 2 - 1)\n"),
        ("A = 1; B = c(); D = -2\n", "A = const(1); B = c(); D = const(-2)\n"),
        ("A = (\n    1\n    + 2\n)\nb = 3\n", "A = const(1 + 2)\n\n\n\nb = const(3)\n"),
        ("A = 1\nb.A = 2\nB = A | 2\n", "A = const(1)\nb.A = 2\nB = const(A | 2)\n"),
    ],
)
def test_a_number_that_keeps_its_name_is_marked_and_lines_stay(source, wanted):
    assert constants.marked(source.encode()).decode() == wanted


def test_a_module_does_the_same_and_keeps_no_private_number(tmp_path):
    (tmp_path / "a.py").write_text(
        "_HIDDEN, SEEN = 5, 6\n_SUM = _HIDDEN + SEEN\nclass B:\n    _part = _SUM\n"
        "def f(x):\n    return x._part + _SUM\nprint(f(B), '_HIDDEN' in globals(), 'SEEN' in globals())\n"
    )
    made = program.compiled({"a.py": (tmp_path / "a.py").read_bytes()}, "")
    (tmp_path / "main.py").write_text("import a\n")
    assert vm.run("cpython", tmp_path / "main.py", [], None, tmp_path).split() == ["22", "True", "True"]
    (tmp_path / "a.py").unlink()
    (tmp_path / "a.mpy").write_bytes(made["a.mpy"])
    assert vm.run("micropython", tmp_path / "main.py", [], None, tmp_path).split() == ["22", "False", "True"]


def test_no_module_of_the_firmware_asks_another_for_its_private_numbers():
    hidden = {}
    for path in paths.FIRMWARE.rglob("*.py"):
        for line in constants.marked(path.read_bytes()).decode().splitlines():
            for part in line.split("; "):
                if part.startswith("_") and " = const(" in part:
                    hidden.setdefault(part.split(" ")[0], []).append(path)
    assert len(hidden) > 100
    for path in paths.FIRMWARE.rglob("*.py"):
        text = path.read_text()
        asked = [name for name, homes in hidden.items() if f".{name}" in text or f"import {name}" in text]
        assert asked == [], path

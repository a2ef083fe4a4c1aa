"""Which private names become one on a board, and which must not."""

import ast

from fivefold import paths, private, vm
from fivefold.maker import program


def short(*sources):
    return private.shared([source.encode() for source in sources])


def test_modules_that_do_not_know_each_other_share_names():
    found = short("def _first():\n    pass\n", "class A:\n    def _second(self):\n        pass\n")
    assert found == {"_first": "_0", "_second": "_0"}


def test_names_of_one_module_stay_apart_also_in_texts_of_others():
    found = short("def _one(_two):\n    _three = _two\n", "x._one = 1\n_four = 2\n")
    assert len(set(found.values())) == 3 and found["_four"] not in (found["_one"],)


def test_names_stay_apart_from_those_of_all_that_a_class_inherits_from():
    base, middle = "class Base:\n    _kept = 1\n", "import a\nclass Middle(a.Base):\n    _mine = 2\n"
    last = "class Last(Middle, Other):\n    _own = 3\n"
    beside = "class Other:\n    _beside = 4\n"
    found = short(base, middle, last, beside)
    assert len(set(found.values())) == 4
    assert short(base, middle, beside)["_beside"] == "_0"


def test_what_a_string_names_or_begins_stays():
    found = short(
        'getattr(x, "_on_" + y)\n_on_win = _named = 1\nz = "._named"\n"""_told of _here."""\n_told = 1\n'
    )
    assert found == {"_told": "_0"}
    assert short("import _thread\nfrom b import _c\n_c()\n_thread.start()\n__slots__ = _ = 1\n") == {}


def test_only_names_are_replaced_and_no_line_moves():
    source = (
        'a._told = "_told" + b_told  # _told\n'
        "def _told(_told):\n"
        '    """Of _told."""\n'
        "    return '_told\\'' + _told\n"
    )
    wanted = (
        'a._0 = "_told" + b_told  # _told\ndef _0(_0):\n    """Of _told."""\n    return \'_told\\\'\' + _0\n'
    )
    assert private.shortened(source.encode(), {"_told": "_0"}).decode() == wanted


def test_the_firmware_has_few_private_names_on_a_board():
    made = program.sources()
    found = private.shared(data for name, data in made.items() if name.endswith(".py"))
    assert len(found) > 800 and len(set(found.values())) < 80


def test_nobody_gives_another_module_s_object_a_private_name_that_it_has_not():
    # Two names may share one unless a module has both: a name given from elsewhere would be unknown to that.
    given = []
    for path in paths.FIRMWARE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Attribute(value=ast.Name(id="self")):
                    pass
                case ast.Attribute(attr=name, ctx=ast.Store()) if name.startswith("_"):
                    given.append((path, node.lineno, name))
    assert given == []


def test_the_virtual_board_asks_the_firmware_for_public_names_only():
    made = program.sources()
    short = private.shared(data for name, data in made.items() if name.endswith(".py"))
    asked = []
    for path in paths.VIRTUAL.rglob("*.py"):
        tree = ast.parse(path.read_bytes())
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(value=ast.Name(id="self")):
                    pass
                case ast.Attribute(attr=name) if name in short and name not in own:
                    asked.append((path.name, node.lineno, name))
    assert asked == []


def test_a_program_with_short_names_does_the_same(tmp_path):
    (tmp_path / "a.py").write_text("class A:\n    def __init__(self):\n        self._mine = 5\n")
    (tmp_path / "b.py").write_text(
        "from a import A\nclass B(A):\n"
        "    def __init__(self):\n        super().__init__()\n        self._own = 2\n"
        "    def sum(self):\n        return self._mine + self._own\n"
    )
    (tmp_path / "main.py").write_text("from b import B\nb = B()\nprint(b.sum(), hasattr(b, '_mine'))\n")
    assert vm.run("cpython", tmp_path / "main.py", [], None, tmp_path).split() == ["7", "True"]
    for name, data in program.compiled(
        {f: (tmp_path / f).read_bytes() for f in ("a.py", "b.py")}, ""
    ).items():
        (tmp_path / name).write_bytes(data)
        (tmp_path / name.replace(".mpy", ".py")).unlink()
    assert vm.run("micropython", tmp_path / "main.py", [], None, tmp_path).split() == ["7", "False"]

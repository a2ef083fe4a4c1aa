"""Building: STEP and STL agree, equal input gives equal meshes, sizes that do not go together are refused."""

import pytest

from fivefold.errors import Failure, Usage

bd = pytest.importorskip("build123d", reason="the extra cad is not installed")

from hardware.solids.building import build_all  # noqa: E402
from hardware.solids.catalogue import catalogue, chosen  # noqa: E402
from hardware.solids.config import Config, parse  # noqa: E402
from hardware_boards import board_of  # noqa: E402
from meshes import load, thinnest  # noqa: E402

pytestmark = pytest.mark.xdist_group("solids")


def config(**sections):
    return parse(sections, "test")


@pytest.mark.parametrize(
    ("name", "bodies"),
    [("block_3", 8), ("quarter_turn_tile_b", 5), ("pad_shell", 2), ("push_match_cube_07", 2)],
)
def test_a_step_file_holds_every_body_with_its_name_and_volume(built, name, bodies):
    step = bd.import_step(built.folder / f"{name}.step")
    files = [file for file in built.rows[name]["files"] if file.endswith(".stl")]
    assert len(files) == bodies
    names = {node.label for node in step.descendants} | {step.label}
    assert {file.removesuffix(".stl") for file in files} <= names
    meshes = sum(built.mesh(file.removesuffix(".stl")).volume for file in files)
    assert sum(solid.volume for solid in step.solids()) == pytest.approx(meshes, rel=0.003)


def test_equal_input_gives_equal_meshes(tmp_path):
    for folder in ("a", "b"):
        build_all(tmp_path / folder, only=["block_1", "strain_relief"])
    files = {path.name for path in (tmp_path / "a").iterdir()}
    meshes = {name for name in files if not name.endswith(".step")}
    assert {"block_1.stl", "block_1_number.stl", "block_1_symbol_1.stl", "solids.json"} <= meshes
    assert files - meshes == {"block_1.step", "strain_relief.step"}
    for name in meshes:  # a STEP file has its date inside, and numbers in an order of its own
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes(), name


def test_progress_is_told(tmp_path):
    told = []
    build_all(tmp_path, progress=lambda *what: told.append(what), only=["case_lens", "strain*"])
    assert told == [(0, 2, "strain_relief"), (1, 2, "case_lens"), (2, 2, "")]


def test_a_solid_is_made_once_an_input(tmp_path, monkeypatch):
    from hardware.solids import building

    made = []
    write = building.write
    monkeypatch.setattr(building, "write", lambda solid, out: made.append(solid.name) or write(solid, out))

    def build(**sections):
        made.clear()
        build_all(
            tmp_path, config(**sections), only=["block_1", "strain_relief", "case_lens", "case_diffuser"]
        )
        return sorted(made)

    assert build() == ["block_1", "case_diffuser", "case_lens", "strain_relief"]
    assert build() == []
    assert build(case={"board": "two_player"}) == []  # fewer pads: other counts, the same parts
    assert building.listed(tmp_path)["case_lens"].count == 2
    assert build(case={"diffuser": 2}) == ["case_diffuser", "case_lens"]
    assert build(blocks={"unit": 30}, case={"diffuser": 2}) == ["block_1"]
    (tmp_path / "block_1.step").unlink()
    assert build(blocks={"unit": 30}, case={"diffuser": 2}) == ["block_1"]
    (tmp_path / "solids.json").write_text("[{")  # damaged: everything anew
    assert len(build()) == 4


def test_counts_follow_the_board():
    def count(board, name):
        solids = catalogue(config(case={"board": board}))
        return sum(solid.count for solid in solids if solid.name.startswith(name))

    assert [count("esp32_devkitc", name) for name in ("pad_shell", "case_lens", "case_body")] == [6, 6, 1]
    assert [count("two_player", name) for name in ("pad_shell", "case_lens", "case_body")] == [2, 2, 1]
    assert [count("two_sided", name) for name in ("case_body", "case_back_body", "case_wells")] == [1, 1, 2]
    assert [count("matrix_32x32", name) for name in ("case_body", "case_splice", "case_pillar")] == [4, 4, 1]


@pytest.mark.parametrize("bed", [220, 180])
@pytest.mark.parametrize("board", ["esp32_devkitc", "matrix_32x32", "two_sided"])
def test_every_solid_fits_a_bed_of_220_and_of_180_mm(board, bed):
    for solid in catalogue(config(printing={"bed": bed}, case={"board": board})):
        assert max(solid.size[:2]) <= bed, solid.name


@pytest.mark.parametrize(
    ("sections", "says"),
    [
        ({"glyphs": {"inset": 0.1}}, "leave a wall of 0.70 mm between pixels"),
        ({"pad": {"switch_height": 9, "plate": 4}}, "pad.switch_height 9 is too little for a plate of 4 mm"),
        ({"case": {"board": "nowhere"}}, "no board nowhere"),
    ],
)
def test_sizes_that_do_not_go_together_are_refused(sections, says):
    with pytest.raises(Exception) as refused:
        catalogue(config(**sections))
    assert says in str(refused.value) and "\n" not in str(refused.value)


def test_a_case_for_a_profile_with_faults_is_refused(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text('BOARD = {"name": "half a board"}')
    with pytest.raises(Failure, match=r"mine\.py:1: the profile: chip is missing"):
        catalogue(config(case={"board": str(path)}))


def test_a_case_that_fits_no_bed_ends_the_command_with_its_reason(tmp_path, monkeypatch, capsys):
    """All else is built; the exit code says that something is missing."""
    from hardware import __main__ as command
    from hardware.solids import building

    board = board_of("matrix_32x32")
    board["matrix"] |= {"across": 4, "down": 1}
    profile = tmp_path / "large.py"
    profile.write_text(f"BOARD = {board!r}", encoding="utf-8")
    seen = []
    monkeypatch.setattr(building, "build_all", lambda *_, with_case: seen.append(with_case) or [])
    words = ["--board", str(profile), "--no-circuit-boards", "--out", str(tmp_path / "out")]
    monkeypatch.setattr("sys.argv", ["hardware", *words])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 1 and seen == [False]
    said = capsys.readouterr()
    assert "hardware: no case: the case for 64×16 pixels" in said.err and "larger bed" in said.err
    assert "Traceback" not in said.err


def test_an_unknown_solid_is_refused():
    with pytest.raises(Usage, match="no solid brick; there are block_1, "):
        chosen(catalogue(Config()), ["brick"])


def test_other_sizes_give_other_solids(tmp_path):
    small = config(blocks={"unit": 18}, case={"board": "matrix_32x32"}, quarter_turn={"pitch": 44})
    rows = build_all(tmp_path, small, only=["block_1", "case_diffuser_4", "quarter_turn_board_*"])
    long, short = 134.65, 90.65  # three tiles and two
    board = [(long, short, 6.0), (short, short, 6.0), (long, long, 6.0), (short, long, 6.0)]
    assert [row.size for row in rows] == [(36, 18, 18), *board, (160.6, 160.6, 1.2)]
    assert thinnest(load(tmp_path / "block_1.stl"), 20000)[0] > 1.18


@pytest.mark.parametrize("pad", [{"light": 8}, {"light": 10, "switch": 6, "cap": 3.5}])
def test_a_pad_with_a_light_keeps_its_walls(tmp_path, pad):
    sizes = config(pad=pad)
    stated = {solid.name: solid.size for solid in catalogue(sizes)}
    for row in build_all(tmp_path, sizes, only=["pad_*"]):
        mesh = load(tmp_path / f"{row.name}.stl")
        assert mesh.is_watertight and mesh.body_count == 1, row.name
        assert mesh.extents == pytest.approx(stated[row.name], abs=0.1), row.name
        assert thinnest(mesh, 20000)[0] > 1.18, row.name

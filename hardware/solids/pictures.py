"""`python -m hardware.solids.pictures`: renders the pictures of docs/solids.md with Mitsuba."""

import tempfile
from pathlib import Path
from typing import Annotated, Any

import mitsuba as mi
import numpy as np
import trimesh
import typer
from PIL import Image

from hardware.solids.building import build_all
from hardware.solids.config import Config
from hardware.solids.scenes import Scene, Thing, others, scenes

OUT = Path("docs/pictures/solids")
_SIZE = (960, 640)
_GROUND = (0.78, 0.78, 0.77)
_SIMPLE = {"cube": "cube", "disk": "disk", "sphere": "sphere", "cylinder": "cylinder", "square": "rectangle"}


def render(scene: Scene, meshes: Path, samples: int, scale: float) -> Image.Image:
    """A scene as a picture; meshes: the folder of the STL files; samples: rays a pixel."""
    width, height = (round(edge * scale) for edge in _SIZE)
    look = mi.ScalarTransform4f().look_at(scene.eye, scene.look, [0, 0, 1])
    described: dict[str, Any] = {
        "type": "scene",
        "integrator": {"type": "path", "max_depth": 4},
        "sensor": {
            "type": "perspective",
            "fov": scene.view,
            "to_world": look,
            "film": {"type": "hdrfilm", "width": width, "height": height},
            "sampler": {"type": "multijitter", "sample_count": samples},
        },
        "sky": {"type": "constant", "radiance": 0.55},
        "lamp": _lamp(scene),
        "ground": {
            "type": "rectangle",
            "to_world": mi.ScalarTransform4f(move_ground(scene)),
            "bsdf": {"type": "diffuse", "reflectance": {"type": "rgb", "value": _GROUND}},
        },
    }
    for number, thing in enumerate(scene.things):
        described.update(_thing(f"thing_{number}", thing, meshes))
    image = mi.render(mi.load_dict(described))
    return Image.fromarray(np.array(mi.util.convert_to_bitmap(image)))


def move_ground(scene: Scene) -> np.ndarray:
    """A plane just under the things, so large that its edge is never seen."""
    far = 40 * max(abs(edge) for edge in scene.eye)
    made = np.diag([far, far, 1.0, 1.0])
    made[2, 3] = -0.02
    return made


def _lamp(scene: Scene) -> dict[str, Any]:
    """A large soft lamp from the upper left, as far away as the camera."""
    far = float(np.linalg.norm(np.subtract(scene.eye, scene.look)))
    place = np.add(scene.look, np.multiply((-0.55, -0.25, 1.0), far))
    at = mi.ScalarTransform4f().look_at(list(place), list(scene.look), [0, 1, 0])
    return {
        "type": "rectangle",
        "to_world": at @ mi.ScalarTransform4f().scale(0.33 * far),
        "emitter": {"type": "area", "radiance": 5.0},
    }


def _thing(name: str, thing: Thing, meshes: Path) -> dict[str, Any]:
    """The parts of a scene that a thing is; a cylinder gets two discs as its ends."""
    look: dict[str, Any] = {
        "bsdf": {
            "type": "roughplastic",
            "diffuse_reflectance": {"type": "rgb", "value": list(thing.colour)},
            "alpha": 0.3,
        }
    }
    if thing.picture is not None:
        dots = mi.Bitmap((thing.glow * thing.picture[::-1]).astype(np.float32))
        radiance = {"type": "bitmap", "bitmap": dots, "raw": True, "filter_type": "nearest"}
        look = {"emitter": {"type": "area", "radiance": radiance}}
    place = mi.ScalarTransform4f(thing.at)
    if thing.shape not in _SIMPLE:
        path = meshes / f"{thing.shape}.ply"
        if not path.exists():
            mesh = trimesh.load_mesh(meshes / f"{thing.shape}.stl")
            trimesh.Trimesh(mesh.vertices, mesh.faces).export(path)
        return {name: {"type": "ply", "filename": str(path), "face_normals": True, "to_world": place, **look}}
    shapes = {name: {"type": _SIMPLE[thing.shape], "to_world": place, **look}}
    if thing.shape == "cylinder":
        top = place @ mi.ScalarTransform4f().translate([0, 0, 1])
        shapes[f"{name}_top"] = {"type": "disk", "to_world": top, **look}
    return shapes


def _more(folder: Path) -> None:
    """Parts of other cases: lids of one wired by hand and of a Raspberry Pi's, pieces of a large one."""
    for name, sizes in others().items():
        made = build_all(folder / name, sizes, only=["case_lid*", "case_body*"])
        for row in made:
            (folder / name / f"{row.name}.stl").rename(folder / f"{name}_{row.name}.stl")


def main(
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = OUT,
    only: Annotated[list[str] | None, typer.Option(help="A picture's name.")] = None,
    samples: Annotated[int, typer.Option(help="Rays a pixel.", min=1)] = 72,
    scale: Annotated[float, typer.Option(help="Of the size of 960×640 pixels.", min=0.1, max=4)] = 1,
    meshes: Annotated[
        Path | None, typer.Option(help="A folder with all STL files; built anew if left out.")
    ] = None,
) -> None:
    """Render the pictures of the solids."""
    mi.set_variant("scalar_rgb")
    mi.set_log_level(mi.LogLevel.Error)
    config = Config()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        if meshes is None:
            build_all(Path(folder), config)
            _more(Path(folder))
        for scene in scenes(config):
            if only and scene.name not in only:
                continue
            path = out / f"{scene.name}.jpg"
            render(scene, meshes or Path(folder), samples, scale).save(path, quality=86, optimize=True)
            typer.echo(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    typer.run(main)

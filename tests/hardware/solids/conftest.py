"""All solids, built once: about half a minute."""

import json

import pytest


class Built:
    """A folder of solids; `rows`: what solids.json says of each, by name."""

    def __init__(self, folder, config):
        self.folder, self.config = folder, config
        self.rows = {row["name"]: row for row in json.loads((folder / "solids.json").read_text())}
        self._meshes = {}

    def mesh(self, name):
        from meshes import load

        if name not in self._meshes:
            self._meshes[name] = load(self.folder / f"{name}.stl")
        return self._meshes[name]

    def bodies(self):
        """The names of all STL files."""
        return sorted(path.stem for path in self.folder.glob("*.stl"))


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    pytest.importorskip("build123d", reason="the extra cad is not installed")
    from hardware.solids.building import build_all
    from hardware.solids.config import Config

    folder = tmp_path_factory.mktemp("solids")
    build_all(folder, Config())
    return Built(folder, Config())

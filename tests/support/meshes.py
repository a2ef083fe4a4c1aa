"""Measures printed solids by rays through their meshes; needs trimesh (the extra `cad`)."""

import numpy as np
import trimesh

_OUT = 1.0  # rays begin so far outside of a face


def load(path):
    """A mesh from an STL file."""
    return trimesh.load_mesh(path)


def depths(mesh, points, normal):
    """How far below each point, against the normal, the mesh begins; inf where a ray meets nothing."""
    normal = np.array(normal, float)
    starts = np.array(points, float) + _OUT * normal
    found = np.full(len(starts), np.inf)
    places, rays, _ = mesh.ray.intersects_location(starts, np.tile(-normal, (len(starts), 1)))
    for place, ray in zip(places, rays):
        found[ray] = min(found[ray], float((starts[ray] - place) @ normal) - _OUT)
    return found


def raster(mesh, middle, right, up, pitch, rows, columns, depth):
    """The pixels engraved into a face, as rows of bools from the top, seen from outside.

    middle: of the face, and of the glyph. right, up: unit vectors of the face as it is seen. A pixel is lit
    when the face lies `depth` deep there, and not when it lies at 0; anything else is an error.
    """
    right, up = np.array(right, float), np.array(up, float)
    points = [
        middle + right * (column - (columns - 1) / 2) * pitch + up * ((rows - 1) / 2 - row) * pitch
        for row in range(rows)
        for column in range(columns)
    ]
    found = depths(mesh, points, np.cross(right, up))
    for each in found:
        assert min(abs(each), abs(each - depth)) < 0.01, f"{each:.3f} mm deep, neither 0 nor {depth}"
    lit = [bool(each > depth / 2) for each in found]
    return tuple(tuple(lit[row * columns : row * columns + columns]) for row in range(rows))


def thinnest(mesh, samples, seed=1):
    """The thinnest wall met by rays that enter the mesh at right angles, at points spread over its surface.

    Returns millimetres and the point.
    """
    points, faces = trimesh.sample.sample_surface(mesh, samples, seed=seed)
    inwards = -mesh.face_normals[faces]
    starts = points + 1e-4 * inwards
    places, rays, _ = mesh.ray.intersects_location(starts, inwards, multiple_hits=False)
    thick = np.linalg.norm(places - points[rays], axis=1)
    at = int(np.argmin(thick))
    return float(thick[at]), points[rays[at]]


def shared(a, b):
    """The volume that two parts have in common, mm³."""
    both = a.intersect(b)
    parts = both if isinstance(both, list) else [both] if both is not None else []
    return sum(part.volume for part in parts)

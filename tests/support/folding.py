"""Folds a flat net in three dimensions, print outside."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Face:
    """A folded panel: where its upper left corner came to lie, and where its right and its down point."""

    origin: tuple
    right: tuple
    down: tuple
    width: float
    height: float

    @property
    def inward(self):
        (a, b, c), (d, e, f) = self.right, self.down
        return (b * f - c * e, c * d - a * f, a * e - b * d)

    def at(self, x, y):
        """The point of the body that is (x, y) on the flat panel."""
        return tuple(o + x * r + y * d for o, r, d in zip(self.origin, self.right, self.down))

    def corners(self):
        return [self.at(x, y) for x in (0, self.width) for y in (0, self.height)]


def folded(panels, root="1"):
    """Name -> Face, each fold by a right angle away from the viewer.

    Seen flat, x points right, y down and z away from the viewer.
    """
    flat = {panel.name: panel for panel in panels}
    first = flat[root]
    done = {root: Face((0, 0, 0), (1, 0, 0), (0, 1, 0), first.width, first.height)}
    todo = [root]
    while todo:
        name = todo.pop()
        for other in flat:
            if other not in done:
                face = _beside(done[name], flat[name], flat[other])
                if face:
                    done[other] = face
                    todo.append(other)
    assert len(done) == len(flat), "the net does not hang together"
    return done


def _minus(vector):
    return tuple(-part for part in vector)


def _beside(face, panel, other):
    """The folded `other`, where it has an edge in common with `panel`."""
    same_x = (panel.x, panel.width) == (other.x, other.width)
    same_y = (panel.y, panel.height) == (other.y, other.height)
    size = (other.width, other.height)
    if same_x and abs(other.y - panel.y - panel.height) < 1e-6:
        return Face(face.at(0, panel.height), face.right, face.inward, *size)
    if same_x and abs(other.y + other.height - panel.y) < 1e-6:
        back = _minus(face.inward)
        start = tuple(o + other.height * n for o, n in zip(face.origin, face.inward))
        return Face(start, face.right, back, *size)
    if same_y and abs(other.x - panel.x - panel.width) < 1e-6:
        return Face(face.at(panel.width, 0), face.inward, face.down, *size)
    if same_y and abs(other.x + other.width - panel.x) < 1e-6:
        start = tuple(o + other.width * n for o, n in zip(face.origin, face.inward))
        return Face(start, _minus(face.inward), face.down, *size)
    return None

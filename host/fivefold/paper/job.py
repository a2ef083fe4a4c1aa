"""What somebody wants printed, and how."""

from dataclasses import dataclass, field

from fivefold.paper.document import Document
from fivefold.paper.wording import Wording

LONG, SHORT, FOLD = DUPLEX = ("long", "short", "fold")
UNIT = 20.0  # mm: side of a cube, half the length of a block
LEAST_UNIT, MOST_UNIT = 10.0, 40.0


@dataclass(frozen=True)
class Job:
    """Paper, the edge that sheets are turned over, language, and the unit of blocks and cubes in mm."""

    paper: str = "a4"
    duplex: str = LONG
    language: str = "en"
    unit: float = UNIT
    say: Wording = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "say", Wording(self.language))

    def document(self, title: str) -> Document:
        """An empty document for this job."""
        return Document(self.paper, f"Fivefold · {title}", self.language)

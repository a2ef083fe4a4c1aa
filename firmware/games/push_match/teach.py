"""The lesson of Push Match: one push that makes a row, and the call."""

from games.push_match.rules import PushMatch
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import EMPTY, FACES_EACH, MIRROR, SIDE
from games.push_match.screens import begin  # noqa: F401 (the lesson begins like any game)
from games.push_match.view import CELL
from ui.pads import DOWN, RIGHT

PLAYERS = 2
HUMANS = 1  # nothing has to be hidden from anybody: no curtain falls
_ROW = 2
_TARGET = _ROW * SIDE + SIDE - 1  # as the learner sees the frame


def game(seats, seat):
    """The other has opened; four equal symbols stand in the middle row, the cube in hand has the fifth."""
    other = seats[1 - seats.index(seat)]
    made = PushMatch(seats, {"starter": other})
    made.act((other, "open"), 0)
    side, cells = seats.index(seat), made.cells
    symbol = FACES[made.hand * FACES_EACH]
    row = [MIRROR[cell] if side else cell for cell in range(_ROW * SIDE, _ROW * SIDE + SIDE)]
    for at in row[:-1]:
        donor = _donor(cells, symbol, row[:-1])
        cells[at], cells[donor] = cells[donor], cells[at]
        cells[at] = _showing(cells[at] // FACES_EACH, symbol) ^ side
    cube = cells[row[-1]] // FACES_EACH
    for face in range(FACES_EACH):
        cells[row[-1]] = cube * FACES_EACH + face ^ side
        if FACES[cube * FACES_EACH + face] != symbol:
            break
    return made


def _donor(cells, symbol, row):
    """A cell outside the row whose cube has the symbol."""
    for at in range(len(cells)):
        if cells[at] != EMPTY and at not in row and _showing(cells[at] // FACES_EACH, symbol) >= 0:
            return at
    raise ValueError("no cube has the symbol")


def _showing(cube, symbol):
    """The code of a cube that shows a symbol to the first side; -1 when it has none such."""
    for face in range(FACES_EACH):
        if FACES[cube * FACES_EACH + face] == symbol:
            return cube * FACES_EACH + face
    return -1


def play(coach):
    """Go to the end of the row, choose the face, push, call."""
    mark = ((_TARGET % SIDE * CELL - 1, _TARGET // SIDE * CELL - 1, CELL + 2, CELL + 2),)
    yield coach.wait("cell")
    view = coach.screen.view
    symbol = coach.game.private(coach.seat)["faces"][_ROW * SIDE]
    while coach.screen.cell() != _TARGET:
        yield coach.ask("cell", "pm_go", RIGHT, mark)
    yield coach.ask("cube", "pm_take", marks=mark)
    yield coach.wait("face")
    while view.hand()[view.face] != symbol:
        yield coach.ask("face", "pm_face", RIGHT)
    yield coach.ask("push", "pm_push", marks=mark)
    yield coach.wait("row")
    while coach.screen.line != _ROW:
        yield coach.ask("row", "pm_row", DOWN)
    yield coach.ask("guess_row", "pm_call")

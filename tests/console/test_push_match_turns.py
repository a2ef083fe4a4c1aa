"""Push Match on the console: turns, what may be pressed, and what is said when it may not."""

from scenes_push_match import lay, table
from support import rule


def private(player, seat):
    return player.game.private(seat)


def to_cell(player, seat, cell):
    """Walk with the cursor."""
    while player.console.screen.cell() % 5 != cell % 5:
        player.press(seat, "RIGHT")
    while player.console.screen.cell() != cell:
        player.press(seat, "DOWN")


def push(player, seat, cell, face=0):
    """Push, to where the turn can be ended."""
    to_cell(player, seat, cell)
    player.press(seat, "MATCH")
    assert player.screen == "hand"
    while player.console.screen.sight.face != face:
        player.press(seat, "RIGHT")
    player.press(seat, "MATCH")


def note(player):
    """The words of the reason that is shown."""
    return player.console.screen._note.text


@rule("PM-3")
def test_the_first_player_pushes_out_the_corner_and_the_other_goes_on():
    player = table()
    assert player.screen == "curtain" and player.game.turn == 0
    player.press(1, "MATCH")
    assert player.screen == "corner"
    player.press(1, "RIGHT")
    assert "corner" in note(player)
    player.press(1, "MATCH")
    assert player.screen == "curtain" and private(player, 2)["gap"] == 4
    player.press(2, "MATCH")
    hand = private(player, 2)["hand"]
    before = private(player, 2)["faces"]
    push(player, 2, 7, 4)
    after = private(player, 2)["faces"]
    assert [cell for cell in range(25) if after[cell] != before[cell]] in ([7], [])
    assert after[7] == hand[4]
    assert player.screen == "lines"
    player.press(2, "MATCH")
    assert player.screen == "curtain" and player.game.turn == 0


@rule("PM-1")
def test_each_side_is_shown_to_its_player_only():
    player = table()
    faces = "".join([chr(65 + symbol) for symbol in private(player, 1)["faces"]])
    assert faces[:5] not in player.console.screen.describe()
    player.press(1, "MATCH")
    assert player.console.screen.describe().split("\n")[1].replace("/", "") == faces
    player.press(1, "MATCH")
    assert faces[5:10] not in player.console.screen.describe()


@rule("PM-2")
def test_secret_cards_are_seen_behind_the_curtain_while_match_is_held():
    player = table()
    curtain = bytes(player.board.matrix.shown)
    player.event(2, "MATCH", True)
    player.wait(500)
    player.event(2, "MATCH", False)
    player.wait(5000)
    assert player.screen == "curtain", "only the player on turn lifts it"
    player.event(1, "MATCH", True)
    player.wait(900)
    cards = bytes(player.board.matrix.shown)
    assert player.screen == "curtain" and cards != curtain
    player.wait(3000)
    assert player.board.matrix.shown == cards, "they stay as long as the button is held"
    player.event(1, "MATCH", False)
    player.wait(50)
    assert player.screen == "corner"


@rule("PM-9")
def test_nobody_sees_cards_in_the_five_minute_game():
    player = table(variant="five_minutes")
    player.event(1, "MATCH", True)
    player.wait(50)
    assert player.screen == "corner"
    player.event(1, "MATCH", False)
    alone = table(seats=(1,), computers=1, variant="five_minutes")
    alone.press(1, "BACK")
    assert alone.screen == "corner"


@rule("PM-4")
def test_the_cube_that_was_just_put_in_is_refused_with_a_reason():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    push(player, 2, 8)
    player.press(2, "MATCH")
    player.press(1, "MATCH")
    to_cell(player, 1, 6)
    player.press(1, "MATCH")
    assert player.screen == "cells" and note(player) == "This cube was just put in"
    assert player.board.buzzer.played[-1] == ((180, 90),)
    player.press(1, "RIGHT")
    assert player.console.screen._note is None, "the next press acts and takes the words away"


@rule("PM-5")
def test_the_gap_is_filled_only_where_that_makes_five():
    player = lay(table(), near=(".1111", "22..."), hand="14")
    to_cell(player, 1, 0)
    player.press(1, "MATCH")
    wrong = private(player, 1)["hand"].index(4)
    while player.console.screen.sight.face != wrong:
        player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert note(player) == "Only to complete five" and player.screen == "hand"
    right = private(player, 1)["hand"].index(1)
    while player.console.screen.sight.face != right:
        player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.screen == "lines" and private(player, 1)["faces"][:5] == [1] * 5
    player.press(1, "MATCH")
    assert note(player) == "Call your row first"
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    assert player.screen == "called"


def test_whoever_is_not_on_turn_is_told_who_is():
    player = table()
    player.press(2, "MATCH")
    assert note(player) == "Player 1 is on turn"
    player.press(1, "MATCH")
    player.press(2, "LEFT")
    assert note(player) == "Player 1 is on turn" and player.screen == "corner"
    sounds = len(player.board.buzzer.played)
    player.press(3, "MATCH")
    assert len(player.board.buzzer.played) == sounds + 1, "a pad without a seat is heard at least"


def test_back_leads_from_the_faces_to_the_cells_and_the_face_stays_chosen():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    for button in ("DOWN", "RIGHT", "RIGHT", "UP", "LEFT"):
        player.press(2, button)
    assert player.console.screen.sight.face == 1
    player.press(2, "BACK")
    assert player.screen == "cells" and player.console.screen.sight.face == 1


def test_the_cursor_runs_round_the_frame_and_is_where_its_player_left_it():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    for _ in range(3):
        player.press(2, "UP")
    assert player.console.screen.cell() == 22
    push(player, 2, 20)
    player.press(2, "MATCH")
    player.press(1, "MATCH")
    assert player.console.screen.cell() == 12
    push(player, 1, 13)
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    assert player.console.screen.cell() == 20

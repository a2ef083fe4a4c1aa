"""Push Match on the console: the cursor over the cells and the faces."""

from push_match_table import push, table


def test_back_leads_from_the_faces_to_the_cells_and_the_face_stays_chosen():
    player = table()
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    player.press(2, "MATCH")
    player.press(2, "MATCH")
    for button in ("DOWN", "RIGHT", "RIGHT", "UP", "LEFT"):
        player.press(2, button)
    assert player.console.screen.view.face == 1
    player.press(2, "BACK")
    assert player.screen == "cells" and player.console.screen.view.face == 1


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

"""People who lay blocks on the console press by press."""

from games.blocks import rules_cards as cards
from games.blocks import rules_solver as solver
from games.quick_play.laying import CHOOSE


def start(player, seats=(1,), seed=5, **options):
    """From the attract screen to the first player's turn at the first card."""
    player.join("quick_play", seats, blocks="console", **options)
    player.begin(seats[0], seed)
    player.wait(2500)
    assert player.screen == "begin", player.board.storage.logged
    return player


def solution(player):
    """Where the blocks of the card in play lie, centred as the screen centres it."""
    return solver.solutions(cards.cells(player.game.card))[0]


def lay(player, blocks, seat=None):
    """Press until five placements lie as wanted; the last of them leaves MATCH to show them."""
    screen = player.console.screen
    seat = seat or screen.seat
    for index, number in enumerate(blocks):
        assert screen.stage == CHOOSE and screen.mat.hand == index
        put(player, seat, number)


def put(player, seat, number):
    """The block in hand goes to a placement and is put down."""
    screen = player.console.screen
    mat, index = screen.mat, screen.mat.hand
    cell, direction, face = number >> 4, number >> 2 & 3, number & 3
    while mat.face[index] != face:
        player.press(seat, "UP")
    player.press(seat, "MATCH")
    player.press(seat, "MATCH")
    while mat.direction[index] != direction:
        player.press(seat, "RIGHT")
    player.press(seat, "BACK")
    for now, there, ahead, back in (
        (lambda: mat.cell[index] % 5, cell % 5, "RIGHT", "LEFT"),
        (lambda: mat.cell[index] // 5, cell // 5, "DOWN", "UP"),
    ):
        while now() != there:
            player.press(seat, ahead if now() < there else back)
    player.press(seat, "MATCH")
    player.press(seat, "MATCH")

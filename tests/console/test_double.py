"""The board the console is tested on keeps the same contract as the drivers' own."""

from board_contract import check_board
from console_double import Board


def test_the_double_keeps_the_contract():
    check_board(Board())
    check_board(Board(32, 32, 6))
    check_board(Board(32, 16, 2))

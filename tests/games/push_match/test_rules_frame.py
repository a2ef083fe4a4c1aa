"""The cubes of Push Match, the frame from both sides, and the set-up."""

from core.rng import Rng
from games.push_match.rules import GAME
from games.push_match.rules_cubes import FACES
from games.push_match.rules_frame import CELLS, MIRROR, NONE, SAME_LINE, SEEN, set_up
from pushing import SEATS, frame, push
from support import rule

F = ("1111.", "2....", "333..", "4....", "5....")  # a picture that no turning or mirroring leaves as it is


def all_lines():
    """Rows, columns and diagonals of three or more cells, written down in another way than in the rules."""
    lines = []
    for row in range(5):
        for column in range(5):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if 0 <= row - down < 5 and 0 <= column - right < 5:
                    continue  # not the first cell of this line
                line = []
                r, c = row, column
                while 0 <= r < 5 and 0 <= c < 5:
                    line.append(r * 5 + c)
                    r, c = r + down, c + right
                if len(line) > 2:
                    lines.append(line)
    return lines


def most_equal(cells):
    """How often a symbol stands in a line at most, on either side."""
    most = 0
    for side in (0, 1):
        near = [SEEN[code ^ side] for code in cells]
        for line in all_lines():
            symbols = [near[cell] for cell in line]
            most = max([most] + [symbols.count(symbol) for symbol in symbols])
    return most


@rule("PM-1")
def test_each_of_fifteen_symbols_is_on_ten_of_the_150_faces():
    assert len(FACES) == 150
    assert [list(FACES).count(symbol) for symbol in range(15)] == [10] * 15


@rule("PM-1")
def test_the_faces_of_a_cube_are_all_different():
    for cube in range(25):
        assert len(set(FACES[cube * 6 : cube * 6 + 6])) == 6


@rule("PM-1")
def test_no_two_pairs_of_opposite_faces_are_equal():
    pairs = [tuple(sorted(FACES[face : face + 2])) for face in range(0, 150, 2)]
    assert len(set(pairs)) == 75


@rule("PM-1")
def test_any_two_symbols_meet_on_three_to_five_cubes():
    cubes = [FACES[cube * 6 : cube * 6 + 6] for cube in range(25)]
    for a in range(15):
        for b in range(a):
            assert 3 <= sum([a in cube and b in cube for cube in cubes]) <= 5


@rule("PM-1")
def test_each_side_sees_its_own_picture_the_right_way_round():
    near = ("...8.", ".7.7.", "....6", ".....", "9....")
    game = frame(near, F[1:4])
    first, second = game.private(3)["faces"], game.private(5)["faces"]
    assert [first[cell] for cell in (3, 6, 8, 14, 20)] == [8, 7, 7, 6, 9]
    assert [second[cell] for cell in (0, 5, 6, 7, 10)] == [2, 3, 3, 3, 4]
    assert first[0] == NONE and second[4] == NONE
    assert (game.private(3)["gap"], game.private(5)["gap"], game.public()["gap"]) == (0, 4, 0)


@rule("PM-1")
def test_the_other_side_sees_the_opposite_faces_mirrored():
    game = GAME(SEATS, {}, 9)
    first, second = game.private(3)["faces"], game.private(5)["faces"]
    for row in range(5):
        for column in range(5):
            code = game.cells[row * 5 + column]
            assert first[row * 5 + column] == FACES[code]
            assert second[row * 5 + 4 - column] == FACES[code // 2 * 2 + 1 - code % 2]


@rule("PM-1", "PM-3")
def test_a_push_from_behind_lands_in_the_mirrored_cell():
    game = frame((), (), "6", turn=1)
    action = push(game, 10, 6)
    hand = game.private(5)["hand"]
    assert game.act(action, 0) == [("push", 5, 14)]
    assert game.private(5)["faces"][10] == 6
    assert game.private(3)["faces"][14] == hand[action[3] ^ 1]
    assert (game.private(3)["last"], game.private(5)["last"], game.public()["last"]) == (14, 10, 14)


@rule("PM-1")
def test_lines_are_told_as_the_first_seat_sees_them():
    assert list(MIRROR[:10]) == [4, 3, 2, 1, 0, 9, 8, 7, 6, 5]
    assert list(SAME_LINE) == [0, 1, 2, 3, 4, 9, 8, 7, 6, 5, 11, 10]


@rule("PM-2")
def test_three_hundred_set_ups_have_no_symbol_three_times_in_a_line():
    assert len(all_lines()) == 20
    seen = set()
    for seed in range(300):
        cells = set_up(Rng(seed))
        assert sorted([code // 6 for code in cells]) == list(range(CELLS))
        assert most_equal(cells) == 2
        seen.add(bytes(cells))
    assert len(seen) == 300


@rule("PM-2")
def test_any_cube_may_come_to_lie_anywhere_any_way_round():
    faces = [0] * 6
    cubes = [0] * 25  # a bit for each cube that was seen in a cell
    for seed in range(300):
        for cell, code in enumerate(set_up(Rng(seed))):
            faces[code % 6] += 1
            cubes[cell] |= 1 << code // 6
    assert cubes == [(1 << 25) - 1] * 25
    assert min(faces) > 1150 and max(faces) < 1350


@rule("PM-2")
def test_mixing_takes_a_fixed_number_of_swaps():
    class Counting(Rng):
        calls = 0

        def below(self, n):
            self.calls += 1
            return super().below(n)

    for seed in range(20):
        rng = Counting(seed)
        set_up(rng)
        assert rng.calls == 3 * 25 * 3


@rule("PM-2")
def test_two_secret_cards_each_from_fifteen():
    hands = set()
    for seed in range(60):
        game = GAME(SEATS, {}, seed)
        first, second = game.private(3)["cards"], game.private(5)["cards"]
        assert len(set(first + second)) == 4 and all([0 <= card < 15 for card in first + second])
        assert game.public()["cards"] == []
        hands.update(first)
    assert len(hands) == 15

from drivers.geometry import CORNERS, WAYS, index_map, size

F = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 2), (0, 3), (0, 4)]


def matrix(**changes):
    profile = {
        "panel": (16, 16),
        "across": 1,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    }
    profile.update(changes)
    return profile


def every(**changes):
    for corner in CORNERS:
        for by in WAYS:
            for serpentine in (False, True):
                for rotation in range(4):
                    for mirror in (False, True):
                        yield matrix(
                            corner=corner,
                            by=by,
                            serpentine=serpentine,
                            rotation=rotation,
                            mirror=mirror,
                            **changes,
                        )


def at(profile, x, y):
    return index_map(profile)[y * size(profile)[0] + x]


def test_zigzag_from_the_top_left():
    expected = ((0, 0, 0), (15, 0, 15), (15, 1, 16), (0, 1, 31), (0, 15, 255), (15, 15, 240))
    for x, y, index in expected:
        assert at(matrix(), x, y) == index


def test_each_setting_by_itself():
    for changes, first, second in (
        ({"serpentine": False}, 0, 16),
        ({"corner": "top-right"}, 15, 16),
        ({"corner": "bottom-left"}, 255, 224),
        ({"corner": "bottom-right"}, 240, 239),
        ({"by": "columns"}, 0, 1),
        ({"mirror": True}, 15, 16),
        ({"rotation": 1}, 15, 14),
        ({"rotation": 2}, 240, 239),
        ({"rotation": 3}, 255, 254),
    ):
        profile = matrix(**changes)
        assert (at(profile, 0, 0), at(profile, 0, 1)) == (first, second), changes


def test_every_setting_is_a_permutation():
    for shape in ((16, 16), (5, 3)):
        for profile in every(panel=shape):
            table = index_map(profile)
            assert sorted(table) == list(range(shape[0] * shape[1]))


def test_panels_are_permutations_too():
    for profile in (matrix(across=2, down=2), matrix(across=2), matrix(across=2, rotation=1), matrix(down=3)):
        table = index_map(profile)
        assert sorted(table) == list(range(256 * profile["across"] * profile["down"]))


def test_panels_are_wired_in_reading_order():
    profile = matrix(across=2, down=2)
    assert size(profile) == (32, 32)
    assert [at(profile, x, y) for x, y in ((0, 0), (16, 0), (0, 16), (16, 16))] == [0, 256, 512, 768]


def test_panels_chained_as_a_snake():
    # The second row runs back, and its panels hang upside down, so that the wires between them are short.
    chain = {"corner": "top-left", "by": "rows", "serpentine": True, "turned": False}
    corners = ((0, 0), (16, 0), (16, 16), (0, 16))
    assert [at(matrix(across=2, down=2, chain=chain), x, y) for x, y in corners] == [0, 256, 512, 768]
    chain["turned"] = True
    profile = matrix(across=2, down=2, chain=chain)
    assert [at(profile, x, y) for x, y in ((0, 0), (16, 0), (31, 31), (15, 31))] == [0, 256, 512, 768]
    assert at(profile, 30, 31) == 513
    assert sorted(index_map(profile)) == list(range(1024))


def test_panels_chained_in_columns_from_below():
    chain = {"corner": "bottom-right", "by": "columns", "serpentine": False, "turned": False}
    profile = matrix(across=2, down=2, chain=chain)
    assert [at(profile, x, y) for x, y in ((16, 16), (16, 0), (0, 16), (0, 0))] == [0, 256, 512, 768]


def test_a_quarter_turn_swaps_width_and_height():
    assert size(matrix(panel=(5, 3))) == (5, 3)
    assert size(matrix(panel=(5, 3), rotation=1)) == (3, 5)
    assert size(matrix(panel=(5, 3), rotation=2)) == (5, 3)


def test_no_two_wirings_show_the_same_f():
    seen = []
    for corner in CORNERS:
        for by in WAYS:
            for serpentine in (False, True):
                profile = matrix(panel=(5, 6), corner=corner, by=by, serpentine=serpentine)
                seen.append(sorted([at(profile, x, y) for x, y in F]))
    for i, picture in enumerate(seen):
        assert picture not in seen[:i]


def test_no_two_turns_show_the_same_f():
    seen = []
    for rotation in range(4):
        for mirror in (False, True):
            profile = matrix(panel=(6, 6), rotation=rotation, mirror=mirror)
            seen.append(sorted([at(profile, x, y) for x, y in F]))
    for i, picture in enumerate(seen):
        assert picture not in seen[:i]


def test_the_f_is_turned_clockwise():
    # On a plain panel the number on the wire tells the place: an F turned once has its stem on top.
    profile = matrix(panel=(6, 6), serpentine=False, rotation=1)
    places = [divmod(at(profile, 0, y), 6) for y in range(5)]
    assert places == [(0, 5), (0, 4), (0, 3), (0, 2), (0, 1)]

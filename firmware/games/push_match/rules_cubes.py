"""The 25 cubes of Push Match (PM-1); made by `fivefold cubes make`, not by hand.

FACES[cube * 6 + face] is a symbol 0 … 14; faces 0 and 1, 2 and 3, 4 and 5 of a cube are opposite.
Cube i in cell i with face 0 in front obeys PM-2 on both sides.
"""

_CUBES = (
    "012539 12364a 23475b 34586c 45697d "
    "567a8e 678b90 789ca1 89adb2 9abec3 "
    "abc0d4 bcd1e5 cde206 de0317 e01428 "
    "0459ae 156ab0 267bc1 378cd2 489de3 "
    "2057ac 3168bd 4279ce 538ad0 649be1 "
)
FACES = bytes([int(face, 16) for face in _CUBES if face != " "])

"""What is heard: notes `hertz:milliseconds` in a text, which takes less memory; 0 hertz is a rest."""

_SEAT_HZ = (523, 587, 659, 784, 880, 988)

JOIN = "660:60 880:90"
LEAVE = "660:60 440:90"
MOVE = "990:15"
CHOOSE = "880:40 1175:70"
REFUSED = "180:90"
COUNT = "523:120"
GO = "1047:350"
CARD = "784:30 988:50"
TURN = "659:50 880:70"
ROLL = "400:20 0:60 480:20 0:70 420:20 0:80 500:20 0:90 440:25"
RIGHT = "784:90 988:90 1175:90 1568:200"
WRONG = "330:160 0:30 247:320"
NOBODY = "392:140 330:140 262:260"
WIN = "784:120 784:60 784:60 1047:240 988:120 1047:420"
TROUBLE = "220:120 0:60 220:120"


def claim(seat):
    """The claim of a seat, 1–6: every seat has its own pitch."""
    hertz = _SEAT_HZ[seat - 1]
    return "%d:70 %d:110" % (hertz, hertz * 2)


def notes(sound):
    """A sound as a list of notes `(hertz, milliseconds)`."""
    return [tuple([int(number) for number in note.split(":")]) for note in sound.split()]

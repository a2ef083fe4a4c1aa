from core.rng import Rng
from drivers.ladder import ABSENT_MV, BUTTONS, windows
from drivers.ladder_decoder import IDLE_MV, LadderDecoder
from support import raises

OHMS = {"pull_up": 10000, "UP": 820, "DOWN": 2200, "LEFT": 4700, "RIGHT": 10000, "BACK": 22000}
# What profiles had before: pads that were built by them go on working.
OLD = {"pull_up": 10000, "UP": 1000, "DOWN": 2700, "LEFT": 5600, "RIGHT": 11000, "BACK": 24000}
MEASURED = {"UP": 320, "DOWN": 850, "LEFT": 1370, "RIGHT": 1815, "BACK": 2300}


def named(mv, ladder=OHMS):
    return LadderDecoder(windows(ladder)).name(mv)


def test_buttons_stay_apart_with_the_worst_parts():
    for ladder in (OHMS, OLD):
        for button in BUTTONS:
            for pull_off in (95, 105):
                for button_off in (95, 105):
                    for supply in (3201, 3300, 3399):
                        for guarded in (False, True):
                            mv = read(ladder, button, pull_off, button_off, supply, guarded)
                            for off in (-55, 0, 55):
                                assert named(mv + off, ladder) == button, (button, mv)
    assert named(3300) == "" and named(0) is None


def read(ladder, button, pull_off, button_off, supply, guarded):
    """What NAV reads, mV; guarded: at a console with 100 ohms in the pad's 3.3 V and 1 megohm to ground."""
    above, below = ladder["pull_up"] * pull_off // 100, ladder[button] * button_off // 100
    if guarded:
        above += 100
        below -= below * below // (1000000 + below)
    return supply * below // (above + below)


def test_there_is_a_gap_between_all_windows():
    for ladder, apart in ((OHMS, 124), (OLD, 160)):
        found = windows(ladder)
        assert [window[2] for window in found] == ["UP", "DOWN", "LEFT", "RIGHT", "BACK"]
        for i in range(1, len(found)):
            top, bottom = found[i - 1][1], found[i][0]
            assert bottom - top >= apart
            assert named((top + bottom) // 2, ladder) is None
        assert named((found[-1][1] + IDLE_MV) // 2, ladder) is None
        assert found[0][0] > ABSENT_MV


def test_two_buttons_at_once_are_never_a_third():
    for a in BUTTONS:
        for b in BUTTONS:
            if a < b:
                together = OHMS[a] * OHMS[b] // (OHMS[a] + OHMS[b])
                assert named(3300 * together // (10000 + together)) in (None, a, b), (a, b)


def test_measured_windows_bear_six_percent():
    ladder = {"measured": MEASURED}
    for button in BUTTONS:
        for percent in (94, 100, 106):
            assert named(MEASURED[button] * percent // 100, ladder) == button
    values = sorted(MEASURED.values())
    for i in range(1, len(values)):
        assert named((values[i - 1] + values[i]) // 2, ladder) is None


def test_buttons_that_cannot_be_told_apart_are_refused():
    for changes in ({"UP": 900, "DOWN": 1000}, {"BACK": 470000}, {"UP": 10}, {"LEFT": 2700}):
        ladder = dict(OHMS)
        ladder.update(changes)
        raises(ValueError, windows, ladder)
    for changes in ({"UP": 4095, "BACK": 4095}, {"UP": 850}, {"BACK": IDLE_MV}, {"UP": 0}):
        measured = dict(MEASURED)
        measured.update(changes)
        raises(ValueError, windows, {"measured": measured})


def plugged():
    decoder = LadderDecoder(windows(OHMS))
    for _ in range(LadderDecoder.SETTLED):
        decoder.reading(3200)
    assert decoder.present
    return decoder


def told(decoder, readings):
    heard = []
    for mv in readings:
        if decoder.reading(mv):
            heard.append(decoder.down)
    return heard


def test_a_button_counts_when_it_is_seen_three_times():
    assert told(plugged(), [300, 300, 3200, 3200, 3200]) == []
    assert told(plugged(), [300, 300, 300, 300, 3200, 3200, 3200]) == ["UP", None]


def test_sliding_through_other_windows_presses_nothing():
    slide = [300, 600, 700, 1100, 1200, 1700, 1800, 2300, 2400, 3000, 3200, 3200, 3200, 3200]
    assert told(plugged(), [300] * 10 + slide) == ["UP", None]


def test_from_button_to_button():
    assert told(plugged(), [300] * 5 + [2300] * 5 + [3200] * 5) == ["UP", "BACK", None]


def test_noise_does_not_matter():
    rng = Rng(1)
    readings = [300 + rng.below(61) - 30 for _ in range(500)]
    assert told(plugged(), readings) == ["UP"]


def test_a_pad_that_is_not_there_is_silent():
    for seed in range(3):
        rng = Rng(seed)
        decoder = LadderDecoder(windows(OHMS))
        assert told(decoder, (rng.below(3300) for _ in range(15000))) == []


def test_a_floating_pin_that_rests_anywhere_is_silent():
    for mv in range(0, 2900, 50):
        decoder = LadderDecoder(windows(OHMS))
        assert told(decoder, [mv] * 100) == []


def test_pulling_the_plug_lets_go_and_says_no_more():
    for seed in range(20):
        rng = Rng(seed)
        decoder = plugged()
        assert told(decoder, [300] * 10) == ["UP"]
        heard = told(decoder, (rng.below(3300) for _ in range(1000)))
        assert heard == [None]
        assert not decoder.present
        assert told(decoder, [3200] * 20 + [300] * 3) == ["UP"]


def test_a_button_counts_only_where_the_pin_holds_its_voltage():
    asked = []

    def answer(value):
        def own(mv):
            asked.append(mv)
            return value

        return own

    decoder = plugged()
    for _ in range(6):
        assert not decoder.reading(300, 310, answer(False))
    assert not decoder.present and asked == [300]
    decoder = plugged()
    assert [decoder.reading(300, 3300, answer(True)) for _ in range(3)] == [False, False, True]
    # Not known: nothing near is far away. A pad that has held its own before is believed.
    decoder = plugged()
    assert [decoder.reading(300, 310, answer(None)) for _ in range(6)] == [False] * 6
    for _ in range(3):
        decoder.reading(3200, 310)
    assert [decoder.reading(300, 310, answer(None)) for _ in range(3)] == [False, False, True]

from drivers.profile import REFUSE, WARN, faults
from shipped import NAMES, chips
from shipped import board as shipped

BOARD, CHIPS = shipped(), chips()


def copied(value):
    if isinstance(value, dict):
        return {key: copied(value[key]) for key in value}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def board(*changes, base=BOARD):
    """A copy of a profile with values changed: (path of keys …, value)."""
    made = copied(base)
    for change in changes:
        inside = made
        for key in change[:-2]:
            inside = inside[key]
        inside[change[-2]] = change[-1]
    return made


def found(profile):
    return [(fault.severity, fault.role, fault.pin) for fault in faults(profile, CHIPS)]


def only(profile):
    told = faults(profile, CHIPS)
    assert len(told) == 1, [fault.text() for fault in told]
    return told[0]


def test_no_shipped_board_has_faults():
    for name in NAMES:
        assert found(shipped(name)) == []


def test_buttons_on_strapping_pins():
    for pin, severity in ((12, REFUSE), (0, WARN), (2, WARN), (5, WARN), (15, WARN)):
        assert found(board(("pads", 0, "MATCH", pin))) == [(severity, "pad 1 MATCH", pin)]


def test_outputs_on_strapping_pins():
    for pin, severity in ((12, REFUSE), (0, WARN), (2, WARN), (5, WARN), (15, WARN)):
        assert found(board(("buzzer", pin))) == [(severity, "buzzer", pin)]


def test_pins_of_the_flash_and_the_serial_console():
    for pin in (6, 7, 8, 9, 10, 11, 1, 3):
        fault = only(board(("pads", 2, "MATCH", pin)))
        assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 3 MATCH", pin)
        assert "flash" in fault.owner or "serial" in fault.owner


def test_pins_of_the_psram_depend_on_the_module():
    for pin in (16, 17):
        on_matrix = ("matrix", "pin", pin)
        assert found(board(on_matrix)) == []
        fault = only(board(on_matrix, ("module", "WROVER")))
        assert (fault.severity, fault.pin, fault.owner) == (REFUSE, pin, "the PSRAM")


def test_match_never_on_pins_with_false_interrupts():
    for pin in (36, 39):
        free = board(("pads", pin == 39, "NAV", 37), ("pads", 5, "MATCH", pin), ("pull_up", False))
        fault = only(free)
        assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 6 MATCH", pin)
        assert "false interrupts" in fault.owner


def test_outputs_not_on_input_only_pins():
    for path in (("matrix", "pin"), ("lights", "pin"), ("buzzer",)):
        fault = only(board(("pads", 2, "NAV", 37), path + (34,)))
        assert (fault.severity, fault.pin) == (REFUSE, 34)
        assert "output" in fault.reason


def test_no_internal_pull_on_input_only_pins():
    pads = ("pads", [{"MATCH": 34, "NAV": 36}])
    fault = only(board(pads))
    assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 1 MATCH", 34)
    assert "pull-up" in fault.reason
    assert found(board(pads, ("pull_up", False))) == []


def test_ladders_only_on_adc1():
    for pin in (4, 13, 25):
        for wifi in (False, True):
            profile = board(("pads", [{"MATCH": 26, "NAV": pin}]), ("wifi", wifi))
            fault = only(profile)
            assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 1 NAV", pin)
            assert "ADC2" in fault.owner
    assert "no converter" in only(board(("pads", 0, "NAV", 16))).owner


def test_a_pin_used_twice_names_both():
    fault = only(board(("buzzer", 18)))
    assert (fault.severity, fault.role, fault.pin, fault.owner) == (REFUSE, "buzzer", 18, "matrix pin")
    assert fault.text() == "buzzer on GPIO18: the pin is used twice (matrix pin)"
    assert only(board(("pads", 5, "MATCH", 25))).owner == "pad 1 MATCH"
    assert only(board(("buzzer", 21))).where == ("free", "I2C SDA")


def test_a_pin_that_the_chip_does_not_have():
    for pin in (20, 24, 28, 40, 99):
        assert found(board(("buzzer", pin))) == [(REFUSE, "buzzer", pin)]


def test_a_supply_that_cannot_even_feed_black():
    for supply in (0, -5, 256, 622):
        assert found(board(("supply_ma", supply))) == [(REFUSE, "supply_ma", None)]
    assert found(board(("supply_ma", 623))) == []


def test_a_display_that_is_too_small():
    assert found(board(("matrix", "panel", (8, 32)))) == [(REFUSE, "matrix", None)]
    assert found(board(("matrix", "panel", (8, 8)), ("matrix", "across", 2), ("matrix", "down", 2))) == []


def test_a_ladder_whose_buttons_run_together():
    fault = only(board(("ladder", "UP", 2500)))
    assert fault.where == ("ladder",)
    assert "UP" in fault.reason and "DOWN" in fault.reason


def test_measured_ladders():
    measured = {"UP": 320, "DOWN": 850, "LEFT": 1370, "RIGHT": 1815, "BACK": 2300}
    assert found(board(("ladder", {"measured": measured}))) == []
    measured["BACK"] = 4095
    assert found(board(("ladder", {"measured": measured}))) == [(REFUSE, "ladder", None)]
    measured["BACK"] = "high"
    assert only(board(("ladder", {"measured": measured}))).where == ("ladder", "measured", "BACK")


def test_errors_of_shape_are_faults():
    for junk in (None, 5, "board", [], [BOARD]):
        assert only(junk).where == ()
    for key in sorted(BOARD):
        for junk in (None, 5.5, "?", [1], {"x": 1}):
            changed = faults(board((key, junk)), CHIPS)
            if not (key == "name" and junk == "?"):
                assert changed and changed[0].where[:1] in ((key,), ()), (key, junk)
        without = board()
        del without[key]
        assert [fault for fault in faults(without, CHIPS) if key in fault.reason], key


def test_errors_of_shape_inside():
    for change in (
        ("matrix", "panel", (16,)),
        ("matrix", "panel", (0, 16)),
        ("matrix", "across", True),
        ("matrix", "order", "RGG"),
        ("matrix", "order", "grb"),
        ("matrix", "corner", "middle"),
        ("matrix", "by", "diagonals"),
        ("matrix", "serpentine", 1),
        ("matrix", "rotation", 90),
        ("matrix", "rotation", True),
        ("matrix", "colour", "GRB"),
        ("lights", "pin", "19"),
        ("lights", "order", ["G", "R", "B"]),
        ("pads", []),
        ("pads", [{"MATCH": 25}] * 7),
        ("pads", 0, 25),
        ("pads", 0, {"MATCH": 25, "NAV": 36, "UP": 4}),
        ("pads", 0, {"MATCH": 25, "UP": 4}),
        ("pads", 0, "MATCH", -1),
        ("pads", 0, "MATCH", None),
        ("ladder", "UP", 0),
        ("ladder", "MIDDLE", 100),
        ("ladder", {}),
        ("free", "I2C SDA", "21"),
        ("sides", 3),
        ("chip", "esp8266"),
        ("module", "WROOM-1"),
    ):
        told = faults(board(change), CHIPS)
        assert told and told[0].severity == REFUSE, change


def test_a_ladder_is_only_needed_where_there_is_one():
    without = board()
    del without["ladder"]
    assert "ladder is missing" in faults(without, CHIPS)[0].reason
    assert "ladder" not in shipped("two_player")


PI = shipped("raspberry_pi")


def test_a_chip_may_send_led_data_from_some_pins_only():
    fault = only(board(("matrix", "pin", 20), base=PI))
    assert (fault.severity, fault.role, fault.pin) == (REFUSE, "matrix pin", 20)
    assert fault.owner == "these can: 10, 12, 18, 21"
    assert only(board(("lights", "pin", 20), base=PI)).role == "lights pin"


def test_two_chains_do_not_hang_on_the_same_part_of_a_chip():
    fault = only(board(("pads", 1, "BACK", 20), ("lights", "pin", 12), base=PI))
    assert (fault.severity, fault.where) == (REFUSE, ("lights", "pin"))
    assert fault.owner == "matrix pin hangs on the PWM too"
    assert not found(board(("pads", 0, "RIGHT", 20), ("matrix", "pin", 10), base=PI))


def test_a_chip_without_a_converter_takes_no_ladder():
    ladder = {"pull_up": 10000, "UP": 1000, "DOWN": 2700, "LEFT": 5600, "RIGHT": 11000, "BACK": 24000}
    fault = only(board(("ladder", ladder), ("pads", 0, {"MATCH": 4, "NAV": 17}), base=PI))
    assert (fault.severity, fault.pin) == (REFUSE, 17)
    assert "every button a pin of its own" in fault.owner


def test_the_header_and_its_serial_console():
    for pin in (0, 1, 28):
        assert found(board(("buzzer", pin), base=PI)) == [(REFUSE, "buzzer", pin)]
    for pin in (14, 15):
        assert "serial" in only(board(("buzzer", pin), base=PI)).owner

from drivers.profile import REFUSE, WARN, faults, pin_faults
from shipped import NAMES, chips
from shipped import board as shipped

BOARD, CHIPS = shipped(), chips()
PICO = ("module", "PICO-D4")  # it leads out 37 and 38


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


# What each module uses inside or does not lead out, beside what its chip takes on all of them.
MODULES = {
    "esp32": {
        "WROOM-32": (37, 38),
        "WROOM-32-R2": (16, 37, 38),
        "WROOM-DA": (2, 25, 37, 38),
        "WROVER": (16, 17, 37, 38),
        "MINI-1": (16, 17),
        "PICO-D4": (16, 17),
        "PICO-V3": (16, 17, 18, 23),
        "PICO-V3-02": (16, 17, 18, 23),
    },
    "esp32s3": {
        "WROOM-1": (33, 34),
        "WROOM-1-R8": (33, 34, 35, 36, 37),
        "WROOM-1-R16V": (33, 34, 35, 36, 37, 47, 48),
        "WROOM-2": (33, 34, 35, 36, 37, 47, 48),
        "MINI-1": (),
    },
    "raspberry_pi": {"40-pin header": ()},
}


def test_every_module_keeps_its_own_pins():
    assert sorted(MODULES) == sorted(CHIPS)
    for chip, modules in MODULES.items():
        assert sorted(modules) == sorted(CHIPS[chip]["modules"])
        for module, pins in modules.items():
            for pin in CHIPS[chip]["pins"]:
                alone = {"chip": chip, "module": module, "wifi": False, "pull_up": False}
                told = pin_faults(alone, CHIPS[chip], ("x", ("free", "x"), "free", pin), {})
                refused = pin in pins or pin in CHIPS[chip]["taken"]
                assert bool(told) == refused, (chip, module, pin)


def test_pins_of_the_psram_depend_on_the_module():
    for pin in (16, 17):
        on_matrix = ("matrix", "pin", pin)
        assert found(board(on_matrix)) == []
        fault = only(board(on_matrix, ("module", "WROVER")))
        assert (fault.severity, fault.pin, fault.owner) == (REFUSE, pin, "the PSRAM")


def test_a_module_that_is_not_known_says_which_pins_it_leads_out():
    used = [18, 19, 25, 36, 26, 39, 27, 34, 14, 35, 13, 32, 4, 33, 23, 21, 22]
    assert found(board(("module", "other"), ("led_out", used))) == []
    fault = only(board(("module", "other"), ("led_out", used[1:])))
    assert (fault.severity, fault.role, fault.pin) == (REFUSE, "matrix pin", 18)
    assert "led_out is missing" in only(board(("module", "other"))).reason
    for junk in ([], [True], ["4"], 4, [-1], {4: 5}):
        assert only(board(("module", "other"), ("led_out", junk))).where == ("led_out",)
    # A board may lead out less than its module.
    assert found(board(("led_out", used[:-1]))) == [(REFUSE, "free I2C SCL", 22)]


def test_match_never_on_pins_with_false_interrupts():
    for pin in (36, 39):
        away = ("pads", pin == 39, "NAV", 37)
        fault = only(board(PICO, away, ("pads", 5, "MATCH", pin), ("pull_up", False)))
        assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 6 MATCH", pin)
        assert "false interrupts" in fault.owner


def test_outputs_not_on_input_only_pins():
    for path in (("matrix", "pin"), ("lights", "pin"), ("buzzer",)):
        fault = only(board(PICO, ("pads", 2, "NAV", 37), path + (34,)))
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
            profile = board(("pads", [{"MATCH": 26, "NAV": pin}]), ("wifi", wifi), ("module", "WROVER"))
            fault = only(profile)
            assert (fault.severity, fault.role, fault.pin) == (REFUSE, "pad 1 NAV", pin)
            assert "ADC2" in fault.owner
    assert "no converter" in only(board(("pads", 0, "NAV", 16))).owner


def test_wifi_only_with_psram():
    fault = only(board(("wifi", True)))
    assert (fault.severity, fault.where) == (REFUSE, ("wifi",))
    assert fault.text() == (
        "wifi: needs PSRAM, and WROOM-32 has none; fivefold monitor --publish does without"
    )
    s3 = shipped("esp32s3_devkitc")
    assert found(board(("wifi", True), base=s3)) == []
    for module in ("WROOM-1", "MINI-1"):
        fault = only(board(("wifi", True), ("module", module), base=s3))
        assert (fault.severity, fault.where) == (WARN, ("wifi",)) and "R2 at the end" in fault.reason
    fault = only(board(("wifi", True), ("module", "other"), ("led_out", list(range(50))), base=s3))
    assert (fault.severity, fault.where) == (WARN, ("wifi",))
    for chip in CHIPS:
        assert set(CHIPS[chip]["psram"]) <= set(CHIPS[chip]["modules"])


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
        fault = only(board(("supply_ma", supply)))
        assert (fault.severity, fault.where) == (REFUSE, ("supply_ma",))
        assert fault.reason.endswith("622 mA are used while the display is black")


def test_a_supply_that_leaves_menus_black_or_colours_alike():
    for supply in (623, 630, 700, 724):
        fault = only(board(("supply_ma", supply)))
        assert (fault.severity, fault.where) == (REFUSE, ("supply_ma",)) and "menus are black" in fault.reason
    for supply in (725, 800, 1500, 2157):
        fault = only(board(("supply_ma", supply)))
        assert (fault.severity, fault.where) == (WARN, ("supply_ma",)) and "look the same" in fault.reason
    assert found(board(("supply_ma", 2158))) == []


def test_a_supply_with_a_zero_too_many():
    for supply in (40001, 60000, 1 << 40):
        assert found(board(("supply_ma", supply))) == [(REFUSE, "supply_ma", None)]
    for supply in (15983, 40000):
        fault = only(board(("supply_ma", supply)))
        assert (fault.severity, fault.where) == (WARN, ("supply_ma",)) and "only 15982 mA" in fault.reason
    assert found(board(("supply_ma", 15982))) == []


def test_a_display_that_is_too_large():
    for panel, across, down, severity in (
        ((64, 64), 1, 1, REFUSE),
        ((16, 16), 3, 3, REFUSE),
        ((64, 32), 1, 1, WARN),
        ((16, 16), 5, 1, WARN),
    ):
        shape = ("matrix", "panel", panel), ("matrix", "across", across), ("matrix", "down", down)
        told = faults(board(*shape, ("supply_ma", 30000)), CHIPS)
        assert [(fault.severity, fault.where) for fault in told] == [(severity, ("matrix", "panel"))]
    # 64×64 pixels take 29 A to show all colours, and 8 A were called good.
    shape = ("matrix", "panel", (64, 64)), ("supply_ma", 8000)
    assert [fault.severity for fault in faults(board(*shape), CHIPS)] == [REFUSE, WARN]


def test_a_display_that_is_too_small():
    assert found(board(("matrix", "panel", (8, 32)))) == [(REFUSE, "matrix", None)]
    assert found(board(("matrix", "panel", (8, 8)), ("matrix", "across", 2), ("matrix", "down", 2))) == []


def test_how_panels_are_chained():
    chain = {"corner": "top-left", "by": "rows", "serpentine": True, "turned": True}
    wide = ("matrix", "across", 2)
    assert found(board(wide, ("matrix", "chain", chain))) == []
    for key in sorted(chain):
        without = copied(chain)
        del without[key]
        fault = only(board(wide, ("matrix", "chain", without)))
        assert fault.where == ("matrix", "chain") and key in fault.reason
        for junk in (None, "diagonal", 1, []):
            changed = copied(chain)
            changed[key] = junk
            assert only(board(wide, ("matrix", "chain", changed))).where == ("matrix", "chain", key)
    for junk in (None, "snake", True, [chain]):
        assert only(board(wide, ("matrix", "chain", junk))).where == ("matrix", "chain")


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

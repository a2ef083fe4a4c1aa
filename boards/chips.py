"""What the chips do with their pins before a console can use them. Literals only, for firmware and host.

Pins that carry the flash or the serial console are taken on every module of a chip. `modules` has what is
particular to each: pins that are used inside or not led out, from the pin definitions of Espressif's data
sheets (espressif.com/documentation), each named where it is used. `psram` has the modules with more memory
than the chip's, and if not all of that name have it, which. A strapping pin is read by the chip at
reset: `refuse` means that the wrong level there stops the start, `warn` that it does less harm.
"""

# fmt: off

CHIPS = {
    "esp32": {
        "mhz": 240,  # as fast as it may run; MicroPython starts an ESP32 at 160
        "pins": [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            9,
            10,
            11,
            12,
            13,
            14,
            15,
            16,
            17,
            18,
            19,
            21,
            22,
            23,
            25,
            26,
            27,
            32,
            33,
            34,
            35,
            36,
            37,
            38,
            39,
        ],
        "input_only": [34, 35, 36, 37, 38, 39],  # no outputs and no pull resistors
        "false_edges": [36, 39],  # interrupts without cause while ADC1 is read
        "adc1": [32, 33, 34, 35, 36, 37, 38, 39],
        "adc2": [0, 2, 4, 12, 13, 14, 15, 25, 26, 27],  # not while Wi-Fi is on
        "taken": {
            1: "the serial console (TX)",
            3: "the serial console (RX)",
            6: "the flash chip",
            7: "the flash chip",
            8: "the flash chip",
            9: "the flash chip",
            10: "the flash chip",
            11: "the flash chip",
        },
        "strapping": {
            0: ("warn", "the boot mode: low at reset waits for a download instead of starting"),
            2: ("warn", "the boot mode: it has to be low or open for a download"),
            5: ("warn", "the timing of SDIO at reset"),
            12: ("refuse", "the voltage of the flash: high at reset and the chip does not start"),
            15: ("warn", "the boot log: low at reset silences it"),
        },
        "modules": {
            # esp32-wroom-32e_esp32-wroom-32ue, also -32, -32D, -32U: "Pin Definitions" has no IO37 and IO38.
            "WROOM-32": {37: "not led out", 38: "not led out"},
            # The same, of those whose name ends in R2: the chip is an ESP32-D0WDR2-V3, PSRAM at IO16.
            "WROOM-32-R2": {16: "the PSRAM", 37: "not led out", 38: "not led out"},
            # esp32-wroom-da: IO2 and IO25 switch between its two antennas.
            "WROOM-DA": {2: "the antennas", 25: "the antennas", 37: "not led out", 38: "not led out"},
            # esp32-wrover-e_esp32-wrover-ie, also -B: IO16 and IO17 carry the PSRAM and are NC.
            "WROVER": {16: "the PSRAM", 17: "the PSRAM", 37: "not led out", 38: "not led out"},
            # esp32-mini-1_esp32-mini-1u: the ESP32-U4WDH has its flash at IO16 and IO17, which are NC.
            "MINI-1": {16: "the flash chip", 17: "the flash chip"},
            # esp32-pico_series: IO16 and IO17 carry the flash inside.
            "PICO-D4": {16: "the flash chip", 17: "the flash chip"},
            # esp32-pico_series and esp32-pico-mini-02: V3, V3-02 and MINI-02 have no pins for these.
            "PICO-V3": {16: "not led out", 17: "not led out", 18: "the flash chip", 23: "the flash chip"},
            "PICO-V3-02": {16: "not led out", 17: "not led out", 18: "the PSRAM", 23: "the PSRAM"},
        },
        "psram": {"WROOM-32-R2": "", "WROVER": "", "PICO-V3-02": ""},
    },
    "esp32s3": {
        "mhz": 240,
        "pins": [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8,
            9,
            10,
            11,
            12,
            13,
            14,
            15,
            16,
            17,
            18,
            19,
            20,
            21,
            26,
            27,
            28,
            29,
            30,
            31,
            32,
            33,
            34,
            35,
            36,
            37,
            38,
            39,
            40,
            41,
            42,
            43,
            44,
            45,
            46,
            47,
            48,
        ],
        "input_only": [],
        "false_edges": [],
        "adc1": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        "adc2": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
        "taken": {
            19: "USB (D-)",
            20: "USB (D+)",
            26: "the flash chip",
            27: "the flash chip",
            28: "the flash chip",
            29: "the flash chip",
            30: "the flash chip",
            31: "the flash chip",
            32: "the flash chip",
            43: "the serial console (TX)",
            44: "the serial console (RX)",
        },
        "strapping": {
            0: ("warn", "the boot mode: low at reset waits for a download instead of starting"),
            3: ("warn", "where JTAG is connected"),
            45: ("refuse", "the voltage of the flash: high at reset and the chip does not start"),
            46: ("warn", "the boot mode and the boot log: it has to be low for a download"),
        },
        "modules": {
            # esp32-s3-wroom-1_wroom-1u: "Pin Definitions" has no IO33 and IO34.
            "WROOM-1": {33: "not led out", 34: "not led out"},
            # The same with octal PSRAM, named ...R8 or ...R16V: "IO35, IO36, IO37 are connected to it".
            "WROOM-1-R8": {
                33: "the PSRAM",
                34: "the PSRAM",
                35: "the PSRAM",
                36: "the PSRAM",
                37: "the PSRAM",
            },
            # ...R16V: IO47 and IO48 have the voltage of the PSRAM.
            "WROOM-1-R16V": {
                33: "the PSRAM",
                34: "the PSRAM",
                35: "the PSRAM",
                36: "the PSRAM",
                37: "the PSRAM",
                47: "at 1.8 V",
                48: "at 1.8 V",
            },
            # esp32-s3-wroom-2: octal flash and PSRAM, both at 1.8 V; IO33 to IO37 are NC.
            "WROOM-2": {
                33: "flash and PSRAM",
                34: "flash and PSRAM",
                35: "flash and PSRAM",
                36: "flash and PSRAM",
                37: "flash and PSRAM",
                47: "at 1.8 V",
                48: "at 1.8 V",
            },
            # esp32-s3-mini-1_mini-1u: all pins that are free on the chip are led out.
            "MINI-1": {},
        },
        "psram": {
            "WROOM-1": "R2 at the end",
            "WROOM-1-R8": "",
            "WROOM-1-R16V": "",
            "WROOM-2": "",
            "MINI-1": "R2 at the end",
        },
    },
    # The 40-pin header of any Raspberry Pi that has one; GPIO0 and 1 identify boards that are put on top.
    "raspberry_pi": {
        "pins": [
            2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
        ],
        "input_only": [],
        "false_edges": [],
        "adc1": [],  # no converter at all
        "adc2": [],
        "taken": {
            14: "the serial console (TX)",
            15: "the serial console (RX)",
        },
        "strapping": {},
        # Which part of the chip sends LED data from a pin; on the other chips any output does.
        "leds": {10: "SPI", 12: "PWM", 18: "PWM", 21: "PCM"},
        "modules": {
            "40-pin header": {},
        },
        "psram": {},
    },
}

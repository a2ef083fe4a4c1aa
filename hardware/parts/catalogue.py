"""What each kind of part is called in a shop, its tolerance, about its price, and what may replace it."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import TypeVar

from fivefold.errors import Failure
from hardware.wiring.controllers import CONTROLLERS
from hardware.wiring.power import FUSES_MA, RESETTABLE_MA, SUPPLIES_MA, SUPPLY_V, WIRES
from hardware.wiring.values import amperes

# Estimates for single pieces in European shops, without shipping.
PRICED = "2026-11"
CURRENCY = "EUR"

Price = float | Mapping[str, float]
Number = str | Mapping[str, str]
UNKNOWN = "—"  # of a value that no shipped profile has


@dataclass(frozen=True)
class Entry:
    """One kind of part.

    name: generic, `{value}` stands for the part's value. price: in CURRENCY, of one, or by value. number,
    other: a maker's part number or a standard, and another's; by value where they differ. They are from data
    sheets, catalogues and parts lists of other projects, never guessed; `none: …` tells why there is none.
    replace: what may take its place. needs: kinds that are bought with each.
    """

    name: str
    price: Price
    tolerance: str = ""
    replace: str = ""
    unit: str = "pcs"
    needs: tuple[str, ...] = ()
    _: KW_ONLY
    number: Number
    other: Number

    def price_of(self, kind: str, value: str) -> float:
        """The price of a value. Raises Failure when none is known."""
        if not isinstance(self.price, Mapping):
            return self.price
        found = _of(self.price, value)
        if found is None:
            raise Failure(f"no price for {kind} {value}: add one in hardware/parts/catalogue.py")
        return found

    def numbers_of(self, value: str) -> tuple[str, str]:
        """The part numbers of a value; UNKNOWN where no shipped profile has it."""
        first, second = (
            each if isinstance(each, str) else _of(each, value) or UNKNOWN
            for each in (self.number, self.other)
        )
        return first, second


_T = TypeVar("_T")


def _of(table: Mapping[str, _T], value: str) -> _T | None:
    """The entry of a value, of which a table may leave out what stands in brackets."""
    for known, found in table.items():
        if value == known or value.startswith(f"{known} ("):
            return found
    return None


_CONTROLLERS = {"esp32": 9.0, "esp32s3": 14.0, "raspberry_pi": 45.0}
_MODULES = {
    "esp32": ("Espressif ESP32-DevKitC-32E", "Espressif ESP32-DevKitC-32UE, with an antenna of its own"),
    "esp32s3": ("Espressif ESP32-S3-DevKitC-1-N8R8", "Espressif ESP32-S3-DevKitC-1-N8"),
    "raspberry_pi": ("Raspberry Pi 4 Model B, 2 GB", "Raspberry Pi 3 Model B+"),
}
# What a resistor is called by Yageo, and by Stackpole.
_RESISTORS = {
    "100 Ω": ("100R", "100R"), "220 Ω": ("220R", "220R"), "330 Ω": ("330R", "330R"),
    "470 Ω": ("470R", "470R"), "820 Ω": ("820R", "820R"), "1 kΩ": ("1K", "1K00"),
    "2.2 kΩ": ("2K2", "2K20"), "2.7 kΩ": ("2K7", "2K70"),
    "4.7 kΩ": ("4K7", "4K70"), "5.6 kΩ": ("5K6", "5K60"), "10 kΩ": ("10K", "10K0"), "22 kΩ": ("22K", "22K0"),
    "1 MΩ": ("1M", "1M00"),
}  # fmt: skip
# Stranded wire by AWG; UL 1015 is a style that many make.
_HOOKUP = {
    24: "Alpha Wire 3050",
    22: "Alpha Wire 3051",
    20: "Alpha Wire 3053",
    18: "Alpha Wire 3055",
    16: "Alpha Wire 3057",
    14: "UL 1015",
    12: "UL 1015",
}
_SCREWS = (6, 8, 10, 12)  # mm
_PINS = (2, 3, 4, 7)
_PRINTED = (
    ("PETG", "case, pads"),
    ("PLA", "blocks for each player"),
    ("PLA", "Push Match, Quarter Turn"),
)
_NO_NUMBER = "none: sold by its size"
_NO_SUPPLY = "none: no other was found that is closed and has a mains plug"


def _stranded(mm2: float) -> str:
    """What a stranded wire is called: DIN VDE 0812 knows LiY, EN 50525-2-31 the others."""
    return "LiY" if mm2 < 0.5 else "H05V-K" if mm2 <= 1 else "H07V-K"


def _supplies() -> dict[str, float]:
    return {f"{SUPPLY_V:g} V {amperes(ma)}": round(5 + 2.6 * ma / 1000, 1) for ma in SUPPLIES_MA}


CATALOGUE = {
    "controller": Entry(
        "{value}",
        {CONTROLLERS[chip].name: price for chip, price in _CONTROLLERS.items()},
        replace="any board with the same chip, by a profile of its own",
        number={CONTROLLERS[chip].name: numbers[0] for chip, numbers in _MODULES.items()},
        other={CONTROLLERS[chip].name: numbers[1] for chip, numbers in _MODULES.items()},
    ),
    "controller socket": Entry(
        "Female header, 2.54 mm, {value}",
        {"1 × 19": 0.6, "1 × 20": 0.6, "1 × 22": 0.7},
        replace="longer strips, cut; several shorter ones, end to end",
        number={f"1 × {pins}": f"Samtec SSW-1{pins}-01-T-S" for pins in (19, 20, 22)},
        other={f"1 × {pins}": f"Sullins PPTC{pins}1LFBN-RC" for pins in (19, 20, 22)},
    ),
    "level shifter": Entry(
        "{value}, DIP-14",
        0.7,
        replace="74AHCT1G125 twice; not 74HC, whose inputs want 3.5 V, nor 74HCT, whose inputs feed 5V "
        "through their clamps while the supply is off",
        needs=("IC socket",),
        number="Texas Instruments SN74AHCT125N",
        other="none in DIP; Nexperia 74AHCT125D, SO-14, on an adapter to DIP",
    ),
    "IC socket": Entry(
        "DIP-14 socket",
        0.2,
        replace="none: solder the circuit",
        number="Mill-Max 110-13-314-41-001000",
        other="TE Connectivity 1-2199298-3",
    ),
    "supply": Entry(
        "Power supply {value}, closed, with a mains plug",
        _supplies(),
        "5 %",
        "any 5 V supply with more amperes; cut its plug off",
        number={
            "5 V 4 A": "Mean Well GST40A05-P1J, which gives 5 A",
            "5 V 5 A": "Mean Well GST40A05-P1J",
            "5 V 8 A": "Adafruit 658, which gives 10 A",
            "5 V 10 A": "Adafruit 658",
        },
        other={
            "5 V 4 A": "Mean Well GST60A05-P1J, which gives 6 A",
            "5 V 5 A": "Mean Well GST60A05-P1J, which gives 6 A",
            "5 V 8 A": _NO_SUPPLY,
            "5 V 10 A": _NO_SUPPLY,
        },
    ),
    "supply inlet": Entry(
        "{value}",
        1.0,
        replace="a pair of Amass XT60 in the cable, where the supply has to come off",
        number="Phoenix Contact MKDS 3/2-5,08",
        other="WAGO 221-412, one a pole",
    ),
    "circuit board": Entry(
        "Circuit board, {value}",
        {"console": 5.0, "pad": 1.5},
        replace="wire it by hand; the files are those of `make hardware`, and makers sell five at least",
        number={kind: f"`fivefold-{kind}-gerbers.zip`" for kind in ("console", "pad")},
        other="none: drawn here; any maker of circuit boards makes it",
    ),
    "board terminal": Entry(
        "Screw terminal, 2-pin, 5.08 mm, 24 A, 2.5 mm²",
        1.0,
        replace="none of a lesser current",
        number="Phoenix Contact MKDS 3/2-5,08",
        other="none: no other was found that has these holes and bears 24 A",
    ),
    "board plug": Entry(
        "Header {value}, 2.5 mm, locking",
        {"2-pin": 0.1, "3-pin": 0.12, "4-pin": 0.15, "7-pin": 0.2},
        replace="solder the wires in",
        number={f"{pins}-pin": f"JST B{pins}B-XH-A" for pins in _PINS},
        other={
            f"{pins}-pin": f"Molex 22-03-50{pins}5, turned by 180°, with its own plug and contacts"
            for pins in _PINS
        },
    ),
    "wire plug": Entry(
        "Plug {value} for it",
        {"2-pin": 0.08, "3-pin": 0.1, "4-pin": 0.12, "7-pin": 0.18},
        replace="a lead with the plug on it, cut and joined",
        number={f"{pins}-pin": f"JST XHP-{pins}" for pins in _PINS},
        other={f"{pins}-pin": f"Molex 50-37-50{pins}3, for the Molex header" for pins in _PINS},
    ),
    "wire contact": Entry(
        "Crimp contact for it, AWG 28 to 22",
        0.05,
        replace="SXH-002T-P0.6 for wires of AWG 26 and thinner",
        number="JST SXH-001T-P0.6",
        other="Molex 08-70-1040, for the Molex plugs",
    ),
    "side button": Entry(
        "Tact switch that lies on its side, 6 × 6 mm",
        0.3,
        replace="none: press EN and BOOT on the module",
        number="C&K PTS645VL31-2 LFS",
        other="Alps Alpine SKHHLUA010",
    ),
    "board fuse holder": Entry(
        "Fuse holder 5×20 mm, open, 16 A, for a circuit board",
        1.2,
        replace="none of another pitch",
        number="Schurter 0031.8201",
        other="none: Stelvio-Kontek PTF78 comes near, but wants holes of 1.5 mm",
    ),
    "board piezo": Entry(
        "Piezo, 12 mm, on two pins",
        0.7,
        replace="a disc on two wires",
        number="TDK PS1240P02BT",
        other="Murata PKM13EPYH4000-A0",
    ),
    "power switch": Entry(
        "Toggle switch, two poles of 5 A side by side",
        4.0,
        replace="a switch for 10 A or more in the supply's cable, or at its mains side",
        number="C&K 7201SYZQE",
        other="E-Switch 100DP1T1B1M1QEH",
    ),
    "fuse": Entry(
        "Fuse 5×20 mm, {value} (time-lag)",
        {f"{amperes(ma)} T": 0.4 for ma in FUSES_MA},
        replace="blade fuse of the same size",
        needs=("fuse holder",),
        number={
            "5 A T": "Littelfuse 0218005.MXP",
            "8 A T": "Littelfuse 0218008.MXP",
            "10 A T": "Littelfuse 0218010.MXP",
        },
        other={f"{size} A T": f"Eaton S506-{size}-R" for size in (5, 8, 10)},
    ),
    "fuse holder": Entry(
        "Fuse holder 5×20 mm, for 10 A, with terminals for wires",
        2.5,
        replace="holder for blade fuses; not one for circuit boards, whose pins take no wire",
        number="Schurter 0031.1681",
        other="Eaton HTB-22M",
    ),
    "resettable fuse": Entry(
        "Resettable fuse (PPTC), holds {value}, 6 V or more",
        {amperes(ma): 0.5 for ma in RESETTABLE_MA},
        replace="one that holds as much and has at most 0.25 Ω",
        number={"1.1 A": "Littelfuse RXEF110", "1.6 A": "Littelfuse RXEF160", "2.5 A": "Littelfuse RXEF250"},
        other={"1.1 A": "Bourns MF-R110", "1.6 A": "Bourns MF-R160", "2.5 A": "Bourns MF-R250"},
    ),
    "Schottky diode": Entry(
        "{value} (20 A, 15 V)",
        1.2,
        replace="D3 only: any Schottky diode of 10 A and 15 V or more",
        number="STMicroelectronics STPS20L15D",
        other="Vishay 20L15T",
    ),
    "suppressor": Entry(
        "{value} (600 W, 5.8 V)",
        0.4,
        replace="1.5KE6.8A",
        number="Littelfuse P6KE6.8A",
        other="Vishay P6KE6.8A",
    ),
    "Zener diode": Entry(
        "{value} (5.6 V)",
        0.1,
        "2 %",
        "any other of 2 %; not one of 5 %",
        number="Nexperia BZX79-B5V6",
        other="Vishay BZX55B5V6",
    ),
    "thyristor": Entry(
        "{value} (12 A), TO-220",
        0.7,
        replace="any of 12 A with a gate of at most 15 mA",
        number="WeEn BT151-500R",
        other="STMicroelectronics TYN612",
    ),
    "distribution block": Entry(
        "Distribution block, {value} ways",
        3.0,
        replace="any for 10 A and 2.5 mm²",
        number={
            "2 × 3": "WAGO 221-413, 2 of them",
            "2 × 4": "WAGO 221-415, 2 of them",
            "2 × 6": "WAGO 221-415, 4 of them, joined in pairs",
        },
        other={
            "2 × 3": "WAGO 222-413, 2 of them",
            "2 × 4": "WAGO 222-415, 2 of them",
            "2 × 6": "WAGO 222-415, 4 of them, joined in pairs",
        },
    ),
    "interface board": Entry(
        "Perforated board {value}, 2.54 mm",
        2.5,
        replace="any size that fits",
        number=_NO_NUMBER,
        other=_NO_NUMBER,
    ),
    "pad board": Entry(
        "Perforated board {value}, 2.54 mm",
        0.8,
        replace="any size that fits",
        number=_NO_NUMBER,
        other=_NO_NUMBER,
    ),
    "matrix panel": Entry(
        "LED panel {value}, 5 V",
        {"WS2812B 16×16": 22.0, "SK6812 RGBW 16×16": 32.0},
        replace="SK6812; what is different goes into the profile; not WS2815: 12 V",
        number={"WS2812B 16×16": "Adafruit 2547, dearer"},
        other="none: others sell the same flexible panel of 160 × 160 mm under no number",
    ),
    "pad light": Entry(
        "{value} on a board of its own, with capacitor",
        0.5,
        replace="SK6812; single pixels cut from a strip",
        number={"WS2812B": "Adafruit 1312, four in a pack, dearer"},
        other="none: others sell the same board of 10 mm under no number",
    ),
    "piezo": Entry(
        "Piezo disc, {value}, 12 to 27 mm",
        0.8,
        replace="magnetic buzzer, with a transistor",
        number="Murata 7BB-27-4L0",
        other="Murata 7BB-20-6L0",
    ),
    "resistor": Entry(
        "Resistor {value}, 0.25 W",
        0.05,
        "5 %",
        "1 %; R1, R2: 330 to 470 Ω; the ladder's: see the profile",
        number={value: f"Yageo CFR-25JT-52-{code}" for value, (code, _) in _RESISTORS.items()},
        other={value: f"Stackpole CF14JT{code}" for value, (_, code) in _RESISTORS.items()},
    ),
    "capacitor": Entry(
        "Capacitor {value}",
        {"100 nF": 0.1, "10 nF": 0.1, "1 µF": 0.2, "1000 µF 10 V": 0.4},
        "20 %",
        "100 nF: 68 to 150 nF; 10 nF: to 22 nF; 1 µF: more; 1000 µF: more, or a higher voltage",
        # Legs 5 mm apart, as the circuit boards have their holes.
        number={
            "100 nF": "Vishay K104K15X7RF5TH5",
            "10 nF": "Vishay K103K15X7RF5TH5",
            "1 µF": "KEMET C330C105K5R5TA",
            "1000 µF 10 V": "Panasonic EEU-FR1A102",
        },
        other={
            "100 nF": "KEMET C322C104K5R5TA",
            "10 nF": "KEMET C315C103K5R5TA, its legs spread to 5 mm",
            "1 µF": "Vishay K105K20X7RF5TH5",
            "1000 µF 10 V": "Rubycon 10ZLH1000MEFC10X12.5",
        },
    ),
    "pad socket": Entry(
        "Panel socket {value}, 12 mm (GX12)",
        {"4-pin": 1.6, "7-pin": 2.2},
        replace="any locking connector; no 3.5 mm jack: it shorts 3V3 while being plugged",
        number={f"{pins}-pin": f"GX12-{pins}, the same from many makers" for pins in (4, 7)},
        other="none: another connector changes socket and plug",
    ),
    "pad plug": Entry(
        "Cable plug {value}, 12 mm (GX12)",
        {"4-pin": 1.8, "7-pin": 2.4},
        "",
        "what fits the socket",
        number={f"{pins}-pin": f"GX12-{pins}, the same from many makers" for pins in (4, 7)},
        other="none: another connector changes socket and plug",
    ),
    "MATCH button": Entry(
        "Arcade button 60 mm, normally open",
        2.5,
        replace="any large push button: measure it and set the shell's hole before you print",
        other="Adafruit 1190 (red) or 1192 (white), dearer; their LED stays dark",
        number="none: sold by the size of its cap, by many",
    ),
    "small button": Entry(
        "Tact switch 12×12 mm with cap",
        0.3,
        replace="6×6 mm with a long stem",
        number="Omron B3F-4055",
        other="Würth Elektronik 430476085716",
    ),
    "wire": Entry(
        "Stranded wire {value}",
        {f"{mm2:g} mm²": round(0.12 + 0.5 * mm2, 2) for mm2 in WIRES},
        replace="thicker; another colour",
        unit="m",
        number={f"{mm2:g} mm²": f"{_stranded(mm2)} {mm2:g} mm²" for mm2 in WIRES},
        other={f"{mm2:g} mm²": f"{_HOOKUP[awg]}, AWG {awg}" for mm2, (awg, _) in WIRES.items()},
    ),
    "lead": Entry(
        "Cable {value}, round, 4 to 6 mm",
        {"4 × 0.14 mm²": 0.8, "7 × 0.14 mm²": 1.3},
        replace="thicker cores, shield to GND at the console",
        unit="m",
        number={
            "4 × 0.14 mm²": "Lapp UNITRONIC LiYY 4 × 0.25, 0028304",
            "7 × 0.14 mm²": "Lapp UNITRONIC LiYY 7 × 0.25, 0028307",
        },
        other={
            "4 × 0.14 mm²": "Kabeltronik UL-LiYY 4 × AWG 24, 095042409",
            "7 × 0.14 mm²": "any LiYY 7 × 0.14 mm² (DIN VDE 0812)",
        },
    ),
    "screw": Entry(
        "Screw {value}, for plastic",
        0.05,
        replace="M3 machine screws of the same length",
        number={f"M3 × {mm} mm": f"EJOT PT K 30 × {mm}, WN 1411" for mm in _SCREWS},
        other={f"M3 × {mm} mm": f"ISO 7045 M3 × {mm}" for mm in _SCREWS},
    ),
    "small screw": Entry(
        "Screw {value}, for plastic",
        0.06,
        replace="M2.5 machine screws of the same length",
        number="EJOT PT K 25 × 6, WN 1411",
        other="ISO 7045 M2.5 × 6",
    ),
    "bolt": Entry(
        "Machine screw {value}",
        0.08,
        replace="a longer one, up to 16 mm",
        needs=("nut", "washer", "washer"),
        number="ISO 7045 M3 × 12",
        other="ISO 7380-1 M3 × 12",
    ),
    "nut": Entry(
        "Nut M3",
        0.03,
        replace="a locking one",
        number="ISO 4032 M3 (DIN 934)",
        other="ISO 7040 M3, locking",
    ),
    "washer": Entry(
        "Washer M3",
        0.02,
        replace="none, with a nut that has a flange",
        number="ISO 7089 M3 (DIN 125 A)",
        other="ISO 7092 M3 (DIN 433)",
    ),
    "foot": Entry(
        "Stick-on rubber foot, 10 mm",
        0.08,
        replace="felt of 10 mm",
        number="3M Bumpon SJ5306, 9.5 × 4 mm",
        other="Essentra RBS-12",
    ),
    "foam tape": Entry(
        "Foam tape, two-sided, 10 mm wide",
        0.5,
        replace="hot glue",
        unit="m",
        number="tesa 4952, cut to 10 mm",
        other="Scotch-Mount 110, cut to 10 mm",
    ),
    "heat-shrink tube": Entry(
        "Heat-shrink tube, 3 mm",
        0.6,
        replace="insulating tape",
        unit="m",
        number="TE Connectivity RNF-100-1/8",
        other="3M FP-301-1/8",
    ),
    "filament": Entry(
        "Filament {value}",
        {f"{plastic}: {what}": 0.02 for plastic, what in _PRINTED},
        replace="ABS or ASA for case and pads, not PLA: the matrix warms it; any for the rest",
        unit="g",
        number={f"{plastic}: {what}": f"Prusament {plastic}" for plastic, what in _PRINTED},
        other={f"{plastic}: {what}": f"Polymaker PolyLite {plastic}" for plastic, what in _PRINTED},
    ),
    "sleeve": Entry(
        "Card sleeve for 63.5 × 88 mm",
        0.04,
        replace="none: play with bare cards",
        number="Mayday Games MDG-7041, 100 in a pack",
        other="Sleeve Kings SKS-8810, 110 in a pack",
    ),
}


def entry_of(kind: str) -> Entry:
    """The entry of a kind. Raises Failure when there is none."""
    if kind not in CATALOGUE:
        raise Failure(f"no part {kind}: add one in hardware/parts/catalogue.py")
    return CATALOGUE[kind]

"""What the firmware may use of MicroPython: what the oldest supported release has, and where that is written.

tests/test_micropython_features.py holds the firmware to it, tests/parity/test_oldest_vm.py runs it there.
"""

DOCS = "docs.micropython.org/en/v1.23.0/"  # of OLDEST in fivefold.maker.deploy

# module.attribute -> the page of DOCS that describes it.
MODULES = {
    "array.array": "library/array.html",
    "binascii.crc32": "library/binascii.html",
    "gc.collect": "library/gc.html",
    "gc.mem_free": "library/gc.html",
    "gc.threshold": "library/gc.html",
    "io.BytesIO": "library/io.html",
    "io.StringIO": "library/io.html",
    "json.dumps": "library/json.html",
    "json.loads": "library/json.html",
    "machine.ADC": "esp32/quickref.html",
    "machine.ADC.ATTN_11DB": "esp32/quickref.html",
    "machine.PWM": "esp32/quickref.html",
    "machine.Pin": "library/machine.Pin.html",
    "machine.Pin.IN": "library/machine.Pin.html",
    "machine.Pin.IRQ_FALLING": "library/machine.Pin.html",
    "machine.Pin.OUT": "library/machine.Pin.html",
    "machine.Pin.PULL_UP": "library/machine.Pin.html",
    "machine.WDT": "esp32/quickref.html",
    "machine.freq": "library/machine.html",
    "machine.reset": "library/machine.html",
    "micropython.viper": "library/micropython.html",
    "neopixel.NeoPixel": "library/neopixel.html",
    "os.listdir": "library/os.html",
    "os.mkdir": "library/os.html",
    "os.remove": "library/os.html",
    "os.stat": "library/os.html",
    "os.urandom": "library/os.html",
    "select.POLLIN": "library/select.html",
    "select.poll": "library/select.html",
    "sys.implementation": "library/sys.html",
    "sys.modules": "library/sys.html",
    "sys.path": "library/sys.html",
    "sys.print_exception": "library/sys.html",
    "sys.stdin": "library/sys.html",
    "sys.stdout": "library/sys.html",
    "time.sleep_ms": "library/time.html",
    "time.ticks_diff": "library/time.html",
    "time.ticks_us": "library/time.html",
}

# What CPython has, and MicroPython from a later release on, or (None) in no release -> since when, source.
LATER = {
    "startswith() with a tuple": ((1, 25), "pull request 16812 of micropython/micropython"),
    "endswith() with a tuple": ((1, 25), "pull request 16812 of micropython/micropython"),
    "a match statement": (None, DOCS + "differences/python_310.html"),
}

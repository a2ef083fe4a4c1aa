"""Runs the test functions of one file under MicroPython: `micropython micropython_runner.py FILE`."""

import sys

from support import wipe

path = sys.argv[1]
folder, name = path.rsplit("/", 1)
sys.path.insert(0, folder)
module = __import__(name[: -len(".py")])
failed = 0
tests = sorted(attribute for attribute in dir(module) if attribute.startswith("test_"))
for test in tests:
    wipe()
    try:
        getattr(module, test)()
    except Exception as error:
        failed += 1
        print("FAILED", path, test)
        sys.print_exception(error)
print("%s: %d passed, %d failed" % (path, len(tests) - failed, failed))
sys.exit(1 if failed or not tests else 0)

"""What tests cost: with `--costs 10` the ten that take most of the processors, and what all took together.

Seconds of CPU, of a test and of the processes it has started and waited for: they say the same on a busy
machine. What a shared fixture takes is counted to the test that asks for it first.
"""

import os

import pytest


def spent():
    """Seconds of CPU that this process and its ended children have used."""
    return sum(os.times()[:4])


def pytest_addoption(parser):
    parser.addoption("--costs", type=int, default=0, metavar="N", help="show the N tests that take most CPU")


def pytest_configure(config):
    config.pluginmanager.register(Costs(config), "costs-of-tests")


class Costs:
    """Measures in whichever process runs the tests; adds up in the one that reports."""

    def __init__(self, config):
        self.config = config
        self.begun = 0.0
        self.tests = []
        self.workers = 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        self.begun = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item, call):
        report = yield
        if report.when == "teardown":
            report.cpu = spent() - self.begun
        return report

    def pytest_runtest_logreport(self, report):
        if report.when == "teardown":
            self.tests.append((report.cpu, report.nodeid))

    def pytest_sessionfinish(self, session):
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["cpu"] = spent()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node, error):
        self.workers += getattr(node, "workeroutput", {}).get("cpu", 0.0)

    def pytest_terminal_summary(self, terminalreporter):
        count = self.config.getoption("--costs")
        if not count:
            return
        terminalreporter.section(f"the {count} tests that take most CPU")
        for seconds, name in sorted(self.tests, reverse=True)[:count]:
            terminalreporter.write_line(f"{seconds:7.1f} s  {name}")
        own = sum(os.times()[:2]) + self.workers if self.workers else spent()
        terminalreporter.write_line(f"{own:7.1f} s  of CPU in all")

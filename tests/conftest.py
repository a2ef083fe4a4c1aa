"""Traces rules to tests: with --rule-trace, a built rule without a passing test fails the run."""

import gc
from pathlib import Path

import pytest

pytest_plugins = ["costs", "outside"]
LONG_SECONDS = 1800  # what is marked so may take six times as long as the others
RULES = Path(__file__).resolve().parent.parent / "docs" / "rules.md"


def pytest_addoption(parser):
    parser.addoption("--rule-trace", action="store_true", help="fail when a built rule has no passing test")


def pytest_configure(config):
    config.addinivalue_line("markers", "xdist_group(name): of pytest-xdist, which -p no:xdist leaves out")
    config.proved = set()
    config.pluginmanager.register(Collector(config))


class Collector:
    """Gathers the rules of passed tests, wherever they ran."""

    def __init__(self, config):
        self.config = config

    def pytest_runtest_logreport(self, report):
        if report.when == "call" and report.passed:
            self.config.proved.update(getattr(report, "rules", ()))


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups at the same moment
def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
        elif item.path.parent.name == "solids":  # the first one builds them all
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
        if item.path.parent.name == "web":
            item.add_marker(pytest.mark.xdist_group("web"))  # one browser, one built site


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Let a garbage collection look at what this test has made only.

    The firmware collects all the time, as boards need it. Here each time would look at all of pytest and at
    every module as well, and that took more than half of the processor's time of a full run.
    """
    gc.freeze()
    result = yield
    gc.collect()
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    report.rules = [rule for marker in item.iter_markers("rule") for rule in marker.args]
    return report


def rules_in(text):
    """Rule id -> its state, from the tables of docs/rules.md: lines `| QP-1 | built | …`."""
    rules = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) >= 4 and cells[0] == "" and "-" in cells[1] and cells[2] in ("built", "not built"):
            rules[cells[1]] = cells[2]
    return rules


def gaps(rules, proved):
    """What is wrong between the rules and the tests that passed, one line each."""
    lines = [f"{rule} is built, but no passing test proves it" for rule in rules if rules[rule] == "built"
             and rule not in proved]  # fmt: skip
    lines += [f"a test claims to prove {rule}, which docs/rules.md does not have" for rule in sorted(proved)
              if rule not in rules]  # fmt: skip
    return lines


def pytest_sessionfinish(session, exitstatus):
    worker = hasattr(session.config, "workerinput")
    if worker or exitstatus != 0 or not session.config.getoption("--rule-trace"):
        return
    rules = rules_in(RULES.read_text())
    wrong = gaps(rules, session.config.proved)
    session.config.rule_trace = wrong or [
        f"every one of {len(session.config.proved)} rules has a passing test"
    ]
    if wrong:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    for line in getattr(config, "rule_trace", []):
        terminalreporter.write_line("rule trace: " + line)

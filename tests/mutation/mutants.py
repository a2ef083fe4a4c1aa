"""Breaks the rules core line by line and tells which breaks no test notices.

    python tests/mutation/mutants.py [MODULE…] [--share PERCENT] [--seed N]

cosmic-ray makes the mutants. Each lives in a process of its own, in memory only: no file on disk is changed.
The tests that belong to the module (table.py) run until one fails. A mutant that nobody notices has to be in
survivors.txt with a reason. Needs fork: Linux or macOS.
"""

import argparse
import difflib
import importlib.abc
import importlib.util
import json
import os
import random
import resource
import sys
import time
from pathlib import Path

import pytest  # noqa: F401  before the forks, or each would import it anew
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import MutationVisitor, mutate_code

ROOT = Path(__file__).resolve().parents[2]
SURVIVORS = Path(__file__).with_name("survivors.txt")
sys.path[0:1] = [str(ROOT), str(ROOT / "firmware"), str(ROOT / "tests" / "support"), str(ROOT / "host")]

from tests.mutation import table  # noqa: E402
from tests.mutation.operators import operators  # noqa: E402

SLOW = 1.0  # seconds of CPU: a test that takes longer is left out
PATIENCE = 10  # times what the tests take; a mutant that takes longer hangs, which is noticed
MEMORY = 2 << 30


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from source that is in memory."""

    def __init__(self, name, source):
        self.name = name
        self.code = compile(source, name, "exec")

    def find_spec(self, fullname, path, target=None):
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module):
        exec(self.code, module.__dict__)


def load_tests(files):
    """Name -> function, of all tests in these files."""
    found = {}
    for path in files:
        spec = importlib.util.spec_from_file_location(path.stem, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found |= {
            f"{path.parent.name}/{path.stem}.{key}": value
            for key, value in vars(module).items()
            if key.startswith("test_")
        }
    return found


def forked(work, seconds):
    """What `work()` returns, done in a process of its own; None when it fails or takes too long."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            os.write(writing, json.dumps(work()).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    os.waitpid(pid, 0)
    return json.loads(told) if told else None


def time_tests(files):
    """The tests that are quick enough, quickest first: `[name, seconds]`."""

    def work():
        times = []
        for name, test in load_tests(files).items():
            before = time.process_time()
            test()
            times.append([name, time.process_time() - before])
        return times

    times = forked(work, 600)
    if times is None:
        raise SystemExit(f"the tests {', '.join(map(str, files))} fail without any mutant")
    return sorted([row for row in times if row[1] <= SLOW], key=lambda row: row[1])


def survives(module, tree, operator, occurrence, tests, seconds):
    """Whether no test notices a mutant."""

    def work():
        source = MutationVisitor(occurrence, operator).walk(tree).get_code()
        sys.meta_path.insert(0, Broken(module, source))
        found = load_tests(table.files_for(module))
        for name, _ in tests:
            found[name]()
        return True

    return forked(work, seconds) is True


def places(tree):
    """Every mutant of a module: `(operator's name, occurrence)`."""
    found = []
    for name, operator in sorted(operators().items()):
        count = sum(len(list(operator.mutation_positions(node))) for node in ast_nodes(tree))
        found += [(name, occurrence) for occurrence in range(count)]
    return found


def difference(source, operator, occurrence):
    """`(line before, line after)` of a mutant, stripped, and the number of the line."""
    mutated = mutate_code(source, operator, occurrence)
    before, after = source.splitlines(), mutated.splitlines()
    for tag, i, i_end, j, j_end in difflib.SequenceMatcher(None, before, after, False).get_opcodes():
        if tag != "equal":
            return " ".join(map(str.strip, before[i:i_end])), " ".join(map(str.strip, after[j:j_end])), i + 1
    return "", "", 0


def function_at(source, line):
    """The name of the function that a line of a module belongs to."""
    above = [text.split("def ")[1] for text in source.splitlines()[:line] if text.lstrip().startswith("def ")]
    return above[-1].split("(")[0] if above else ""


def explained(text):
    """The mutants in survivors.txt: a set of `(module or module.function, before, after)`."""
    known, module, before = set(), "", ""
    for line in text.splitlines():
        if line.startswith("["):
            module = line.strip("[]")
        elif line.startswith("- "):
            before = line[2:]
        elif line.startswith("+ "):
            known.add((module, before, line[2:]))
    return known


def check(module, share, seed, known):
    """Try the mutants of a module and print those that survive without a reason; what is counted."""
    source = table.source(module).read_text()
    tree = get_ast(source)
    chosen = [
        place for place in places(tree) if random.Random(f"{seed}{module}{place}").random() * 100 < share
    ]
    tests = time_tests(table.files_for(module))
    seconds = 1 + int(PATIENCE * sum(row[1] for row in tests))
    kinds = operators()
    excused = set()
    good = bad = 0
    for name, occurrence in chosen:
        if survives(module, tree, kinds[name], occurrence, tests, seconds):
            before, after, line = difference(source, kinds[name], occurrence)
            # A reason may hold for one function only, where a line is there more than once.
            keys = {(module, before, after), (f"{module}.{function_at(source, line)}", before, after)} & known
            if keys:
                good += 1
                excused |= keys
            else:
                bad += 1
                print(f"{module}:{line}  {name}\n- {before}\n+ {after}", flush=True)
    return {"mutants": len(chosen), "explained": good, "survive": bad, "excused": excused}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "modules", nargs="*", metavar="MODULE", help="as games.twins.rules_hands; all by default"
    )
    parser.add_argument("--share", type=float, default=100, help="percent of the mutants to try, by chance")
    parser.add_argument("--seed", type=int, default=1, help="of that chance")
    asked = parser.parse_args()
    unknown = [module for module in asked.modules if module not in table.modules()]
    if unknown:
        parser.error(f"no tests belong to {', '.join(unknown)}; there is: {', '.join(table.modules())}")
    known = explained(SURVIVORS.read_text())
    rows = []
    for module in asked.modules or table.modules():
        began = time.monotonic()
        row = check(module, asked.share, asked.seed, known)
        stale = (
            {one for one in known if one[0] == module or one[0].startswith(module + ".")} - row["excused"]
            if asked.share == 100
            else ()
        )
        for _, before, after in sorted(stale):
            print(f"{module}: survivors.txt excuses what does not survive (any more)\n- {before}\n+ {after}")
        rows.append((module, row["mutants"], row["explained"], row["survive"], len(stale)))
        print("%-36s %4d mutants, %3d explained, %3d survive, %4d s"
              % (*rows[-1][:4], time.monotonic() - began), flush=True)  # fmt: skip
    mutants, excused, bad, stale = (sum(row[column] for row in rows) for column in (1, 2, 3, 4))
    print(f"{mutants} mutants ({asked.share:g} %), {mutants - excused - bad} noticed, {excused} explained, "
          f"{bad} survive")  # fmt: skip
    return 1 if bad or stale else 0


if __name__ == "__main__":
    sys.exit(main())

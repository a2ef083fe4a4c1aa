# Every target that people call has a ## comment; `make help` shows those.
PYTHON ?= python3
UI ?=
GAME ?= quick_play
SEATS ?= 4
SEED ?= 7
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check sim golden bench lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with everything pinned (the other targets call it when needed)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Fivefold needs Python 3.11 or newer; this is `$(PYTHON) --version`. Try: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

play: $(READY) ## play in the simulator (UI=terminal: in this terminal)
	@$(BIN)/fivefold play $(if $(UI),--ui $(UI))

test: $(READY) check ## all tests that need no special machine, on CPython and MicroPython
	$(BIN)/pytest --rule-trace -n auto

check: $(READY) ## lint, formatting, types, generated files, board profiles
	$(BIN)/ruff check firmware host boards tests
	$(BIN)/ruff format --check firmware host boards tests
	$(BIN)/mypy
	$(BIN)/fivefold deck check
	$(BIN)/fivefold boards check

sim: $(READY) ## computer players play one whole game without a screen (GAME, SEATS, SEED)
	$(BIN)/fivefold sim $(GAME) --seats $(SEATS) --seed $(SEED) --json

golden: $(READY) ## write the golden playthroughs anew (look at the difference before you commit)
	$(BIN)/fivefold golden make

bench: $(READY) ## the speed of the core beside others (their packages: pip install '.[bench]')
	$(BIN)/fivefold bench core

lock: $(READY) ## pin what pyproject.toml asks for anew
	$(BIN)/pip install --quiet pip-tools==7.6.2
	$(BIN)/pip-compile --quiet --extra dev --extra maker --extra web --strip-extras --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.lock pyproject.toml

clean: ## remove what was built
	rm -rf build .venv .pytest_cache .ruff_cache .mypy_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

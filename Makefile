# Every target that people call has a ## comment; `make help` shows those.
PYTHON ?= python3
UI ?=
GAME ?= quick_play
SEATS ?= 4
SEED ?= 7
RACES ?= 100000
CUTS ?= 300
EDGES ?= 2000000
RECORDS ?= 100000
MEMORY_EDGES ?= 135000
WORKERS ?= auto
HARDWARE_TESTS ?= tests/hardware
MODULES ?=
SHARE ?= 100
BROWSER ?= $(shell command -v chromium || command -v chromium-browser)
BOARD ?=
PORT ?=
IMAGE ?=
BIN := .venv/bin
TESTING = --rule-trace --costs 10 -n $(WORKERS) --dist loadgroup
READY := .venv/.ready
CAD := .venv/.ready-cad

.DEFAULT_GOAL := help
.PHONY: help setup setup-cad play test test-all check doctor flash deploy image selftest monitor virtual-board maker-test web-test \
        parity every-option races power-cuts mash fuzz mutants sim gallery cards hardware hardware-docs hardware-test golden bench lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make .venv with everything pinned (the other targets call it when needed)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Fivefold needs Python 3.11 or newer; this is `$(PYTHON) --version`. Try: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

setup-cad: $(CAD) ## what solids need as well, over a gigabyte (make hardware then builds them)

$(CAD): requirements-cad.lock $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements-cad.lock
	@touch $@

play: $(READY) ## play in the simulator (UI=terminal: in this terminal)
	@$(BIN)/fivefold play $(if $(UI),--ui $(UI))

test: $(READY) check ## all tests that need no special machine, on CPython and MicroPython
	$(BIN)/pytest $(TESTING) --ignore tests/web --ignore tests/parity --ignore tests/hardware/solids

test-all: $(READY) check ## make test, and what takes its time and seldom finds anything: tools, three VMs, memory, page, solids
	FIVEFOLD_BROWSER=$(BROWSER) $(BIN)/pytest $(TESTING) -m "long or not long" --ignore tests/parity/test_options.py

check: $(READY) ## lint, formatting, types, generated files, board profiles
	$(BIN)/ruff check firmware host hardware boards tests
	$(BIN)/ruff format --check firmware host hardware boards tests
	$(BIN)/mypy
	$(BIN)/fivefold deck check
	$(BIN)/fivefold boards check
	$(BIN)/fivefold package check
	$(BIN)/python -m hardware check

doctor: $(READY) ## what is on which port, and what is missing (PORT)
	@$(BIN)/fivefold doctor $(if $(PORT),--port $(PORT))

flash: $(READY) ## MicroPython and Fivefold onto a board (BOARD, PORT, IMAGE)
	@$(BIN)/fivefold flash $(if $(BOARD),--board $(BOARD)) $(if $(PORT),--port $(PORT)) $(if $(IMAGE),--image $(IMAGE))

deploy: $(READY) ## Fivefold onto a board that has MicroPython (BOARD the first time, PORT)
	@$(BIN)/fivefold deploy $(if $(BOARD),--board $(BOARD)) $(if $(PORT),--port $(PORT))

image: $(READY) ## one file for the flash, and manifest.json for flashing from a browser (BOARD, IMAGE)
	@$(BIN)/fivefold image $(if $(BOARD),--board $(BOARD)) $(if $(IMAGE),--image $(IMAGE))

selftest: $(READY) ## let a console test itself: lines, buttons, colours, lights, sound (PORT)
	@$(BIN)/fivefold selftest $(if $(PORT),--port $(PORT))

monitor: $(READY) ## watch the game on a board: players, scores, claims; keeps a history (PORT)
	@$(BIN)/fivefold monitor $(if $(PORT),--port $(PORT))

virtual-board: $(READY) ## a board without a board, at a port of its own: to try the makers' tools
	@$(BIN)/fivefold virtual-board

maker-test: $(READY) ## the makers' tools the long way: mock boot loader, a hundred killed deploys
	$(BIN)/pytest -m long -n 2 tests/maker

web-test: $(READY) ## the page in a headless Chromium (BROWSER: its path)
	FIVEFOLD_BROWSER=$(BROWSER) $(BIN)/pytest tests/web

every-option: $(READY) ## every number of seats and option of every game, on both VMs
	$(BIN)/pytest -m long -n auto tests/parity

parity: $(READY) ## the same games on CPython, MicroPython and the browser's VM: equal hashes
	$(BIN)/pytest -n auto tests/parity

races: $(READY) ## a hundred thousand presses 1 ms apart: none swapped, none lost (RACES)
	PYTHONPATH=host:firmware $(BIN)/python -m fivefold.virtual.programs.races $(RACES)

power-cuts: $(READY) ## the power goes 300 times in 20 games, also inside a write: none is lost (CUTS)
	PYTHONPATH=host:firmware $(BIN)/python -m fivefold.virtual.programs.power_cuts $(CUTS)

fuzz: $(READY) ## a hundred thousand changed commands into running games: nothing of a game changes, memory stays (RECORDS)
	PYTHONPATH=host:firmware $(BIN)/python -m fivefold.fuzz $(RECORDS)

mash: $(READY) ## two million random buttons: nothing breaks, a way leads back, memory stays (EDGES, MEMORY_EDGES)
	PYTHONPATH=host:firmware $(BIN)/python -m fivefold.mash $(EDGES)
	PYTHONPATH=host:firmware $(BIN)/python -m fivefold.mash $(MEMORY_EDGES) micropython

mutants: $(READY) ## break each line of the rules and see that a test notices (MODULES, SHARE in percent)
	$(BIN)/pip install --quiet --disable-pip-version-check cosmic-ray==8.7.0
	$(BIN)/python tests/mutation/mutants.py $(MODULES) --share $(SHARE)

sim: $(READY) ## computer players play one whole game without a screen (GAME, SEATS, SEED)
	$(BIN)/fivefold sim $(GAME) --seats $(SEATS) --seed $(SEED) --json

gallery: $(READY) ## every screen of every game on one page of pictures, into build/gallery
	$(BIN)/fivefold gallery -o build/gallery

cards: $(READY) ## everything to print, for A4 and US Letter, into build/cards
	@for paper in a4 letter; do $(BIN)/fivefold print all --paper $$paper -o build/cards/$$paper || exit 1; done

hardware: $(READY) ## wiring, schematics, parts lists, circuit boards, solids (BOARD; solids after make setup-cad)
	$(BIN)/python -m hardware $(if $(BOARD),--board $(BOARD))

hardware-docs: $(READY) ## write the tables and pictures of docs/wiring.md, circuit-boards.md, parts.md and assemble.md anew
	$(BIN)/python -m hardware docs

hardware-test: $(CAD) ## the hardware's tests with all that they can use: Graphviz, the CAD package
	$(BIN)/pytest -n auto --dist loadgroup $(HARDWARE_TESTS)

golden: $(READY) ## write the golden playthroughs anew (look at the difference before you commit)
	$(BIN)/fivefold golden make

bench: $(READY) ## the core, a picture and the firmware's size beside others (pip install '.[bench]')
	$(BIN)/fivefold bench core
	$(BIN)/fivefold bench frames
	$(BIN)/fivefold bench sizes
	$(BIN)/fivefold bench memory

lock: $(READY) ## pin what pyproject.toml asks for anew
	$(BIN)/pip install --quiet pip-tools==7.6.2
	$(BIN)/pip-compile --quiet --extra dev --extra maker --extra web --extra print --extra hardware --extra gpio \
	  --extra gallery --extra league --unsafe-package fivefold --strip-extras --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.lock pyproject.toml
	@# pip-compile forgets where an extra's package belongs.
	sed -i.old 's/^gpiod==[0-9.]*$$/& ; sys_platform == "linux"/' requirements.lock && rm requirements.lock.old
	$(BIN)/pip-compile --quiet --extra cad --constraint requirements.lock --strip-extras --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements-cad.lock pyproject.toml

clean: ## remove what was built
	rm -rf build .venv .pytest_cache .ruff_cache .mypy_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

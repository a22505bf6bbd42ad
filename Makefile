# The verbs of this repository. `make` alone lists them.
# Nothing is installed twice: stamps in .venv remember, and only pyproject.toml and the locks make them
# forget.

PYTHON ?= python3
JOBS   ?= 2
N      ?= 2000
ARGS   ?=

PY        := .venv/bin/python
PIP       := -m pip --disable-pip-version-check -qq install
# A lock names all there is to install: nothing is resolved anew, whatever was published since.
LOCKED    := $(PIP) --no-deps --require-hashes -r
# By the builder that the lock has brought, and with nothing that it has not.
OURSELVES := $(PIP) --no-deps --no-build-isolation --editable .
COMPILED  := build/compiled
# The tree the compiled engine is built in comes first on the path; src stays as it is.
ON_COMPILED := KICKDOOR_ENGINE=compiled PYTHONPATH=$(COMPILED)

.DEFAULT_GOAL := help
.PHONY: help play terminal test check lint format-check types quick fast cover conformance test-compiled \
        soak lowest lock format bench bench-peers fuzz web test-web test-browser screens compile pure made docs venv dev clean
# Steps of one verb run in the order written, even under `make -j`.
.NOTPARALLEL:

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

# --- set-up ------------------------------------------------------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "kickdoor needs Python 3.11 or newer; try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -m venv .venv \
		|| { echo "cannot make a virtual environment: is Python's venv module installed?"; exit 2; }

.venv/.core: pyproject.toml requirements/core.lock | $(PY)
	@echo "installing kickdoor into .venv"
	@$(PY) $(LOCKED) requirements/core.lock
	@$(PY) $(OURSELVES)
	@touch $@

.venv/.dev: pyproject.toml requirements/dev.lock | $(PY)
	@echo "installing kickdoor and its development tools into .venv"
	@$(PY) $(LOCKED) requirements/dev.lock
	@$(PY) $(OURSELVES)
	@touch .venv/.core $@

# The server is proved on a real PostgreSQL as well; root gets it from the system's packages.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq postgresql > /dev/null; } \
		|| { echo "the tests of the server need PostgreSQL; try: apt-get install postgresql"; exit 2; }

# The page is proved in a real Chromium.
.PHONY: chromium
chromium:
	@command -v chromium > /dev/null \
		|| { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| { echo "the tests of the page need Chromium; try: apt-get install chromium"; exit 2; }

venv: .venv/.core ## set up .venv with what it takes to play
dev: .venv/.dev ## set up .venv with the development tools as well

# --- play --------------------------------------------------------------------

play: .venv/.core web ## open the table in the browser, against bots (ARGS="--port 8001" passes options on)
	@.venv/bin/kickdoor serve --open $(ARGS)

terminal: .venv/.core ## the same in the terminal (ARGS="--seed 7" passes options on)
	@.venv/bin/kickdoor play $(ARGS)

# --- prove -------------------------------------------------------------------

check: .venv/.dev lint format-check types fast ## what a contributor runs: lint, format, types, fast tests

test: .venv/.dev pure lint format-check types cover conformance test-web test-browser test-compiled ## prove everything, in its short form
	@echo "make test: all of it holds"

lint: .venv/.dev
	@$(PY) -m ruff check .
	@$(PY) tools/web.py lint

format-check: .venv/.dev
	@$(PY) -m ruff format --check .
	@$(PY) tools/web.py format-check

types: .venv/.dev
	@$(PY) -m mypy

# What says at once that a declaration lacks something: words, steps, formats, made files, layers.
QUICK := tests/docs/test_said_once.py tests/docs/test_made.py tests/words tests/house \
         $(addprefix tests/bots/test_,$(addsuffix .py,answers bots secrets)) \
         tests/cards/test_german_cards.py tests/cards/test_implied.py tests/scenario/test_suite.py \
         $(addprefix tests/engine/test_,$(addsuffix .py,formats fields more_fields frames events badges verbs pack answering old_records))

quick: .venv/.dev ## in about a minute: is what was declared whole? words, made files, packed formats, scenarios
	@$(PY) -m pytest -n $(JOBS) -q $(QUICK)

# Where much waits for servers, twice as many workers as cores keep them busy.
WAITING := $(shell expr 2 '*' $(JOBS))

fast: .venv/.dev postgresql
	@$(PY) -m pytest -n $(WAITING) -q

# Coverage is taken on the plain Python engine; the threshold is in pyproject.toml. What only talks to
# the engine over the wire is proved once, on the compiled one.
cover: .venv/.dev pure ## fast tests with branch coverage of engine and cards
	@mkdir -p build/coverage
	@$(PY) -m pytest -n $(JOBS) -q --ignore=tests/server --ignore=tests/browser --cov --cov-report=term

conformance: .venv/.dev ## the shipped scenarios
	@.venv/bin/kickdoor scenario src/kickdoor/scenarios

test-compiled: .venv/.dev postgresql ## compile aside, then fast and slow tests on the compiled engine
	@$(PY) tools/compile.py --jobs $(JOBS)
	@$(ON_COMPILED) $(PY) -m pytest -n $(WAITING) -q -m "not soak and not pure" --ignore=tests/browser

# In a process of their own: the loop of the browser's driver bears no other.
test-browser: .venv/.dev chromium web ## the page in a real Chromium
	@$(PY) -m pytest -n $(JOBS) -q -m slow tests/browser

screens: .venv/.dev chromium web ## pictures of every page, dialog and 24 cards in both worlds, into build/screens
	@PYTHONPATH=tests $(PY) tests/browser/screens.py
	@echo "screens: build/screens"

soak: .venv/.dev ## the long forms: hours, by hand, figures go into docs/
	@$(PY) tools/compile.py --jobs $(JOBS)
	@$(ON_COMPILED) KICKDOOR_SOAK=1 $(PY) -m pytest -n $(JOBS) -m "soak or slow" --ignore=tests/browser
	@KICKDOOR_SOAK=1 $(PY) -m pytest -n $(JOBS) -m slow tests/browser/test_worlds.py
	@$(ON_COMPILED) $(PY) -m qa.run_fuzz --games 20000 --jobs $(JOBS)
	@$(ON_COMPILED) $(PY) -m qa.run_exhaustive --seeds 5
	@$(MAKE) lowest

lowest: | $(PY) ## install the lowest versions that pyproject.toml allows, and try them
	@$(PY) tools/lowest.py

fuzz: .venv/.dev ## random games with every property checked: make fuzz N=20000
	@$(PY) tools/compile.py --jobs $(JOBS)
	@$(ON_COMPILED) $(PY) -m qa.run_fuzz --games $(N) --jobs $(JOBS) $(ARGS)

# --- build -------------------------------------------------------------------

lock: | $(PY) ## renew what is installed: requirements/*.lock
	@$(PY) tools/lock.py

format: .venv/.dev ## let ruff and Prettier have their way
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(PY) tools/web.py format

compile: .venv/.dev ## compile the engine (mypyc) and leave it beside the sources
	@$(PY) tools/compile.py --jobs $(JOBS) --install

pure: | $(PY) ## remove the compiled engine
	@$(PY) tools/compile.py --remove

web: | $(PY) ## build the page into the server, if anything of it has changed
	@$(PY) tools/web.py build

test-web: | $(PY) ## type check and tests of the page's own logic
	@$(PY) tools/web.py test

bench: compile ## compile, then measure the engine
	@.venv/bin/kickdoor bench $(ARGS)

# Peers have an environment of their own: what they need is nothing we want in ours.
build/peers-venv/.done: requirements/peers.lock | $(PY)
	@echo "installing peers into build/peers-venv"
	@$(PYTHON) -m venv build/peers-venv
	@build/peers-venv/bin/python $(LOCKED) requirements/peers.lock
	@touch $@

bench-peers: compile build/peers-venv/.done ## compile, then measure the engine and its peers in one run
	@.venv/bin/kickdoor bench --peers --peers-python build/peers-venv/bin/python $(ARGS)

made: .venv/.dev ## make what follows from declarations: classes, the engine's face, types, tables of pages, packed formats
	@$(PY) tools/made.py

docs: made ## the same, and build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet --site-dir build/site
	@echo "docs: build/site/index.html"

clean: pure ## remove everything that was made, .venv included
	@rm -rf build dist .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Galaktyka: `make play` to play, `make test` to check everything; each does its own set-up.

PYTHON  ?= python3
WORKERS ?= 2

VENV  := .venv
BIN   := $(VENV)/bin
LOCK  := requirements/dev.lock
STAMP := $(VENV)/.ready
PIP   := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Tests of the rules run uncompiled, so that coverage sees every line of them; all others use compiled rules.
# Each worker has one core: threads of linear algebra and of PyTorch would only wait for one another.
RULES_TESTS := tests/games
# What the rules of Race say of themselves is tested at the tables of the server, uncompiled, too.
RULES_TOLD  := tests/server/test_reasons.py tests/server/test_story.py tests/server/test_undo.py
# These play whole games over and over, or do again what others do, with wrong facts: they reach no further line, and run
# without coverage.
NO_NEWS     := tests/games/test_door.py tests/games/transgalactica/test_properties.py \
  $(wildcard tests/games/*/test_observe.py) \
  tests/games/transgalactica/test_cards_mutated.py $(wildcard tests/games/*/test_powers_covered.py) \
  $(wildcard tests/games/*/test_reference.py)
PROPERTIES  := tests/properties
export OPENBLAS_NUM_THREADS := 1
export OMP_NUM_THREADS := 1
# A worker that has nothing left to do takes over half of what waits for the other one.
WORKING     := --quiet --numprocesses $(WORKERS) --dist worksteal
PYTEST      := $(BIN)/pytest $(WORKING)
COVERED     := $(BIN)/coverage run -m pytest $(WORKING)
# Which of the two runs the tests outside the rules: these need no coverage to be judged, and run faster without.
UNIT        := $(PYTEST)

# Each is compiled by itself on a core of its own, the one that takes longest first.
GAMES := transgalactica race roll

# The browser client needs Node.js 20.19 with npm; where it is missing, its steps say so and are left out.
WEB          := web/node_modules
PAGE         := galaktyka/server/static/index.html
NODE_OR_SKIP := command -v npm >/dev/null || { \
  echo 'Skipped: the browser client needs Node.js 20.19 or newer (on Debian: apt install nodejs npm).'; exit 0; };

heading = @printf '\n== %s ==\n' '$(1)'

# Steps run one after the other, but for those that one core is enough for: `make test` runs them side by side.
BESIDE := --no-print-directory --jobs $(WORKERS) --output-sync=target SIDE_BY_SIDE=yes

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

.PHONY: help
help: ## List what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: setup $(PAGE) ## Play in the browser, or in the terminal where Node.js is missing
	@if [ -f $(PAGE) ]; then exec $(BIN)/galaktyka serve --open; else exec $(BIN)/galaktyka play; fi

.PHONY: test
test: setup ## Run every check
	@$(MAKE) $(BESIDE) singles
	@$(MAKE) --no-print-directory rules unit browser
	$(call heading,All checks passed)

# What keeps one core busy, longest first.
.PHONY: singles
singles: compile types page extras lint imports

.PHONY: setup
setup: $(STAMP) ## Create .venv with the locked dependencies and the program
	@:

$(STAMP): $(LOCK) pyproject.toml
	$(call heading,Setting up $(VENV) (the first time this downloads about 260 MB))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'Galaktyka needs Python 3.11 or newer: install it, or name one with "make setup PYTHON=python3.13".' >&2; \
	  exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo 'This Python cannot make virtual environments: run "sudo apt install python3-venv", then make again.' >&2; \
	  exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes --requirement $(LOCK)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: lint
lint: setup ## Check style and formatting
	$(call heading,Style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

.PHONY: format
format: setup ## Format the code and mend what can be mended
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

.PHONY: types
types: setup ## Check types
	$(call heading,Types)
	@$(BIN)/mypy

.PHONY: imports
imports: setup ## Check that each layer imports only the layers below it
	$(call heading,Imports)
	@$(BIN)/lint-imports --no-logo

.PHONY: rules
rules: setup ## Run the tests of the rules, uncompiled, and check how much of the rules they reach
	$(call heading,Tests of the rules (uncompiled))
	@rm -f .coverage.rules .coverage.rules.*
	@COVERAGE_FILE=.coverage.rules GALAKTYKA_BACKEND=python $(COVERED) $(NO_NEWS:%=--ignore %) \
	  $(RULES_TESTS) $(RULES_TOLD)
	@GALAKTYKA_BACKEND=python $(PYTEST) $(NO_NEWS)
	$(call heading,Coverage of the rules)
	@COVERAGE_FILE=.coverage.rules $(BIN)/coverage combine --quiet
	@COVERAGE_FILE=.coverage.rules $(BIN)/coverage json --quiet -o .coverage.rules.json
	@for game in $(GAMES); do \
	  $(BIN)/python tools/coverage_gate.py galaktyka/games/$$game 95 <.coverage.rules.json || exit 1; done

.PHONY: compile
compile: $(GAMES:%=compile-%)

.PHONY: $(GAMES:%=compile-%)
$(GAMES:%=compile-%): compile-%: setup
	$(call heading,Compiling the rules of $* (kept for the next time))
	@$(BIN)/galaktyka compile $*

.PHONY: unit
unit: setup extras ## Run all other tests, compiled
	$(call heading,All other tests (compiled))
	@$(BIN)/galaktyka compile
	@rm -f .coverage.unit.*
	@COVERAGE_FILE=.coverage.unit $(UNIT) --ignore $(RULES_TESTS) $(RULES_TOLD:%=--ignore %) --ignore $(PROPERTIES) tests
	@$(PYTEST) $(PROPERTIES)

.PHONY: coverage
coverage: UNIT := $(COVERED)
coverage: rules unit ## Run all tests and say how much of the code they reach
	$(call heading,Coverage)
	@$(BIN)/coverage combine --quiet --keep .coverage.rules .coverage.unit.*
	@$(BIN)/coverage report

.PHONY: extras
extras: setup ## Install PostgreSQL, Chromium and PyTorch for the tests that want them, where that is allowed
	@tools/extras
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) install --requirement requirements/training.lock 2>/dev/null \
	  || echo 'The tests of training will be skipped: no build of PyTorch for machines without a GPU was found.'

.PHONY: web
web: $(PAGE) ## Build the browser client, where Node.js is installed
	@:

$(PAGE): $(STAMP) $(WEB)/.ready $(shell find web/src web/index.html tools/client_*.py galaktyka/games/*/locale \
  galaktyka/games/*/data -type f -not -path '*/generated/*')
	$(call heading,Building the browser client)
	@$(NODE_OR_SKIP) npm --prefix web run --silent build && touch $@

# Not `npm ci`: it refuses a lock file without the optional builds for systems that a registry does not offer.
$(WEB)/.ready: web/package-lock.json
	$(call heading,Setting up the browser client)
	@$(NODE_OR_SKIP) npm --prefix web install --no-save --silent --no-audit --no-fund && touch $@

.PHONY: page
page: web
	$(call heading,Style and types of the browser client)
	@$(NODE_OR_SKIP) npm --prefix web run --silent check

.PHONY: browser
browser: web extras
	$(call heading,Tests of the browser client)
	@$(NODE_OR_SKIP) npm --prefix web run --silent test -- --retry=1

.PHONY: client
client: page browser ## Check and test the browser client, where Node.js is installed
	@:

.PHONY: lock
lock: setup ## Choose the versions in requirements/dev.lock anew (all newest: make lock LOCK_FLAGS=--upgrade)
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { \
	  echo 'Locking needs a .venv of the oldest Python supported: "make clean", then "make lock PYTHON=python3.11".' >&2; \
	  exit 1; }
	@CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links $(LOCK_FLAGS) \
	  --output-file $(LOCK) pyproject.toml requirements/dev.in

.PHONY: clean
clean: ## Remove .venv and everything the checks wrote
	@rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  .import_linter_cache

# Galaktyka: `make play` to play, `make test` to check everything; each does its own set-up.

PYTHON  ?= python3
WORKERS ?= 2

VENV  := .venv
BIN   := $(VENV)/bin
LOCK  := requirements/dev.lock
STAMP := $(VENV)/.ready
PIP   := $(BIN)/python -m pip --disable-pip-version-check --quiet

heading = @printf '\n== %s ==\n' '$(1)'

.DEFAULT_GOAL := help

.PHONY: help
help: ## List what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(STAMP) ## Create .venv with the locked dependencies and the program

$(STAMP): $(LOCK) pyproject.toml
	$(call heading,Setting up $(VENV) (once; a few minutes on a new machine))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo 'Galaktyka needs Python 3.11 or newer: install it, or name it with "make setup PYTHON=/path/to/python3".' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo 'Python has no venv module: install it with "sudo apt install python3-venv" and run make again.' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --require-hashes --requirement $(LOCK)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

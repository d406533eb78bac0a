# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
FAST := build/fast/.ready
SOURCES := $(shell find src examples -name '*.py')

.PHONY: play test lint check fast test-fast bench lock clean

play: $(READY)
	$(BIN)/hauntbox play widow --terminal

test: lint check test-fast

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Hauntbox needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: $(READY)
	$(BIN)/python -m pytest -n 2
	$(BIN)/hauntbox rules widow --coverage

# The build switch: the same source, compiled with mypyc into build/fast.
fast: $(FAST)

$(FAST): $(READY) $(SOURCES) tools/fast.py
	$(BIN)/python tools/fast.py
	@touch $@

test-fast: $(FAST)
	PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2

bench: $(FAST)
	$(BIN)/hauntbox bench
	PYTHONPATH=build/fast $(BIN)/hauntbox bench

# Writes requirements.lock anew from pyproject.toml.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --all-extras --universal --no-header --python-version 3.11 --upgrade -o requirements.lock

clean:
	rm -rf .venv build

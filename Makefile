# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
FAST := build/fast/.ready
SOURCES := $(shell find src examples -name '*.py')

WEB := src/hauntbox/server/static/index.html
WEB_READY := web/node_modules/.ready
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
PORT ?= 8765

.PHONY: play terminal test lint check web test-web test-postgres fast test-fast bench types lock clean

play: $(READY) $(WEB)
	$(BIN)/hauntbox serve --port $(PORT)

terminal: $(READY)
	$(BIN)/hauntbox play widow --terminal

test: lint check test-web test-postgres test-fast

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Hauntbox needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(WEB_READY): web/package-lock.json
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || { echo "Hauntbox needs Node.js 20 or newer to build its browser client" >&2; exit 1; }
	cd web && npm ci --silent
	@touch $@

# The browser client, built into the package.
web: $(WEB)

$(WEB): $(WEB_READY) $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

lint: $(READY) $(WEB_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/wire_types.py --check
	cd web && npm run --silent check

check: $(READY)
	$(BIN)/python -m pytest -n 2 --ignore tests/web
	$(BIN)/hauntbox rules widow --coverage
	$(BIN)/hauntbox rules hilltop --coverage
	$(BIN)/hauntbox rules delve --coverage
	$(BIN)/hauntbox rules manor --coverage

# The client's own tests, and the stories of an evening in a real browser.
test-web: $(READY) $(WEB)
	cd web && npm test --silent
	$(BIN)/python -m pytest -n 2 tests/web

# The server's tests once more, on a PostgreSQL that is started for them.
test-postgres: $(READY)
	$(BIN)/python tools/with_postgres.py $(BIN)/python -m pytest -n 2 tests/server tests/table

# The types of the wire for the client and for others.
types: $(READY)
	$(BIN)/python tools/wire_types.py

# The build switch: the same source, compiled with mypyc into build/fast.
fast: $(FAST)

$(FAST): $(READY) $(SOURCES) tools/fast.py
	$(BIN)/python tools/fast.py
	@touch $@

test-fast: $(FAST)
	PYTHONPATH=build/fast $(BIN)/python -m pytest -n 2 --ignore tests/web --ignore tests/server

bench: $(FAST)
	$(BIN)/hauntbox bench
	PYTHONPATH=build/fast $(BIN)/hauntbox bench

# Writes requirements.lock anew from pyproject.toml.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --all-extras --universal --no-header --python-version 3.11 --upgrade -o requirements.lock

clean:
	rm -rf .venv build web/node_modules src/hauntbox/server/static

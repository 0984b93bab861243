# `make play` plays and `make test` tests; each sets up what it needs, from a fresh clone on.

BIN := .venv/bin
PY ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

# Directories are listed too, so that a deleted file is noticed.
SOURCES := pyproject.toml hatch_build.py tools/compile.py tools/web.py \
	$(shell find src web \( -name __pycache__ -o -name node_modules -o -name static \) -prune \
	-o -name '*.swp' -o -print)

UV := $(shell command -v uv 2>/dev/null)
VENV = test -n "$(PY)" || { echo "Kostka needs Python 3.11 or newer."; exit 1; }; \
	if test -n "$(UV)"; then uv venv -q --allow-existing --python "$(PY)" .venv; else $(PY) -m venv .venv; fi
INSTALL = if test -n "$(UV)"; then VIRTUAL_ENV=.venv uv pip install -q --reinstall-package kostka $(1); \
	else $(BIN)/pip install -q --disable-pip-version-check $(1); fi

# Who wants everything tested needs more than a newcomer, and a stamp of their own tells so.
EXTRA := $(if $(filter all,$(KOSTKA_REQUIRE)),ci,dev)
READY := .venv/.ok$(if $(filter ci,$(EXTRA)),-ci)

.PHONY: setup play test lint measure docs clean

setup: $(READY)

$(READY): $(SOURCES)
	@echo "setting up .venv (a few minutes where the engine is compiled)"
	@$(VENV)
	@touch .venv/.begun
	@$(call INSTALL,'.[$(EXTRA)]')
	@touch -r .venv/.begun .venv/.ok
	@mv .venv/.begun $@

# Whoever wants to play should not wait for a compiler: plain Python plays the same games.
play:
	@$(MAKE) -q $(READY) 2>/dev/null || $(MAKE) -s .venv/.plays
	@$(BIN)/kostka serve --open

.venv/.plays: $(SOURCES)
	@echo "setting the table (about half a minute)"
	@$(VENV)
	@touch .venv/.setting
	@export KOSTKA_MYPYC=0; $(call INSTALL,.)
	@mv .venv/.setting $@

test: setup
	@$(BIN)/python tools/test.py

lint: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

# All measurements, or one: make measure NAME=throughput
measure: setup
	@$(BIN)/python tools/measure.py $(NAME)
	@$(BIN)/python tools/figures.py

# The documentation as a site, in build/site; a link that leads nowhere is an error.
docs: setup
	@$(BIN)/python tools/site.py

clean:
	rm -rf .venv build dist src/kostka/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

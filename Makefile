# `make play` plays and `make test` tests; each sets up what it needs, from a fresh clone on.

BIN := .venv/bin
PY ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

# Directories are listed too, so that a deleted file is noticed.
SOURCES := pyproject.toml hatch_build.py tools/compile.py \
	$(shell find src -name __pycache__ -prune -o -name '*.swp' -o -print)

.PHONY: setup play test lint measure clean

setup: .venv/.ok

.venv/.ok: $(SOURCES)
	@test -n "$(PY)" || { echo "Kostka needs Python 3.11 or newer."; exit 1; }
	@echo "setting up .venv (a few minutes where the engine is compiled)"
	@if command -v uv >/dev/null 2>&1; then uv venv -q --allow-existing --python "$(PY)" .venv; \
		else $(PY) -m venv .venv; fi
	@touch .venv/.begun
	@if command -v uv >/dev/null 2>&1; then \
		VIRTUAL_ENV=.venv uv pip install -q --reinstall-package kostka '.[dev]'; \
		else $(BIN)/pip install -q --disable-pip-version-check '.[dev]'; fi
	@mv .venv/.begun $@

play: setup
	@$(BIN)/kostka play

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

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

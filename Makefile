# The commands of the project. `make play` and `make test` need Python 3.11+ and nothing else.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PROCESSES ?= 2

.PHONY: play test check test-fast test-long coverage bench docs format clean

play: $(VENV)/player            ## a game in the terminal
	@$(BIN)/happycity play

test: check test-fast           ## what CI runs

check: $(VENV)/developer        ## style, types, floors
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-fast: $(VENV)/developer
	$(BIN)/pytest -n $(PROCESSES)

$(VENV)/player: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Happy City needs Python 3.11 or newer; name it with make PYTHON=python3.12 …" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/developer: $(VENV)/player
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

format: $(VENV)/developer       ## tidy the sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) dist

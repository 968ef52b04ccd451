# The commands of the project. `make play` and `make test` need Python 3.11+ and nothing else.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
EXTRAS := .venv-extras
DOCS   := .venv-docs
PROCESSES ?= 2
# A quarter of what make test takes is waiting, for sockets and other processes.
TESTERS ?= 3
GAMES  ?= 2000
STATS_GAMES ?= 128000 # what the client's page shows; more of them make narrower intervals
UPSTAIRS := arena bots cli review rl # not in `make coverage`: they play whole games, which takes hours with the JIT off
BOTS   ?= random greedy builder flat:60 search:60 newcomer resident shopkeeper architect mayor

# Tests start hundreds of Python processes: what they import is compiled once, also where the surroundings forbid to keep it.
unexport PYTHONDONTWRITEBYTECODE

# A command is a target with `##` and what it does; `make docs` copies the list into README and CONTRIBUTING.
.PHONY: $(shell sed -nE 's/^([a-z-]+):.* ## .*/\1/p' $(MAKEFILE_LIST))

##@ Every day

help:                           ## this list
	@awk -F ':.*## ' '/^##@ / { print "\n" substr($$0, 5) } / ## / && /^[a-z-]+:/ { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web                       ## a game in the browser, against bots or friends; Ctrl-C ends it
	@$(BIN)/happycity serve --open

web: $(VENV)/player             ## build the web client if its sources have changed (web/README.md tells about working on it)
	@$(BIN)/python hatch_build.py

site: web                       ## the game as a folder of files in site/, for any static host: no Python, no server
	@$(BIN)/happycity site site

check: $(VENV)/developer        ## style, types, floors, known vulnerabilities, the client's unit tests
	@$(BIN)/python -c 'import hatch_build; hatch_build.install()'
	@$(MAKE) --no-print-directory --jobs 2 $(APART) check/sources check/client

.PHONY: check/sources check/client
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) # what two say at once is told one after the other

check/sources:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py types
	$(BIN)/python .ci/audit.py

check/client:
	$(BIN)/python hatch_build.py units

test: $(VENV)/developer web     ## the tests of every change: rules, bots, server on SQLite, a few journeys in the browser
	$(BIN)/pytest -n $(TESTERS) --dist worksteal -m "not full and not long"

test-all: web                   ## what CI runs after `make test`: check, and all that waits for it (PostgreSQL, browser, small chaos, wheel)
	@$(MAKE) --no-print-directory check WITH_COVERAGE=1
	$(BIN)/pytest -n $(PROCESSES) --dist worksteal -m "full and not deep and not long"

test-deep: $(VENV)/developer web ## what CI runs last: every look, size and language of what the browser walks through, mining, kills, images, releases
	$(BIN)/pytest -n $(PROCESSES) --dist worksteal -m "deep and not long"

kernel: $(VENV)/developer        ## build the kernel for browsers and graphics cards again, after an edit of the kernel
	$(BIN)/pip install --quiet --group targets
	$(BIN)/python -m tools.kernel

format: $(VENV)/developer       ## tidy the sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py format

docs: $(VENV)/developer         ## write the pages and tables that are made from data, this list among them
	$(BIN)/python -m tools.commands README.md CONTRIBUTING.md
	$(BIN)/happycity cards --markdown > docs/cards.md
	$(BIN)/python -m happycity.server.describing.settings docs/hosting.md
	$(BIN)/python -m happycity.server.run.describe markdown > docs/protocol.md
	$(BIN)/python -m happycity.server.run.describe typescript > web/src/protocol.ts
	cp docs/rules.md src/happycity/mcp_seat/rules.md
	$(BIN)/python -m tools.layouts
	$(BIN)/python -m tools.puzzles ship
	$(BIN)/python -m happycity.rl.fields docs/rl.md
	$(BIN)/python -m happycity.dataset.fields docs/dataset.md
	$(BIN)/python -m happycity.server.run.describe tutorial > web/src/learn/tutorial.json

site-docs: $(DOCS)/ready         ## the documentation as a website in site-docs/, to be read without a network
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build
	@echo "Open site-docs/index.html"

release: $(VENV)/developer web   ## the files of the version in pyproject.toml, in dist/, if the tests are green: wheel, source, bill of materials, a sample of the open data, checksums
	@$(BIN)/python -m tools.release --check
	@$(MAKE) --no-print-directory test
	@$(BIN)/python -m tools.release

dataset-sample: $(VENV)/developer ## 10,000 games as open data, checked and packed, in dist/ (some minutes)
	@$(BIN)/python -m tools.sample

clean:                          ## remove what was installed and built
	rm -rf $(VENV) $(EXTRAS) $(DOCS) dist site site-docs web/node_modules src/happycity/server/site .parity-*

##@ Longer tests

coverage: $(VENV)/developer     ## branch coverage of kernel and rules, with compilation off
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -p no:xdist -m "not long" $(UPSTAIRS:%=--ignore=tests/%)
	$(BIN)/coverage report --fail-under=95

test-extras: $(EXTRAS)/ready    ## what needs OpenSpiel, PettingZoo, Gymnasium, TextArena, OpenEnv, JAX, Ray, torch, datasets or Minari, in a virtual environment of its own
	$(EXTRAS)/bin/pytest tests/rl tests/arena tests/train tests/dataset

test-long: $(VENV)/developer    ## compiled = uncompiled = reference engine, GAMES games of each kind; the tests marked `long` (an hour on 2 cores)
	$(BIN)/pytest -n $(PROCESSES) --dist worksteal -m long
	$(BIN)/python -m tests.parity --games $(GAMES) --processes $(PROCESSES) | tee .parity-compiled
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m tests.parity --raw --games $(GAMES) --processes $(PROCESSES) > .parity-plain
	cmp .parity-*
	HAPPYCITY_COMPILER=base $(BIN)/python -m tests.parity --raw --games $(GAMES) --processes $(PROCESSES) > .parity-base
	cmp .parity-compiled .parity-base
	$(BIN)/python -m tests.parity --search --games 10 > .parity-compiled
	HAPPYCITY_COMPILER=base $(BIN)/python -m tests.parity --search --games 10 > .parity-base
	cmp .parity-compiled .parity-base
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.parity --raw --games 100 --processes $(PROCESSES)

test-bots: $(VENV)/developer    ## every bot in 1,000 positions of every kind of game: legal, repeatable, blind to what is hidden (an hour)
	for bot in $(BOTS); do $(BIN)/python -m happycity.testing $$bot || exit 1; done
	$(BIN)/python -m happycity.testing master --positions 10

test-rl-long: $(EXTRAS)/ready   ## PettingZoo = vector = OpenSpiel = Game in 10,000 games (some minutes)
	$(EXTRAS)/bin/python -m tests.rl.parity --games 10000 --processes $(PROCESSES)

test-web-long: $(VENV)/developer web ## every page in both themes, five languages and six sizes: axe-core, overflows (some minutes)
	$(BIN)/python -m tests.web.axe

chaos: $(VENV)/developer        ## the server killed 200 times, 10,000 races, 10,000 bad connections, backups (half an hour)
	$(BIN)/python -m trials.chaos kills
	$(BIN)/python -m trials.chaos races
	$(BIN)/python -m trials.chaos races --postgres
	$(BIN)/python -m trials.chaos disconnects
	$(BIN)/python -m trials.chaos backups
	$(BIN)/python -m trials.chaos backups --postgres --workers 2

fuzz: $(VENV)/developer         ## 20,000 requests and 500,000 WebSocket frames of nonsense
	$(BIN)/python -m trials.fuzz http
	$(BIN)/python -m trials.fuzz frames

hunt: $(VENV)/developer web      ## 300 games in twelve windows and five languages: nothing cut, covered, too small, too pale (an hour or two on 2 cores)
	$(BIN)/python -m trials.hunt --processes $(PROCESSES)

secrecy: $(VENV)/developer      ## 2,000 pairs of games that differ in hidden cards only: nothing sent tells them apart, no review
	$(BIN)/python -m trials.secrecy
	$(BIN)/python -m trials.hindsight

##@ Measurements

bench: $(VENV)/developer        ## speed of the rules, start times; writes bench/results.md
	$(BIN)/python -m bench

bench-bots: $(VENV)/developer   ## speed and strength of the bots; writes bench/bots.md (hours; resumes)
	$(BIN)/python -m bench.bots

bench-rl: $(EXTRAS)/ready       ## speed of the environments; writes bench/rl.md
	$(EXTRAS)/bin/python -m bench.rl

bench-server: $(VENV)/developer ## load: 250 games, 1,000 sockets, 200 moves/s, pushes for 100 more tables, five minutes on each database
	$(BIN)/python -m bench.server_load --push 100 --most-p99 100
	$(BIN)/python -m bench.server_load --push 100 --postgres --workers 2 --most-p99 150

bench-web: $(VENV)/developer web ## the client in a real browser: size, time to the first move, click to landing
	$(BIN)/python -m bench.web

balance: $(VENV)/developer      ## 64,000 games of the learned net, some of the levels; writes docs/balance.md (some minutes)
	$(BIN)/python -m tools.balance

stats: $(VENV)/developer        ## every card in numbers, from STATS_GAMES games of the learned net (resumes); writes what the client's page shows
	$(BIN)/happycity stats --games $(STATS_GAMES) --out bench/journals/statistics
	cp bench/journals/statistics/cards.json web/src/learn/numbers.json

##@ Pictures

icons: $(VENV)/developer        ## the icons in pixels, from web/public/icon.svg
	$(BIN)/python -m tools.icons

screenshots: $(VENV)/developer web ## pictures of the client, in docs/screenshots
	$(BIN)/python -m tools.screenshots

$(VENV)/player: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Happy City needs Python 3.11 or newer; name it with: make PYTHON=python3.12 ..." >&2; exit 2; }
	@echo "Preparing $(VENV) (once, a minute or two) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install --quiet --group build
	@$(BIN)/python -m pip install --quiet --no-build-isolation --editable .
	@touch $@

$(VENV)/developer: $(VENV)/player
	@$(BIN)/python -m pip install --quiet --group dev
	@touch $@

$(DOCS)/ready: pyproject.toml
	@echo "Preparing $(DOCS) (once, a minute) ..."
	@$(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	@$(DOCS)/bin/python -m pip install --quiet --group docs
	@touch $@

$(EXTRAS)/ready: pyproject.toml
	@echo "Preparing $(EXTRAS) (once, some minutes) ..."
	@$(PYTHON) -m venv $(EXTRAS)
	@$(EXTRAS)/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	@$(EXTRAS)/bin/python -m pip install --quiet --editable '.[dataset,minari,openenv,openspiel,ray,report,rl,textarena,train]' --group dev --group bench-rl --group readers --group test-rl
	@touch $@

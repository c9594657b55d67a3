# Everything works on a fresh Debian or Ubuntu machine, and again and again without harm.

PYTHON ?= python3
VENV   := .venv
STAMPS := .stamps
BIN    := $(VENV)/bin
CAST   := 困 兌 --month 子 --day 戊寅 --use 官鬼

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help run test lint types wheel docs findings bench mutants nightly clean

help:  ## Say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1: \2/p' Makefile

run: $(STAMPS)/run  ## Set everything up and consult the doctrine on one cast
	@$(BIN)/yimao consult $(CAST)

test: $(STAMPS)/dev  ## Run every test, those written in Prolog too
	@$(BIN)/python -m pytest -n 2

lint: $(STAMPS)/dev  ## Check the style of the Python
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(STAMPS)/dev  ## Check the types of the Python
	@mkdir -p build/mypy && ln -sfn ../.. build/mypy/yimao
	@$(BIN)/mypy

wheel: $(STAMPS)/dev  ## Build sdist and wheel, and consult from the wheel in a clean environment
	@bash .ci/wheel $(BIN)/python $(CAST)

docs: $(STAMPS)/dev  ## Make the pages and examples of docs/ anew, and the site in build/site
	@$(BIN)/python -m yimao.bridge.docs docs
	@$(BIN)/python docs/examples.py README.md docs/tutorial.md docs/howto.md docs/notebook.ipynb
	@$(BIN)/python docs/pages.py site build/docs
	@$(BIN)/python -m sphinx -W --keep-going -q -c docs -b html build/docs build/site

findings: $(STAMPS)/dev  ## Check every cast and every reading, and make docs/findings.md of it
	@$(BIN)/python docs/pages.py findings docs/findings.md

bench: $(STAMPS)/dev  ## Time yimao and najia side by side
	@$(BIN)/python bench/timings.py

mutants: $(STAMPS)/run  ## Spoil every rule and see what would notice (takes minutes)
	@$(BIN)/yimao mutants

nightly: $(STAMPS)/dev  ## Run the longer sweeps
	@$(BIN)/python -m pytest -m nightly

clean:  ## Remove all that was made
	@rm -rf $(VENV) $(STAMPS) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up, each step done once and again when what it depends on changes.

$(STAMPS)/venv:
	@bash .ci/system $(PYTHON)
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: pyproject.toml $(STAMPS)/venv
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(STAMPS)/dev: pyproject.toml $(STAMPS)/venv
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $(STAMPS)/run $@

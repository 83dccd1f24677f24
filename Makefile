# The verbs of the project; `make help` lists them.
SWIFT ?= swift
JOBS ?= 2
FORMATTED = $(wildcard Sources Tests Examples Package.swift)
# conformance: CORPUS is a folder of documents, SCORER a command that takes the folder and the
# path of the tool.
CORPUS ?=
SCORER ?=

.DEFAULT_GOAL := help
.PHONY: help bootstrap demo test check lint imports release format conformance

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  \1\t/' | expand -t 16

bootstrap: ## installs missing system libraries and fonts (apt)
	@Scripts/bootstrap

# PLACEHOLDER: the example has no command of its own yet; the tool's help shows that it runs.
demo: bootstrap ## builds the tool and runs the example
	$(SWIFT) build -c release -j $(JOBS) --product plumb
	$(SWIFT) run -c release plumb --help

test: bootstrap ## builds and runs all tests
	$(SWIFT) build --build-tests -j $(JOBS)
	$(SWIFT) test -j $(JOBS)

check: bootstrap lint imports release ## format, import check, release build

lint: ## format findings are errors
	$(SWIFT) format lint --strict -r $(FORMATTED)

# An incremental build lets undeclared imports pass, so the scratch path is new every time.
imports: bootstrap ## clean build that stops undeclared imports
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	$(SWIFT) build --scratch-path "$$scratch" -j $(JOBS) \
	  --explicit-target-dependency-import-check error

release: bootstrap ## release build
	$(SWIFT) build -c release -j $(JOBS)

format: ## formats all sources in place
	$(SWIFT) format -i -r $(FORMATTED)

conformance: release ## scores the tool: make conformance CORPUS=folder SCORER=command
	@test -n "$(CORPUS)" || { echo "conformance: set CORPUS to a folder of documents" >&2; exit 64; }
	@test -n "$(SCORER)" || { echo "conformance: set SCORER to a scoring command" >&2; exit 64; }
	$(SCORER) "$(CORPUS)" "$$($(SWIFT) build -c release --show-bin-path)/plumb"

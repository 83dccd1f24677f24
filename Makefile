# make help lists the verbs.
.PHONY: dist test-dist hosted api help bootstrap test-tools demo test page mcp try sanitize clients failures optimised idioms rewriter tutorial plain check format forms lint imports install install-built reference release bench bench-views bench-pictures bench-quick conformance fuzz fuzz-documents clean
SWIFT ?= swift
BUILD ?= .build
# Builds with optimisation, but for the tool that is installed: toolsets, benchmarks, and the tool that scores.
OPTIMISED ?= $(BUILD)/toolset-build
# As toolsets are built, so that nothing is compiled twice.
OPTIMISATION = -c release -debug-info-format none
SECONDS ?= 600
SEED ?= 1
PREFIX ?= /usr/local
SOURCES = Combine Plugin Rewriter Sources Tests Examples Benchmarks/Sources Package.swift

# Swift's own libraries are linked into the tool where the toolchain has them as archives: the loader took half of
# the time of a short run. The others are those of the system.
SWIFT_ARCHIVES = $(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))../lib/swift_static/linux/libFoundation.a)
TOOL_FLAGS = $(OPTIMISATION) --product plumb $(if $(SWIFT_ARCHIVES),--static-swift-stdlib)

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

bootstrap: ## install missing system packages (asks for root only when it must)
	@Scripts/bootstrap

test-tools: ## install what some tests need besides: validators of reports, and Chromium
	@Scripts/bootstrap --validators --browser --archives || \
	  echo "test-tools: not all could be installed; tests that need them are skipped with a message" >&2

# In debug builds of these the modules that do most of the work are optimised, and the solver checks its invariants;
# see `checks` in Package.swift. One setting, so that nothing is compiled twice.
demo test page mcp sanitize clients api failures reference imports: export PLUMB_CHECKED = 1

demo: bootstrap ## lay out and draw Examples/Adorned.storyboard and Preferences.xib
	$(SWIFT) run AdornedDemo Output

test: bootstrap ## build and run all tests
	$(SWIFT) build --build-tests --scratch-path $(BUILD)
	Scripts/run-tests --build $(BUILD) --skip '^($(CLIENT_TESTS)|FailingTests)\.'

# A part of the package has a scratch folder of its own, so that an edit compiles nothing of the others.
PART ?= uikit
FILTER ?= .
try: export PLUMB_PART = $(PART)
try: ## build a part and run some of its tests: make try PART=uikit FILTER=ButtonTests
	@$(SWIFT) build --build-tests --scratch-path $(BUILD)/parts/$(PART)
	@Scripts/run-tests --build $(BUILD)/parts/$(PART) --filter '$(FILTER)'

# The drawing, hostile files, and the tree, whose views point at each other uncounted. Leaks are not looked for, because
# Pango and GLib keep caches to the end. CI leaves the tree out: SANITIZED=files.
SANITIZED ?= memory
sanitize: export PLUMB_PART = $(SANITIZED)
sanitize: bootstrap ## run the tests of what handles memory by hand or by libraries of the system with the address sanitizer
	$(SWIFT) build --build-tests --scratch-path $(BUILD)/sanitized --sanitize address
	ASAN_OPTIONS=detect_leaks=0 Scripts/run-tests --build $(BUILD)/sanitized

# They see what users see: public declarations. As targets behind PLUMB_PART=clients they stand on the modules that are
# built already; that their own manifests are right is asked of SwiftPM, without a build.
CLIENT_TESTS = Swift5|Swift6|BadgeTests|TextToolkitTests
PACKAGES = ClientPackage ClientTests GettingStarted FailingTests TextToolkit
clients: export PLUMB_PART = clients
clients: bootstrap ## run the packages of users in Examples, which see public declarations only
	for package in $(PACKAGES); do \
		$(SWIFT) package --package-path Examples/$$package --scratch-path $(BUILD)/manifests/$$package \
			show-dependencies > /dev/null || exit 1; \
	done
	$(SWIFT) build --build-tests --scratch-path $(BUILD)
	$(BUILD)/debug/BadgeDemo
	$(BUILD)/debug/SolverDemo
	$(BUILD)/debug/TextToolkit
	Scripts/run-tests --build $(BUILD) --filter '^($(CLIENT_TESTS))\.'
	$(BUILD)/debug/plumbPackageTests.xctest BadgeTests.OldBadgeTests
	@$(MAKE) --no-print-directory failures

api: bootstrap ## compare the public declarations of all products with Documentation/API
	$(SWIFT) build --scratch-path $(BUILD)
	Scripts/public-api --build $(BUILD)

# They fail on purpose, a kind of failure each; what they print must be what the guide shows.
failures: export PLUMB_PART = clients
failures: bootstrap ## run Examples/FailingTests and compare its failures with the guide TestYourLayout.md
	Scripts/failing-tests --swift $(SWIFT) --build $(BUILD)/failing-tests --scratch-path $(BUILD)

# One build with optimisation for toolsets, benchmarks, conformance and packages behind a toolset.
optimised: bootstrap
	$(SWIFT) build $(OPTIMISATION) --scratch-path $(OPTIMISED) --product plumb

# The rewriter and Combine are packages of their own; the app says nothing of this package.
PLUMB = $(OPTIMISED)/release/plumb
idioms: rewriter tutorial ## test the rewriter of Objective-C idioms and Combine, then Examples/TutorialApp, an app for Apple's systems

rewriter:
	$(SWIFT) test $(OPTIMISATION) --package-path Rewriter --scratch-path $(OPTIMISED)/rewriter --disable-xctest
	$(SWIFT) test $(OPTIMISATION) --package-path Combine --scratch-path $(OPTIMISED)/combine --disable-xctest

tutorial: optimised
	@# Nothing that it uses is missing, and its list of tests, which does not compile, is not compiled.
	$(PLUMB) build --survey --package Examples/TutorialApp
	$(PLUMB) test --package Examples/TutorialApp --scratch-path $(BUILD)/tutorial --junit $(BUILD)/tutorial.xml
	grep -q 'failures="0" errors="0"' $(BUILD)/tutorial.xml
	@# The toolset of tests becomes one that renders, too.
	$(PLUMB) render Examples/TutorialApp/Sources/Tasks/Resources/Main.storyboard \
		-o $(BUILD)/tasks-package.png --package Examples/TutorialApp
	$(PLUMB) render Examples/TutorialApp/Sources/Tasks/Resources/Main.storyboard \
		-o $(BUILD)/tasks.png --classes $(BUILD)/tutorial/debug/libTasks.so --toolset $(BUILD)/toolset/uikit
	@# The controllers of a package run, and fill the table; classes from a library are shown as on the canvas.
	! cmp -s $(BUILD)/tasks.png $(BUILD)/tasks-package.png

# Playwright comes from Python's index, into a folder of the build; Chromium from the system.
page plain: export PYTHONPATH = $(BUILD)/playwright
.PHONY: playwright
playwright:
	@python3 -c "import playwright" 2>/dev/null || \
		python3 -m pip install --quiet --target $(BUILD)/playwright playwright==1.65.2

page: bootstrap playwright ## test the page of plumb preview in a browser
	$(SWIFT) build --product plumb --scratch-path $(BUILD)
	python3 Tests/PageTests/page_tests.py --tool $(BUILD)/debug/plumb $(if $(PICTURES),--pictures $(PICTURES))

# A client library of others talks to the tool; the folder is apart from Playwright's, whose versions differ.
mcp mcp-client: export PYTHONPATH = $(BUILD)/mcp
.PHONY: mcp-client
mcp-client:
	@python3 -c "import mcp, jsonschema" 2>/dev/null || \
		python3 -m pip install --quiet --target $(BUILD)/mcp mcp==2.3.0 jsonschema || \
		echo "mcp-client: the package mcp cannot be installed; make mcp is skipped" >&2

mcp: bootstrap mcp-client ## talk to plumb mcp with a public client library of the protocol
	$(SWIFT) build --product plumb --scratch-path $(BUILD)
	@if python3 -c "import mcp, jsonschema" 2>/dev/null; then \
		python3 Tests/AgentTests/mcp_conformance.py --tool $(BUILD)/debug/plumb; \
	fi

# It says nothing of this package: the toolset brings UIKit, then AppKit.
plain: optimised playwright ## build and test Examples/PlainPackage through a toolset, as UIKit's and as AppKit's
	for flavour in "" --appkit; do \
		toolset=$$($(PLUMB) toolset $$flavour -o $(BUILD)/toolset/kit$$flavour) && \
		$(SWIFT) test --package-path Examples/PlainPackage --toolset $$toolset \
			--scratch-path $(BUILD)/plain$$flavour || exit 1; \
	done
	$(PLUMB) build --survey --package Examples/PlainPackage --toolset $(BUILD)/toolset/kit
	$(PLUMB) build --survey --package Examples/PlainPackage --toolset $(BUILD)/toolset/kit--appkit --appkit
	$(PLUMB) render Examples/PlainPackage/Dials.xib -o $(BUILD)/dials.png \
		--classes $(BUILD)/plain/debug/libDials.so --toolset $(BUILD)/toolset/kit
	$(PLUMB) check Examples/PlainPackage/Dials.xib \
		--classes $(BUILD)/plain/debug/libDials.so --toolset $(BUILD)/toolset/kit
	@# Each #Preview becomes a picture.
	rm -rf $(BUILD)/dial-previews
	for flavour in "" --appkit; do \
		$(PLUMB) render --previews -o $(BUILD)/dial-previews/kit$$flavour \
			--classes $(BUILD)/plain$$flavour/debug/libDials.so --toolset $(BUILD)/toolset/kit$$flavour || exit 1; \
	done
	test "$$(ls $(BUILD)/dial-previews/kit | wc -l) $$(ls $(BUILD)/dial-previews/kit--appkit | wc -l)" = "2 1"
	python3 Tests/PageTests/page_tests.py --tool $(PLUMB) --toolset $(abspath $(BUILD))/toolset/kit

check: export PLUMB_WARNINGS = error
check: bootstrap test-tools lint hosted imports demo test page mcp sanitize conformance api reference clients idioms plain dist test-dist bench-quick ## everything that CI runs

format: ## rewrite sources in the house's format
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

forms: ## write the defaults, calls and controllers' methods of delegates from their protocols
	$(SWIFT) run DelegateForms Sources | xargs $(SWIFT) format --in-place

lint: ## complain about sources that are not in the house's format
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

# Only a clean build finds an undeclared import between our own modules.
imports: bootstrap ## check the import graph with a clean build
	rm -rf $(BUILD)/imports
	$(SWIFT) build --scratch-path $(BUILD)/imports --explicit-target-dependency-import-check error
	rm -rf $(BUILD)/imports

install: release ## build the tool with optimisation; install it with man page and completions in PREFIX (/usr/local)
	@$(MAKE) --no-print-directory install-built

# TOOL is the tool that is installed; completions are what it prints.
TOOL ?= $(BUILD)/release/plumb
SHARE = $(DESTDIR)$(PREFIX)/share
install-built:
	install -D -m 755 $(TOOL) $(DESTDIR)$(PREFIX)/bin/plumb
	@# Names of functions stay, for the backtrace of a crash.
	-@strip -g $(DESTDIR)$(PREFIX)/bin/plumb
	install -D -m 644 Documentation/plumb.1 $(SHARE)/man/man1/plumb.1
	mkdir -p $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	$(TOOL) --generate-completion-script bash > $(SHARE)/bash-completion/completions/plumb
	$(TOOL) --generate-completion-script zsh > $(SHARE)/zsh/site-functions/_plumb
	$(TOOL) --generate-completion-script fish > $(SHARE)/fish/vendor_completions.d/plumb.fish
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "note: $(PREFIX)/bin is not in PATH" ;; esac

# LEVEL is that of xz; a release takes the default.
LEVEL ?= 6
dist: optimised ## make the archives of a release in Output/dist: the tool, and the tool with toolsets
	@Scripts/bootstrap --archives
	Scripts/make-archives --build $(OPTIMISED) --output Output/dist --level $(LEVEL)

VERSION = $(shell . ./Distribution/release.env && echo $$PLUMB_VERSION)
MACHINE = $(shell uname -m)
test-dist: ## run the archives of make dist where nothing but the C library is, or nothing but Swift, and by the plugin
	Scripts/test-archive Output/dist/plumb-$(VERSION)-linux-$(MACHINE).tar.xz
	Scripts/test-archive --swift $(wildcard Output/dist/plumb-$(VERSION)-swift-*-linux-$(MACHINE).tar.xz)
	Scripts/test-archive --plugin Output/dist/plumb-$(VERSION)-$(MACHINE).artifactbundle.zip

# From Python's index, into a folder of the build.
hosted: export PYTHONPATH = $(BUILD)/linters
hosted: ## validate the files that hosts run: workflows, action, hooks, forms, licences
	@[ -x $(BUILD)/linters/bin/zizmor ] || python3 -m pip install --quiet --target $(BUILD)/linters \
		check-jsonschema==0.39.0 zizmor==1.32.0 pre-commit==4.7.0 reuse==6.2.0
	python3 -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	python3 -m check_jsonschema --builtin-schema vendor.github-actions action.yml
	python3 -m check_jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[a-z]*-*.yml
	python3 -m check_jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	python3 -m pre_commit validate-manifest .pre-commit-hooks.yaml
	$(BUILD)/linters/bin/zizmor --offline --no-progress action.yml .github/workflows
	python3 -m reuse lint --quiet

reference: bootstrap ## build the reference of the public modules as a static site in Output/Reference
	Scripts/build-reference --build $(BUILD)

release: bootstrap ## build the tool with optimisation
	$(SWIFT) build $(TOOL_FLAGS)

# ARGS goes to the benchmark: make bench ARGS=--quick
bench bench-views bench-pictures bench-quick: export PLUMB_PART = clients
MEASURE = $(SWIFT) run $(OPTIMISATION) --scratch-path $(OPTIMISED)
bench: bootstrap ## measure the solver, beside others where they are: make bench ARGS="--help"
	$(MEASURE) SolverBenchmarks $(ARGS)

bench-views: bootstrap ## measure a relayout through views: make bench-views ARGS="--help"
	$(MEASURE) ViewBenchmarks $(ARGS)

bench-pictures: bootstrap ## measure a screen of 100 views as a PNG: make bench-pictures ARGS="--help"
	$(MEASURE) PictureBenchmarks $(ARGS)

# That they build, run and agree is what this asks, not how fast they are.
bench-quick: bootstrap ## the shortest run of every benchmark, as CI does it
	$(MEASURE) SolverBenchmarks --sizes 10,100 --no-rivals
	@# So many pivots that a solver which proves each runs out of patience; too slow for a test without optimisation.
	$(OPTIMISED)/release/SolverBenchmarks --unseen sparse --sizes 700
	$(MEASURE) ViewBenchmarks --size 16 --repetitions 1
	$(OPTIMISED)/release/ViewBenchmarks --screens --size 4 --repetitions 1
	$(MEASURE) PictureBenchmarks --radius 2 --repetitions 1

# DOCUMENTS are folders of yours; without any the fixtures of ConformanceTests.
conformance: optimised ## compare computed frames with stored ones: make conformance DOCUMENTS="folder …" MODE=rules
	Scripts/score-frames --tool $(PLUMB) --mode $(or $(MODE),free) --worst 20 $(DOCUMENTS)

# Prints the first failure of each kind with the shortest script that shows it.
fuzz: ## random operations on the solver for SECONDS (600), from SEED (1)
	$(SWIFT) build -c release --product SimplexFuzz --scratch-path $(BUILD)/fuzz
	$(BUILD)/fuzz/release/SimplexFuzz --seconds $(SECONDS) --seed $(SEED)

# FROM are folders with documents; this repository's own without any.
fuzz-documents: optimised ## random changes of documents through the tool for SECONDS (600), from SEED (1): FROM="folder …"
	Scripts/fuzz-documents --tool $(PLUMB) --seconds $(SECONDS) --seed $(SEED) \
		--output Output/fuzz $(FROM)

clean: ## remove what was built
	rm -rf $(BUILD) Output

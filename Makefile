# The main targets are `make gallery` and `make test`. Both install missing dependencies first.
# `make fast` builds the executable with the shortest launch time.

.PHONY: gallery program test test-part nightly docs site fast fast-server fuzz faults symbols benchmarks benchmark-pictures \
  benchmark-cells benchmark-comparison benchmark-swift dependencies lint install uninstall packages

LINTED := Package.swift Sources Tests StandIns Benchmarks/Package.swift Benchmarks/Benchmarks

# Specs that the README shows in device frames.
ON_DEVICES := specs/showcase.yaml specs/music.yaml specs/month.yaml

# Renders all specs, and the screens and articles in Swift, to output/: as PNG for phones, and as SVG for
# phones and tablets. The first picture appears as soon as there is a program. The library that Swift
# files are compiled against is built while the specs are drawn.
FLATPLAN = "$$(swift build -c release --show-bin-path)/flatplan"
render = $(FLATPLAN) render $(1) -o output --format png --width 390 --scale 2 && \
  $(FLATPLAN) render $(1) -o output --format svg --width 390,768 --scale 2
gallery: program
	$(call render,specs/showcase.yaml) && echo "The first picture is output/showcase/390@2x.png."
	swift build -c release --product FlatplanSwift & library=$$!; \
	  $(call render,specs) && wait $$library
	$(call render,specs/screens specs/articles)
	$(FLATPLAN) render $(ON_DEVICES) -o output/devices \
	  --device iphone-16,ipad-11 --frame --picture container --appearance light,dark \
	  --direction ltr --scale 2

# Builds the program as users have it.
program: dependencies
	swift build -c release --product flatplan

# Lints, builds with warnings as errors, and runs the tests and the commands of the documentation.
# Exhaustive sweeps are split into parts (Tests/TestSupport/TestShard.swift). The commit hash selects
# one of four parts, so runs of a commit are reproducible.
SHARDS := 4
SHARD = $(shell echo $$((0x$$(git rev-parse --short=7 HEAD || echo 0) % $(SHARDS) + 1)))/$(SHARDS)
test: dependencies lint
	FLATPLAN_STRICT=1 FLATPLAN_TEST_SHARD=$(SHARD) swift test
	Documentation/Site/commands.py "$$(swift build --show-bin-path)/flatplan"
	swift test --package-path StandIns

# Builds and runs the tests of one part of the package (CONTRIBUTING.md lists them), with nothing that they do
# not need: make test-part PART=layout
test-part:
	FLATPLAN_STRICT=1 FLATPLAN_PART=$(PART) swift test

# Runs the tests with complete sweeps.
nightly: dependencies lint
	FLATPLAN_STRICT=1 swift test
	Documentation/Site/commands.py "$$(swift build --show-bin-path)/flatplan"
	swift test --package-path StandIns

# Builds the documentation of the libraries. Broken links and undocumented parameters are errors.
DOCUMENTED := Geometry LayoutEngine CompositionalLayout Scene SceneSVG CellContent LayoutScene UIKitViews \
  CollectionViewPictures SpecDiagnostics LayoutSpec SpecNormalForm SwiftExport CairoRenderer PNGCodec VisualDiff FlatplanTesting \
  CollectionViewTesting FlatplanRunner UIKit
docs: dependencies
	FLATPLAN_STRICT=1 swift package generate-documentation --warnings-as-errors \
	  $(addprefix --target ,$(DOCUMENTED))
	.ci/check-documentation $(DOCUMENTED)

# Builds the static site of the documentation in .build/site: pages, reference, gallery and search.
# The pages work when opened from the disk and on any web server. Installs cmark-gfm, which no other
# target needs. Chromium, if installed, then opens all pages; with CI set, it must be installed.
site:
	@.ci/dependencies site
	swift build --product flatplan
	"$$(swift build --show-bin-path)/flatplan" manual --format json > .build/reference.json
	Documentation/Site/build "$$(swift build --show-bin-path)/flatplan" .build/reference.json .build/site
	Documentation/Site/check .build/site .build/reference.json
	Documentation/Site/browse .build/site

# Builds .build/fast/release/flatplan with a statically linked Swift standard library, so that no
# Swift libraries are loaded at launch. On Linux, this also avoids the lookup of 3,000 symbols of the
# C++ library and, as the program is not position-independent, relocations: they would take 5 to 8 percent
# of the time of a small picture. Generic types are accessed by address, because the first access
# by name searches 7,000 conformances. The libraries of an installed program come before those of the
# system. No path of this folder is in the program, and no hash of a path: those of incremental code
# generation are left out.
FAST := -c release --static-swift-stdlib --scratch-path .build/fast \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
  -Xcc '-ffile-prefix-map=$(CURDIR)=.'
ifeq ($(shell uname),Linux)
FAST += $(addprefix -Xlinker ,-L.build/fast/static -no-pie --as-needed --no-export-dynamic --icf=safe -s \
  -rpath '$$ORIGIN/../lib/flatplan' -rpath /usr/lib/flatplan --disable-new-dtags)
# The linker finds this library first, because it is the only one in its folder.
STATIC = $(wildcard $(shell clang -print-file-name=libstdc++.a))
endif
fast: dependencies
	mkdir -p .build/fast/static
	$(if $(STATIC),ln -sf $(STATIC) .build/fast/static)
	swift build $(FAST) --product flatplan

# Builds the preview server in the same way.
fast-server: fast
	swift build $(FAST) --product flatplan-server

# Installs Flatplan: the programs, the manual page, shell completions, and the sources that Swift files
# are compiled against. `make install PREFIX=$HOME/.local` needs no root.
PREFIX := /usr/local
install: fast-server
	Packaging/stage '$(DESTDIR)$(PREFIX)'
	Packaging/sources '$(DESTDIR)$(PREFIX)'

# Removes what `make install` installed, and the caches of this user.
uninstall:
	Packaging/uninstall '$(DESTDIR)$(PREFIX)'

# Writes packages for Debian, and archives for other Linux systems, to .build/packages.
packages: fast-server
	Packaging/build

# Fuzzes specs, compositions, expressions, the readers of other files, and requests, for a number of
# seconds each.
# Failing inputs are saved to .build/fuzz. Turn them into tests after the fix; those of specs and
# expressions belong to Tests/LayoutSpecTests/Fuzz/Corpus.
SECONDS := 300
fuzz: dependencies
	Tests/Fuzzers/run $(SECONDS)

# Makes every system call of a small project fail once, and cuts the power after every change of a
# file. Needs Linux.
faults: dependencies
	swift build --product flatplan
	Tests/Faults/run .build/debug/flatplan

# Packs the symbol drawings into packed.txt, after deriving variants.
symbols:
	python3 -B Sources/Artwork/Symbols/Scripts/pack.py

# Measures the time of solving and querying layouts, and the memory that they need.
benchmarks: dependencies
	swift package --package-path Benchmarks benchmark --no-progress

# Measures the time of whole pictures, compared with C programs and, if installed, Chromium, Typst
# and WeasyPrint.
benchmark-pictures: fast
	Benchmarks/Pictures/compare

# Measures the time of cells: of a template, and composed from parts. To compare builds of two commits:
# Benchmarks/Pictures/cells OLD NEW
benchmark-cells: fast
	Benchmarks/Pictures/cells

# Measures the time of comparisons, compared with a minimal C program and, if installed, odiff,
# ImageMagick and pixelmatch.
benchmark-comparison: fast
	Benchmarks/Comparison/compare

# Measures the time of Swift input, compared with the program BEFORE.
benchmark-swift: fast
	BEFORE=$(BEFORE) Benchmarks/SwiftInput/compare

# Installs missing C libraries and fonts.
dependencies:
	@.ci/dependencies

# Checks the formatting and wording of the sources, the imports of the modules, comments that repeat their
# declaration, the action, and what the pages for maintainers name.
lint:
	.ci/check-imports
	.ci/check-files
	.ci/check-words
	.ci/check-documentation
	.ci/check-paths
	.ci/check-action
	swift format lint --strict --parallel --recursive $(LINTED)

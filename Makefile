# Two commands: `make gallery` and `make test`. Both install what is missing first. `make fast` makes
# the program that starts fastest.

.PHONY: gallery test nightly docs fast fuzz symbols benchmarks benchmark-pictures \
  benchmark-comparison install lint

LINTED := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Benchmarks

# What the README shows in frames of devices.
ON_DEVICES := specs/showcase.yaml specs/music.yaml specs/month.yaml

# Renders every spec, and the screens and articles in Swift, at two widths into output/.
gallery: install
	swift build -c release --product flatplan
	"$$(swift build -c release --show-bin-path)/flatplan" render specs specs/screens specs/articles -o output \
	  --format png,svg --width 390,768 --scale 2
	"$$(swift build -c release --show-bin-path)/flatplan" render $(ON_DEVICES) -o output/devices \
	  --device iphone-16,ipad-11 --frame --picture container --appearance light,dark \
	  --direction ltr --scale 2

# Lints, builds with warnings as errors, and runs the tests. Exhaustive sweeps are run in parts
# (Tests/TestSupport/TestShard.swift): the commit chooses one part of four, so that a run can be repeated.
SHARDS := 4
SHARD = $(shell echo $$((0x$$(git rev-parse --short=7 HEAD || echo 0) % $(SHARDS) + 1)))/$(SHARDS)
test: install lint
	FLATPLAN_STRICT=1 FLATPLAN_TEST_SHARD=$(SHARD) swift test

# Runs the tests with every sweep complete.
nightly: install lint
	FLATPLAN_STRICT=1 swift test

# Makes the documentation of the libraries; a link that leads nowhere or a parameter without a word is an error.
DOCUMENTED := CompositionalLayout Scene SceneSVG CellContent LayoutScene UIKitViews CollectionViewPictures \
  SpecDiagnostics LayoutSpec SpecNormalForm SwiftExport CairoRenderer PNGCodec VisualDiff FlatplanTesting \
  CollectionViewTesting FlatplanRunner UIKit
docs: install
	FLATPLAN_STRICT=1 swift package generate-documentation --warnings-as-errors \
	  $(addprefix --target ,$(DOCUMENTED))

# Builds .build/fast/release/flatplan, which brings Swift with it: no libraries of Swift to be found and
# joined when it starts and, on Linux, no addresses to be worked out and none of the three thousand names
# of the C++ library to be looked up. Generic types are known by address too: each that is known by name
# is looked for among seven thousand conformances when it is first used.
FAST := -c release --product flatplan --static-swift-stdlib --scratch-path .build/fast \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
ifeq ($(shell uname),Linux)
FAST += $(addprefix -Xlinker ,-L.build/fast/static -no-pie --as-needed --no-export-dynamic --icf=safe -s)
# Found first, as it is the only one there.
STATIC = $(wildcard $(shell clang -print-file-name=libstdc++.a))
endif
fast: install
	mkdir -p .build/fast/static
	$(if $(STATIC),ln -sf $(STATIC) .build/fast/static)
	swift build $(FAST)

# Feeds specs and expressions made by chance to the language, so many seconds each. What breaks a
# promise is left in .build/fuzz; it belongs into Tests/LayoutSpecTests/Fuzz/Corpus once it is mended.
SECONDS := 300
fuzz: install
	Tests/Fuzzers/run $(SECONDS)

# Packs the drawings of symbols into a Swift file, after deriving the forms that they ask for.
symbols:
	python3 -B Sources/Artwork/Symbols/Scripts/pack.py

# Prints how long layouts take to solve and to ask, and how much memory that needs.
benchmarks: install
	swift package --package-path Benchmarks benchmark --no-progress

# Prints how long whole pictures take, beside C programs and, where they are installed, Chromium, Typst
# and WeasyPrint.
benchmark-pictures: fast
	Benchmarks/Pictures/compare

# Prints how long comparisons take, beside a C program that does the least it takes and, where they are
# installed, odiff, ImageMagick and pixelmatch.
benchmark-comparison: fast
	Benchmarks/Comparison/compare

install:
	@.ci/install

# Checks the format of the sources and the imports of the modules.
lint:
	.ci/check-imports
	swift format lint --strict --parallel --recursive $(LINTED)

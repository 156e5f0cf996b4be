# Two commands: `make gallery` and `make test`. Both install what is missing first.

.PHONY: gallery test benchmarks benchmark-pictures benchmark-comparison install lint

LINTED := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Benchmarks

# Renders every spec, and the screens in Swift, at two widths into output/.
gallery: install
	swift build -c release --product flatplan
	"$$(swift build -c release --show-bin-path)/flatplan" render specs specs/screens -o output \
	  --format png,svg --width 390,768 --scale 2

# Lints, builds with warnings as errors, and runs every test.
test: install lint
	FLATPLAN_STRICT=1 swift test

# Prints how long layouts take to solve and to ask, and how much memory that needs.
benchmarks: install
	swift package --package-path Benchmarks benchmark --no-progress

# Prints how long whole pictures take, beside C programs and, where they are installed, Chromium, Typst
# and WeasyPrint.
benchmark-pictures: install
	swift build -c release --product flatplan --static-swift-stdlib
	Benchmarks/Pictures/compare

# Prints how long comparisons take, beside a C program that does the least it takes and, where they are
# installed, odiff, ImageMagick and pixelmatch.
benchmark-comparison: install
	swift build -c release --product flatplan
	Benchmarks/Comparison/compare

install:
	@.ci/install

lint:
	swift format lint --strict --recursive $(LINTED)

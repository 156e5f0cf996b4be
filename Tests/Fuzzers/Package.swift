// swift-tools-version: 6.2
import PackageDescription

// Fuzzes the spec language with libFuzzer. Run with `make fuzz`, which passes the compiler flags. Requires
// a Swift toolchain for Linux; the toolchains of Xcode do not contain libFuzzer.
let package = Package(
  name: "FlatplanFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "flatplan", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    // The invariants that hold for every input. The tests check them for the corpus as well.
    .target(
      name: "Invariants",
      dependencies: [
        .product(name: "LayoutSpec", package: "flatplan"),
        .product(name: "CellContent", package: "flatplan"),
        .product(name: "CompositionalLayout", package: "flatplan"),
      ]),
    .executableTarget(name: "SpecFuzzer", dependencies: ["Invariants", "CLibFuzzer"]),
    .executableTarget(name: "ExpressionFuzzer", dependencies: ["Invariants", "CLibFuzzer"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// Feeds texts to the language until something breaks: `make fuzz`, which says how it is compiled. With
// libFuzzer, which Swift's toolchains for Linux have and Xcode's have not.
let package = Package(
  name: "FlatplanFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "flatplan", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    // What must hold of every text, which the tests ask of the corpus too.
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

// swift-tools-version: 6.2
import PackageDescription

// Fuzzes the spec language, and the readers of other files and of requests, with libFuzzer. Run with
// `make fuzz`, which passes the compiler flags. Requires a Swift toolchain for Linux; the toolchains
// of Xcode do not contain libFuzzer.
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
        .product(name: "FlatplanInternals", package: "flatplan"),
        .product(name: "LayoutSpec", package: "flatplan"),
        .product(name: "SpecDiagnostics", package: "flatplan"),
        .product(name: "SpecNormalForm", package: "flatplan"),
        .product(name: "SwiftExport", package: "flatplan"),
        .product(name: "CellContent", package: "flatplan"),
        .product(name: "LayoutScene", package: "flatplan"),
        .product(name: "Scene", package: "flatplan"),
        .product(name: "CompositionalLayout", package: "flatplan"),
      ]),
    .target(
      name: "FileInvariants",
      dependencies: [
        .product(name: "FlatplanInternals", package: "flatplan"),
        .product(name: "LayoutSpec", package: "flatplan"),
        .product(name: "LayoutScene", package: "flatplan"),
        .product(name: "Scene", package: "flatplan"),
        .product(name: "VisualDiff", package: "flatplan"),
        .product(name: "CompositionalLayout", package: "flatplan"),
        .product(name: "UIKitViews", package: "flatplan"),
      ]),
    .executableTarget(name: "FileFuzzer", dependencies: ["FileInvariants", "CLibFuzzer"]),
    .executableTarget(name: "SpecFuzzer", dependencies: ["Invariants", "CLibFuzzer"]),
    .executableTarget(name: "ExpressionFuzzer", dependencies: ["Invariants", "CLibFuzzer"]),
  ],
  swiftLanguageModes: [.v6]
)

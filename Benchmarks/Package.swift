// swift-tools-version: 6.2
import PackageDescription

// Speed and memory, measured apart from the tests: `make benchmarks` prints the table.
let package = Package(
  name: "FlatplanBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "flatplan", path: ".."),
    // Without its traits it builds from its own sources alone; counts of allocations read 0 then.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Engine",
      dependencies: [
        .product(name: "CompositionalLayout", package: "flatplan"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "Snapshots",
      dependencies: [
        .product(name: "UIKitViews", package: "flatplan"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Snapshots",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)

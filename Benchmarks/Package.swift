// swift-tools-version: 6.2
import PackageDescription

// Benchmarks of time and memory. `make benchmarks` prints the results.
let package = Package(
  name: "FlatplanBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "flatplan", path: ".."),
    // Without its traits the package has no further dependencies, but allocation counts are 0.
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

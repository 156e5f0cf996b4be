import Benchmark
import CompositionalLayout
import Foundation

let container = Container(width: 390, height: 844, scale: 3)

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident], maxDuration: .seconds(2))

  for count in [1_000, 100_000, 10_000_000, 100_000_000] {
    Benchmark("Solve a grid of \(count) items") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try Layouts.layout(Layouts.grid).solve(itemCounts: [count], in: container))
      }
    }

    Benchmark("Query a window deep in a grid of \(count) items") { benchmark in
      let layout = try Layouts.layout(Layouts.grid).solve(itemCounts: [count], in: container)
      let window = CGRect(x: 0, y: layout.contentSize.height / 2, width: 390, height: 844)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(layout.elements(in: window)) }
    }
  }

  for count in [1_000, 100_000] {
    Benchmark("Solve a list of \(count) rows that size themselves") { benchmark in
      for _ in benchmark.scaledIterations {
        var heights = Heights()
        blackHole(
          try Layouts.layout(Layouts.list)
            .solve(itemCounts: [count], in: container, measuring: &heights))
      }
    }
  }

  Benchmark("Solve the first screen of 100000000 rows that size themselves") { benchmark in
    for _ in benchmark.scaledIterations {
      var heights = Heights()
      blackHole(
        try Layouts.layout(Layouts.list)
          .solveVisible(itemCounts: [100_000_000], in: container, measuring: &heights))
    }
  }

  Benchmark("Solve groups nested 10 deep, 1024 items each") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(
        try Layouts.layout(Layouts.nested(10)).solve(itemCounts: [1_000_000], in: container))
    }
  }

  Benchmark("Solve 10000 equal sections") { benchmark in
    let counts = Array(repeating: 100, count: 10_000)
    for _ in benchmark.scaledIterations {
      blackHole(try Layouts.layout(Layouts.grid).solve(itemCounts: counts, in: container))
    }
  }
}

import Benchmark
import UIKitViews

typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident], maxDuration: .seconds(2))
  let million = 1_000_000

  Benchmark("Append \(million) identifiers to a snapshot") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(snapshot(of: million)) }
  }

  Benchmark("Append \(million) identifiers to a plain array") { benchmark in
    for _ in benchmark.scaledIterations {
      var items: [Int] = []
      items.append(contentsOf: 0..<million)
      blackHole(items)
    }
  }

  Benchmark("Move one of \(million) identifiers in a snapshot") { benchmark in
    var snapshot = snapshot(of: million)
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
      snapshot.moveItem(index % 1000, afterItem: million / 2)
      blackHole(snapshot.numberOfItems)
    }
  }

  Benchmark("Move one of \(million) identifiers in a plain array") { benchmark in
    var items = Array(0..<million)
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
      let (item, neighbor) = (index % 1000, million / 2)
      items.remove(at: items.firstIndex(of: item)!)
      items.insert(item, at: items.firstIndex(of: neighbor)! + 1)
      blackHole(items)
    }
  }

  Benchmark("Find 1000 of \(million) identifiers in a snapshot") { benchmark in
    let snapshot = snapshot(of: million)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      for item in 0..<1000 { blackHole(snapshot.indexOfItem(item * 997)) }
    }
  }

  Benchmark("Find 1000 of \(million) identifiers in a plain array") { benchmark in
    let items = Array(0..<million)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      for item in 0..<1000 { blackHole(items.firstIndex(of: item * 997)) }
    }
  }
}

/// Returns a snapshot with the given number of identifiers in one section.
func snapshot(of count: Int) -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(Array(0..<count))
  return snapshot
}

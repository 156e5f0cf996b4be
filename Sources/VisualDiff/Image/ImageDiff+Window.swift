internal import Dispatch

extension ImageDiff {
  /// Where differences lie closest.
  public struct Cluster: Hashable, Sendable {
    /// How many pixels differ in it.
    public var count: Int
    /// The window's corner, in pixels; the first of several by rows.
    public var x: Int
    public var y: Int
  }

  /// The most pixels that differ in any square window: totals hide clusters.
  ///
  /// A window may lie over the picture's edges only if the picture is smaller than it.
  ///
  /// - Parameter side: Pixels, from 1.
  /// - Complexity: O(pixels of the rows near differences), whatever the side.
  public func densest(in side: Int) -> Cluster {
    guard different > 0, side > 0 else { return Cluster(count: 0, x: 0, y: 0) }
    let parts = rows.count * width > Self.smallWork ? Self.parts : 1
    var found = [Cluster](repeating: Cluster(count: 0, x: 0, y: 0), count: parts)
    found.withUnsafeMutableBufferPointer { found in
      let found = Found(clusters: found)
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let bottoms = (height * part / parts)..<(height * (part + 1) / parts)
        found.clusters[part] = densest(in: side, endingIn: bottoms)
      }
    }
    return found.dropFirst().reduce(found[0]) { $1.count > $0.count ? $1 : $0 }
  }

  /// Pixels in rows with marks below which threads cost more than they bring.
  private static let smallWork = 1 << 18
  private static let parts = 4

  /// Where clusters are put: each part has a place of its own.
  private struct Found: @unchecked Sendable {
    var clusters: UnsafeMutableBufferPointer<Cluster>
  }

  /// The most in windows whose last row is one of these.
  private func densest(in side: Int, endingIn bottoms: Range<Int>) -> Cluster {
    var densest = Cluster(count: 0, x: 0, y: 0)
    let (tall, wide) = (min(side, height), min(side, width))
    let start = max(bottoms.lowerBound - tall, 0)
    var isMarked = [Bool](repeating: false, count: bottoms.upperBound - start)
    for row in rows where row >= start && row < bottoms.upperBound { isMarked[row - start] = true }
    marks.withUnsafeBufferPointer { marks in
      var columns = [Int32](repeating: 0, count: width)
      columns.withUnsafeMutableBufferPointer { columns in
        for row in start..<bottoms.lowerBound where isMarked[row - start] {
          add(1, marks, row: row, to: columns)
        }
        for bottom in bottoms {
          let leaving = bottom - tall
          let enters = isMarked[bottom - start]
          let leaves = leaving >= start && isMarked[leaving - start]
          if enters { add(1, marks, row: bottom, to: columns) }
          if leaves { add(-1, marks, row: leaving, to: columns) }
          // Sums change only where a row with marks enters or leaves, and are told when it enters.
          if enters { scan(columns, wide: wide, top: max(bottom - tall + 1, 0), &densest) }
        }
      }
    }
    return densest
  }

  private func add(
    _ step: Int32, _ marks: UnsafeBufferPointer<UInt8>, row: Int,
    to columns: UnsafeMutableBufferPointer<Int32>
  ) {
    var x = 0
    let start = row * width
    // Without a branch, so that many are added at once.
    while x < width {
      columns[x] &+= marks[start &+ x] == Mark.different ? step : 0
      x &+= 1
    }
  }

  private func scan(
    _ columns: UnsafeMutableBufferPointer<Int32>, wide: Int, top: Int, _ densest: inout Cluster
  ) {
    var sum = 0
    var x = 0
    while x < width {
      sum &+= Int(columns[x])
      if x >= wide { sum &-= Int(columns[x &- wide]) }
      if sum > densest.count { densest = Cluster(count: sum, x: max(x - wide + 1, 0), y: top) }
      x &+= 1
    }
  }
}

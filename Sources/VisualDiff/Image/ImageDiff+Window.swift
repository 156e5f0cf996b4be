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
    var densest = Cluster(count: 0, x: 0, y: 0)
    guard different > 0, side > 0 else { return densest }
    let marked = Set(rows)
    let (tall, wide) = (min(side, height), min(side, width))
    marks.withUnsafeBufferPointer { marks in
      var columns = [Int32](repeating: 0, count: width)
      columns.withUnsafeMutableBufferPointer { columns in
        for bottom in 0..<height {
          let leaving = bottom - tall
          let enters = marked.contains(bottom)
          let leaves = leaving >= 0 && marked.contains(leaving)
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

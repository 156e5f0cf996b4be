internal import Dispatch

extension ImageDiff {
  /// The window with the most differing pixels.
  public struct Cluster: Hashable, Sendable {
    /// The number of differing pixels in the window.
    public var count: Int
    /// The left edge of the window in pixels. Among equal windows the first by rows wins.
    public var x: Int
    /// The top edge of the window in pixels.
    public var y: Int
  }

  /// Returns the square window with the most differing pixels. Unlike totals, it reveals clusters.
  ///
  /// Windows stay inside the picture unless the picture is smaller.
  ///
  /// - Parameter side: The side of the window in pixels, at least 1.
  /// - Complexity: O(pixels of the rows near differences), independent of the side.
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

  /// The number of pixels in marked rows below which threads cost more than they gain.
  private static let smallWork = 1 << 18
  private static let parts = 4

  /// The results of the parts. Each part writes only to its own element.
  private struct Found: @unchecked Sendable {
    var clusters: UnsafeMutableBufferPointer<Cluster>
  }

  /// Returns the best window whose last row is one of these.
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
          // Sums change only when a marked row enters or leaves, and grow only when one enters.
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
    // Branch-free, so that the loop can be vectorized.
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

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
    var marked = [Int?](repeating: nil, count: bottoms.upperBound - start)
    for (index, row) in rows.enumerated() where row >= start && row < bottoms.upperBound {
      marked[row - start] = index
    }
    var columns = [Int32](repeating: 0, count: width)
    columns.withUnsafeMutableBufferPointer { columns in
      for index in marked.prefix(bottoms.lowerBound - start) { add(1, index, to: columns) }
      for bottom in bottoms {
        let leaving = bottom - tall
        add(1, marked[bottom - start], to: columns)
        add(-1, leaving >= start ? marked[leaving - start] : nil, to: columns)
        // Sums change only when a marked row enters or leaves, and grow only when one enters.
        guard marked[bottom - start] != nil else { continue }
        scan(columns, wide: wide, top: max(bottom - tall + 1, 0), &densest)
      }
    }
    return densest
  }

  /// - Parameter index: The index of the row among those with marks; `nil` for others.
  private func add(
    _ step: Int32, _ index: Int?, to columns: UnsafeMutableBufferPointer<Int32>
  ) {
    guard let index else { return }
    marks[index].withUnsafeBufferPointer { marks in
      var x = 0
      // Branch-free, so that the loop can be vectorized.
      while x < width {
        columns[x] &+= marks[x] == Mark.different ? step : 0
        x &+= 1
      }
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

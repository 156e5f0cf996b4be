internal import Basics

/// Finds the topmost of many overlapping rectangles at each pixel, row by row from the top.
struct OwnerRows {
  private let rects: [PixelRect]
  private let width: Int
  /// The indexes of the rectangles, sorted by their first row.
  private let entering: [Int]
  private var next = 0
  /// The indexes of the rectangles that intersect the row, ascending.
  private var active: [Int] = []
  private var isStale = true
  fileprivate private(set) var row: [Int32]

  /// The index for pixels outside all rectangles.
  static let noOwner: Int32 = -1

  init(_ rects: [PixelRect], width: Int) {
    self.rects = rects
    self.width = width
    entering = rects.indices.filter { !rects[$0].x.isEmpty && !rects[$0].y.isEmpty }
      .sorted { rects[$0].y.lowerBound < rects[$1].y.lowerBound }
    row = Array(repeating: Self.noOwner, count: width)
  }

  /// Returns the index of the topmost rectangle at each pixel of a row.
  ///
  /// - Parameter y: The row; rows must not descend between calls.
  /// - Complexity: O(width × intersecting rectangles) if they differ from those of the previous
  ///   row, otherwise O(width).
  mutating func owners(inRow y: Int) -> [Int32] {
    _ = advance(to: y)
    return row
  }

  /// Goes to a row, and returns whether its rectangles differ from those of the previous row.
  fileprivate mutating func advance(to y: Int) -> Bool {
    if active.contains(where: { rects[$0].y.upperBound <= y }) {
      active.removeAll { rects[$0].y.upperBound <= y }
      isStale = true
    }
    while next < entering.count, rects[entering[next]].y.lowerBound <= y {
      if rects[entering[next]].y.contains(y) {
        active.append(entering[next])
        isStale = true
      }
      next += 1
    }
    guard isStale else { return false }
    active.sort()
    paint()
    isStale = false
    return true
  }

  private mutating func paint() {
    row.withUnsafeMutableBufferPointer { row in
      row.update(repeating: Self.noOwner)
      for index in active {
        let span = rects[index].x.clamped(to: 0..<row.count)
        guard !span.isEmpty else { continue }
        row[span].update(repeating: Int32(index))
      }
    }
  }
}

/// The topmost of many overlapping rectangles at each pixel of a picture.
struct OwnerRuns {
  /// The index of the topmost rectangle up to a column.
  struct Run {
    var end: Int32
    var owner: Int32
  }

  /// The runs of rows, where they differ from those of the row above.
  private var runs: [[Run]] = []
  /// The index of the runs of each row.
  private var indexes: [Int32] = []

  init(_ rects: [PixelRect], width: Int, height: Int) {
    var owners = OwnerRows(rects, width: width)
    indexes.reserveCapacity(height)
    for y in 0..<height {
      if owners.advance(to: y) { runs.append(owners.runs) }
      indexes.append(Int32(runs.count - 1))
    }
  }

  /// Calls `body` with the parts of a range of columns that one rectangle owns, from left to right.
  func forEach(
    inRow y: Int, _ columns: Range<Int>, _ body: (_ owner: Int32, Range<Int>) -> Void
  ) {
    let runs = runs[Int(indexes[y])]
    var index = runs.partitioningIndex { $0.end > columns.lowerBound }
    var start = columns.lowerBound
    while start < columns.upperBound, index < runs.count {
      let end = min(Int(runs[index].end), columns.upperBound)
      body(runs[index].owner, start..<end)
      start = end
      index += 1
    }
  }
}

extension OwnerRows {
  /// The runs of pixels with the same owner in the row.
  fileprivate var runs: [OwnerRuns.Run] {
    var runs: [OwnerRuns.Run] = []
    for (x, owner) in row.enumerated() {
      if runs.last?.owner != owner { runs.append(OwnerRuns.Run(end: 0, owner: owner)) }
      runs[runs.count - 1].end = Int32(x + 1)
    }
    return runs
  }
}

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
  private var row: [Int32]

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
    if active.contains(where: { rects[$0].y.upperBound <= y }) {
      active.removeAll { rects[$0].y.upperBound <= y }
      isStale = true
    }
    var entered = false
    while next < entering.count, rects[entering[next]].y.lowerBound <= y {
      if rects[entering[next]].y.contains(y) {
        active.append(entering[next])
        entered = true
      }
      next += 1
    }
    if entered { active.sort() }
    if entered || isStale { paint() }
    isStale = false
    return row
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

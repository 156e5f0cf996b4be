/// Which of many rectangles, each over those before it, is seen at each pixel: row by row, downwards.
struct OwnerRows {
  private let rects: [PixelRect]
  private let width: Int
  /// The rectangles by their first row.
  private let entering: [Int]
  private var next = 0
  /// The rectangles that meet the row, in order.
  private var active: [Int] = []
  private var isStale = true
  private var row: [Int32]

  /// Where nothing is seen.
  static let nobody: Int32 = -1

  init(_ rects: [PixelRect], width: Int) {
    self.rects = rects
    self.width = width
    entering = rects.indices.filter { !rects[$0].x.isEmpty && !rects[$0].y.isEmpty }
      .sorted { rects[$0].y.lowerBound < rects[$1].y.lowerBound }
    row = Array(repeating: Self.nobody, count: width)
  }

  /// The index of the rectangle that is seen at each pixel of a row.
  ///
  /// - Parameter y: No less than in the call before.
  /// - Complexity: O(width × rectangles that meet the row) where they are not those of the row before.
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
      row.update(repeating: Self.nobody)
      for index in active {
        let span = rects[index].x.clamped(to: 0..<row.count)
        guard !span.isEmpty else { continue }
        row[span].update(repeating: Int32(index))
      }
    }
  }
}

/// Joins pixels that differ visibly to areas, and tells changes from the traces of another rasterizer.
///
/// Pixels belong to one area if their cells of 4 × 4 pixels touch. The *step* of a pixel is its
/// difference as a share of the contrast among its neighbors: a stroke that vanishes or moves by a
/// pixel has steps of 1, and one that another rasterizer draws with other coverage, or half a pixel
/// further, has steps of up to 0.6. The difference is *outside* as far as no neighbor in the other
/// picture has such a color: moved edges are inside, new colors outside.
struct DifferenceAreas {
  /// The side of a cell in pixels.
  static let side = 4

  /// Sums over the differing pixels of a cell or an area.
  struct Sums {
    private var steps: Float = 0
    /// The sum of what steps exceed 0.6.
    private(set) var excess: Float = 0
    private var amount: Float = 0
    private var outside: Float = 0
    private var direction = SIMD4<Float>()
    private var largestStep: Float = 0
    /// The largest difference as a share of any contrast, however low.
    private var largestShare: Float = 0
    private var visible: Float = 0
    /// The largest excess in 2 × 2 cells.
    var densestExcess: Float = 0

    /// Contrast below this number of levels does not make a step longer.
    private static let leastContrast: Float = 36

    var isEmpty: Bool { amount == 0 }

    /// Adds a pixel.
    ///
    /// - Parameters:
    ///   - change: The difference of the channels.
    ///   - contrast: The greater contrast of the pixel's surroundings in both pictures.
    ///   - beyond: How far the pixel is outside of its surroundings in the other picture.
    ///   - visible: The color difference ΔE.
    @inline(__always)
    mutating func add(
      _ change: SIMD4<Float>, contrast: Float, outside beyond: Float, visible difference: Float
    ) {
      let length = change.length
      let step = min(length / max(contrast, Self.leastContrast), 1)
      steps += step
      excess += max(step - 0.6, 0)
      largestStep = max(largestStep, step)
      largestShare = max(largestShare, length / max(contrast, 1))
      amount += length
      outside += beyond
      direction += change
      visible += difference
    }

    mutating func add(_ other: Sums) {
      steps += other.steps
      excess += other.excess
      amount += other.amount
      outside += other.outside
      direction += other.direction
      largestStep = max(largestStep, other.largestStep)
      largestShare = max(largestShare, other.largestShare)
      visible += other.visible
      densestExcess = max(densestExcess, other.densestExcess)
    }

    /// Whether the area differs by more than its antialiasing.
    var isChange: Bool {
      // Many long steps at one place: something vanished, appeared or moved.
      if densestExcess >= 2.4 { return true }
      let (common, beyond) = (direction.length / amount, outside / amount)
      // All pixels change in the same direction, to colors that no neighbor had, or by half a pixel.
      let isNew = beyond >= 0.4 && largestShare >= 0.08
      if common >= 0.95, visible >= 0.4, isNew || largestStep >= 0.5 { return true }
      // Long steps are not exceptions. Lossy compression changes pixels in all directions.
      let isNoise = common < 0.6 && beyond >= 0.35
      return excess >= 0.2 && excess >= steps * (isNoise ? 0.12 : 0.025)
    }
  }

  /// A row of cells.
  struct Row {
    /// The number of cell rows above.
    var y: Int
    /// The sums of each cell.
    var cells: [Sums]
  }

  /// The areas of the cells of each row, or -1 for cells without differing pixels.
  private var rows: [(y: Int, areas: [Int32])] = []
  /// The cells of the last row.
  private var above: [Sums] = []
  /// Another area to which an area was joined, or the area itself.
  private var parents: [Int] = []
  private var sums: [Sums] = []

  /// Adds the next row below with differing pixels.
  mutating func add(_ row: Row) {
    let isNear = rows.last?.y == row.y - 1
    let last = isNear ? rows[rows.count - 1].areas : []
    if !isNear { above = [] }
    var areas = [Int32](repeating: -1, count: row.cells.count)
    for (x, cell) in row.cells.enumerated() where !cell.isEmpty {
      var cell = cell
      cell.densestExcess =
        cell.excess + (x > 0 ? row.cells[x - 1].excess : 0)
        + (above.isEmpty ? 0 : above[x].excess + (x > 0 ? above[x - 1].excess : 0))
      var area = x > 0 ? Int(areas[x - 1]) : -1
      if isNear {
        for other in max(x - 1, 0)...min(x + 1, last.count - 1) where last[other] >= 0 {
          area = join(area, Int(last[other]))
        }
      }
      if area < 0 {
        area = parents.count
        parents.append(area)
        sums.append(cell)
      } else {
        area = root(area)
        sums[area].add(cell)
      }
      areas[x] = Int32(area)
    }
    rows.append((row.y, areas))
    above = row.cells
  }

  /// Returns the area that contains two areas.
  private mutating func join(_ one: Int, _ two: Int) -> Int {
    let two = root(two)
    guard one >= 0 else { return two }
    let one = root(one)
    guard one != two else { return one }
    let (kept, gone) = (min(one, two), max(one, two))
    parents[gone] = kept
    sums[kept].add(sums[gone])
    return kept
  }

  private mutating func root(_ area: Int) -> Int {
    var area = area
    while parents[area] != area {
      parents[area] = parents[parents[area]]
      area = parents[area]
    }
    return area
  }

  /// Calls `body` with the row and the column of each cell whose area is no change.
  mutating func forEachUnchanged(_ body: (_ row: Int, _ column: Int) -> Void) {
    let areChanges = parents.indices.map { sums[root($0)].isChange }
    for row in rows {
      for (column, area) in row.areas.enumerated() where area >= 0 && !areChanges[Int(area)] {
        body(row.y, column)
      }
    }
  }
}

import Scene

/// The drawings of a scene without duplicates.
struct DrawingTable {
  private(set) var drawings: [Drawing] = []
  private var indexes: [Drawing: Int] = [:]
  private var last: Int?

  /// The index of the drawing with these shapes; `nil` if there are none.
  mutating func index(of shapes: [Shape]) -> Int? {
    guard !shapes.isEmpty else { return nil }
    // Fast path: most drawings are equal to the previous one.
    if let last, drawings[last].shapes == shapes { return last }
    let drawing = Drawing(shapes)
    let index = indexes[drawing] ?? drawings.count
    if index == drawings.count {
      drawings.append(drawing)
      indexes[drawing] = index
    }
    last = index
    return index
  }

  /// Appends drawings without removing duplicates, because their indexes are already in use.
  mutating func append(_ others: [Drawing]) { drawings += others }
}

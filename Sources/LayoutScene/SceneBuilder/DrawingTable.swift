import Scene

/// The drawings of a scene, each stored once.
struct DrawingTable {
  private(set) var drawings: [Drawing] = []
  private var indexes: [Drawing: Int] = [:]
  private var last: Int?

  /// The index of shapes; `nil` if there is nothing to draw.
  mutating func index(of shapes: [Shape]) -> Int? {
    guard !shapes.isEmpty else { return nil }
    // Most look like the ones before them.
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

  /// Adds drawings at the end, equal ones too: their indexes are known.
  mutating func append(_ others: [Drawing]) { drawings += others }
}

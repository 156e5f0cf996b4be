/// Segments of a picture that are held as indexes, and the palette that they have in common.
struct IndexedPicture {
  private let width: Int
  private(set) var parts: [IndexedRows] = []
  private var table = ColorTable()

  init(width: Int) { self.width = width }

  /// `0xRRGGBBAA`, in the order in which the picture has them.
  var colors: [UInt32] { table.colors }

  /// Adds rows; `false`, and the picture is of no use any more, if there are too many colours.
  mutating func append(_ rows: IndexedRows) -> Bool {
    for color in rows.colors where table.insert(color) == nil { return false }
    parts.append(rows)
    return true
  }

  /// Calls `body` with the rows of a part as indexes of the common palette.
  func forEachRow(of part: IndexedRows, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let indexes = part.colors.map { table.index(of: $0) ?? 0 }
    guard !indexes.elementsEqual(indexes.indices.map { UInt8($0) }) else {
      return part.forEachRow(body)
    }
    var row = [UInt8](repeating: 0, count: width)
    part.forEachRow { own in
      for x in own.indices { row[x] = indexes[Int(own[x])] }
      row.withUnsafeBufferPointer(body)
    }
  }
}

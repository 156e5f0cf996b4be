/// The indexed segments of a picture, with their common palette.
struct IndexedPicture {
  private let width: Int
  private(set) var parts: [IndexedRows] = []
  private var table = ColorTable()

  init(width: Int) { self.width = width }

  /// Colors as `0xRRGGBBAA`, in order of first appearance.
  var colors: [UInt32] { table.colors }

  /// Adds rows. Returns false if there are too many colors; the picture is unusable afterwards.
  mutating func append(_ rows: IndexedRows) -> Bool {
    for color in rows.colors where table.insert(color) == nil { return false }
    parts.append(rows)
    return true
  }

  /// Calls `body` with the rows of a segment as indexes into the common palette.
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

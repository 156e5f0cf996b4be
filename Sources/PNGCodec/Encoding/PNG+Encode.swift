extension PNG {
  /// The bytes of a PNG whose rows `row` fills, each asked for once, from the top.
  ///
  /// The smallest storage that keeps every pixel is chosen: a palette for up to 256 colours, else
  /// three bytes a pixel if all are opaque, else four.
  ///
  /// - Parameters:
  ///   - pixelsPerMetre: How dense the picture is meant to be shown.
  ///   - row: Given the row's number and its `4 * width` bytes, fills in straight RGBA.
  /// - Throws: `PNGError` for an impossible size; what `row` throws.
  public static func encode(
    width: Int, height: Int, pixelsPerMetre: Int?,
    row: (Int, UnsafeMutableBufferPointer<UInt8>) throws -> Void
  ) throws -> [UInt8] {
    let possible = 1...Int(Int32.max)
    guard possible.contains(width), possible.contains(height) else {
      throw PNGError.impossibleSize(width: width, height: height)
    }
    var encoder = Encoder(width: width, height: height, pixelsPerMetre: pixelsPerMetre)
    var pixels = [UInt8](repeating: 0, count: 4 * width)
    for y in 0..<height {
      try pixels.withUnsafeMutableBufferPointer { buffer in
        try row(y, buffer)
        try encoder.add(UnsafeBufferPointer(buffer))
      }
    }
    return try encoder.finished()
  }

  /// The bytes of a PNG of `picture`.
  public static func encode(_ picture: Picture) throws -> [UInt8] {
    let length = 4 * picture.width
    return try picture.pixels.withUnsafeBufferPointer { pixels in
      try encode(
        width: picture.width, height: picture.height, pixelsPerMetre: picture.pixelsPerMetre
      ) { y, row in
        _ = row.update(fromContentsOf: pixels[(y * length)..<((y + 1) * length)])
      }
    }
  }
}

/// Finds the storage while rows come in.
///
/// Rows are held as palette indexes, a byte a pixel, for as long as a palette will do; then they are
/// replayed into a file without one. A file begun as opaque is unpacked and written anew at the
/// first pixel that is not: rare, and cheaper than holding every picture.
private struct Encoder {
  let width: Int
  let height: Int
  let pixelsPerMetre: Int?
  private var stage = Stage.indexing(ColorTable(), indexes: [])

  private enum Stage {
    case indexing(ColorTable, indexes: [UInt8])
    case opaque(File)
    case translucent(File)
  }

  /// The most pixels held as palette indexes.
  private static let mostIndexes = 1 << 26

  init(width: Int, height: Int, pixelsPerMetre: Int?) {
    self.width = width
    self.height = height
    self.pixelsPerMetre = pixelsPerMetre
  }

  mutating func add(_ row: UnsafeBufferPointer<UInt8>) throws {
    switch stage {
    case .indexing: try index(row)
    case .opaque(let file):
      do {
        try file.writer.write(row: row)
      } catch PNGError.unexpectedColor {
        let anew = try begin(.translucent)
        try file.replay(width: width, into: anew)
        try anew.writer.write(row: row)
        stage = .translucent(anew)
      }
    case .translucent(let file): try file.writer.write(row: row)
    }
  }

  func finished() throws -> [UInt8] {
    switch stage {
    case .opaque(let file), .translucent(let file):
      return try file.finished()
    case .indexing(let table, let indexes):
      let file = try begin(.palette(table.colors))
      try indexes.withUnsafeBufferPointer { indexes in
        for start in stride(from: 0, to: indexes.count, by: width) {
          try file.writer.write(
            indexes: UnsafeBufferPointer(rebasing: indexes[start..<(start + width)]))
        }
      }
      return try file.finished()
    }
  }

  private func begin(_ colors: PNG.Colors) throws -> File {
    try File(width: width, height: height, pixelsPerMetre: pixelsPerMetre, colors: colors)
  }

  private mutating func index(_ row: UnsafeBufferPointer<UInt8>) throws {
    guard case .indexing(var table, var indexes) = stage else { return }
    // The stage must not share its arrays while they grow.
    stage = .indexing(ColorTable(), indexes: [])
    let known = indexes.count
    if known + width <= Self.mostIndexes, table.append(row, to: &indexes) {
      stage = .indexing(table, indexes: indexes)
    } else {
      indexes.removeLast(indexes.count - known)
      try leavePalette(table.colors, indexes)
      try add(row)
    }
  }

  /// Writes what is held as indexes into a file without a palette.
  private mutating func leavePalette(_ colors: [UInt32], _ indexes: [UInt8]) throws {
    let isOpaque = colors.allSatisfy { $0 & 0xFF == 0xFF }
    let file = try begin(isOpaque ? .opaque : .translucent)
    var row = [UInt8](repeating: 0, count: 4 * width)
    for start in stride(from: 0, to: indexes.count, by: width) {
      row.withUnsafeMutableBytes { bytes in
        for pixel in 0..<width {
          let color = colors[Int(indexes[start + pixel])].bigEndian
          bytes.storeBytes(of: color, toByteOffset: 4 * pixel, as: UInt32.self)
        }
      }
      try row.withUnsafeBufferPointer { try file.writer.write(row: $0) }
    }
    stage = isOpaque ? .opaque(file) : .translucent(file)
  }
}

extension ColorTable {
  /// Appends the indexes of a row's colours; `false` if there are too many colours.
  fileprivate mutating func append(
    _ row: UnsafeBufferPointer<UInt8>, to indexes: inout [UInt8]
  ) -> Bool {
    var last: (color: UInt32, index: UInt8)?
    for pixel in 0..<(row.count / 4) {
      let color = color(at: pixel, in: row)
      if last?.color != color {
        guard let index = insert(color) else { return false }
        last = (color, index)
      }
      indexes.append(last?.index ?? 0)
    }
    return true
  }
}

/// A file in memory and the writer that fills it.
private final class File {
  let writer: PNG.Writer
  private let bytes: Bytes

  private final class Bytes {
    var all: [UInt8] = []
  }

  init(width: Int, height: Int, pixelsPerMetre: Int?, colors: PNG.Colors) throws {
    let bytes = Bytes()
    self.bytes = bytes
    writer = try PNG.Writer(
      width: width, height: height, pixelsPerMetre: pixelsPerMetre, colors: colors
    ) { bytes.all.append(contentsOf: $0) }
  }

  func finished() throws -> [UInt8] {
    try writer.finish()
    return bytes.all
  }

  /// Writes the rows so far into another file; this one is at its end.
  func replay(width: Int, into other: File) throws {
    try writer.finishPixels()
    try bytes.all.withUnsafeBufferPointer { source in
      let reader = try PNG.Reader(source, limits: PNG.Limits(width: .max))
      try reader.forEachRow(writer.rowsWritten) { _, row in try other.writer.write(row: row) }
    }
    bytes.all = []
  }
}

extension PNG {
  /// A group of rows that is compressed independently.
  ///
  /// Threads compress segments in parallel; ``Encoder/append(_:)`` takes them in order from the
  /// top.
  public struct Segment: Sendable {
    /// The number of rows in a segment; the last segment of a picture may have fewer.
    public static let height = 256

    let content: Content
    /// The width in pixels.
    let width: Int

    enum Content: Sendable {
      /// Rows with few colors, while the picture may have a palette.
      case indexed(IndexedRows)
      case compressed(CompressedRows)
    }

    var rowCount: Int {
      switch content {
      case .indexed(let rows): rows.count
      case .compressed(let rows): rows.count
      }
    }

    /// The memory size of the rows in bytes.
    public var byteCount: Int {
      switch content {
      case .indexed(let rows): rows.count * width
      case .compressed(let rows): rows.bytes.count
      }
    }
  }
}

/// A piece of a deflate stream that is aligned to bytes and has no references to earlier pieces.
struct CompressedRows: Sendable {
  var bytes: [UInt8]
  /// The number of rows.
  var count: Int
  /// The number of uncompressed bytes.
  var length: Int
  /// The Adler-32 checksum of the uncompressed bytes.
  var checksum: UInt32
}

extension PNG {
  /// Some rows of a picture on their way into its file, compressed on their own.
  ///
  /// Threads make segments side by side; ``Encoder/append(_:)`` takes them from the top.
  public struct Segment: Sendable {
    /// How many rows a segment has; the last one of a picture may have fewer.
    public static let height = 256

    let content: Content
    /// Pixels.
    let width: Int

    enum Content: Sendable {
      /// Rows with few colours, as long as the picture may have a palette.
      case indexed(IndexedRows)
      case compressed(CompressedRows)
    }

    var rowCount: Int {
      switch content {
      case .indexed(let rows): rows.count
      case .compressed(let rows): rows.count
      }
    }

    /// How much memory the rows take.
    public var byteCount: Int {
      switch content {
      case .indexed(let rows): rows.count * width
      case .compressed(let rows): rows.bytes.count
      }
    }
  }
}

/// Rows as a piece of a deflate stream that begins and ends with a byte and looks back at nothing before
/// it.
struct CompressedRows: Sendable {
  var bytes: [UInt8]
  /// How many rows there are.
  var count: Int
  /// The bytes that were compressed, and their Adler-32.
  var length: Int
  var checksum: UInt32
}

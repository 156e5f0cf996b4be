/// Why a PNG could not be written or read.
public enum PNGError: Error, Hashable, Sendable {
  /// A picture of no pixels, or of more than the format can state.
  case impossibleSize(width: Int, height: Int)
  /// More rows were written than the picture has, or fewer.
  case wrongRowCount(written: Int, height: Int)
  /// A pixel is not opaque, although the writer was told so.
  case unexpectedColor(row: Int)
  /// The file does not begin as a PNG does.
  case notPNG
  /// The file ends too early, at this byte.
  case truncated(at: Int)
  /// The check sum of a chunk does not fit its bytes.
  case badChecksum(chunk: String)
  /// A chunk that all readers must know, and this one does not.
  case unknownChunk(String)
  /// A chunk is not there, or not where it must be.
  case misplacedChunk(String)
  /// What a chunk says makes no sense.
  case badChunk(String, String)
  /// The picture is larger than the reader allows.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels are damaged.
  case badPixels(String)
  /// The system's zlib answered with an error.
  case zlib(code: Int)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .impossibleSize(let width, let height):
      "a PNG cannot be \(width) by \(height) pixels"
    case .wrongRowCount(let written, let height):
      "\(written) rows were written of a picture with \(height)"
    case .unexpectedColor(let row):
      "row \(row) has a colour that was not announced"
    case .notPNG: "not a PNG file"
    case .truncated(let offset): "the file ends too early, after \(offset) bytes"
    case .badChecksum(let chunk): "the check sum of chunk \(chunk) is wrong"
    case .unknownChunk(let chunk): "the chunk \(chunk) is needed and not known"
    case .misplacedChunk(let chunk): "the chunk \(chunk) is missing or not in its place"
    case .badChunk(let chunk, let reason): "the chunk \(chunk) is wrong: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) by \(height) pixels are more than can be read"
    case .badPixels(let reason): "the pixels are damaged: \(reason)"
    case .zlib(let code): "zlib failed with code \(code)"
    }
  }
}

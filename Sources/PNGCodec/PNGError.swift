/// An error of encoding or decoding a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The size in pixels is empty, or exceeds the limit of the format.
  case impossibleSize(width: Int, height: Int)
  /// The number of rows written is not the height of the picture.
  case wrongRowCount(written: Int, height: Int)
  /// A pixel is not opaque in a picture declared as opaque.
  case unexpectedColor(row: Int)
  /// The file does not start with the PNG signature.
  case notPNG
  /// The file is truncated after this number of bytes.
  case truncated(at: Int)
  /// The checksum of a chunk is wrong.
  case badChecksum(chunk: String)
  /// A critical chunk has an unknown type.
  case unknownChunk(String)
  /// A chunk is missing, duplicated or in the wrong position.
  case misplacedChunk(String)
  /// A chunk has invalid contents; its type and the reason.
  case badChunk(String, String)
  /// The picture exceeds the limits of the decoder.
  case tooLarge(width: Int, height: Int)
  /// The pixel data is invalid; the reason.
  case badPixels(String)
  /// zlib failed with an error code.
  case zlib(code: Int)
}

extension PNGError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    switch self {
    case .impossibleSize(let width, let height):
      "a PNG cannot be \(width) by \(height) pixels"
    case .wrongRowCount(let written, let height):
      "\(written) rows were written instead of \(height)"
    case .unexpectedColor(let row):
      "row \(row) has a translucent pixel in a picture declared as opaque"
    case .notPNG: "not a PNG file"
    case .truncated(let offset): "the file is truncated after \(offset) bytes"
    case .badChecksum(let chunk): "the checksum of chunk \(chunk) is wrong"
    case .unknownChunk(let chunk): "the critical chunk \(chunk) is unknown"
    case .misplacedChunk(let chunk): "the chunk \(chunk) is missing or misplaced"
    case .badChunk(let chunk, let reason): "the chunk \(chunk) is invalid: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) by \(height) pixels exceed the size limit"
    case .badPixels(let reason): "the pixel data is invalid: \(reason)"
    case .zlib(let code): "zlib failed with code \(code)"
    }
  }
}

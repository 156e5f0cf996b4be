import Synchronization

/// An encoded image: the bytes of a PNG, JPEG, WebP or SVG file and the properties from its header.
///
/// Only the format, the size and the orientation are read; the pixels are not decoded.
public struct ImageFile: Hashable, Sendable {
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The file format, detected from the first bytes.
  public let format: Format
  /// The width of the upright image in pixels.
  public let width: Int
  /// The height of the upright image in pixels.
  public let height: Int
  /// The rotation or reflection that makes the stored pixels upright.
  public let orientation: Orientation
  /// Whether only the opacity of the image counts: it is drawn in one color, as symbols are.
  package var isTemplate = false
  private let examination = Examination()

  /// The size of the decoded image in bytes, at four bytes per pixel.
  package var decodedBytes: Int { 4 * width * height }

  /// Whether the file was decoded without errors before. All copies of the value share the flag, so
  /// that the file is validated once.
  package var isKnownToBeWhole: Bool {
    get { examination.isWhole.load(ordering: .relaxed) }
    nonmutating set { examination.isWhole.store(newValue, ordering: .relaxed) }
  }

  /// A supported file format.
  public enum Format: String, Hashable, Sendable {
    /// The supported formats.
    case png, jpeg, webp, svg

    /// The format's MIME type, as in data URIs.
    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
  }

  /// The maximum number of pixels: 50 million.
  public static let maximumPixels = 50_000_000
  /// The maximum file size: 32 MiB.
  public static let maximumBytes = 32 * 1_048_576

  /// Reads the header of an image file.
  ///
  /// - Parameter bytes: The contents of the file.
  /// - Throws: `ImageProblem` if the format is unknown, the header is damaged or the image exceeds
  ///   ``maximumBytes`` or ``maximumPixels``.
  /// - Complexity: O(1) for PNG and WebP; O(*segments*) for JPEG.
  public init(_ bytes: [UInt8]) throws(ImageProblem) {
    guard bytes.count <= Self.maximumBytes else { throw .tooLarge(bytes: bytes.count) }
    let header = try ImageHeader(bytes)
    guard header.width > 0, header.height > 0 else { throw .damaged }
    let (count, isTooMuch) = header.width.multipliedReportingOverflow(by: header.height)
    guard !isTooMuch, count <= Self.maximumPixels else {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    self.bytes = bytes
    format = header.format
    orientation = header.orientation
    (width, height) =
      header.orientation.swapsSides
      ? (header.height, header.width) : (header.width, header.height)
  }

  /// Hashes the file's length and size only; hashing millions of bytes would be slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(width)
    hasher.combine(height)
  }

  /// The rotation or reflection that makes stored pixels upright. The raw values are those of EXIF.
  public enum Orientation: Int, Hashable, Sendable {
    /// The stored pixels are upright.
    case upright = 1
    /// The stored pixels must be mirrored or rotated, in the order of the EXIF values 2 to 8.
    case mirrored, upsideDown, flipped, transposed, turnedRight, transversed, turnedLeft

    /// Whether width and height are swapped, because the image is rotated by 90 degrees.
    public var swapsSides: Bool { rawValue >= 5 }
  }
}

/// The result of decoding, shared by all copies of an image file. It does not affect equality.
private final class Examination: Hashable, Sendable {
  let isWhole = Atomic(false)

  static func == (one: Examination, other: Examination) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// The reason that a file cannot be used as an image.
public enum ImageProblem: Error, Hashable, Sendable {
  /// The file is neither PNG, JPEG, WebP nor SVG.
  case unknownFormat
  /// The header is incomplete or invalid.
  case damaged
  /// An SVG contains more than shapes.
  case unsafe(String)
  /// The file has more than ``ImageFile/maximumBytes`` bytes.
  case tooLarge(bytes: Int)
  /// The image has more than ``ImageFile/maximumPixels`` pixels.
  case tooManyPixels(width: Int, height: Int)

  /// An explanation that follows "it cannot be shown:" in messages.
  public var explanation: String {
    switch self {
    case .unknownFormat: "it is not a PNG, JPEG, WebP or SVG file"
    case .damaged: "the file is damaged"
    case .unsafe(let what): "it contains \(what)"
    case .tooLarge(let bytes):
      "it has \(bytes) bytes; the maximum is \(ImageFile.maximumBytes)"
    case .tooManyPixels(let width, let height):
      "it has \(width) by \(height) pixels; the maximum is \(ImageFile.maximumPixels)"
    }
  }
}

import Synchronization

/// A picture as a user has it: the bytes of a PNG, JPEG or WebP file, and what they begin with.
///
/// Nothing is decoded here: only the format, the size and which way is up are read.
public struct ImageFile: Hashable, Sendable {
  public let bytes: [UInt8]
  public let format: Format
  /// Pixels, as the picture is shown.
  public let width: Int
  /// Pixels, as the picture is shown.
  public let height: Int
  /// Which way the stored rows have to be turned.
  public let orientation: Orientation
  private let examination = Examination()

  /// Whether somebody has seen that it can be decoded, of whichever copy: nobody has to try again then.
  package var isKnownToBeWhole: Bool {
    get { examination.isWhole.load(ordering: .relaxed) }
    nonmutating set { examination.isWhole.store(newValue, ordering: .relaxed) }
  }

  public enum Format: String, Hashable, Sendable {
    case png, jpeg, webp

    /// As it is called in data URIs.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// The most pixels of a picture.
  public static let mostPixels = 50_000_000
  /// The most bytes of a file.
  public static let mostBytes = 32 * 1_048_576

  /// Reads the beginning of a file.
  public init(_ bytes: [UInt8]) throws(ImageProblem) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge(bytes: bytes.count) }
    let header = try ImageHeader(bytes)
    guard header.width > 0, header.height > 0 else { throw .damaged }
    let (count, isTooMuch) = header.width.multipliedReportingOverflow(by: header.height)
    guard !isTooMuch, count <= Self.mostPixels else {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    self.bytes = bytes
    format = header.format
    orientation = header.orientation
    (width, height) =
      header.orientation.swapsSides
      ? (header.height, header.width) : (header.width, header.height)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(width)
    hasher.combine(height)
  }

  /// Which way stored rows have to be turned to be seen upright, by the numbers of EXIF.
  public enum Orientation: Int, Hashable, Sendable {
    case upright = 1
    case mirrored, upsideDown, flipped, transposed, turnedRight, transversed, turnedLeft

    /// Whether rows become columns.
    public var swapsSides: Bool { rawValue >= 5 }
  }
}

/// What copies of a picture tell each other; it makes none another picture.
private final class Examination: Hashable, Sendable {
  let isWhole = Atomic(false)

  static func == (one: Examination, other: Examination) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Why a file is no picture that can be shown.
public enum ImageProblem: Error, Hashable, Sendable {
  /// It begins like none of the formats.
  case unknownFormat
  /// It begins like one of them, and then makes no sense.
  case damaged
  case tooLarge(bytes: Int)
  case tooManyPixels(width: Int, height: Int)

  /// What is wrong, in words that follow "it cannot be shown:".
  public var words: String {
    switch self {
    case .unknownFormat: "it is neither PNG, JPEG nor WebP"
    case .damaged: "the file is damaged"
    case .tooLarge(let bytes):
      "it has \(bytes) bytes, more than the \(ImageFile.mostBytes) that are read"
    case .tooManyPixels(let width, let height):
      "\(width) by \(height) pixels are more than the \(ImageFile.mostPixels) that are read"
    }
  }
}

import CPangoCairo
import Foundation
import LayoutScene
import PNGCodec

/// What the pixels of a picture depend on beside its scene: the libraries that draw it and the fonts
/// that it is set in.
public struct RenderFingerprint: Hashable, Sendable {
  /// A library or a font, and its version or check sum.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Libraries first, then fonts in the order in which they are looked for.
  public var parts: [Part]

  public init(parts: [Part]) {
    self.parts = parts
  }

  /// Sixteen digits that differ where any part does.
  public var value: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.map({ "\($0.name)=\($0.value)\n" }).joined().utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash.hexadecimal
  }

  /// That of this process. Fonts are opened, so this takes some milliseconds.
  public static func current() -> RenderFingerprint {
    RenderFingerprint(parts: libraries + fonts)
  }

  private static var fonts: [Part] {
    var files = FontFiles()
    return files.parts()
  }

  private static var libraries: [Part] {
    let fontconfig = FcGetVersion()
    return [
      Part(name: "cairo", value: String(cString: cairo_version_string())),
      Part(name: "pixman", value: loaded("pixman_version_string") ?? "unknown"),
      Part(name: "freetype", value: freetype ?? "unknown"),
      Part(name: "harfbuzz", value: String(cString: hb_version_string())),
      Part(name: "pango", value: String(cString: pango_version_string())),
      Part(
        name: "fontconfig",
        value: "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  /// A text that a library answers which Cairo has loaded.
  private static func loaded(_ function: String) -> String? {
    typealias Answer = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = dlsym(nil, function) else { return nil }
    return unsafeBitCast(symbol, to: Answer.self)().map { String(cString: $0) }
  }

  /// `FT_Library_Version`
  private static var freetype: String? {
    typealias Open = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Close = @convention(c) (OpaquePointer?) -> Int32
    typealias Number = UnsafeMutablePointer<Int32>
    typealias Ask = @convention(c) (OpaquePointer?, Number, Number, Number) -> Void
    guard let open = dlsym(nil, "FT_Init_FreeType"), let ask = dlsym(nil, "FT_Library_Version"),
      let close = dlsym(nil, "FT_Done_FreeType")
    else { return nil }
    var library: OpaquePointer?
    guard unsafeBitCast(open, to: Open.self)(&library) == 0 else { return nil }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafeBitCast(ask, to: Ask.self)(library, &major, &minor, &patch)
    _ = unsafeBitCast(close, to: Close.self)(library)
    return "\(major).\(minor).\(patch)"
  }
}

/// The files of the fonts in the list, each looked into once, however many fonts are in it.
private struct FontFiles {
  private var sums: [String: String] = [:]

  /// Each family in each weight that text is set in; what is not there is told as well.
  mutating func parts() -> [RenderFingerprint.Part] {
    let missing = Set(Fonts.missingFamilies())
    return FontList.stated.flatMap { family in
      guard !missing.contains(family) else {
        return [RenderFingerprint.Part(name: family, value: "missing")]
      }
      return weights(of: family).map { value, weight in
        RenderFingerprint.Part(name: "\(family) \(weight.rawValue)", value: value)
      }
    }
  }

  /// The files of a family by their check sums, each with the weight nearest to regular that is set in it.
  private mutating func weights(of family: String) -> [(String, FontWeight)] {
    var weights: [String: FontWeight] = [:]
    let regular = FontWeight.regular.number
    for weight in FontWeight.allCases {
      let file = GlyphLoading.alone { Self.file(ofFamily: family, weight: weight) }
      let value = file.flatMap { checksum(of: $0) } ?? "unreadable"
      let isNearer = weights[value].map { abs(weight.number - regular) < abs($0.number - regular) }
      if isNearer ?? true { weights[value] = weight }
    }
    return weights.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value) }
  }

  /// The file that text of a family and a weight is set in first: `FcFontMatch`.
  private static func file(ofFamily family: String, weight: FontWeight) -> String? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight.number)))
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let font = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(font) }
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    return String(cString: file)
  }

  /// The check sum of the directory of the tables in a font file, which holds the length and a check sum
  /// of each, so that the tables themselves need not be read; of the whole file where it begins
  /// otherwise, as collections do.
  ///
  /// See "Organization of an OpenType Font" in the OpenType specification.
  private mutating func checksum(of path: String) -> String? {
    if let known = sums[path] { return known }
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    let sum = file.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[..<(Self.directory(of: bytes) ?? bytes.count)])
        .withMemoryRebound(to: UInt8.self, PNG.crc32).hexadecimal
    }
    sums[path] = sum
    return sum
  }

  /// Where the directory ends that a font file begins with.
  private static func directory(of file: UnsafeRawBufferPointer) -> Int? {
    let (header, entry) = (12, 16)
    guard file.count >= header else { return nil }
    let version = UInt32(bigEndian: file.loadUnaligned(as: UInt32.self))
    let count = UInt16(bigEndian: file.loadUnaligned(fromByteOffset: 4, as: UInt16.self))
    let end = header + entry * Int(count)
    // Outlines of TrueType, and "OTTO".
    return [0x0001_0000, 0x4F54_544F].contains(version) && end <= file.count ? end : nil
  }
}

extension FixedWidthInteger {
  /// With as many digits as there is room for.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: bitWidth / 4 - digits.count) + digits
  }
}

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

  /// That of this process. Fonts are read, so this takes some hundredths of a second.
  public static func current() -> RenderFingerprint {
    RenderFingerprint(parts: libraries + FontFiles().parts())
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

/// The files of the fonts in the list, each read once, however many fonts are in it.
private final class FontFiles {
  private let shaper = TextShaper()
  /// Kept as long as where they lie tells them apart.
  private var blobs: [OpaquePointer] = []
  /// By where a file lies in memory.
  private var sums: [UnsafeRawPointer: String] = [:]

  deinit {
    for blob in blobs { hb_blob_destroy(blob) }
  }

  /// Each family in each weight that text is set in; what is not there is told as well.
  func parts() -> [RenderFingerprint.Part] {
    let missing = Set(Fonts.missingFamilies())
    return FontList.stated.flatMap { family in
      guard !missing.contains(family) else {
        return [RenderFingerprint.Part(name: family, value: "missing")]
      }
      var seen: Set<String> = []
      return FontWeight.allCases.compactMap { weight in
        let value = GlyphLoading.alone { checksum(ofFamily: family, weight: weight) }
        guard seen.insert(value).inserted else { return nil }
        return RenderFingerprint.Part(name: "\(family) \(weight.rawValue)", value: value)
      }
    }
  }

  /// The check sum of the file that a font is in: `hb_face_reference_blob`.
  private func checksum(ofFamily family: String, weight: FontWeight) -> String {
    let description = FontDescription(families: [family], size: 16, weight: weight)
    guard let font = shaper.load(description) else { return "unreadable" }
    defer { g_object_unref(font) }
    guard let metrics = pango_font_get_hb_font(font),
      let blob = hb_face_reference_blob(hb_font_get_face(metrics))
    else { return "unreadable" }
    blobs.append(blob)
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return "unreadable" }
    if let known = sums[data] { return known }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    let sum = bytes.withMemoryRebound(to: UInt8.self, PNG.crc32).hexadecimal
    sums[data] = sum
    return sum
  }
}

extension FixedWidthInteger {
  /// With as many digits as there is room for.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: bitWidth / 4 - digits.count) + digits
  }
}

import CPangoCairo
import CompositionalLayout
import Foundation
import Scene

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
    parts.map { "\($0.name)=\($0.value)\n" }.joined().utf8.fnv1a.hexadecimal
  }

  /// That of this process. Fonts are opened, so this takes some milliseconds.
  public static func current() -> RenderFingerprint {
    RenderFingerprint(parts: libraries + fonts)
  }

  /// Each family in each weight that text is set in, a file that is of several once; what is not there is
  /// told as well.
  private static var fonts: [Part] {
    let missing = Set(Fonts.missingFamilies())
    var told: Set<String> = []
    return FontList.stated.flatMap { family in
      missing.contains(family)
        ? [Part(name: family, value: "missing")]
        : FontFile.all(ofFamily: family).filter { told.insert($0.path).inserted }.map { file in
          Part(name: "\(family) \(file.weight.rawValue)", value: file.checksum ?? "unreadable")
        }
    }
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

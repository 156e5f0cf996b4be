internal import Basics
import CPangoCairo
import Foundation
import Scene

/// The libraries and fonts that affect the pixels of a picture.
public struct RenderFingerprint: Hashable, Sendable {
  /// A library or a font with its version or checksum.
  public struct Part: Hashable, Sendable {
    /// The name of the library, or the family and weight of the font.
    public var name: String
    /// The version of a library, the checksum of a font, or `missing`.
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Libraries, followed by fonts in order of preference.
  public var parts: [Part]

  /// Creates a fingerprint of the given parts.
  public init(parts: [Part]) {
    self.parts = parts
  }

  /// A hash of all parts, as 16 hexadecimal digits.
  public var value: String {
    parts.map { "\($0.name)=\($0.value)\n" }.joined().utf8.fnv1a.hexadecimal
  }

  /// The fingerprint of the current process. Opens all fonts, which takes some milliseconds.
  public static func current() -> RenderFingerprint {
    RenderFingerprint(parts: libraries + fonts)
  }

  /// The name of the part that covers all fonts of the system.
  package static let nameOfAllFonts = "all fonts"

  /// Returns the fingerprint of the current process for a picture that needs fonts of the system
  /// besides the primary ones. Reads the table directories of all font files, and font collections
  /// as a whole.
  package func addingAllFonts() -> RenderFingerprint {
    var fingerprint = self
    if let files = FontSources.allFiles() {
      fingerprint.parts.append(Part(name: Self.nameOfAllFonts, value: FontFile.checksum(of: files)))
    }
    return fingerprint
  }

  /// One part per family and weight, one per file that the user chose (`font Name.ttf`), and one for
  /// the remaining primary fonts. A file used for several weights is listed once, and missing families
  /// are listed as well.
  private static var fonts: [Part] {
    let missing = Set(Fonts.missingFamilies())
    var listed: Set<String> = []
    let families = FontList.all.flatMap { family in
      missing.contains(family)
        ? [Part(name: family, value: "missing")]
        : FontFile.all(ofFamily: family).filter { listed.insert($0.path).inserted }.map { file in
          Part(name: "\(family) \(file.weight.rawValue)", value: file.checksum ?? "unreadable")
        }
    }
    let (system, chosen) = GlyphLoading.alone { FontSources.primaryFiles() }
    let named = chosen.map { path in
      let file = FontFile(path: path, weight: .regular)
      return Part(name: "font \(file.name)", value: file.checksum ?? "unreadable")
    }
    let rest = system.filter { !listed.contains($0) }
    return families + named.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
      + (rest.isEmpty
        ? [] : [Part(name: "further fonts", value: FontFile.checksum(of: rest))])
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

  /// Calls a version function of a library that Cairo has loaded.
  private static func loaded(_ function: String) -> String? {
    typealias VersionFunction = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = dlsym(nil, function) else { return nil }
    return unsafeBitCast(symbol, to: VersionFunction.self)().map { String(cString: $0) }
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

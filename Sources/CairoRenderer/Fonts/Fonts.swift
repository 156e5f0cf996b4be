import CPangoCairo
import Foundation

/// The fonts that the process uses for text.
public enum Fonts {
  /// The error for a path without fonts.
  public struct UnreadablePath: Error, Hashable, Sendable {
    /// The path as it was given.
    public var path: String
    /// Whether a file or folder exists at the path.
    public var exists: Bool

    /// Creates the error for a path.
    public init(path: String, exists: Bool) {
      self.path = path
      self.exists = exists
    }
  }

  /// Uses only the fonts of the given files and folders, whatever the system has: `FcConfigCreate`,
  /// `FcConfigAppFontAddFile`, `FcConfigSetCurrent`.
  ///
  /// Call it while nothing is measured or drawn, and create measurers afterwards.
  ///
  /// - Parameter paths: Paths of font files, or of folders that contain them.
  /// - Throws: ``UnreadablePath`` for a path without fonts.
  public static func use(only paths: [String]) throws(UnreadablePath) {
    guard let configuration = FcConfigCreate() else { return }
    for path in paths {
      let before = count(in: configuration)
      for file in files(at: path) { _ = FcConfigAppFontAddFile(configuration, file) }
      guard count(in: configuration) > before else {
        FcConfigDestroy(configuration)
        throw UnreadablePath(
          path: path, exists: FileManager.default.fileExists(atPath: path))
      }
    }
    GlyphLoading.alone {
      FontSources.useConfigured()
      FcConfigSetCurrent(configuration)
      FontMaps.forget()
    }
    FcConfigDestroy(configuration)
  }

  /// The file at a path, or the font files in a folder and its subfolders. Given the folder itself,
  /// fontconfig would block on named pipes and warn that it cannot write its cache.
  private static func files(at path: String) -> [String] {
    var files: [String] = []
    var rest = [path]
    let named = path
    // Symbolic links may form cycles.
    var known: Set<[UInt64]> = []
    while let path = rest.popLast() {
      var about = stat()
      guard stat(path, &about) == 0 else { continue }
      switch about.st_mode & S_IFMT {
      case S_IFREG where path == named || isFont(path): files.append(path)
      case S_IFDIR where known.insert([UInt64(about.st_dev), UInt64(about.st_ino)]).inserted:
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        rest += names.filter { !$0.hasPrefix(".") }.sorted(by: >).map { "\(path)/\($0)" }
      default: break
      }
    }
    return files
  }

  /// Whether a file name has a font's extension.
  private static func isFont(_ path: String) -> Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["ttf", "ttc", "otf", "otc", "pfa", "pfb", "woff", "woff2", "dfont"].contains(ending)
  }

  /// `FcConfigGetFonts`
  private static func count(in configuration: OpaquePointer) -> Int {
    Int(FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0)
  }

  /// Whether the process has any fonts: `FcConfigGetFonts`. Without fonts, text is invisible.
  package static var areAvailable: Bool {
    GlyphLoading.alone {
      _ = FontMaps.primary
      return [FcSetSystem, FcSetApplication].contains { set in
        (FcConfigGetFonts(nil, set)?.pointee.nfont ?? 0) > 0
      }
    }
  }

  /// The font families for text, in order of preference.
  public static var families: [String] { FontList.all }

  /// The families that are not installed, in order of preference. Text that needs them looks
  /// different. Uses `pango_font_map_list_families`.
  ///
  /// - Complexity: O(*n*) for *n* installed families.
  public static func missingFamilies() -> [String] {
    let known = installedFamilies()
    return FontList.all.filter { !known.contains($0.lowercased()) }
  }

  private static func installedFamilies() -> Set<String> {
    let names = GlyphLoading.alone {
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(FontMaps.primary, &list, &count)
      defer { g_free(list) }
      return (0..<Int(count)).compactMap { index in
        list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }
    }
    return Set(names.map { $0.lowercased() })
  }
}

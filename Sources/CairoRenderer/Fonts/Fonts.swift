import CPangoCairo
import Foundation

/// The fonts of the process that pictures are set in.
public enum Fonts {
  /// Why a font path is of no use.
  public struct UnreadablePath: Error, Hashable, Sendable {
    public var path: String
    /// Whether there is something at the path.
    public var exists: Bool
  }

  /// Lets text be set in the fonts of these files and folders and no others, whatever the system has:
  /// `FcConfigCreate`, `FcConfigAppFontAddFile`, `FcConfigSetCurrent`.
  ///
  /// To be called while nothing is measured or drawn; what measures and draws afterwards is made anew.
  ///
  /// - Throws: ``UnreadablePath`` for a path at which there is no font.
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
      FontSources.leave()
      FcConfigSetCurrent(configuration)
      FontMaps.forget()
    }
    FcConfigDestroy(configuration)
  }

  /// The file at a path, or the fonts in a folder and the folders in it: fontconfig would wait for what
  /// comes out of a pipe there, and tell that it cannot write what it found.
  private static func files(at path: String) -> [String] {
    var files: [String] = []
    var rest = [path]
    // A link may lead back.
    var known: Set<[UInt64]> = []
    while let place = rest.popLast() {
      var about = stat()
      guard stat(place, &about) == 0 else { continue }
      switch about.st_mode & S_IFMT {
      case S_IFREG where place == path || isFont(place): files.append(place)
      case S_IFDIR where known.insert([UInt64(about.st_dev), UInt64(about.st_ino)]).inserted:
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        rest += names.filter { !$0.hasPrefix(".") }.sorted(by: >).map { "\(place)/\($0)" }
      default: break
      }
    }
    return files
  }

  /// Whether a file in a folder is called like a font.
  private static func isFont(_ path: String) -> Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["ttf", "ttc", "otf", "otc", "pfa", "pfb", "woff", "woff2", "dfont"].contains(ending)
  }

  /// `FcConfigGetFonts`
  private static func count(in configuration: OpaquePointer) -> Int {
    Int(FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0)
  }

  /// The families that text is set in, in the order in which they are looked for.
  public static var families: [String] { FontList.stated }

  /// The families of the list that are not there, in its order: text that they should be set in looks
  /// different. `pango_font_map_list_families`.
  public static func missingFamilies() -> [String] {
    let known = installedFamilies()
    return FontList.stated.filter { !known.contains($0.lowercased()) }
  }

  private static func installedFamilies() -> Set<String> {
    let names = GlyphLoading.alone {
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(FontMaps.usual, &list, &count)
      defer { g_free(list) }
      return (0..<Int(count)).compactMap { index in
        list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
      }
    }
    return Set(names.map { $0.lowercased() })
  }
}

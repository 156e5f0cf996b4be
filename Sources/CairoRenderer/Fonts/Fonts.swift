import CPangoCairo
import Foundation

/// The fonts of the process that pictures are set in.
public enum Fonts {
  /// Why a font path is of no use.
  public struct UnreadablePath: Error, Hashable, Sendable {
    public var path: String
  }

  /// Lets text be set in the fonts of these files and folders and no others, whatever the system has:
  /// `FcConfigCreate`, `FcConfigAppFontAddDir`, `FcConfigSetCurrent`.
  ///
  /// To be called before anything is measured or drawn.
  ///
  /// - Throws: ``UnreadablePath`` for a path at which there is no font.
  public static func use(only paths: [String]) throws {
    guard let configuration = FcConfigCreate() else { return }
    for path in paths {
      let before = count(in: configuration)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists {
        _ =
          isFolder.boolValue
          ? FcConfigAppFontAddDir(configuration, path)
          : FcConfigAppFontAddFile(configuration, path)
      }
      guard count(in: configuration) > before else {
        FcConfigDestroy(configuration)
        throw UnreadablePath(path: path)
      }
    }
    GlyphLoading.alone {
      FontSources.leave()
      FcConfigSetCurrent(configuration)
      FontMaps.forget()
    }
    FcConfigDestroy(configuration)
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

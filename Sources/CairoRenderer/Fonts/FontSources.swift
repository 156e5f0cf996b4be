internal import Basics
import CPangoCairo
import CompositionalLayout
import Foundation
import Synchronization

/// The sources of the process's fonts.
///
/// Pictures use the fonts of ``FontList``. To find these, fontconfig does not need to read a
/// system's configuration of other fonts, in about forty files, or to sort hundreds of fonts for
/// each text size. It is configured with these families only, which takes a tenth of the time and
/// keeps user settings from changing pictures. Text with characters that these fonts lack is laid
/// out again with all fonts of the system.
enum FontSources {
  private enum Choice {
    /// No choice has been made yet.
    case open
    /// The fonts of the list come first.
    case listed
    /// The system's or the user's configuration.
    case configured
  }

  private static let choice = Mutex(Choice.open)

  /// Keeps fontconfig's own configuration.
  static func useConfigured() {
    choice.withLock { $0 = .configured }
  }

  /// Makes the choice before the first font map is created: `FcConfigSetCurrent`.
  ///
  /// - Returns: Whether there are other fonts besides the primary ones.
  @discardableResult
  static func choose() -> Bool {
    choice.withLock { choice in
      if choice == .open { choice = useListed() ? .listed : .configured }
      return choice == .listed
    }
  }

  #if os(Linux)
    /// Configures fontconfig with the fonts of the list. Returns false if the first of them is not
    /// in the usual folders; then all fonts of the system are used.
    private static func useListed() -> Bool {
      let environment = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
      guard environment.allSatisfy({ getenv($0) == nil }), let configuration = FcConfigCreate()
      else { return false }
      defer { FcConfigDestroy(configuration) }
      // The font folders are fixed: Debian's and the standard XDG ones.
      guard FcConfigParseAndLoadFromMemory(configuration, settings, FcBool(FcTrue)) != 0,
        FcConfigBuildFonts(configuration) != 0,
        let fonts = FcConfigGetFonts(configuration, FcSetSystem), hasFirst(fonts.pointee)
      else { return false }
      return FcConfigSetCurrent(configuration) != 0
    }

    private static func hasFirst(_ fonts: FcFontSet) -> Bool {
      let first = FontList.all[0]
      return (0..<Int(fonts.nfont)).contains { index in
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts.fonts[index], FC_FAMILY, 0, &family) == FcResultMatch,
          let family
        else { return false }
        return String(cString: family) == first
      }
    }

    /// Creates a font map with all fonts of the system: `pango_fc_font_map_set_config`.
    static func makeMapOfAllFonts() -> UnsafeMutablePointer<PangoFontMap>? {
      guard let map = pango_cairo_font_map_new(), let configuration = allFonts() else { return nil }
      defer { FcConfigDestroy(configuration) }
      pango_fc_font_map_set_config(OpaquePointer(map), configuration)
      return map
    }

    /// All fonts of the system, and the bundled ones: `FcInitLoadConfig`, `FcConfigBuildFonts`.
    private static func allFonts() -> OpaquePointer? {
      // A system without fonts may have no configuration, which fontconfig would report.
      let file = FcConfigGetFilename(nil, nil)
      defer { if let file { FcStrFree(file) } }
      guard let configuration = file == nil ? FcConfigCreate() : FcInitLoadConfig() else {
        return nil
      }
      let additions = (file == nil ? folders + rules : noCache) + bundledOnly
      guard
        FcConfigParseAndLoadFromMemory(
          configuration, "<fontconfig>\(additions)</fontconfig>", FcBool(FcTrue)) != 0,
        FcConfigBuildFonts(configuration) != 0
      else {
        FcConfigDestroy(configuration)
        return nil
      }
      return configuration
    }

    /// Settings that replace the system's copies of bundled fonts; empty if none are bundled.
    private static var bundledOnly: String {
      guard let bundledFolder else { return "" }
      return """
        <dir>\(bundledFolder.xml())</dir>
        <selectfont>
          <rejectfont>\(patterns("family", FontList.all.filter(isBundled)))</rejectfont>
          <acceptfont>\(patterns("file", bundledFiles ?? []))</acceptfont>
        </selectfont>
        """
    }

    /// The paths of all font files of the system; `nil` if the primary fonts already include them.
    static func allFiles() -> Set<String>? {
      guard choose(), let configuration = allFonts() else { return nil }
      defer { FcConfigDestroy(configuration) }
      return files(of: configuration, FcSetSystem)
    }
  #else
    private static func useListed() -> Bool { false }

    static func makeMapOfAllFonts() -> UnsafeMutablePointer<PangoFontMap>? { nil }

    static func allFiles() -> Set<String>? { nil }
  #endif

  /// The paths of the primary fonts' files: those found in the system, and those chosen by the user.
  /// `FcConfigGetFonts`
  static func primaryFiles() -> (system: Set<String>, chosen: Set<String>) {
    _ = FontMaps.primary
    return (files(of: nil, FcSetSystem), files(of: nil, FcSetApplication))
  }

  private static func files(of configuration: OpaquePointer?, _ set: FcSetName) -> Set<String> {
    guard let fonts = FcConfigGetFonts(configuration, set)?.pointee else { return [] }
    return Set(
      (0..<Int(fonts.nfont)).compactMap { index in
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts.fonts[index], FC_FILE, 0, &file) == FcResultMatch,
          let file
        else { return nil }
        return String(cString: file)
      })
  }

  /// The folder of the fonts that are installed with private libraries; `nil` if there is none. It is
  /// found from the Cairo library in use, so that compiled programs find it as well.
  private static let bundledFolder: String? = {
    #if os(Linux)
      // Glibc's module does not declare dladdr. Its result is four pointers, the path first.
      typealias Locate =
        @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
      var library: [UnsafePointer<CChar>?] = [nil, nil, nil, nil]
      guard let symbol = dlsym(nil, "cairo_version"), let locate = dlsym(nil, "dladdr"),
        unsafeBitCast(locate, to: Locate.self)(symbol, &library) != 0,
        let path = library[0].flatMap({ realpath($0, nil) })
      else { return nil }
      defer { free(path) }
      let folder = String(cString: path).split(separator: "/").dropLast()
      guard folder.suffix(2) == ["lib", "flatplan"] else { return nil }
      let parts = folder.dropLast(2) + ["share", "flatplan", "fonts"]
      let fonts = "/" + parts.joined(separator: "/")
      return access(fonts, R_OK) == 0 ? fonts : nil
    #else
      return nil
    #endif
  }()

  /// The paths of the bundled fonts; `nil` if there are none.
  private static var bundledFiles: [String]? {
    bundledFolder.map { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Whether the packages contain a family.
  private static func isBundled(_ family: String) -> Bool { family.hasPrefix("Inter") }

  /// Fontconfig patterns for values of an element.
  private static func patterns(_ element: String, _ values: [String]) -> String {
    values.map { value in
      "<pattern><patelt name='\(element)'><string>\(value.xml())</string></patelt></pattern>"
    }.joined()
  }

  /// The patterns of the listed fonts. If Inter is bundled, its files are listed instead of its
  /// families, because fontconfig prefers the newest copy of a font.
  private static var listed: String {
    let bundled = bundledFiles
    let families = FontList.all.filter { bundled == nil || !isBundled($0) }
    return patterns("family", families) + patterns("file", bundled ?? [])
  }

  /// The fontconfig configuration.
  private static var settings: String {
    let bundled = bundledFolder.map { "<dir>\($0.xml())</dir>" } ?? ""
    return """
      <fontconfig>
        \(bundled)
        \(folders)
        <selectfont>
          <rejectfont><pattern/></rejectfont>
          <acceptfont>\(listed)</acceptfont>
        </selectfont>
        \(rules)
      </fontconfig>
      """
  }

  /// The usual folders of fonts and of caches.
  private static let folders = """
    <dir>/usr/share/fonts</dir>
    <dir>/usr/local/share/fonts</dir>
    <dir prefix='xdg'>fonts</dir>
    <dir>~/.fonts</dir>
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix='xdg'>fontconfig</cachedir>
    \(noCache)
    """

  /// A last cache that can be opened but not written, because fontconfig reports an error if no
  /// cache is writable. A user without a home has none.
  private static let noCache = "<cachedir>/dev/null</cachedir>"

  /// Rules common to all systems: bitmap emoji are scaled, and fonts without a bold face are
  /// emboldened.
  private static let rules = """
    <alias binding='same'>
      <family>emoji</family><prefer><family>Noto Color Emoji</family></prefer>
    </alias>
    <match target='font'>
      <test name='outline'><bool>false</bool></test>
      <edit name='matrix' mode='assign'>
        <times>
          <name>matrix</name>
          <matrix>
            <divide><name target='pattern'>pixelsize</name><name target='font'>pixelsize</name></divide>
            <double>0</double>
            <double>0</double>
            <divide><name target='pattern'>pixelsize</name><name target='font'>pixelsize</name></divide>
          </matrix>
        </times>
      </edit>
    </match>
    <match target='font'>
      <test name='weight' compare='less_eq'><const>medium</const></test>
      <test name='weight' compare='more_eq' target='pattern'><const>bold</const></test>
      <edit name='embolden' mode='assign'><bool>true</bool></edit>
      <edit name='weight' mode='assign'><const>bold</const></edit>
    </match>
    """
}

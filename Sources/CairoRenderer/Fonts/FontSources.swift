import CPangoCairo
import Foundation
import Synchronization

/// Where the process looks for fonts.
///
/// Pictures are set in the fonts of ``FontList``. To find these, fontconfig need not read what a
/// system says of others, in some forty files, nor put hundreds of fonts in order for each size of
/// text: it is told of their families alone, which takes a tenth of the time and lets no setting of a
/// user change a picture. Only a text with letters that none of them has is set again with all fonts
/// of the system.
enum FontSources {
  private enum Choice {
    /// Nothing was looked for.
    case open
    /// The fonts of the list first.
    case listed
    /// What the system says, or the user.
    case asTold
  }

  private static let choice = Mutex(Choice.open)

  /// Leaves the choice to what is told fontconfig.
  static func leave() {
    choice.withLock { $0 = .asTold }
  }

  /// Chooses, before the first font map is made: `FcConfigSetCurrent`.
  ///
  /// - Returns: Whether there are fonts beyond those that are looked for first.
  @discardableResult
  static func choose() -> Bool {
    choice.withLock { choice in
      if choice == .open { choice = useListed() ? .listed : .asTold }
      return choice == .listed
    }
  }

  #if os(Linux)
    /// Whether the first font of the list was found where fonts are; a system that keeps it elsewhere
    /// is asked for all of them.
    private static func useListed() -> Bool {
      let environment = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
      guard environment.allSatisfy({ getenv($0) == nil }), let configuration = FcConfigCreate()
      else { return false }
      defer { FcConfigDestroy(configuration) }
      // Where the fonts are is not said to be a matter of pictures: Debian's and everybody's places.
      guard FcConfigParseAndLoadFromMemory(configuration, settings, FcBool(FcTrue)) != 0,
        FcConfigBuildFonts(configuration) != 0,
        let fonts = FcConfigGetFonts(configuration, FcSetSystem), hasFirst(fonts.pointee)
      else { return false }
      return FcConfigSetCurrent(configuration) != 0
    }

    private static func hasFirst(_ fonts: FcFontSet) -> Bool {
      let first = FontList.stated[0]
      return (0..<Int(fonts.nfont)).contains { index in
        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts.fonts[index], FC_FAMILY, 0, &family) == FcResultMatch,
          let family
        else { return false }
        return String(cString: family) == first
      }
    }

    /// A font map of all fonts of the system: `pango_fc_font_map_set_config`.
    static func makeMapOfAllFonts() -> UnsafeMutablePointer<PangoFontMap>? {
      guard let map = pango_cairo_font_map_new(), let configuration = FcInitLoadConfigAndFonts()
      else { return nil }
      defer { FcConfigDestroy(configuration) }
      pango_fc_font_map_set_config(OpaquePointer(map), configuration)
      return map
    }
  #else
    private static func useListed() -> Bool { false }

    static func makeMapOfAllFonts() -> UnsafeMutablePointer<PangoFontMap>? { nil }
  #endif

  /// What fontconfig is told, in its own language.
  private static var settings: String {
    let families = FontList.stated.map {
      "<pattern><patelt name='family'><string>\($0)</string></patelt></pattern>"
    }
    return """
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <dir>/usr/local/share/fonts</dir>
        <dir prefix='xdg'>fonts</dir>
        <dir>~/.fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix='xdg'>fontconfig</cachedir>
        <selectfont>
          <rejectfont><pattern/></rejectfont>
          <acceptfont>\(families.joined())</acceptfont>
        </selectfont>
        \(rules)
      </fontconfig>
      """
  }

  /// What systems say everywhere: emoji are pictures, which are scaled, and what has no bold is made
  /// bolder.
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

import CPangoCairo
import Foundation
import Scene

/// The fonts that text is set in, the first that has a letter first.
///
/// Debian and Ubuntu have them in `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
/// `fonts-noto-color-emoji`. After these comes whatever else the system has for a script. Han letters look
/// different in each language, and so each has a font of its own (``HanForm``).
///
/// Noto Color Emoji is not in the list: Pango itself looks for a font of pictures where a character
/// is to be one, and fontconfig would put the named one before all others, digits included.
enum FontList {
  /// Families for text up to 19 points.
  private static let text = ["Inter"] + scripts
  /// Families from 20 points on, where letters are drawn finer and closer.
  private static let display = ["Inter Display", "Inter"] + scripts

  /// Those for Latin letters, which the first ones have. A file that names all families at every large
  /// line is a quarter longer.
  private static let latinDisplay = ["Inter Display", "Inter", "Noto Sans", "sans-serif"]

  private static let scripts = [
    "Noto Sans", HanForm.simplified.family, "Noto Sans Arabic", "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "Noto Sans Thai", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "sans-serif",
  ]

  private static let displaySize = 20.0

  /// All families that are named: whatever else the system has comes after them.
  static let stated =
    ["Inter", "Inter Display"] + scripts.dropLast()
    + HanForm.allCases.filter { $0 != .simplified }.map(\.family) + ["Noto Color Emoji"]

  /// The list for a size in points, with Han letters of a form before those of all others.
  static func families(forSize size: Double, _ form: HanForm = .simplified) -> [String] {
    var families = isDisplay(size) ? display : text
    if form != .simplified, let usual = families.firstIndex(of: HanForm.simplified.family) {
      families.insert(form.family, at: usual)
    }
    return families
  }

  /// The list for a size in points and a text, without families that no letter of it needs.
  static func families(
    forSize size: Double, saying text: String, _ form: HanForm = .simplified
  ) -> [String] {
    if isDisplay(size), text.unicodeScalars.allSatisfy(\.isLatin) { return latinDisplay }
    guard form != .simplified, text.isOfEastAsia else { return families(forSize: size) }
    let all = families(forSize: size, form)
    let isOfBoth = text.unicodeScalars.allSatisfy { $0.isLatin || $0.isOfEastAsia }
    guard isOfBoth, let own = all.firstIndex(of: form.family) else { return all }
    return all[...own] + [HanForm.simplified.family, "sans-serif"]
  }

  /// Where a family stands in the list for a size in points; behind all where it is not in it.
  static func rank(ofFamily family: String?, forSize size: Double, _ form: HanForm) -> Int {
    let families = families(forSize: size, form)
    return families.firstIndex { $0 == family } ?? families.count
  }

  /// Whether a size in points is drawn finer and closer.
  static func isDisplay(_ size: Double) -> Bool { size >= displaySize }
}

/// How Han letters look: they have one code in all languages that are written with them, and forms of their
/// own in each.
enum HanForm: String, CaseIterable {
  case simplified = "SC"
  case traditional = "TC"
  case ofHongKong = "HK"
  case japanese = "JP"
  case korean = "KR"

  /// That of a language, by its tag; as in mainland China where it is none of those.
  init(language: String?) {
    let parts = language?.lowercased().split(separator: "-") ?? []
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .ofHongKong
    case "zh" where parts.contains("hk") || parts.contains("mo"): self = .ofHongKong
    case "zh" where parts.contains("tw") || parts.contains("hant"): self = .traditional
    default: self = .simplified
    }
  }

  var family: String { "Noto Sans CJK \(rawValue)" }
}

/// A font as Pango looks it up. Owns its `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer
  /// Points; text of another size is measured as if it had the nearest of these. A font that Cairo fails
  /// to make spoils the face, and with it fonts of other sizes.
  private static let sizes = 0.1...Double(TextMetrics.drawnSizes.upperBound)

  /// `pango_font_description_new`, with an absolute size: a point is a unit of the picture.
  convenience init(
    size: Double, weight: FontWeight, isItalic: Bool = false, form: HanForm = .simplified
  ) {
    self.init(
      families: FontList.families(forSize: size, form), size: size, weight: weight,
      isItalic: isItalic)
  }

  init(families: [String], size: Double, weight: FontWeight, isItalic: Bool = false) {
    pointer = pango_font_description_new()
    if isItalic { pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
    pango_font_description_set_family(pointer, families.joined(separator: ","))
    // Pango counts weights as CSS does.
    pango_font_description_set_weight(pointer, PangoWeight(numericCast(weight.number)))
    let drawn =
      size >= Self.sizes.lowerBound ? min(size, Self.sizes.upperBound) : Self.sizes.lowerBound
    pango_font_description_set_absolute_size(pointer, drawn * Double(PANGO_SCALE))
  }

  deinit {
    pango_font_description_free(pointer)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, digit or mark of Latin, or of punctuation.
  fileprivate var isLatin: Bool { value < 0x250 || (0x2010...0x203A).contains(value) }
}

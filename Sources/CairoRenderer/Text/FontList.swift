import CPangoCairo
import Foundation
import Scene

/// The font families for text. The first family that has a character is used for it.
///
/// Debian and Ubuntu provide them in `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
/// `fonts-noto-color-emoji`. Any other fonts of the system come after these. Han characters have
/// different regional forms, each with its own font (``HanForm``).
///
/// Noto Color Emoji is not in the list: Pango selects an emoji font itself where a character has
/// emoji presentation, and if it were listed, fontconfig would prefer it even for digits.
enum FontList {
  /// Families for small text.
  private static let text = ["Inter"] + scripts
  /// Families for large text, with finer strokes.
  private static let display = ["Inter Display", "Inter"] + scripts

  /// Families for large Latin text, which the first ones cover. Listing all families for every
  /// large line makes an SVG a quarter longer.
  private static let latinDisplay = ["Inter Display", "Inter", "Noto Sans", "sans-serif"]

  private static let scripts = [
    "Noto Sans", HanForm.simplified.family, "Noto Sans Arabic", "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "Noto Sans Thai", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "sans-serif",
  ]

  /// All families that Flatplan asks for. Other fonts of the system come after them.
  static let all =
    ["Inter", "Inter Display"] + scripts.dropLast()
    + HanForm.allCases.filter { $0 != .simplified }.map(\.family) + ["Noto Color Emoji"]

  /// The families for a size in points. The given form of Han characters precedes the default form.
  static func families(forSize size: Double, _ form: HanForm = .simplified) -> [String] {
    var families = isDisplay(size) ? display : text
    if form != .simplified, let usual = families.firstIndex(of: HanForm.simplified.family) {
      families.insert(form.family, at: usual)
    }
    return families
  }

  /// The families for a size in points and a text, without families that the text does not need.
  static func families(
    forSize size: Double, saying text: String, _ form: HanForm = .simplified
  ) -> [String] {
    if isDisplay(size), text.unicodeScalars.allSatisfy(\.isLatin) { return latinDisplay }
    guard form != .simplified, text.isOfEastAsia else { return families(forSize: size) }
    let all = families(forSize: size, form)
    let isLatinOrEastAsian = text.unicodeScalars.allSatisfy { $0.isLatin || $0.isOfEastAsia }
    guard isLatinOrEastAsian, let own = all.firstIndex(of: form.family) else { return all }
    return all[...own] + [HanForm.simplified.family, "sans-serif"]
  }

  /// The index of a family in the list for a size in points; the list's length if it is not in the
  /// list.
  static func rank(ofFamily family: String?, forSize size: Double, _ form: HanForm) -> Int {
    let families = families(forSize: size, form)
    return families.firstIndex { $0 == family } ?? families.count
  }

  /// Whether a size in points uses the display families.
  static func isDisplay(_ size: Double) -> Bool { size >= SystemSpacing.displaySize }
}

/// The regional form of Han characters, which share code points across languages.
enum HanForm: String, CaseIterable {
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"
  case japanese = "JP"
  case korean = "KR"

  /// The form for a language tag; the simplified form for other languages.
  init(language: String?) {
    let parts = language?.lowercased().split(separator: "-") ?? []
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
    case "zh" where parts.contains("tw") || parts.contains("hant"): self = .traditional
    default: self = .simplified
    }
  }

  var family: String { "Noto Sans CJK \(rawValue)" }
}

/// A font description for Pango. Owns its `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer
  /// The font sizes in points that Cairo draws. Other sizes are clamped to this range. A font that
  /// Cairo fails to create breaks its face, and other sizes of the font with it.
  private static let sizes = 0.1...Double(TextMetrics.drawnSizes.upperBound)

  /// Creates a description with an absolute size, so that a point is a unit of the picture:
  /// `pango_font_description_new`.
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
    // Pango uses CSS weights.
    pango_font_description_set_weight(pointer, PangoWeight(numericCast(weight.number)))
    let clamped =
      size >= Self.sizes.lowerBound ? min(size, Self.sizes.upperBound) : Self.sizes.lowerBound
    pango_font_description_set_absolute_size(pointer, clamped * Double(PANGO_SCALE))
  }

  deinit {
    pango_font_description_free(pointer)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is Latin or common punctuation.
  fileprivate var isLatin: Bool { value < 0x250 || (0x2010...0x203A).contains(value) }
}

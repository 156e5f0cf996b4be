import CPangoCairo
import Foundation
import Scene
import SceneSVG

/// Collects the fonts of a figure's text, with the characters that each font is used for, while
/// lines are placed.
final class FontSubsets {
  /// The prefix of the figure's family names.
  private let figure: String
  private var uses: [Use: Set<UInt32>] = [:]
  /// Uses in order of first appearance.
  private var order: [Use] = []
  /// Retains the fonts.
  private var texts: [ObjectIdentifier: ShapedText] = [:]

  private struct Use: Hashable {
    var face: OpaquePointer
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    /// The font's position in the list of preferences. The first font that has a character is used
    /// for it.
    var rank: Int
  }

  init(figure: String) {
    self.figure = figure
  }

  /// The name of the family for a text size in points. Each regional form of Han characters has its
  /// own family, because one font cannot have several forms.
  func family(forSize size: CGFloat, _ form: HanForm) -> String {
    let name = FontList.isDisplay(size) ? "\(figure)-display" : "\(figure)-text"
    return form == .simplified ? name : "\(name)-\(form.rawValue.lowercased())"
  }

  /// Records the fonts and characters of a line.
  func add(_ line: SetLine) {
    texts[ObjectIdentifier(line.text)] = line.text
    let form = HanForm(language: line.language)
    for part in line.text.parts(ofLine: line.index) {
      let font = line.run(part.part)?.font ?? line.font
      let family = family(forSize: font.size, form)
      let found = GlyphLoading.alone { (face: Self.face(of: part.font), name: part.font.family) }
      guard let face = found.face else { continue }
      let rank = FontList.rank(ofFamily: found.name, forSize: font.size, form)
      let use = Use(
        face: face, family: family, weight: font.weight, isItalic: font.isItalic, rank: rank)
      if uses[use] == nil { order.append(use) }
      uses[use, default: []].formUnion(part.string.unicodeScalars.map(\.value))
    }
  }

  /// `hb_font_get_face`
  private static func face(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    pango_font_get_hb_font(font).flatMap(hb_font_get_face)
  }

  /// The font subsets. Fonts that cannot be subset are left out; their text falls back to the list
  /// of families.
  func fonts() -> [EmbeddedFont] {
    let claims = claims()
    return order.compactMap { use in
      guard let characters = claims[use]?.sorted(), !characters.isEmpty else { return nil }
      guard let data = GlyphLoading.alone({ subset(of: use.face, characters) }) else { return nil }
      return EmbeddedFont(
        family: use.family, weight: use.weight, isItalic: use.isItalic, characters: characters,
        data: data.base64EncodedString())
    }
  }

  /// The characters to include in each font. Among fonts with the same name, weight and slant, only
  /// the first font of the list gets a character. Browsers would take it from the last font that
  /// has it: for example, the spaces between Latin words from an Arabic font.
  private func claims() -> [Use: Set<UInt32>] {
    struct Name: Hashable {
      var family: String
      var weight: FontWeight
      var isItalic: Bool
    }
    var claimed: [Name: Set<UInt32>] = [:]
    var claims: [Use: Set<UInt32>] = [:]
    for use in order.sorted(by: { $0.rank < $1.rank }) {
      let name = Name(family: use.family, weight: use.weight, isItalic: use.isItalic)
      let characters = (uses[use] ?? []).subtracting(claimed[name, default: []])
      claims[use] = characters
      claimed[name, default: []].formUnion(characters)
    }
    return claims
  }

  /// `hb_subset_or_fail`
  private func subset(of face: OpaquePointer, _ characters: [UInt32]) -> Data? {
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    for character in characters { hb_set_add(hb_subset_input_unicode_set(input), character) }
    hb_subset_input_set_flags(input, UInt32(HB_SUBSET_FLAGS_NO_HINTING.rawValue))
    guard let result = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(result) }
    guard let blob = hb_face_reference_blob(result) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }
}

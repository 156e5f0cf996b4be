internal import CompositionalLayout
internal import LayoutSpec
internal import SpecInput

/// The axes on which the variants of a spec differ: what tells their figures apart.
struct VariantDifferences {
  private let surfaces: Bool
  private let directions: Bool
  private let appearances: Bool
  private let textSizes: Bool
  private let themes: Bool

  init(_ variants: [Variant]) {
    func differ<Value: Hashable>(_ value: (Variant) -> Value) -> Bool {
      Set(variants.map(value)).count > 1
    }
    surfaces = differ(\.surface)
    directions = differ(\.direction)
    appearances = differ(\.appearance)
    textSizes = differ(\.textSize)
    themes = differ(\.theme)
  }

  /// Where a variant stands on those axes, as a part of ids: `390-rtl-dark`. All but the width go
  /// unsaid where they are plain.
  func words(of variant: Variant) -> String {
    var words: [String] = []
    if surfaces { words.append(variant.surface) }
    if directions, variant.direction != .ltr { words.append(variant.direction.rawValue) }
    if appearances, variant.appearance != .light { words.append(variant.appearance.rawValue) }
    if textSizes, variant.textSize != .large { words.append(variant.textSize.word) }
    if themes { words.append(variant.theme) }
    return words.joined(separator: "-")
  }
}

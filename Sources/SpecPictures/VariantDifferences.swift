internal import Geometry
internal import LayoutSpec

/// The axes on which the variants of a spec differ, which distinguish their figures.
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

  /// Returns the variant's values on these axes as part of an id: `390-rtl-dark`. Default values
  /// are left out, except for the container and the theme.
  func idPart(of variant: Variant) -> String {
    var parts: [String] = []
    if surfaces { parts.append(variant.surface) }
    if directions, variant.direction != .ltr { parts.append(variant.direction.rawValue) }
    if appearances, variant.appearance != .light { parts.append(variant.appearance.rawValue) }
    if textSizes, variant.textSize != .large { parts.append(variant.textSize.word) }
    if themes { parts.append(variant.theme) }
    return parts.joined(separator: "-")
  }
}

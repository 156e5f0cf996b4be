internal import Geometry
package import LayoutSpec

/// A property in which variants of one container can differ.
package enum VariantAxis: CaseIterable {
  case appearance, direction, textSize, theme

  package func label(_ variant: Variant) -> String {
    switch self {
    case .appearance: variant.appearance.rawValue
    case .direction: variant.direction.rawValue
    case .textSize: "text \(variant.textSize.word)"
    case .theme: "theme \(variant.theme)"
    }
  }

  /// Returns whether the variant has the default value, which is left out of descriptions.
  package func isDefault(_ variant: Variant) -> Bool {
    self == .theme || label(variant) == label(withDefault(variant))
  }

  /// Returns the variant with the default value.
  package func withDefault(_ variant: Variant) -> Variant {
    var variant = variant
    switch self {
    case .appearance: variant.appearance = .light
    case .direction: variant.direction = .ltr
    case .textSize: variant.textSize = .large
    case .theme: variant.theme = ""
    }
    return variant
  }
}

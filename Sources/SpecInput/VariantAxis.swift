internal import CompositionalLayout
package import LayoutSpec

/// How variants of one container differ.
package enum VariantAxis: CaseIterable {
  case appearance, direction, textSize, theme

  package func word(_ variant: Variant) -> String {
    switch self {
    case .appearance: variant.appearance.rawValue
    case .direction: variant.direction.rawValue
    case .textSize: "text \(variant.textSize.word)"
    case .theme: "theme \(variant.theme)"
    }
  }

  /// Whether it goes unsaid of a variant where all are alike.
  package func isPlain(_ variant: Variant) -> Bool {
    self == .theme || word(variant) == word(forgetting(variant))
  }

  /// The variant that is plain on the axis.
  package func forgetting(_ variant: Variant) -> Variant {
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

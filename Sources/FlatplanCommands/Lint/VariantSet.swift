internal import CompositionalLayout
internal import LayoutSpec

/// Some of the variants of a spec, told by what sets them apart from the others: on which axes all of them
/// or none are goes unsaid.
struct VariantSet {
  /// In the order in which they were looked at; those that differ in what goes unsaid once.
  private var variants: [Variant]
  /// The axes that make a difference.
  private var axes: Set<Axis> = []

  /// How variants of one container differ.
  private enum Axis: CaseIterable {
    case appearance, direction, textSize, theme

    func word(_ variant: Variant) -> String {
      switch self {
      case .appearance: variant.appearance.rawValue
      case .direction: variant.direction.rawValue
      case .textSize: "text \(variant.textSize.word)"
      case .theme: "theme \(variant.theme)"
      }
    }

    /// Whether it goes unsaid of a variant where all are alike.
    func isPlain(_ variant: Variant) -> Bool {
      self == .theme || word(variant) == word(forgetting(variant))
    }

    /// The variant that is plain on the axis.
    func forgetting(_ variant: Variant) -> Variant {
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

  /// - Complexity: O(variants).
  init(_ some: [Variant], among all: [Variant]) {
    variants = some
    var all = all
    for axis in Axis.allCases where Set(all.map(axis.word)).count > 1 {
      let chosen = Set(variants)
      let alike = Dictionary(grouping: all, by: axis.forgetting)
      guard alike.values.allSatisfy({ Set($0.map(chosen.contains)).count == 1 }) else {
        axes.insert(axis)
        continue
      }
      variants = variants.map(axis.forgetting).uniqued()
      all = all.map(axis.forgetting).uniqued()
    }
  }

  /// `320 points, 390 points (dark)`
  var words: String {
    variants.map { variant in
      let looks = Axis.allCases.filter { axes.contains($0) || !$0.isPlain(variant) }
        .map { $0.word(variant) }
      return variant.surfaceWords + (looks.isEmpty ? "" : " (\(looks.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }
}

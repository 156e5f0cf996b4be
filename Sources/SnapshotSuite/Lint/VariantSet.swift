internal import CompositionalLayout
internal import LayoutSpec
internal import SpecInput

/// Some of the variants of a spec, told by what sets them apart from the others: on which axes all of them
/// or none are goes unsaid.
struct VariantSet {
  /// In the order in which they were looked at; those that differ in what goes unsaid once.
  private var variants: [Variant]
  /// The axes that make a difference.
  private var axes: Set<VariantAxis> = []

  /// - Complexity: O(variants).
  init(_ some: [Variant], among all: [Variant]) {
    variants = some
    var all = all
    for axis in VariantAxis.allCases where Set(all.map(axis.word)).count > 1 {
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
      let looks = VariantAxis.allCases.filter { axes.contains($0) || !$0.isPlain(variant) }
        .map { $0.word(variant) }
      return variant.surfaceWords + (looks.isEmpty ? "" : " (\(looks.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }
}

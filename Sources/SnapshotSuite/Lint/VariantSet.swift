internal import Basics
internal import LayoutSpec
internal import SpecPictures

/// A subset of a spec's variants, described by the axes on which it differs from the rest. An axis
/// on which the subset has all values or none is left out.
struct VariantSet {
  /// The variants in order, without those that differ only on an axis that is left out.
  private var variants: [Variant]
  /// The axes that distinguish the subset.
  private var axes: Set<VariantAxis> = []

  /// - Complexity: O(variants).
  init(_ some: [Variant], among all: [Variant]) {
    variants = some
    var all = all
    for axis in VariantAxis.allCases where Set(all.map(axis.label)).count > 1 {
      let chosen = Set(variants)
      let alike = Dictionary(grouping: all, by: axis.withDefault)
      guard alike.values.allSatisfy({ Set($0.map(chosen.contains)).count == 1 }) else {
        axes.insert(axis)
        continue
      }
      variants = variants.map(axis.withDefault).uniqued()
      all = all.map(axis.withDefault).uniqued()
    }
  }

  /// The description: `320 points, 390 points (dark)`.
  var description: String {
    variants.map { variant in
      let looks = VariantAxis.allCases.filter { axes.contains($0) || !$0.isDefault(variant) }
        .map { $0.label(variant) }
      return variant.containerDescription
        + (looks.isEmpty ? "" : " (\(looks.joined(separator: ", ")))")
    }.joined(separator: ", ")
  }
}

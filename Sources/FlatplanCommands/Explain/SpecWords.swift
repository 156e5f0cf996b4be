internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec

/// Formats values as they are written in specs.
enum SpecWords {
  /// Points rounded to hundredths, which is finer than any pixel.
  static func number(_ points: CGFloat) -> String { ((points * 100).rounded() / 100).exact }

  static func size(_ size: CGSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  static func size(_ size: SizeDescription) -> String {
    "width \(dimension(size.width)), height \(dimension(size.height))"
  }

  static func frame(_ frame: CGRect) -> String {
    "[\([frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", "))]"
  }

  static func dimension(_ dimension: LayoutEngine.Dimension) -> String {
    switch dimension {
    case .fractionalWidth(let part): fraction(part) + "w"
    case .fractionalHeight(let part): fraction(part) + "h"
    case .absolute(let points): number(points)
    case .estimated(let points): "~" + number(points)
    case .uniformAcrossSiblings(let points): "~=" + number(points)
    }
  }

  /// A fraction in its most readable exact form: `1`, `50%` or `1/3`.
  private static func fraction(_ part: CGFloat) -> String {
    if part == 1 { return "1" }
    // In floating point, 0.55 * 100 != 55, but 550 / 1000 == 0.55.
    let thousandths = (part * 1000).rounded()
    let (percent, isPercent) = (thousandths / 10, thousandths / 1000 == part)
    if isPercent, percent == percent.rounded() { return number(percent) + "%" }
    for bottom in 3...12
    where abs(part * CGFloat(bottom) - (part * CGFloat(bottom)).rounded()) < 1e-9 {
      return "\(Int((part * CGFloat(bottom)).rounded()))/\(bottom)"
    }
    return isPercent ? number(percent) + "%" : part.exact
  }

  static func spacing(_ spacing: Spacing) -> String {
    number(spacing.minimum) + (spacing.isFlexible ? "+" : "")
  }

  /// Insets, as one number if all edges are equal.
  static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(edges).count == 1 { return number(insets.top) }
    let pairs = zip(["top", "leading", "bottom", "trailing"], edges)
    return "{" + pairs.map { "\($0): \(number($1))" }.joined(separator: ", ") + "}"
  }

  private static func edges(_ edges: EdgeSpacing) -> String {
    let all = [edges.top, edges.leading, edges.bottom, edges.trailing]
    if edges == .none { return "none" }
    let pairs = zip(["top", "leading", "bottom", "trailing"], all)
    return "{" + pairs.map { "\($0): \(spacing($1))" }.joined(separator: ", ") + "}"
  }

  /// Keys with values formatted as in specs.
  static func keys(_ described: [DescribedKeys.Pair]) -> [(String, String)] {
    described.map { ($0.key, value($0.value)) }
  }

  private static func value(_ value: Any) -> String {
    switch value {
    case let points as CGFloat: number(points)
    case let insets as NSDirectionalEdgeInsets: self.insets(insets)
    case let edges as EdgeSpacing: self.edges(edges)
    default: "\(value)"
    }
  }

  /// The UIKit call that creates a group.
  static func call(_ arrangement: GroupDescription.Arrangement) -> String {
    switch arrangement {
    case .cycle(let axis, _): "NSCollectionLayoutGroup.\(axis)(layoutSize:subitems:)"
    case .shares(let axis, _, _):
      "NSCollectionLayoutGroup.\(axis)(layoutSize:subitem:count:)"
    case .repeats(let axis, _, _):
      "NSCollectionLayoutGroup.\(axis)(layoutSize:repeatingSubitem:count:)"
    case .custom: "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)"
    }
  }

  /// Explains why a line holds its number of subitems.
  static func fit(_ fit: Fragment.Fit, of group: GroupDescription) -> String {
    let space = "\(number(fit.available)) pt"
    switch group.arrangement {
    case .shares(_, _, let count):
      return "\(count.of("equal share")) of \(space) minus spacing"
    case .repeats(_, _, let count): return "\(count.of("repeated subitem")) in \(space)"
    case .cycle, .custom: break
    }
    let fitted = "\(fit.count.of("subitem")) in \(space)"
    if let needed = fit.neededForNext {
      return "\(fitted); \(fit.count + 1) would need \(number(needed)) pt"
    }
    return group.box.size[fit.axis].isSelfSized
      ? "\(fitted): each once, because the group's length is estimated"
      : "\(fitted): the spacing leaves no room for another"
  }
}

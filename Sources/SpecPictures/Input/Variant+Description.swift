internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec

extension Variant {
  /// The description of the variant: `320 points, dark, rtl`.
  package var label: String {
    ([containerDescription] + styleDescriptions).joined(separator: ", ")
  }

  /// The container in paths and ids: the name of the device, or the width; and the system version,
  /// unless it is the default.
  package var surface: String { (device?.name ?? width.exact) + systemSuffix }

  /// `-ios18`; empty for the default system version.
  package var systemSuffix: String {
    compatibility == Self.usual ? "" : "-\(compatibility.rawValue)"
  }

  /// The description of the container: `320 points`, or `320 points on ios18`.
  package var containerDescription: String {
    (device?.name ?? "\(width.exact) points")
      + (compatibility == Self.usual ? "" : " on \(compatibility.rawValue)")
  }

  /// The system version that descriptions leave out.
  private static let usual = Compatibility.ios26

  /// All properties as a text that is stable across releases.
  package var key: String {
    func edges(_ edges: NSDirectionalEdgeInsets?) -> String {
      let sides = edges.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
      return sides.map(\.exact).joined(separator: ",")
    }
    let offset =
      switch scroll {
      case .along(let length)?: length.exact
      case .both(let x, let y)?: "\(x.exact),\(y.exact)"
      case nil: "0"
      }
    return [
      device?.name ?? "", width.exact, height.exact, scale.exact,
      appearance.rawValue, direction.rawValue, textSize.word, theme, edges(safeArea),
      edges(layoutMargins), offset, measure.rawValue, picture.rawValue,
    ].joined(separator: ";") + (compatibility == Self.usual ? "" : ";" + compatibility.rawValue)
  }

  /// The properties other than the container that differ from the defaults, in words.
  package var styleDescriptions: [String] {
    styleDescriptions(includingTheme: theme != Theme.wireframe.name)
  }

  /// Returns the same with or without the theme.
  package func styleDescriptions(includingTheme: Bool) -> [String] {
    VariantAxis.allCases.filter { $0 == .theme ? includingTheme : !$0.isDefault(self) }
      .map { $0.label(self) }
  }
}

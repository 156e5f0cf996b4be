internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

extension Variant {
  /// The description of the variant: `320 points, dark, rtl`.
  package var label: String {
    ([containerDescription] + styleDescriptions).joined(separator: ", ")
  }

  /// The container in paths and ids: the name of the device, or the width.
  package var surface: String { device?.name ?? width.exact }

  /// The description of the container.
  package var containerDescription: String { device?.name ?? "\(width.exact) points" }

  /// All properties as a text that is stable across releases.
  package var key: String {
    func edges(_ edges: NSDirectionalEdgeInsets?) -> String {
      let sides = edges.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
      return sides.map(\.exact).joined(separator: ",")
    }
    return [
      device?.name ?? "", width.exact, height.exact, scale.exact,
      appearance.rawValue, direction.rawValue, textSize.word, theme, edges(safeArea),
      edges(layoutMargins), scroll.exact, measure.rawValue, picture.rawValue,
    ].joined(separator: ";") + (compatibility == .ios26 ? "" : ";" + compatibility.rawValue)
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

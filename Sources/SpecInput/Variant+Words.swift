internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

extension Variant {
  /// What tells the variant from others, in words: `320 points, dark, rtl`.
  package var words: String {
    ([surfaceWords] + lookWords).joined(separator: ", ")
  }

  /// What the container fills, as paths and ids have it: the name of the device, or the width.
  package var surface: String { device?.name ?? width.exact }

  /// What the container fills, in words.
  package var surfaceWords: String { device?.name ?? "\(width.exact) points" }

  /// All of it, in a text that stays the same from one release to the next.
  package var key: String {
    func edges(_ edges: NSDirectionalEdgeInsets?) -> String {
      let sides = edges.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
      return sides.map(\.exact).joined(separator: ",")
    }
    return [
      device?.name ?? "", width.exact, height.exact, scale.exact,
      appearance.rawValue, direction.rawValue, textSize.word, theme, edges(safeArea),
      edges(layoutMargins), scroll.exact, measure.rawValue, picture.rawValue,
    ].joined(separator: ";")
  }

  /// What is not plain of it beside its container, in words.
  package var lookWords: [String] { lookWords(tellingTheme: theme != Theme.wireframe.name) }

  /// The same, with its theme or without it.
  package func lookWords(tellingTheme: Bool) -> [String] {
    VariantAxis.allCases.filter { $0 == .theme ? tellingTheme : !$0.isPlain(self) }
      .map { $0.word(self) }
  }
}

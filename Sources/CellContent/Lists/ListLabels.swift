package import CompositionalLayout
package import Foundation
package import Scene

/// The fonts and margins of the labels of a list's row, header or footer.
package struct ListLabels: Hashable, Sendable {
  /// The font of the only or the first label.
  package var first: Font
  package var second: Font
  /// The margins around a single label in points.
  package var margins: NSDirectionalEdgeInsets
  /// The margins around two labels in points.
  package var marginsOfTwo: NSDirectionalEdgeInsets
  /// Whether the labels use a secondary color.
  package var isSecondary = false

  /// A text style with the line height that lists use.
  package struct Font: Hashable, Sendable {
    package var style: DynamicTypeStyle
    /// The line height at the default text size, in points.
    var line: CGFloat
    /// The font weight; `nil` uses that of the text style.
    var weight: FontWeight?

    /// The font metrics at a text size. Line heights scale like those of the text style.
    ///
    /// - Parameter own: Font properties that override those of the list.
    package func metrics(
      at size: UIContentSizeCategory, _ own: FontReference = FontReference()
    ) -> TextMetrics {
      var font = own.metrics(fallback: style, at: size)
      guard own.style == nil else { return font }
      if own.size == nil { font.lineHeight += line - style.metrics.lineHeight }
      if own.weight == nil { font.weight = weight ?? font.weight }
      return font
    }
  }

  /// The gap between a picture and its labels in points.
  package static let pictureGap: CGFloat = 12
  /// The minimum width of a symbol beside labels in points.
  package static let symbolWidth: CGFloat = 28
}

extension ListLabels {
  private static var metrics: ListMetrics { .phone }

  package static let row: ListLabels = {
    let row = metrics.row
    func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: vertical, leading: row.leading, bottom: vertical, trailing: row.leading)
    }
    return ListLabels(
      first: Font(style: .body, line: row.line),
      second: Font(style: .subheadline, line: row.secondaryLine),
      margins: margins(row.padding), marginsOfTwo: margins(row.paddingOfTwo))
  }()

  package static func header(
    _ style: DynamicTypeStyle, _ weight: FontWeight = .semibold, isSecondary: Bool = false
  ) -> ListLabels {
    boundary(metrics.header, style, weight, second: .subheadline, isSecondary: isSecondary)
  }

  /// The labels of a footer.
  ///
  /// - Parameter second: The text style of a second label.
  package static func footer(second: DynamicTypeStyle) -> ListLabels {
    boundary(metrics.footer, .footnote, nil, second: second, isSecondary: true)
  }

  private static func boundary(
    _ metrics: ListMetrics.BoundaryMetrics, _ style: DynamicTypeStyle, _ weight: FontWeight?,
    second: DynamicTypeStyle, isSecondary: Bool
  ) -> ListLabels {
    let margins = NSDirectionalEdgeInsets(
      top: metrics.top, leading: metrics.leading, bottom: metrics.bottom,
      trailing: metrics.leading)
    return ListLabels(
      first: Font(style: style, line: metrics.line, weight: weight),
      second: Font(style: second, line: metrics.line), margins: margins, marginsOfTwo: margins,
      isSecondary: isSecondary)
  }

  /// The labels of a header: large in sidebars, secondary in grouped lists.
  package static func header(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> ListLabels {
    switch appearance {
    case .plain: header(.headline)
    case .grouped, .insetGrouped: header(.headline, isSecondary: true)
    case .sidebar, .sidebarPlain: header(.title3)
    }
  }
}

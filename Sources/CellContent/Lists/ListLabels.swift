package import CompositionalLayout
package import Foundation
package import Scene

/// The fonts and the margins of the labels of a row, a header or a footer of a list.
package struct ListLabels: Hashable, Sendable {
  /// The font of the label, or of the first of two.
  package var first: Font
  package var second: Font
  /// Points around a single label.
  package var margins: NSDirectionalEdgeInsets
  /// Points around two labels.
  package var marginsOfTwo: NSDirectionalEdgeInsets
  /// Whether the labels step back behind those of rows.
  package var isQuiet = false

  /// A text style with the line height that the list gives it.
  package struct Font: Hashable, Sendable {
    package var style: DynamicTypeStyle
    /// The height of a line at the usual text size, in points.
    var line: CGFloat
    /// `nil` is the text style's.
    var weight: FontWeight?

    /// The metrics at a text size: lines are as much higher or lower than usual as those of the text style.
    ///
    /// - Parameter own: What is said of the font instead.
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

  /// Points between a picture and the labels beside it.
  package static let pictureGap: CGFloat = 12
  /// The width that symbols beside labels take at least, in points.
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
    _ style: DynamicTypeStyle, _ weight: FontWeight = .semibold, isQuiet: Bool = false
  ) -> ListLabels {
    boundary(metrics.header, style, weight, second: .subheadline, isQuiet: isQuiet)
  }

  /// - Parameter second: The text style of a second label.
  package static func footer(second: DynamicTypeStyle) -> ListLabels {
    boundary(metrics.footer, .footnote, nil, second: second, isQuiet: true)
  }

  private static func boundary(
    _ metrics: ListMetrics.BoundaryMetrics, _ style: DynamicTypeStyle, _ weight: FontWeight?,
    second: DynamicTypeStyle, isQuiet: Bool
  ) -> ListLabels {
    let margins = NSDirectionalEdgeInsets(
      top: metrics.top, leading: metrics.leading, bottom: metrics.bottom,
      trailing: metrics.leading)
    return ListLabels(
      first: Font(style: style, line: metrics.line, weight: weight),
      second: Font(style: second, line: metrics.line), margins: margins, marginsOfTwo: margins,
      isQuiet: isQuiet)
  }

  /// The labels of a header: larger ones in sidebars, quiet ones where rows stand in blocks.
  package static func header(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> ListLabels {
    switch appearance {
    case .plain: header(.headline)
    case .grouped, .insetGrouped: header(.headline, isQuiet: true)
    case .sidebar, .sidebarPlain: header(.title3)
    }
  }
}

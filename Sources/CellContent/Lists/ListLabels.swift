package import Foundation
package import Geometry
package import LayoutEngine
package import Scene

/// The fonts and margins of the labels of a list's row, header or footer.
package struct ListLabels: Hashable, Sendable {
  /// The font of the only or the first label.
  package var first: Font
  package var second: Font
  /// The margins around the labels in points.
  package var margins: NSDirectionalEdgeInsets
  /// Whether the labels use a secondary color.
  package var isSecondary = false

  /// Whether headers are shown in capital letters.
  package var isUppercase = false

  /// A text style with the line height of the system font.
  package struct Font: Hashable, Sendable {
    package var style: DynamicTypeStyle
    /// The font weight; `nil` uses the text style's weight.
    var weight: FontWeight?
    /// Rounds line heights to the pixels of the list.
    var profile: ListProfile

    /// The font metrics at a text size. The line height is that of the font, in whole pixels.
    ///
    /// - Parameter own: Font properties that override those of the list.
    package func metrics(
      at size: UIContentSizeCategory, _ own: FontReference = FontReference()
    ) -> TextMetrics {
      var font = own.metrics(fallback: style, at: size)
      font.lineHeight = profile.line(ofSize: font.size)
      if own.style == nil, own.weight == nil { font.weight = weight ?? font.weight }
      return font
    }
  }

  /// The gap between a picture and its labels in points.
  package static let pictureGap: CGFloat = 12
  /// The least gap between a text and a value beside it in points.
  package static let valueGap: CGFloat = 8
  /// The minimum width of a symbol beside labels in points.
  package static let symbolWidth: CGFloat = 28
  /// The part of its square that a symbol beside labels fills.
  package static let symbolShare: CGFloat = 0.8

  /// The side of the square of a symbol beside a label in points, in whole pixels.
  package static func symbolRoom(
    beside font: TextMetrics, _ profile: ListProfile
  ) -> CGFloat {
    PixelGrid(scale: profile.scale).nearest(max(symbolWidth, font.size * 1.4))
  }
}

extension ListLabels {
  package static func row(_ profile: ListProfile) -> ListLabels {
    let row = profile.metrics.row
    return ListLabels(
      first: Font(style: .body, profile: profile),
      second: Font(style: .subheadline, profile: profile),
      margins: NSDirectionalEdgeInsets(
        top: row.padding, leading: row.leading, bottom: row.padding, trailing: row.leading))
  }

  /// The labels of a header that is as prominent as a text style.
  package static func header(
    _ style: DynamicTypeStyle, _ profile: ListProfile, weight: FontWeight = .semibold,
    isSecondary: Bool = false
  ) -> ListLabels {
    boundary(
      profile.metrics.plainHeader, style, weight, second: .subheadline, isSecondary: isSecondary,
      profile)
  }

  /// The labels of a footer.
  ///
  /// - Parameter second: The text style of a second label.
  package static func footer(second: DynamicTypeStyle, _ profile: ListProfile) -> ListLabels {
    boundary(profile.metrics.footer, .footnote, nil, second: second, isSecondary: true, profile)
  }

  private static func boundary(
    _ metrics: ListMetrics.BoundaryMetrics, _ style: DynamicTypeStyle, _ weight: FontWeight?,
    second: DynamicTypeStyle, isSecondary: Bool, _ profile: ListProfile
  ) -> ListLabels {
    let margins = NSDirectionalEdgeInsets(
      top: metrics.top, leading: metrics.leading, bottom: metrics.bottom,
      trailing: metrics.leading)
    return ListLabels(
      first: Font(style: style, weight: weight, profile: profile),
      second: Font(style: second, profile: profile), margins: margins, isSecondary: isSecondary)
  }

  /// The labels of a header: large in sidebars, secondary in grouped lists, and there up to iOS 18
  /// small and in capital letters (R103).
  package static func header(
    of appearance: ListAppearance, _ profile: ListProfile
  ) -> ListLabels {
    switch (appearance, profile.system) {
    case (.plain, _): return header(.headline, profile)
    case (.grouped, .ios18), (.insetGrouped, .ios18):
      var labels = boundary(
        profile.metrics.header, .footnote, nil, second: .footnote, isSecondary: true, profile)
      labels.isUppercase = true
      return labels
    case (.grouped, _), (.insetGrouped, _): return header(.headline, profile, isSecondary: true)
    case (.sidebar, _), (.sidebarPlain, _): return header(.title3, profile)
    }
  }
}

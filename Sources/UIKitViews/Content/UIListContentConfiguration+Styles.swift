internal import CompositionalLayout
internal import Foundation
internal import Scene

// The system's styles, by the numbers of lists on a phone: lines are as high as they are there,
// and as much higher or lower as the text style is at the size that people ask for.
extension UIListContentConfiguration {
  private static func font(
    _ style: DynamicTypeStyle, _ line: CGFloat, _ weight: FontWeight? = nil
  ) -> UIFont {
    var font = style.metrics(at: UITraitCollection.current.preferredContentSizeCategory)
    font.lineHeight += line - style.metrics.lineHeight
    font.weight = weight ?? font.weight
    return UIFont(font, style: style)
  }

  private static func row(isOfSidebar: Bool = false) -> Self {
    let row = ListMetrics.phone.row
    func margins(_ vertical: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: vertical, leading: row.leading, bottom: vertical, trailing: row.leading)
    }
    var result = Self(
      TextProperties(font: font(.body, row.line), color: .label),
      TextProperties(font: font(.subheadline, row.secondaryLine), color: .secondaryLabel),
      margins: margins(row.padding), marginsOfTwo: margins(row.paddingOfTwo))
    result.textToSecondaryTextVerticalPadding = row.gap
    result.isOfSidebar = isOfSidebar
    return result
  }

  private static func boundary(
    _ style: DynamicTypeStyle, _ weight: FontWeight?, _ color: UIColor,
    _ numbers: ListMetrics.BoundaryMetrics
  ) -> Self {
    Self(
      TextProperties(font: font(style, numbers.line, weight), color: color),
      TextProperties(font: font(.subheadline, numbers.line), color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(
        top: numbers.top, leading: numbers.leading, bottom: numbers.bottom,
        trailing: numbers.leading))
  }

  /// The style that rows, headers and footers of a list have by themselves.
  static func usual(for place: ListCellPlace?) -> Self {
    let appearance = place?.appearance ?? .plain
    switch (place?.part ?? .row, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): return sidebarCell()
    case (.row, _): return cell()
    case (.header, .plain): return plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return groupedHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): return sidebarHeader()
    case (.footer, .plain): return plainFooter()
    case (.footer, _): return groupedFooter()
    }
  }
}

extension UIListContentConfiguration {
  public static func cell() -> Self { row() }
  public static func subtitleCell() -> Self { row() }
  public static func sidebarCell() -> Self { row(isOfSidebar: true) }
  public static func sidebarSubtitleCell() -> Self { row(isOfSidebar: true) }
  public static func accompaniedSidebarCell() -> Self { row(isOfSidebar: true) }
  public static func accompaniedSidebarSubtitleCell() -> Self { row(isOfSidebar: true) }

  public static func valueCell() -> Self {
    var result = row()
    result.secondaryTextProperties = TextProperties(
      font: result.textProperties.font, color: .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  public static func header() -> Self { plainHeader() }
  public static func footer() -> Self { plainFooter() }

  public static func plainHeader() -> Self {
    boundary(.headline, .semibold, .label, ListMetrics.phone.header)
  }

  public static func groupedHeader() -> Self {
    boundary(.headline, .semibold, .secondaryLabel, ListMetrics.phone.header)
  }

  public static func prominentInsetGroupedHeader() -> Self {
    boundary(.title3, .semibold, .label, ListMetrics.phone.header)
  }

  public static func extraProminentInsetGroupedHeader() -> Self {
    boundary(.title2, .bold, .label, ListMetrics.phone.header)
  }

  public static func sidebarHeader() -> Self {
    boundary(.title3, .semibold, .label, ListMetrics.phone.header)
  }

  public static func plainFooter() -> Self {
    boundary(.footnote, nil, .secondaryLabel, ListMetrics.phone.footer)
  }

  public static func groupedFooter() -> Self { plainFooter() }
}

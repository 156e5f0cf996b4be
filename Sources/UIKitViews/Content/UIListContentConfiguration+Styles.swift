internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene

// The system's styles, by the metrics of lists on a phone.
extension UIListContentConfiguration {
  private init(_ labels: ListLabels, isOfSidebar: Bool = false) {
    func font(_ font: ListLabels.Font) -> UIFont {
      UIFont(
        font.metrics(at: UITraitCollection.current.preferredContentSizeCategory), style: font.style)
    }
    self.init(
      TextProperties(
        font: font(labels.first), color: labels.isSecondary ? .secondaryLabel : .label),
      TextProperties(font: font(labels.second), color: .secondaryLabel),
      margins: labels.margins, marginsOfTwo: labels.marginsOfTwo)
    self.isOfSidebar = isOfSidebar
  }

  private static func row(isOfSidebar: Bool = false) -> Self {
    var result = Self(.row, isOfSidebar: isOfSidebar)
    result.textToSecondaryTextVerticalPadding = ListMetrics.phone.row.gap
    return result
  }

  /// The style that rows, headers and footers of a list have by themselves.
  static func usual(for place: ListCellPlace?) -> Self {
    let appearance = place?.appearance ?? .plain
    return switch place?.part ?? .row {
    case .row: row(isOfSidebar: appearance.isSidebar)
    case .header: Self(.header(of: appearance))
    case .footer: plainFooter()
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

  public static func plainHeader() -> Self { Self(.header(of: .plain)) }
  public static func groupedHeader() -> Self { Self(.header(of: .grouped)) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.header(.title3)) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.header(.title2, .bold)) }
  public static func sidebarHeader() -> Self { Self(.header(of: .sidebar)) }
  public static func plainFooter() -> Self { Self(.footer(second: .subheadline)) }
  public static func groupedFooter() -> Self { plainFooter() }
}

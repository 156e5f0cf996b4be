internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene

// The system styles, with the metrics of the list's or the current system.
extension UIListContentConfiguration {
  private init(_ labels: ListLabels, isInSidebar: Bool = false) {
    func font(_ font: ListLabels.Font) -> UIFont {
      UIFont(
        font.metrics(at: UITraitCollection.current.preferredContentSizeCategory), style: font.style)
    }
    self.init(
      TextProperties(
        font: font(labels.first), color: labels.isSecondary ? .secondaryLabel : .label),
      TextProperties(font: font(labels.second), color: .secondaryLabel),
      margins: labels.margins)
    self.isInSidebar = isInSidebar
    if labels.isUppercase { textProperties.transform = .uppercase }
  }

  /// - Parameter hasSubtitle: Whether the second text follows without a gap (R108).
  private static func row(
    _ profile: ListProfile = .current, isInSidebar: Bool = false, hasSubtitle: Bool = false
  ) -> Self {
    var result = Self(.row(profile), isInSidebar: isInSidebar)
    result.textToSecondaryTextVerticalPadding = hasSubtitle ? 0 : profile.metrics.row.gap
    return result
  }

  /// The default style of rows, headers and footers of a list.
  static func defaultStyle(for context: ListCellContext?) -> Self {
    let appearance = context?.appearance ?? .plain
    let profile = context?.profile ?? .current
    return switch context?.part ?? .row {
    case .row: row(profile, isInSidebar: appearance.isSidebar)
    case .header: Self(.header(of: appearance, profile))
    case .footer: Self(.footer(second: .subheadline, profile))
    }
  }
}

extension UIListContentConfiguration {
  /// Returns the style of a row.
  public static func cell() -> Self { row() }
  /// Returns the style of a row with a second text below.
  public static func subtitleCell() -> Self { row(hasSubtitle: true) }
  /// Returns the style of a sidebar row.
  public static func sidebarCell() -> Self { row(isInSidebar: true) }
  /// Returns the style of a sidebar row with a second text below.
  public static func sidebarSubtitleCell() -> Self { row(isInSidebar: true, hasSubtitle: true) }
  /// Returns the style of a row in a sidebar beside another one.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// Returns the style of a row with a second text, in a sidebar beside another one.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// Returns the style of a row with a second text at the trailing end.
  public static func valueCell() -> Self {
    var result = row()
    result.secondaryTextProperties = TextProperties(
      font: result.textProperties.font, color: .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the style of a header.
  public static func header() -> Self { plainHeader() }
  /// Returns the style of a footer.
  public static func footer() -> Self { plainFooter() }

  /// Returns the style of a header in a plain list.
  public static func plainHeader() -> Self { Self(.header(of: .plain, .current)) }
  /// Returns the style of a header in a grouped list.
  public static func groupedHeader() -> Self { Self(.header(of: .grouped, .current)) }
  /// Returns the style of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self { Self(.header(.title3, .current)) }
  /// Returns the style of an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.header(.title2, .current, weight: .bold))
  }
  /// Returns the style of a sidebar header.
  public static func sidebarHeader() -> Self { Self(.header(of: .sidebar, .current)) }
  /// Returns the style of a footer in a plain list.
  public static func plainFooter() -> Self { Self(.footer(second: .subheadline, .current)) }
  /// Returns the style of a footer in a grouped list.
  public static func groupedFooter() -> Self { plainFooter() }
}

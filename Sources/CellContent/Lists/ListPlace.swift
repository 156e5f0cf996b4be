package import Geometry
package import LayoutEngine
import Scene

/// The part of a list that an element is, which determines its style and the layout of its text.
package struct ListPlace: Hashable {
  package var part: ListPart
  package var appearance: ListAppearance
  package var profile: ListProfile

  package init(
    part: ListPart, appearance: ListAppearance,
    profile: ListProfile = .standard
  ) {
    self.part = part
    self.appearance = appearance
    self.profile = profile
  }

  package var metrics: ListMetrics { profile.metrics }

  /// The metrics of the list's appearance.
  package var numbers: ListMetrics.AppearanceMetrics { metrics[appearance] }

  /// The fonts and margins of the labels.
  var labels: ListLabels {
    switch part {
    case .header, .pinnedHeader: .header(of: appearance, profile)
    case .footer: .footer(second: .footnote, profile)
    case .row, .background, .card, .separator: .row(profile)
    }
  }
}

package enum ListPart: Hashable, CaseIterable {
  /// The background of a section.
  case background
  /// The rounded block behind a section's rows.
  case card
  /// A line between rows.
  case separator
  case row
  case header
  /// A pinned header above rows.
  case pinnedHeader
  case footer

  /// Whether the part is a panel or line that only pictures add.
  var isDecoration: Bool {
    switch self {
    case .background, .card, .separator: true
    case .row, .header, .pinnedHeader, .footer: false
    }
  }
}

/// The element kinds of decorations that only pictures add.
package enum ListKind {
  package static let background = "list-background"
  package static let card = "list-card"
  package static let separator = "list-separator"
  package static let topSeparator = "list-top-separator"
}

extension ListPlace {
  /// The part of a list that an element is; `nil` for elements of other sections and for views that
  /// are not part of the list.
  package init?(of element: SolvedElement.Identity, in list: ListDescription?) {
    guard let list, let part = ListPart(of: element, in: list) else { return nil }
    self.init(part: part, appearance: list.appearance, profile: list.profile)
  }
}

extension ListPart {
  fileprivate init?(of element: SolvedElement.Identity, in list: ListDescription) {
    switch list.role(of: element) {
    case .row: self = .row
    case .header: self = .header
    case .footer: self = .footer
    case nil:
      guard element.category == .decoration, let kind = element.kind else { return nil }
      switch kind {
      case ListKind.background: self = .background
      case ListKind.card: self = .card
      case ListKind.separator, ListKind.topSeparator: self = .separator
      default: return nil
      }
    }
  }
}

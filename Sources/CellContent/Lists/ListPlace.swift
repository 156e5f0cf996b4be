package import CompositionalLayout
import Scene

/// What an element is in a list, which its look and the place of its words follow from.
package struct ListPlace: Hashable {
  package var part: ListPart
  package var appearance: UICollectionLayoutListConfiguration.Appearance

  package init(part: ListPart, appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.part = part
    self.appearance = appearance
  }

  /// The numbers that all lists are drawn by.
  package static var metrics: ListMetrics { .phone }

  /// The numbers of the list's appearance.
  package var numbers: ListMetrics.AppearanceMetrics { Self.metrics[appearance] }

  /// The fonts and the margins of its labels.
  var labels: ListLabels {
    switch part {
    case .header, .pinnedHeader: .header(of: appearance)
    case .footer: .footer(second: .footnote)
    case .row, .background, .card, .separator: .row
    }
  }
}

/// The parts of a list.
package enum ListPart: Hashable, CaseIterable {
  /// What lies behind all of a section.
  case background
  /// The block behind a section's rows.
  case card
  /// A line between rows.
  case separator
  case row
  case header
  /// A header that has left its place and lies over rows.
  case pinnedHeader
  case footer

  /// Whether it is one of the panels and lines that a layout does not know of.
  var isDecoration: Bool {
    switch self {
    case .background, .card, .separator: true
    case .row, .header, .pinnedHeader, .footer: false
    }
  }
}

/// The element kinds of what only pictures show.
package enum ListKind {
  package static let background = "list-background"
  package static let card = "list-card"
  package static let separator = "list-separator"
  package static let topSeparator = "list-top-separator"
}

extension ListPlace {
  /// What an element of the layout is in its list; `nil` for elements of other sections, and for
  /// views that lists know nothing about.
  package init?(of element: SolvedElement.Identity, in list: ListDescription?) {
    guard let list, let part = ListPart(of: element, in: list) else { return nil }
    self.init(part: part, appearance: list.appearance)
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

import Foundation
internal import LayoutEngine
import Scene

extension ListTheme {
  /// The lists of Apple's systems: white blocks on gray in grouped appearances, and separators.
  static let system = ListTheme(
    accessories: AccessoryColors(
      chevron: .named("tertiaryLabel"), tint: .named("tintColor"),
      delete: .named("systemRed"), on: .named("systemGreen"),
      off: .named("secondarySystemFill"), knob: .named("white"),
      badge: .dynamic(0xD70015, 0xD70015), badgeText: .named("white"))
  ) { place in
    Style {
      $0.background = background(of: place)
      $0.color = isSecondary(place) ? .named("secondaryLabel") : .named("label")
      let radius: CGFloat =
        switch place.part {
        case .card: place.numbers.cornerRadius
        case .row: place.numbers.rowCornerRadius
        case .background, .separator, .header, .pinnedHeader, .footer: 0
        }
      $0.cornerRadius = CornerReference(radius, curve: .continuous)
    }
  }

  private static func background(of place: ListPlace) -> ColorReference? {
    switch place.part {
    case .background, .pinnedHeader: .named(canvas(of: place.appearance))
    case .card: place.appearance.isGrouped ? .named("secondarySystemGroupedBackground") : nil
    case .separator: .named("separator")
    case .row, .header, .footer: nil
    }
  }

  private static func canvas(
    of appearance: ListAppearance
  ) -> String {
    switch appearance {
    case .plain, .sidebarPlain: "systemBackground"
    case .grouped, .insetGrouped: "systemGroupedBackground"
    case .sidebar: "secondarySystemBackground"
    }
  }

  /// Whether text is secondary: in footers and in headers of grouped lists.
  private static func isSecondary(_ place: ListPlace) -> Bool {
    place.part != .pinnedHeader && place.labels.isSecondary
  }
}

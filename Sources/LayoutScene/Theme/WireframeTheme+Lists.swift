import CompositionalLayout
import Foundation

extension ListTheme {
  /// Lists in line-work: rows in the tint of cells, in one outline where they make up a block, and
  /// headers and footers as bars.
  static let wireframe = ListTheme(
    accessories: AccessoryColors(
      chevron: line, tint: text, on: text, off: line, knob: fill,
      badge: .dynamic(0xC2410C, 0xFB9A66), badgeText: .dynamic(0xFFFFFF, 0x2B1206))
  ) { place in
    switch place.part {
    case .background: Style()
    case .card: isSidebar(place) ? Style() : block { $0.cornerRadius = place.numbers.cornerRadius }
    case .row: isSidebar(place) ? block { $0.cornerRadius = 6 } : Style { $0.color = text }
    case .separator: Style { $0.background = line }
    case .header, .pinnedHeader, .footer: bar
    }
  }

  private static let text = ColorReference.dynamic(0x35539A, 0xB9CBFA)
  private static let fill = ColorReference.dynamic(0xEDF3FF, 0x1C2846)
  private static let line = ColorReference.dynamic(0xA6BEF3, 0x4661A6)

  private static let bar = Style {
    $0.color = .dynamic(0x6441A8, 0xD2C0FA)
    $0.background = .dynamic(0xF5F0FE, 0x2A2144)
    $0.border = Border(color: .dynamic(0xCFBDF0, 0x5B4A94))
    $0.cornerRadius = 6
  }

  private static func block(_ more: (inout Style) -> Void) -> Style {
    Style {
      $0.color = text
      $0.background = fill
      $0.border = Border(color: line)
      more(&$0)
    }
  }

  private static func isSidebar(_ place: ListPlace) -> Bool {
    place.appearance == .sidebar || place.appearance == .sidebarPlain
  }
}

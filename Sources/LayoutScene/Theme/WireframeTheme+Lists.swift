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

  private static let text = ColorReference.dynamic(0x3B5794, 0xAFC3F2)
  private static let fill = ColorReference.dynamic(0xEFF4FF, 0x1D2740)
  private static let line = ColorReference.dynamic(0xB3C5EE, 0x3C5285)

  private static let bar = Style {
    $0.color = .dynamic(0x674BA3, 0xCDBBF3)
    $0.background = .dynamic(0xF6F2FD, 0x272038)
    $0.border = Border(color: .dynamic(0xD3C5EE, 0x4E4179))
    $0.cornerRadius = 3
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

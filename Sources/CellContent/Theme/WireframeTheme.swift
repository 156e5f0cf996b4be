import Foundation
internal import LayoutEngine
import Scene

extension Theme {
  /// Thin borders with one soft tint per role: blue cells, violet headers, orange badges,
  /// sand-colored panels. The default theme.
  public static let wireframe = Theme(
    name: "wireframe",
    canvas: .dynamic(0xFFFFFF, 0x14161B),
    styles: [
      .cell: Tint.blue.box { $0.cornerRadius = 6 },
      .header: bar,
      .footer: bar.overridden(by: Style { $0.font = FontReference(style: .caption1) }),
      .side: bar.overridden(
        by: Style {
          $0.content = .caption
          $0.font = FontReference(style: .caption1, weight: .semibold)
        }),
      .badge: Style {
        $0.content = .badge
        $0.background = Tint.badge
        $0.color = Tint.badgeText
        $0.cornerRadius = .capsule
        $0.border = Border(color: .dynamic(0xFFFFFF, 0x14161B), width: 1)
      },
      .decoration: Style {
        $0.content = ContentTemplate.none
        $0.background = .dynamic(0xFAF6EE, 0x26221A)
        $0.border = Border(color: .dynamic(0xE6DBC6, 0x51482F), width: 1)
        $0.cornerRadius = 12
      },
    ],
    lists: .wireframe)

  /// The style of headers and footers.
  private static let bar = Tint.violet.box {
    $0.content = .header
    $0.cornerRadius = 6
    $0.font = FontReference(style: .footnote, weight: .semibold)
  }
}

/// The colors of a role.
private struct Tint {
  var text: ColorReference
  var fill: ColorReference
  var line: ColorReference

  /// The tint of cells.
  static let blue = Tint(
    text: .dynamic(0x35539A, 0xB9CBFA), fill: .dynamic(0xEDF3FF, 0x1C2846),
    line: .dynamic(0xA6BEF3, 0x4661A6))
  /// The tint of headers and footers.
  static let violet = Tint(
    text: .dynamic(0x6441A8, 0xD2C0FA), fill: .dynamic(0xF5F0FE, 0x2A2144),
    line: .dynamic(0xCFBDF0, 0x5B4A94))

  static let badge = ColorReference.dynamic(0xC2410C, 0xFB9A66)
  static let badgeText = ColorReference.dynamic(0xFFFFFF, 0x2B1206)

  /// A box with a border.
  func box(_ more: (inout Style) -> Void = { _ in }) -> Style {
    Style {
      $0.color = text
      $0.background = fill
      $0.border = Border(color: line, width: 1)
      more(&$0)
    }
  }
}

extension ListTheme {
  /// Rows in the tint of cells, with one border around grouped rows; headers and footers as bars.
  static let wireframe = ListTheme(
    accessories: AccessoryColors(
      chevron: Tint.blue.line, tint: Tint.blue.text, delete: Tint.badge,
      on: Tint.blue.text, off: Tint.blue.line,
      knob: Tint.blue.fill, badge: Tint.badge, badgeText: Tint.badgeText)
  ) { place in
    switch place.part {
    case .background: Style()
    case .card:
      place.appearance.isSidebar
        ? Style()
        : Tint.blue.box {
          $0.cornerRadius = CornerReference(place.numbers.cornerRadius, curve: .continuous)
        }
    case .row:
      place.appearance.isSidebar
        ? Tint.blue.box { $0.cornerRadius = 6 } : Style { $0.color = Tint.blue.text }
    case .separator: Style { $0.background = Tint.blue.line }
    case .header, .pinnedHeader, .footer: Tint.violet.box { $0.cornerRadius = 6 }
    }
  }
}

import CompositionalLayout
import Foundation
import Scene

/// The few colours of a theme of lines.
struct Ink {
  var text: RGBA
  /// Around cells and headers.
  var line: RGBA
  /// Around panels, and between rows.
  var faint: RGBA
  var fill: RGBA
  var panel: RGBA
  var paper: RGBA
  /// Of lines, in points.
  var width: CGFloat

  /// A box with an outline.
  func box(fill: RGBA, line: RGBA, _ more: (inout Style) -> Void = { _ in }) -> Style {
    Style {
      $0.color = .components(text)
      $0.background = .components(fill)
      $0.border = Border(color: .components(line), width: width)
      more(&$0)
    }
  }
}

extension Theme {
  /// Elements as lines in an ink; only badges are filled with it.
  static func lineWork(_ ink: Ink) -> [Role: Style] {
    let bar = ink.box(fill: ink.panel, line: ink.faint) {
      $0.content = .header
      $0.font = FontReference(style: .footnote, weight: .semibold)
    }
    return [
      .cell: ink.box(fill: ink.fill, line: ink.line),
      .header: bar,
      .footer: bar.overridden(by: Style { $0.font = FontReference(style: .caption1) }),
      .side: bar.overridden(
        by: Style {
          $0.content = .caption
          $0.font = FontReference(style: .caption1, weight: .semibold)
        }),
      .badge: ink.box(fill: ink.text, line: ink.paper) {
        $0.content = .badge
        $0.color = .components(ink.paper)
        $0.cornerRadius = Style.capsule
      },
      .decoration: ink.box(fill: ink.panel, line: ink.faint) {
        $0.content = ContentTemplate.none
        $0.cornerRadius = 8
      },
    ]
  }
}

extension ListTheme {
  /// Lists as lines in an ink.
  init(ink: Ink) {
    let (text, line, faint) = (
      ColorReference.components(ink.text), ColorReference.components(ink.line),
      ColorReference.components(ink.faint)
    )
    self.init(
      accessories: AccessoryColors(
        chevron: line, tint: text, on: text, off: faint, knob: .components(ink.paper),
        badge: text, badgeText: .components(ink.paper))
    ) { place in
      switch place.part {
      case .background: Style()
      case .card:
        place.appearance.isSidebar
          ? Style()
          : ink.box(fill: ink.fill, line: ink.line) {
            $0.cornerRadius = place.numbers.cornerRadius
          }
      case .row:
        place.appearance.isSidebar
          ? ink.box(fill: ink.fill, line: ink.line) : Style { $0.color = text }
      case .separator: Style { $0.background = faint }
      case .header, .pinnedHeader, .footer: ink.box(fill: ink.panel, line: ink.faint)
      }
    }
  }
}

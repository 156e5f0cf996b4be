import Foundation
internal import LayoutEngine
import Scene

/// The colors of a line-drawing theme.
struct Ink {
  var text: RGBA
  /// The borders of cells and headers.
  var line: RGBA
  /// The borders of panels, and separators.
  var faint: RGBA
  var fill: RGBA
  var panel: RGBA
  var paper: RGBA
  /// The line width in points.
  var width: CGFloat

  /// A box with a border.
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
  /// Styles drawn with lines. Only badges are filled with the text color.
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
        $0.cornerRadius = .capsule
      },
      .decoration: ink.box(fill: ink.panel, line: ink.faint) {
        $0.content = ContentTemplate.none
        $0.cornerRadius = 8
      },
    ]
  }
}

extension ListTheme {
  /// List styles drawn with lines.
  init(ink: Ink) {
    let (text, line, faint) = (
      ColorReference.components(ink.text), ColorReference.components(ink.line),
      ColorReference.components(ink.faint)
    )
    self.init(
      accessories: AccessoryColors(
        chevron: line, tint: text, delete: text, on: text, off: faint,
        knob: .components(ink.paper), badge: text, badgeText: .components(ink.paper))
    ) { place in
      switch place.part {
      case .background: Style()
      case .card:
        place.appearance.isSidebar
          ? Style()
          : ink.box(fill: ink.fill, line: ink.line) {
            $0.cornerRadius = CornerReference(place.numbers.cornerRadius, curve: .continuous)
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

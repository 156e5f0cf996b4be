import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// An accessory at an end of a spec's list row.
enum Accessory: Hashable {
  case symbol(AccessorySymbol)
  /// A count or a symbol: the row's `badge` or, without one, its `detail`.
  case badge(String, isDetail: Bool)

  /// The accessories that a row's fields name, without duplicates, from the leading to the trailing
  /// one. `accessory: badge disclosure` names two. Unknown names are ignored; `none` removes all.
  static func all(in fields: [String: String]) -> [Accessory] {
    let names = fields["accessory"]?.split { !$0.isLetter } ?? []
    guard !names.contains("none") else { return [] }
    return names.enumerated().compactMap { index, name in
      guard !names[..<index].contains(name) else { return nil }
      return switch name {
      case "disclosure": .symbol(.disclosure)
      case "expanded": .symbol(.outline(isExpanded: true))
      case "collapsed": .symbol(.outline(isExpanded: false))
      case "checkmark": .symbol(.checkmark)
      case "switch": .symbol(.toggle(isOn: fields["switch"] != "off"))
      case "switchOff": .symbol(.toggle(isOn: false))
      case "detail": .symbol(.detail)
      case "delete": .symbol(.delete)
      case "insert": .symbol(.insert)
      case "multiselect": .symbol(.multiselect(isSelected: false))
      case "selected": .symbol(.multiselect(isSelected: true))
      case "reorder": .symbol(.reorder)
      case "badge": badge(in: fields)
      case _: nil
      }
    }
  }

  private static func badge(in fields: [String: String]) -> Accessory? {
    if let text = fields["badge"] {
      return ["", "0"].contains(text) ? nil : .badge(text, isDetail: false)
    }
    return fields["detail"].map { .badge($0, isDetail: true) }
  }

  /// Whether the badge shows the row's detail.
  var showsDetail: Bool {
    if case .badge(_, let isDetail) = self { isDetail } else { false }
  }

  /// Whether the accessory is at the leading end.
  fileprivate var isLeading: Bool {
    if case .symbol(let symbol) = self { symbol.isLeading } else { false }
  }

  fileprivate func slot(_ metrics: ListMetrics.AccessoryMetrics) -> AccessoryRun.Slot {
    switch self {
    case .symbol(let symbol): return symbol.slot(metrics)
    case .badge(let text, _):
      // The width fits digits at the badge's font size. Longer text is shrunk.
      let side = metrics.badge
      let width = side + CGFloat(max(min(text.count, 12) - 1, 0)) * side * 0.4
      return AccessoryRun.Slot(size: CGSize(width: width, height: side), room: width)
    }
  }
}

// MARK: - Layout

extension ListRow {
  /// The metrics with symbols scaled to the text size.
  private var symbolMetrics: ListMetrics { metrics.scaled(to: style.textSize) }

  /// The scale of symbols relative to the default text size.
  var symbolScale: CGFloat { DynamicTypeStyle.body.scale(at: style.textSize) }

  /// The accessories at one end, from the row's edge inward.
  private func accessories(atLeadingEnd isLeading: Bool) -> [Accessory] {
    let shown = accessories.filter { $0.isLeading == isLeading }
    return isLeading ? shown : shown.reversed()
  }

  /// Lays out the accessories at one end.
  ///
  /// - Parameter edge: The width at this end that the safe area covers, in points.
  private func run(atLeadingEnd isLeading: Bool, from edge: CGFloat = 0) -> AccessoryRun {
    let indentation = isLeading ? CGFloat(level) * metrics.indentation : 0
    return metrics.run(
      of: accessories(atLeadingEnd: isLeading).map { $0.slot(symbolMetrics.accessories) },
      from: edge + indentation)
  }

  /// The distances from the row's edges to its content in points, without the covered sides.
  var content: (start: CGFloat, end: CGFloat) {
    (run(atLeadingEnd: true).length, run(atLeadingEnd: false).length)
  }

  /// The accessories of a row and their rectangles; empty if they would fill the row.
  func accessoryPlaces(in size: CGSize) -> [(accessory: Accessory, rect: CGRect)] {
    let room = size.width - covered.leading - covered.trailing
    guard size.width.isFinite, size.height.isFinite, content.start + content.end < room else {
      return []
    }
    return [true, false].flatMap { isLeading in
      let run = run(atLeadingEnd: isLeading, from: isLeading ? covered.leading : covered.trailing)
      let frames = run.frames(in: size, isAtLeft: isLeading == (direction == .leftToRight))
      return zip(accessories(atLeadingEnd: isLeading), frames).map { ($0, $1) }
    }
  }
}

// MARK: - Drawing

extension ListRow {
  /// The shapes of the picture and the accessories in a row of the given size.
  func shapes(in size: CGSize) -> [Shape] {
    guard let colors = style.list?.accessories else { return [] }
    let lineWidth = symbolMetrics.accessories.lineWidth
    return pictureShapes(in: size)
      + accessoryPlaces(in: size).flatMap { accessory, rect -> [Shape] in
        switch accessory {
        case .symbol(let symbol):
          symbol.shapes(
            in: rect, colors.ink(of: symbol), lineWidth: lineWidth,
            isMirrored: direction == .rightToLeft)
        case .badge:
          [.box(Box(rect, corners: CornerRadii(rect.height / 2), fill: colors.badge))]
        }
      }
  }
}

extension AccessoryColors<RGBA> {
  fileprivate func ink(of symbol: AccessorySymbol) -> AccessoryInk {
    switch symbol {
    case .disclosure, .reorder: AccessoryInk(chevron)
    case .toggle(let isOn): AccessoryInk(isOn ? on : off, raised: knob)
    case .outline, .checkmark, .detail: AccessoryInk(tint)
    case .delete: AccessoryInk(delete, raised: knob)
    case .insert: AccessoryInk(on, raised: knob)
    case .multiselect(let isSelected): AccessoryInk(isSelected ? tint : chevron, raised: knob)
    }
  }
}

extension Accessory {
  /// The text of a badge in its rectangle; `nil` for other accessories.
  func text(in rect: CGRect, _ style: ResolvedStyle, scale: CGFloat) -> TextBlock? {
    guard case .badge(let text, _) = self, !text.isEmpty,
      let color = style.list?.accessories.badgeText
    else { return nil }
    let font = TextMetrics(size: 15, lineHeight: 20).resized(to: 15 * scale)
    var label = Paragraph(text, role: "badge", font: font, color: color)
    label.language = style.language
    return TextBlock(
      [label], in: rect.insetBy(dx: 5, dy: 1), fit: .shrink(minimumSize: 7, mayTruncate: true))
  }
}

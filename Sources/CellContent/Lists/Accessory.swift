import CompositionalLayout
import Foundation
import Scene

/// What stands at the trailing end of a row of a spec.
enum Accessory: Hashable {
  case symbol(AccessorySymbol)
  /// A count or a sign; the row's `badge` or, if it has none, its `detail`.
  case badge(String, isDetail: Bool)

  /// The accessories that the fields of a row name, each once, from the leading one: `accessory: badge
  /// disclosure` are two. What is no name of one is left out; `none` leaves all of them out.
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

  /// Whether it says what would be the row's detail.
  var showsDetail: Bool {
    if case .badge(_, let isDetail) = self { isDetail } else { false }
  }

  fileprivate func slot(_ metrics: ListMetrics) -> AccessoryRun.Slot {
    switch self {
    case .symbol(let symbol):
      return AccessoryRun.Slot(
        size: symbol.size(metrics.accessories), room: symbol.room(metrics))
    case .badge(let text, _):
      // Wide enough for digits at the badge's size; longer texts are set smaller.
      let side = metrics.accessories.badge
      let width = side + CGFloat(max(min(text.count, 12) - 1, 0)) * side * 0.4
      return AccessoryRun.Slot(
        size: CGSize(width: width, height: side), room: width + metrics.accessories.gap)
    }
  }
}

// MARK: - Places

extension ListRow {
  /// The numbers with signs as large as people want their text.
  private var signMetrics: ListMetrics { .phone(at: look.textSize) }

  /// By how much signs are larger than those beside text of the usual size.
  var signScale: CGFloat { DynamicTypeStyle.body.scale(at: look.textSize) }

  /// - Parameter edge: Points at the trailing end of the row that are covered.
  private func run(of accessories: [Accessory], from edge: CGFloat = 0) -> AccessoryRun {
    let metrics = signMetrics
    return AccessoryRun(
      accessories.reversed().map { $0.slot(metrics) }, from: edge + metrics.accessories.trailing,
      metrics.accessories, style: .spec)
  }

  /// From the trailing edge to the end of the row's content.
  func room(of accessories: [Accessory]) -> CGFloat { run(of: accessories).length }

  /// The accessories of a row of that size, with their rectangles; none where they would fill it.
  func accessoryPlaces(in size: CGSize) -> [(accessory: Accessory, rect: CGRect)] {
    let room = size.width - covered.leading - covered.trailing
    guard size.width.isFinite, size.height.isFinite, self.room(of: accessories) < room else {
      return []
    }
    let frames = run(of: accessories, from: covered.trailing)
      .frames(in: size, isAtLeft: direction == .rightToLeft)
    return zip(accessories.reversed(), frames).map { ($0, $1) }
  }
}

// MARK: - Drawing

extension ListRow {
  /// The shapes of the accessories in a frame of that size.
  func shapes(in size: CGSize) -> [Shape] {
    guard let colors = look.list?.accessories else { return [] }
    let lineWidth = signMetrics.accessories.lineWidth
    return pictureShapes(in: size)
      + accessoryPlaces(in: size).flatMap { accessory, rect -> [Shape] in
        switch accessory {
        case .symbol(let symbol):
          symbol.shapes(
            in: rect, colors.ink(of: symbol), lineWidth: lineWidth,
            isMirrored: direction == .rightToLeft, style: .spec)
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
    case .outline, .checkmark, .detail, .delete, .insert, .multiselect:
      AccessoryInk(tint, raised: knob)
    }
  }
}

extension Accessory {
  /// What a badge says in its rectangle.
  func text(in rect: CGRect, _ look: ResolvedStyle, scale: CGFloat) -> TextBlock? {
    guard case .badge(let text, _) = self, !text.isEmpty,
      let color = look.list?.accessories.badgeText
    else { return nil }
    let font = TextMetrics(size: 15, lineHeight: 20).resized(to: 15 * scale)
    var label = Paragraph(text, role: "badge", font: font, color: color)
    label.language = look.language
    return TextBlock(
      [label], in: rect.insetBy(dx: 5, dy: 1), fit: .shrink(minimumSize: 7, mayBeCut: true))
  }
}

import CompositionalLayout
import Foundation
import Scene

/// What stands at the trailing end of a row.
enum Accessory: Hashable {
  /// A chevron: there is more behind the row.
  case disclosure
  /// A chevron that points down where rows below it are shown, and on where they are hidden.
  case outline(isExpanded: Bool)
  case checkmark
  /// A switch, on or off.
  case toggle(isOn: Bool)
  /// A circle with an i: there are details.
  case detail
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
      case "disclosure": .disclosure
      case "expanded": .outline(isExpanded: true)
      case "collapsed": .outline(isExpanded: false)
      case "checkmark": .checkmark
      case "switch": .toggle(isOn: fields["switch"] != "off")
      case "switchOff": .toggle(isOn: false)
      case "detail": .detail
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

  /// Points that are drawn on.
  fileprivate func size(_ metrics: ListMetrics.AccessoryMetrics) -> CGSize {
    func inked(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + metrics.lineWidth, height: size.height + metrics.lineWidth)
    }
    return switch self {
    case .disclosure: inked(metrics.chevron)
    case .outline: inked(CGSize(width: metrics.chevron.height, height: metrics.chevron.height))
    case .checkmark: inked(metrics.checkmark)
    case .toggle: metrics.toggle
    case .detail: CGSize(width: metrics.circle, height: metrics.circle)
    case .badge(let text, _):
      // Wide enough for digits at the badge's size; longer texts are set smaller.
      CGSize(
        width: metrics.badge + CGFloat(max(min(text.count, 12) - 1, 0)) * metrics.badge * 0.4,
        height: metrics.badge)
    }
  }

  /// Points that are taken from the row's content, or from the accessory before it: the room that a single one
  /// leaves the content is its own, and between two there is the same gap whichever they are.
  fileprivate func room(_ metrics: ListMetrics, isFirst: Bool) -> CGFloat {
    guard isFirst else { return size(metrics.accessories).width + metrics.accessories.gap }
    return switch self {
    case .disclosure: metrics.disclosureRoom - metrics.accessories.trailing
    case .outline: metrics.outlineRoom - metrics.accessories.trailing
    case .checkmark: metrics.checkmarkRoom - metrics.accessories.trailing
    case .toggle, .detail, .badge:
      size(metrics.accessories).width + metrics.accessories.gap
    }
  }
}

extension ListRow {
  /// The numbers with signs as large as people want their text.
  var signMetrics: ListMetrics { Self.metrics.scalingAccessories(by: signScale) }

  /// By how much signs are larger than those beside text of the usual size.
  var signScale: CGFloat { DynamicTypeStyle.body.scale(at: look.textSize) }

  /// From the trailing edge to the end of the row's content.
  func room(of accessories: [Accessory]) -> CGFloat {
    let metrics = signMetrics
    return accessories.enumerated().reduce(metrics.accessories.trailing) { room, accessory in
      room + accessory.element.room(metrics, isFirst: accessory.offset == 0)
    }
  }

  /// The accessories of a row of that size, with their rectangles; none where they would fill it.
  func accessoryPlaces(in size: CGSize) -> [(accessory: Accessory, rect: CGRect)] {
    let room = size.width - covered.leading - covered.trailing
    guard size.width.isFinite, size.height.isFinite, self.room(of: accessories) < room else {
      return []
    }
    let metrics = signMetrics
    var end = size.width - covered.trailing - metrics.accessories.trailing
    return accessories.reversed().map { accessory in
      let own = accessory.size(metrics.accessories)
      let x = direction == .rightToLeft ? size.width - end : end - own.width
      end -= accessory.room(metrics, isFirst: false)
      return (
        accessory,
        CGRect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
      )
    }
  }
}

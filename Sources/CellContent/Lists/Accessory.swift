import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The words for what a spec's list row shows at its ends.
package enum AccessoryWord: String, Hashable, Sendable, CaseIterable {
  case none, disclosure, expanded, collapsed, checkmark
  case toggle = "switch"
  case switchOff, detail, badge, delete, insert, multiselect, selected, reorder
}

/// An accessory at an end of a spec's list row.
enum Accessory: Hashable {
  case symbol(AccessorySymbol)
  /// A count or a symbol: the row's `badge` or, without one, its `detail`.
  case badge(String, isDetail: Bool)

  /// The accessories that a row's fields name, without duplicates, from the leading to the trailing
  /// one. `accessory: badge disclosure` names two. Unknown names are ignored; `none` removes all.
  static func all(in fields: [String: String]) -> [Accessory] {
    guard let names = fields["accessory"] else { return [] }
    let words = names.split { !$0.isLetter }.compactMap { AccessoryWord(rawValue: String($0)) }
    guard !words.contains(.none) else { return [] }
    return words.enumerated().compactMap { index, word in
      guard !words[..<index].contains(word) else { return nil }
      return switch word {
      case .none: nil
      case .disclosure: .symbol(.disclosure)
      case .expanded: .symbol(.outline(isExpanded: true))
      case .collapsed: .symbol(.outline(isExpanded: false))
      case .checkmark: .symbol(.checkmark)
      case .toggle: .symbol(.toggle(isOn: fields["switch"] != "off"))
      case .switchOff: .symbol(.toggle(isOn: false))
      case .detail: .symbol(.detail)
      case .delete: .symbol(.delete)
      case .insert: .symbol(.insert)
      case .multiselect: .symbol(.multiselect(isSelected: false))
      case .selected: .symbol(.multiselect(isSelected: true))
      case .reorder: .symbol(.reorder)
      case .badge: badge(in: fields)
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
  var isLeading: Bool {
    if case .symbol(let symbol) = self { symbol.isLeading } else { false }
  }

  /// The space of the accessory in a row.
  func slot(_ metrics: ListMetrics.AccessoryMetrics) -> AccessoryRun.Slot {
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

extension AccessoryColors<RGBA> {
  func ink(of symbol: AccessorySymbol) -> AccessoryInk {
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

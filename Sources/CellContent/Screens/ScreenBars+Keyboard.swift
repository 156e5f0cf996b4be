import Foundation
internal import Geometry
import Scene

/// The keys of a keyboard, from top to bottom.
private struct KeyRow {
  var keys: [Key]

  struct Key {
    /// A letter, a word or the name of a symbol.
    var label: String
    /// The width in keys with a letter; 0 shares the room that is left.
    var width: CGFloat = 1
    var isSymbol = false
  }

  init(_ letters: String) { keys = letters.map { Key(label: String($0)) } }

  init(_ keys: [Key]) { self.keys = keys }

  private static func symbol(_ name: String, _ width: CGFloat) -> Key {
    Key(label: name, width: width, isSymbol: true)
  }

  static func rows(of keyboard: Screen.Keyboard) -> [KeyRow] {
    switch keyboard {
    case .hidden: return []
    case .numeric:
      let keys = ["123", "456", "789"].map { row in
        KeyRow(row.map { Key(label: String($0), width: 0) })
      }
      let last = KeyRow([
        Key(label: "", width: 0), Key(label: "0", width: 0), symbol("delete.left", 0),
      ])
      return keys + [last]
    case .default:
      let third = KeyRow(
        [symbol("shift", 1.4)] + KeyRow("zxcvbnm").keys + [symbol("delete.left", 1.4)])
      let last = KeyRow([
        Key(label: "123", width: 2.4), Key(label: "space", width: 0),
        Key(label: "return", width: 2.4),
      ])
      return [KeyRow("qwertyuiop"), KeyRow("asdfghjkl"), third, last]
    }
  }
}

extension ScreenBars {
  /// The keyboard above the bottom of the screen. It covers the layout and does not enlarge the safe
  /// area.
  mutating func addKeyboard() {
    guard screen.keyboard != .hidden else { return }
    let below = device.bottom > 0 ? device.bottom + metrics["keyboard.below"] : 0
    let height = metrics["keyboard.height"] + below
    let panel = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    var corner = CornerReference(metrics["keyboard.radius"])
    (corner.bottomLeading, corner.bottomTrailing) = (0, 0)
    add("keyboard", panel, .box(BarColors.keyboard, corner: corner), labeled: "keyboard")
    let (start, rowGap) = (metrics["key.start"], metrics["key.rowGap"])
    let width = metrics["key.width"] * size.width / (metrics.kind.isPad ? 820 : referenceWidth)
    let gap = (panel.width - 2 * start - 10 * width) / 9
    for (number, row) in KeyRow.rows(of: screen.keyboard).enumerated() {
      let y = panel.minY + metrics["key.top"] + CGFloat(number) * (metrics["key.height"] + rowGap)
      add(row, at: y, in: panel.insetBy(dx: start, dy: 0), width: width, gap: gap)
    }
  }

  /// The width of the phone whose keys were measured.
  private var referenceWidth: CGFloat { size.width > size.height ? 667 : 375 }

  private mutating func add(
    _ row: KeyRow, at y: CGFloat, in panel: CGRect, width: CGFloat, gap: CGFloat
  ) {
    let fixed = row.keys.reduce(CGFloat(row.keys.count - 1) * gap) { $0 + $1.width * width }
    let flexible = row.keys.count { $0.width == 0 }
    let share = flexible == 0 ? 0 : max(panel.width - fixed, 0) / CGFloat(flexible)
    var x = flexible == 0 ? panel.midX - fixed / 2 : panel.minX
    for key in row.keys {
      let own = key.width == 0 ? share : key.width * width
      let frame = CGRect(x: x, y: y, width: own, height: metrics["key.height"])
      x += own + gap
      guard !key.label.isEmpty else { continue }
      let corner = CornerReference(metrics["key.radius"])
      add("key \(key.label) ground", frame, .box(BarColors.key, corner: corner))
      let size = metrics["key.textSize"]
      let isWord = key.label.count > 1 && !key.isSymbol
      let content =
        key.isSymbol
        ? Bar.Content.symbol(key.label, size: size * 0.85, weight: .regular, BarColors.label)
        : .text(key.label, font(isWord ? 16 : size, .regular), BarColors.label)
      add("key \(key.label)", frame, content, labeled: key.label)
    }
  }
}

import Foundation
internal import Geometry
import Scene

private struct KeyboardKey {
  /// A letter, a word or the name of a symbol.
  var label: String
  /// The line of `bars.txt` with the width in keys with a letter; `nil` is one of these.
  var width: String?
  /// Whether the key shares the room that is left.
  var isFlexible = false
  var isSymbol = false

  private static func letters(_ letters: String) -> [Self] { letters.map { Self(label: "\($0)") } }

  /// The keys of a keyboard by row, from top to bottom.
  static func rows(of keyboard: Screen.Keyboard) -> [[Self]] {
    switch keyboard {
    case .hidden: return []
    case .numeric:
      return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "delete.left"]].map {
        $0.map { Self(label: $0, isFlexible: true, isSymbol: $0.count > 1) }
      }
    case .default:
      let ends = ["shift", "delete.left"].map {
        Self(label: $0, width: "key.shift", isSymbol: true)
      }
      let words = ["123", "return"].map { Self(label: $0, width: "key.return") }
      return [
        letters("qwertyuiop"), letters("asdfghjkl"), [ends[0]] + letters("zxcvbnm") + [ends[1]],
        [words[0], Self(label: "space", isFlexible: true), words[1]],
      ]
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
    let width = metrics["key.width"] * size.width / metrics["keyboard.width"]
    let gap = (panel.width - 2 * start - 10 * width) / 9
    for (number, row) in KeyboardKey.rows(of: screen.keyboard).enumerated() {
      let y = panel.minY + metrics["key.top"] + CGFloat(number) * (metrics["key.height"] + rowGap)
      add(row, at: y, in: panel.insetBy(dx: start, dy: 0), width: width, gap: gap)
    }
  }

  private mutating func add(
    _ row: [KeyboardKey], at y: CGFloat, in panel: CGRect, width: CGFloat, gap: CGFloat
  ) {
    let widths = row.map { $0.isFlexible ? 0 : width * ($0.width.map { metrics[$0] } ?? 1) }
    let fixed = widths.reduce(CGFloat(row.count - 1) * gap, +)
    let flexible = row.count(where: \.isFlexible)
    let share = flexible == 0 ? 0 : max(panel.width - fixed, 0) / CGFloat(flexible)
    var x = flexible == 0 ? panel.midX - fixed / 2 : panel.minX
    for (key, width) in zip(row, widths) {
      let own = key.isFlexible ? share : width
      let frame = CGRect(x: x, y: y, width: own, height: metrics["key.height"])
      x += own + gap
      guard !key.label.isEmpty else { continue }
      let corner = CornerReference(metrics["key.radius"])
      add("key \(key.label) ground", frame, .box(BarColors.key, corner: corner))
      let size = metrics[key.label.count > 1 ? "key.wordSize" : "key.textSize"]
      let content =
        key.isSymbol
        ? Bar.Content.symbol(
          key.label, size: metrics["key.symbolSize"], weight: .regular, BarColors.label)
        : .text(key.label, font(size, .regular), BarColors.label)
      add("key \(key.label)", frame, content, labeled: key.label)
    }
  }
}

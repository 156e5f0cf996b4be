import Foundation
import Scene

/// The icon of a fictitious app: a symbol on a rounded square. The seed determines both.
package struct AppIcon {
  var seed: String
  /// The index of the square's colors; `nil` lets the seed choose.
  var color: Int?
  /// The color of the square instead of an indexed one.
  var tint: RGBA?

  /// The index of the colors that a seed chooses.
  package static func color(of seed: String) -> Int {
    var random = SeededGenerator("icon " + seed)
    return random.number(below: colors.count)
  }

  func shapes(in rect: CGRect) -> [Shape] {
    var random = SeededGenerator("icon " + seed)
    let own = random.number(below: Self.colors.count)
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let back = Box(
      square, corners: .icon(side: side), gradient: Gradient(ground(color ?? own)))
    let name = Symbol.named(seed) == nil ? random.one(of: Self.symbols) : seed
    let inner = square.insetBy(dx: side * 0.21, dy: side * 0.21)
    let symbol = Symbol.named(name)?.shapes(in: inner, color: ink) ?? []
    return [.box(back)] + symbol
  }

  /// The gradient of the square from top to bottom.
  private func ground(_ color: Int) -> [RGBA] {
    if let tint { return [tint.mixed(with: .white, by: 0.14), tint.mixed(with: .black, by: 0.08)] }
    let (upper, lower) = Self.colors[color]
    return [RGBA(upper), RGBA(lower)]
  }

  /// The symbol color: white, or near-black on a tint on which white would not be visible.
  private var ink: RGBA {
    guard let tint, RGBA.white.contrast(on: tint.over(.white)) < Self.minimumContrast else {
      return .white
    }
    return RGBA(0x1C1C1E)
  }

  /// The minimum contrast for a symbol of this size. White passes on bright orange, but not on
  /// yellow.
  private static let minimumContrast = 1.9

  private static let symbols = [
    "leaf", "flame", "drop", "bolt.fill", "star.fill", "heart.fill", "music.note", "camera",
    "book", "airplane", "paperplane", "globe", "moon", "cloud", "chart.bar", "gamecontroller",
    "cup.and.saucer", "paintbrush", "lightbulb", "map", "message", "calendar", "cart", "mic",
    "location", "play.fill", "sun.max", "bookmark",
  ]

  /// Pairs of gradient colors. All are dark enough for a white symbol and light enough to stand out
  /// on a dark card.
  package static let colors: [(UInt32, UInt32)] = [
    (0x4F8DF7, 0x1D55D8), (0x8A6BF2, 0x5531C9), (0xE8579B, 0xB52572), (0xF0764B, 0xC7391F),
    (0x36B26E, 0x13794B), (0x22A3B5, 0x0D6F86), (0x5A6B85, 0x303C52), (0xE8902A, 0xBB4D0C),
    (0x6C63E8, 0xB04BC4), (0x2B8FD6, 0x16A08E), (0xDE4B5F, 0xA31F55), (0x4A4F7A, 0x2B2E54),
  ]
}

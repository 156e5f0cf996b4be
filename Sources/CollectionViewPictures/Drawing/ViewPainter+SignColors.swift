import Artwork
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// The colours that signs have by themselves.
extension ViewPainter {
  /// Those of what a sign shows: of clouds and of what is before or behind them, or of badges and of what these
  /// lie on; `nil` for signs that have none.
  func ownColors(
    of symbol: Symbol, _ name: String, _ ink: RGBA, _ opacity: Double
  ) -> (ink: RGBA, rest: RGBA?)? {
    func own(_ word: Substring) -> RGBA? { Self.own[word].flatMap { color($0, opacity) } }
    if symbol.hasBadge, let badge = name.range(of: ".badge") {
      let word = name[badge.upperBound...].split(separator: ".").first ?? "badge"
      return own(word == "fill" ? "badge" : word).map { ($0, ink) }
    }
    let colors = symbol.name.split(separator: ".").compactMap(own)
    guard let first = colors.first else { return nil }
    return (first, colors.count > 1 ? colors[1] : nil)
  }

  /// By the words of their names.
  private static let own: [Substring: UIColor] = [
    "cloud": .white, "sun": .systemYellow, "sunrise": .systemYellow, "sunset": .systemYellow,
    "moon": .white, "stars": .white, "rain": .systemCyan, "snow": .white, "snowflake": .white,
    "bolt": .systemYellow, "fog": .systemGray, "wind": .systemGray, "drop": .systemCyan,
    "thermometer": .systemRed, "heart": .systemRed, "star": .systemYellow, "leaf": .systemGreen,
    "flame": .systemOrange,
    "badge": .systemRed, "plus": .systemGreen, "checkmark": .systemGreen, "minus": .systemRed,
    "xmark": .systemRed, "exclamationmark": .systemYellow,
  ]
}

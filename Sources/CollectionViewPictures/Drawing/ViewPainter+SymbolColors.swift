import Artwork
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Colors of multicolor symbols.
extension ViewPainter {
  /// The colors of a symbol's two layers: a cloud and the shape combined with it, or a badge and
  /// the shape below it. `nil` if the symbol has no colors.
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

  /// The colors, by the words of symbol names.
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

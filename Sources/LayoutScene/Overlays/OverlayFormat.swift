internal import Basics
import Foundation
internal import LayoutEngine

/// Formats numbers and lengths for overlays.
enum OverlayFormat {
  /// A length with at most two decimals.
  static func number(_ value: CGFloat) -> String { ((value * 100).rounded() / 100).exact }

  /// A gap with and without its property: `interItemSpacing 8`, or `interItemSpacing 24 (8+)` if it
  /// is flexible.
  static func gap(_ length: CGFloat, _ spacing: Spacing, _ property: String) -> [[String]] {
    guard spacing.isFlexible else { return named(property, [number(length)]) }
    let form = number(spacing.minimum) + "+"
    return named(property, ["\(number(length)) (\(form))", form])
  }

  /// The first value with its property, in one line and in two, then the values alone.
  static func named(_ property: String, _ values: [String]) -> [[String]] {
    let first = values.prefix(1).flatMap { [["\(property) \($0)"], [property, $0]] }
    return first + values.map { [$0] }
  }

  /// A length, followed by its form unless that is absolute: `180 (1/2w)`.
  static func length(_ length: CGFloat, _ form: LengthForm?) -> [[String]] {
    guard let form, let word = word(form) else { return [[number(length)]] }
    return [["\(number(length)) (\(word))"], [number(length)]]
  }

  private static func word(_ form: LengthForm) -> String? {
    switch form {
    case .dimension(let dimension): word(dimension)
    case .share(let count): "1 of \(count)"
    }
  }

  /// A dimension in the syntax of specs; `nil` for absolute lengths.
  static func word(_ form: LayoutEngine.Dimension) -> String? {
    switch form {
    case .fractionalWidth(let fraction): self.fraction(fraction) + "w"
    case .fractionalHeight(let fraction): self.fraction(fraction) + "h"
    case .absolute: nil
    case .estimated(let points): "~" + number(points)
    case .uniformAcrossSiblings(let points): "~=" + number(points)
    }
  }

  /// `1/3` for fractions with a small denominator, otherwise `85%`.
  private static func fraction(_ fraction: CGFloat) -> String {
    for denominator in 1...6 {
      let numerator = (fraction * CGFloat(denominator)).rounded()
      guard numerator > 0, abs(numerator / CGFloat(denominator) - fraction) < 1e-6 else { continue }
      return denominator == 1 ? number(numerator) : "\(Int(numerator))/\(denominator)"
    }
    return number(fraction * 100) + "%"
  }
}

extension Carousel {
  /// The name of the scrolling behavior in Apple's API.
  var behaviorName: String {
    switch behavior {
    case .none: "none"
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    }
  }
}

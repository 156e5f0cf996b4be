internal import Basics
import Foundation

extension RGBA {
  /// The minimum contrast of text, level AA of [WCAG
  /// 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum).
  public static let legibleContrast = 4.5

  /// The minimum contrast of symbols, level AA of [WCAG
  /// 2.2](https://www.w3.org/TR/WCAG22/#non-text-contrast).
  package static let visibleContrast = 3.0

  /// The relative luminance as defined by WCAG, from 0 to 1. Alpha is ignored.
  public var luminance: Double {
    0.2126 * red.linearSRGB + 0.7152 * green.linearSRGB + 0.0722 * blue.linearSRGB
  }

  /// The contrast ratio as defined by WCAG of the color painted on an opaque `backdrop`, from 1 to
  /// 21.
  public func contrast(on backdrop: RGBA) -> Double {
    let one = over(backdrop).luminance
    let two = backdrop.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether the red, green and blue components each differ by less than `distance`.
  package func isNear(_ other: RGBA, _ distance: Double) -> Bool {
    abs(red - other.red) < distance && abs(green - other.green) < distance
      && abs(blue - other.blue) < distance
  }

  /// The color itself if text in it is legible on `backdrop`; otherwise white or black.
  ///
  /// White or black is always legible: the product of their contrasts is 21, so the larger one is
  /// above 4.58.
  package func legible(on backdrop: RGBA) -> RGBA { legible(on: [backdrop]) }

  /// The color itself if text in it is legible on all `backdrops`; otherwise the first of white and
  /// black that is. If neither is, the one with the better worst-case contrast. White is preferred
  /// unless black is better by more than 30 percent.
  package func legible(on backdrops: [RGBA]) -> RGBA {
    func worst(_ color: RGBA) -> Double {
      backdrops.map { color.contrast(on: $0) }.min() ?? 21
    }
    let readable = [self, .white, .black].first { worst($0) >= Self.legibleContrast }
    return readable ?? (worst(.white) * 1.3 >= worst(.black) ? .white : .black)
  }

  /// The color mixed with as little of `other` as text needs to be legible on all `backdrops`.
  /// Returns `nil` if not even 90 percent of `other` is enough.
  package func legible(mixedWith other: RGBA, on backdrops: [RGBA]) -> RGBA? {
    let steps = stride(from: 0, to: 1, by: 0.1).lazy.map { mixed(with: other, by: $0) }
    return steps.first { color in
      backdrops.allSatisfy { color.contrast(on: $0) >= Self.legibleContrast }
    }
  }

  /// The color for secondary text: two thirds opaque, or more if text needs it to be legible on all
  /// `backdrops`.
  package func secondary(on backdrops: [RGBA]) -> RGBA {
    let steps = stride(from: 0.66, to: 1, by: 0.04)
    let faint = steps.lazy.map(faded(by:)).first { color in
      backdrops.allSatisfy { color.contrast(on: $0) >= Self.legibleContrast }
    }
    return faint ?? self
  }
}

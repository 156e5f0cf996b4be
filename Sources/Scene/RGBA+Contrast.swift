import Foundation

extension RGBA {
  /// The least contrast of text to what is behind it: level AA of
  /// [WCAG 2.2](https://www.w3.org/TR/WCAG22/#contrast-minimum).
  public static let legibleContrast = 4.5

  /// The least contrast of signs to what is behind them: level AA of
  /// [WCAG 2.2](https://www.w3.org/TR/WCAG22/#non-text-contrast).
  package static let visibleContrast = 3.0

  /// The relative luminance of an opaque colour, 0 to 1.
  public var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast to an opaque `backdrop` that the colour is painted on, 1 to 21.
  public func contrast(on backdrop: RGBA) -> Double {
    let one = over(backdrop).luminance
    let two = backdrop.luminance
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, if text in it can be read on `backdrop`; else white or black, whichever can.
  ///
  /// One of them always can: the product of both contrasts is 21, so that the larger is over 4.58.
  package func legible(on backdrop: RGBA) -> RGBA { legible(on: [backdrop]) }

  /// The same where several colours lie behind it. If none can be read on all of them, white or black,
  /// by the worst of them: white, unless black is read much better.
  package func legible(on backdrops: [RGBA]) -> RGBA {
    func worst(_ color: RGBA) -> Double {
      backdrops.map { color.contrast(on: $0) }.min() ?? 21
    }
    let readable = [self, .white, .black].first { worst($0) >= Self.legibleContrast }
    return readable ?? (worst(.white) * 1.3 >= worst(.black) ? .white : .black)
  }

  /// The colour with as little of another one in it as it takes to read text on each of `backdrops`; `nil`
  /// where most of it is not enough.
  package func legible(mixedWith other: RGBA, on backdrops: [RGBA]) -> RGBA? {
    let steps = stride(from: 0, to: 1, by: 0.1).lazy.map { mixed(with: other, by: $0) }
    return steps.first { color in
      backdrops.allSatisfy { color.contrast(on: $0) >= Self.legibleContrast }
    }
  }

  /// The colour as faint as text may be that stands below a more important one: at most two thirds
  /// opaque, and as much more as it takes to be read on each of `backdrops`.
  package func quiet(on backdrops: [RGBA]) -> RGBA {
    let steps = stride(from: 0.66, to: 1, by: 0.04)
    let faint = steps.lazy.map(faded(by:)).first { color in
      backdrops.allSatisfy { color.contrast(on: $0) >= Self.legibleContrast }
    }
    return faint ?? self
  }
}

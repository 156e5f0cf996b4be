public import Foundation

/// The size, line height and weight of a text style at the size category `large` (R92).
public struct TextMetrics: Hashable, Sendable {
  /// Points.
  public var size: CGFloat
  /// Points from one baseline to the next.
  public var lineHeight: CGFloat
  public var weight: FontWeight

  public init(size: CGFloat, lineHeight: CGFloat, weight: FontWeight = .regular) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }
}

extension TextStyle {
  /// The style's numbers, from Apple's
  /// [typography guidelines](https://developer.apple.com/design/human-interface-guidelines/typography).
  public var metrics: TextMetrics {
    switch self {
    case .largeTitle: TextMetrics(size: 34, lineHeight: 41)
    case .title1: TextMetrics(size: 28, lineHeight: 34)
    case .title2: TextMetrics(size: 22, lineHeight: 28)
    case .title3: TextMetrics(size: 20, lineHeight: 25)
    case .headline: TextMetrics(size: 17, lineHeight: 22, weight: .semibold)
    case .body: TextMetrics(size: 17, lineHeight: 22)
    case .callout: TextMetrics(size: 16, lineHeight: 21)
    case .subheadline: TextMetrics(size: 15, lineHeight: 20)
    case .footnote: TextMetrics(size: 13, lineHeight: 18)
    case .caption1: TextMetrics(size: 12, lineHeight: 16)
    case .caption2: TextMetrics(size: 11, lineHeight: 13)
    }
  }
}

extension TextMetrics {
  /// The line height that goes with a size that is no text style's: between those of the styles
  /// next to it, and in proportion beyond the smallest and the largest.
  public static func lineHeight(forSize size: CGFloat) -> CGFloat {
    let known = TextStyle.allCases.map(\.metrics).sorted { $0.size < $1.size }
    guard let first = known.first, let last = known.last, size > first.size else {
      return size * 13 / 11
    }
    guard size < last.size else { return size * last.lineHeight / last.size }
    let upper = known.firstIndex { $0.size >= size } ?? known.endIndex - 1
    let (below, above) = (known[upper - 1], known[upper])
    let part = (size - below.size) / max(above.size - below.size, 1)
    return below.lineHeight + part * (above.lineHeight - below.lineHeight)
  }
}

extension FontReference {
  /// The numbers of the font, with those of `fallback` where it says nothing.
  public func metrics(fallback: TextStyle) -> TextMetrics {
    var result = (style ?? fallback).metrics
    if let size, size.isFinite, size > 0 {
      result.size = size
      result.lineHeight = TextMetrics.lineHeight(forSize: size)
    }
    result.weight = weight ?? result.weight
    return result
  }
}

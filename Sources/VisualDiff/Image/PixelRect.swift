public import Foundation

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Range<Int>
  public var y: Range<Int>

  public init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  /// The pixels that a rectangle in points touches; a hundredth of a pixel does not count.
  ///
  /// - Parameters:
  ///   - rect: Points.
  ///   - scale: Pixels a point.
  public init(_ rect: CGRect, scale: CGFloat) {
    x = Self.pixels(rect.minX * scale, rect.maxX * scale)
    y = Self.pixels(rect.minY * scale, rect.maxY * scale)
  }

  private static let most: CGFloat = 1e9

  private static func pixels(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    guard low.isFinite, high.isFinite, low < high else { return 0..<0 }
    let first = Int(min(max((low + 0.01).rounded(.down), -most), most))
    let last = Int(min(max((high - 0.01).rounded(.up), -most), most))
    return first..<max(first, last)
  }

  /// With so many pixels more at each edge; what has no area has no edges.
  func grown(by pixels: Int) -> PixelRect {
    guard !x.isEmpty, !y.isEmpty else { return self }
    return PixelRect(
      x: (x.lowerBound - pixels)..<(x.upperBound + pixels),
      y: (y.lowerBound - pixels)..<(y.upperBound + pixels))
  }

  func hasSize(of other: PixelRect) -> Bool { x.count == other.x.count && y.count == other.y.count }
}

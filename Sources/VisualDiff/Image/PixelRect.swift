public import Foundation

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The columns.
  public var x: Range<Int>
  /// The rows.
  public var y: Range<Int>

  /// Creates a rectangle from its columns and rows.
  public init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  /// Creates the rectangle of pixels that a rectangle in points touches by more than a hundredth of
  /// a pixel.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - scale: The number of pixels per point.
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

  /// Returns the rectangle extended by `pixels` at each edge. An empty rectangle stays empty.
  func grown(by pixels: Int) -> PixelRect {
    guard !x.isEmpty, !y.isEmpty else { return self }
    return PixelRect(
      x: (x.lowerBound - pixels)..<(x.upperBound + pixels),
      y: (y.lowerBound - pixels)..<(y.upperBound + pixels))
  }

  func hasSize(of other: PixelRect) -> Bool { x.count == other.x.count && y.count == other.y.count }
}

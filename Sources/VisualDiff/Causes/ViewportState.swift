public import Foundation

/// The carousel offsets of a picture and the part of the content that it shows, which no frame
/// records.
public struct ViewportState: Hashable, Sendable {
  /// The offsets of scrolled carousels in points, by section index.
  public var carousels: [Int: CGFloat]
  /// The visible part of the content in points; `nil` for all of it.
  public var window: CGRect?

  public init(carousels: [Int: CGFloat] = [:], window: CGRect? = nil) {
    self.carousels = carousels
    self.window = window
  }

  /// Returns the distance to another state in points; 0 if no length differs by more than
  /// `tolerance`.
  func distance(to other: ViewportState, _ tolerance: CGFloat) -> CGFloat {
    let sections = Set(carousels.keys).union(other.carousels.keys).sorted()
    let shifts = sections.map { (carousels[$0] ?? 0) - (other.carousels[$0] ?? 0) }
    let lengths = zip(sides, other.sides).map { $0 - $1 }
    return (shifts + lengths).map(\.magnitude).filter { $0 > tolerance }.reduce(0, +)
  }

  private var sides: [CGFloat] {
    let window = window ?? .zero
    return [window.minX, window.minY, window.width, window.height]
  }
}

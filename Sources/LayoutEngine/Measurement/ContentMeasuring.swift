public import Foundation
public import Geometry

/// Measures content that sizes itself. A solve takes a measurer as a parameter and does not retain
/// it.
public protocol ContentMeasuring {
  /// Returns how the measured sizes of a section's cells can differ. Unless they are individual,
  /// equal groups are solved once instead of one by one.
  func variety(ofCellsInSection section: Int) -> ContentVariety

  /// Returns the size of an element's content in points, or `nil` to keep the estimate.
  ///
  /// Only the axes that are `nil` in the proposal are read from the result.
  mutating func measure(_ element: SolvedElement.Identity, in proposal: MeasureProposal) -> CGSize?

  /// Whether nothing more is measured, because the caller will discard the layout. The remaining
  /// elements keep their estimates, so that the solve ends soon.
  var isExhausted: Bool { get }
}

extension ContentMeasuring {
  /// The default: false.
  public var isExhausted: Bool { false }

  /// The default: each cell may have a size of its own.
  public func variety(ofCellsInSection section: Int) -> ContentVariety { .individual }
}

/// How the measured sizes of one section's cells can differ.
public enum ContentVariety: Hashable, Sendable {
  /// No cell is measured; all estimates apply.
  case silent
  /// All cells return the same size for the same proposal.
  case alike
  /// Each cell may return a different size.
  case individual
}

/// The constraints under which content is measured.
public struct MeasureProposal: Hashable, Sendable {
  /// The fixed width in points, or `nil` if the content determines it.
  public var width: CGFloat?
  /// The fixed height in points, or `nil` if the content determines it.
  public var height: CGFloat?
  /// The name of the element's item, if it has one.
  public var name: String?
  /// The edge or corner of a boundary item; `nil` for other elements.
  public var alignment: NSRectAlignment?
  /// The size in points that the layout expects.
  public var estimate: CGSize
  /// The largest size in points that the content may use, for content that wraps.
  public var available: CGSize

  /// Creates a proposal from its fixed lengths, estimate and available size, in points.
  public init(
    width: CGFloat?, height: CGFloat?, name: String? = nil, alignment: NSRectAlignment? = nil,
    estimate: CGSize, available: CGSize
  ) {
    (self.name, self.alignment) = (name, alignment)
    self.width = width
    self.height = height
    self.estimate = estimate
    self.available = available
  }

  /// Returns the expected size with the open axes replaced by the measured lengths. Lengths that
  /// are not finite, negative or too long are ignored.
  func size(_ expected: CGSize, with answer: CGSize?) -> CGSize {
    guard let answer else { return expected }
    var size = expected
    if width == nil, let width = answer.width.usableLength { size.width = width }
    if height == nil, let height = answer.height.usableLength { size.height = height }
    return size
  }

  /// Hashes the fixed lengths, which differ most between proposals.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// A measurer that never measures: every estimate applies.
public struct EstimatesOnly: ContentMeasuring {
  /// Creates the measurer.
  public init() {}

  /// Always ``ContentVariety/silent``.
  public func variety(ofCellsInSection section: Int) -> ContentVariety { .silent }

  /// Always `nil`.
  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    nil
  }
}

extension CGFloat {
  /// The length, or `nil` if it is not finite, negative or beyond ``LayoutLimits``.
  fileprivate var usableLength: CGFloat? {
    isFinite && self >= 0 && self <= CGFloat(LayoutLimits.length) ? self : nil
  }
}

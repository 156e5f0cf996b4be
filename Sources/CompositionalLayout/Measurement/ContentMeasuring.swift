public import Foundation

/// Answers how large content wants to be. Passed to a solve as a parameter, never kept by it.
public protocol ContentMeasuring {
  /// Whether the content may have any say at all. Where it has none, estimates stand, and equal
  /// groups are solved once instead of one by one.
  var measuresContent: Bool { get }

  /// The size that an element's content wants, or `nil` when it cannot size itself and the estimate
  /// stands (R33).
  ///
  /// Only the axes that the proposal leaves open are read from the answer.
  mutating func measure(_ element: SolvedElement.Identity, in proposal: MeasureProposal) -> CGSize?
}

/// The room in which content is measured.
public struct MeasureProposal: Hashable, Sendable {
  /// Points that are settled; `nil` where the content decides.
  public var width: CGFloat?
  /// Points that are settled; `nil` where the content decides.
  public var height: CGFloat?
  /// Points that the layout expects.
  public var estimate: CGSize
  /// The most points there are, for content that fills lines.
  public var available: CGSize

  public init(width: CGFloat?, height: CGFloat?, estimate: CGSize, available: CGSize) {
    self.width = width
    self.height = height
    self.estimate = estimate
    self.available = available
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// Content without a say: every estimate stands.
public struct EstimatesStand: ContentMeasuring {
  public init() {}

  public var measuresContent: Bool { false }

  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    nil
  }
}

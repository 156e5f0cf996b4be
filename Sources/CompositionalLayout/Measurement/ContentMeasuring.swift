public import Foundation

/// Answers how large content wants to be. Passed to a solve as a parameter, never kept by it.
public protocol ContentMeasuring {
  /// How the answers of a section's cells differ. Where they do not, equal groups are solved once
  /// instead of one by one.
  func variety(ofCellsInSection section: Int) -> ContentVariety

  /// The size that an element's content wants, or `nil` when it cannot size itself and the estimate
  /// stands.
  ///
  /// Only the axes that the proposal leaves open are read from the answer.
  mutating func measure(_ element: SolvedElement.Identity, in proposal: MeasureProposal) -> CGSize?
}

extension ContentMeasuring {
  /// Each cell may answer something else.
  public func variety(ofCellsInSection section: Int) -> ContentVariety { .individual }
}

/// How the sizes differ that the cells of one section answer.
public enum ContentVariety: Hashable, Sendable {
  /// None of them answers: every estimate stands.
  case silent
  /// All answer the same in the same room.
  case alike
  /// Each has an answer of its own.
  case individual
}

/// The room in which content is measured.
public struct MeasureProposal: Hashable, Sendable {
  /// Points that are settled; `nil` where the content decides.
  public var width: CGFloat?
  /// Points that are settled; `nil` where the content decides.
  public var height: CGFloat?
  /// The name that the element's item was given, if any.
  public var name: String?
  /// Points that the layout expects.
  public var estimate: CGSize
  /// The most points there are, for content that fills lines.
  public var available: CGSize

  public init(
    width: CGFloat?, height: CGFloat?, name: String? = nil, estimate: CGSize, available: CGSize
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.estimate = estimate
    self.available = available
  }

  /// The expected size with what the content answers along the axes that were open; an answer that
  /// is no usable length changes nothing.
  func size(_ expected: CGSize, with answer: CGSize?) -> CGSize {
    guard let answer else { return expected }
    var size = expected
    if width == nil, let width = answer.width.usableLength { size.width = width }
    if height == nil, let height = answer.height.usableLength { size.height = height }
    return size
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// Content without a say: every estimate stands.
public struct EstimatesStand: ContentMeasuring {
  public init() {}

  public func variety(ofCellsInSection section: Int) -> ContentVariety { .silent }

  public mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    nil
  }
}

extension CGFloat {
  /// The length, if content may be so long: finite and within the limits.
  fileprivate var usableLength: CGFloat? {
    isFinite && self >= 0 && self <= CGFloat(LayoutLimits.length) ? self : nil
  }
}

public import Foundation

/// A length along one axis, before anything is known of its container.
public enum Dimension: Hashable, Sendable {
  /// A fraction of the container's width.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height.
  case fractionalHeight(CGFloat)
  /// In points.
  case absolute(CGFloat)
  /// In points, until measured.
  case estimated(CGFloat)
  /// In points, until the largest of the siblings is known.
  case uniformAcrossSiblings(CGFloat)

  /// The fraction, or the number of points.
  public var number: CGFloat {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }

  /// Whether the content has a say in the length.
  public var isSelfSized: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether the length is that of the longest sibling.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The fraction, when the length is one of the container's length along `axis`.
  package func fraction(of axis: Axis) -> CGFloat? {
    switch (self, axis) {
    case (.fractionalWidth(let fraction), .horizontal),
      (.fractionalHeight(let fraction), .vertical):
      fraction
    default:
      nil
    }
  }
}

extension Dimension: CustomStringConvertible {
  /// The system's own short form, such as `.containerWidthFactor(0.5)`.
  public var description: String {
    switch self {
    case .fractionalWidth(let fraction): ".containerWidthFactor(\(fraction.exact))"
    case .fractionalHeight(let fraction): ".containerHeightFactor(\(fraction.exact))"
    case .absolute(let points): ".absolute(\(points.exact))"
    case .estimated(let points): ".estimated(\(points.exact))"
    case .uniformAcrossSiblings(let points): ".uniformAcrossSiblings(\(points.exact))"
    }
  }
}

/// A width and a height, before anything is known of their container.
public struct SizeDescription: Hashable, Sendable, CustomStringConvertible, AxisPair {
  public var width: Dimension
  public var height: Dimension

  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// Those of some insets that count: none along an axis whose length is estimated (R17).
  package func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var insets = insets
    if width.isSelfSized { insets = insets.only(.vertical) }
    if height.isSelfSized { insets = insets.only(.horizontal) }
    return insets
  }

  /// Whether a length of it is a fraction of the container's length along `axis`.
  func refers(to axis: Axis) -> Bool {
    width.fraction(of: axis) != nil || height.fraction(of: axis) != nil
  }

  /// Whether content has a say in a length of it.
  package var isSelfSized: Bool { width.isSelfSized || height.isSelfSized }

  /// Whether a length of it is that of the longest sibling.
  var isUniform: Bool { width.isUniform || height.isUniform }

  public var description: String { "{\(width), \(height)}" }
}

internal import Basics
public import Foundation
public import Geometry

/// A length along one axis that has not been resolved in a container.
public enum Dimension: Hashable, Sendable {
  /// A fraction of the container's width.
  case fractionalWidth(CGFloat)
  /// A fraction of the container's height.
  case fractionalHeight(CGFloat)
  /// A number of points.
  case absolute(CGFloat)
  /// An estimate in points, used until the content is measured.
  case estimated(CGFloat)
  /// An estimate in points, replaced by the length of the largest sibling.
  case uniformAcrossSiblings(CGFloat)

  /// The fraction or the number of points.
  public var number: CGFloat {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }

  /// Whether the length is measured.
  public var isSelfSized: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }

  /// Whether the length equals the length of the largest sibling.
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Returns the fraction if the length is a fraction of the container's length along `axis`.
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
  /// The short form of UIKit's descriptions, such as `.containerWidthFactor(0.5)`.
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

/// A width and a height that have not been resolved in a container.
public struct SizeDescription: Hashable, Sendable, CustomStringConvertible, AxisPair {
  public var width: Dimension
  public var height: Dimension

  public init(width: Dimension, height: Dimension) {
    self.width = width
    self.height = height
  }

  /// Returns the insets that apply: none along an estimated axis (R17).
  package func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var insets = insets
    if width.isSelfSized { insets = insets.only(.vertical) }
    if height.isSelfSized { insets = insets.only(.horizontal) }
    return insets
  }

  /// Whether a length is a fraction of the container's length along `axis`.
  func refers(to axis: Axis) -> Bool {
    width.fraction(of: axis) != nil || height.fraction(of: axis) != nil
  }

  /// Whether a length is measured.
  package var isSelfSized: Bool { width.isSelfSized || height.isSelfSized }

  /// Whether a length equals the length of the largest sibling.
  var isUniform: Bool { width.isUniform || height.isUniform }

  /// The width and height in the short form of UIKit's descriptions.
  public var description: String { "{\(width), \(height)}" }
}

extension Dimension {
  /// A fraction of the container's length along `axis`.
  package static func fraction(_ part: CGFloat, of axis: Axis) -> Dimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  /// One of `count` equal shares of the container's length along `axis`.
  package static func share(of count: Int, along axis: Axis) -> Dimension {
    fraction(1 / CGFloat(max(count, 1)), of: axis)
  }
}

package import Foundation
package import Geometry

/// A part of a composed cell as the layout sees it: its lengths, and how it arranges its children.
///
/// What a leaf shows is unknown here. Leaves are measured through ``PartMeasuring``, by their ids.
package struct PartNode: Hashable, Sendable {
  /// The identity of the part in its tree. Ids must be unique.
  package var id: Int
  /// The length of each side; `nil` hugs the content, and may be stretched across a stack.
  package var width: PartLength?
  package var height: PartLength?
  /// The limits of each side, in points.
  package var widthLimits = PartLimits()
  package var heightLimits = PartLimits()
  /// The ratio of width to height; `nil` for none.
  package var aspectRatio: CGFloat?
  /// The space between the edges and the content, in points.
  package var padding = NSDirectionalEdgeInsets.zero
  /// The place in an overlay; `nil` fills the overlay.
  package var place: PartPlace?
  package var content: PartArrangement

  package init(_ id: Int, _ content: PartArrangement = .leaf) {
    self.id = id
    self.content = content
  }
}

/// The length of a side of a part.
package enum PartLength: Hashable, Sendable {
  /// As long as the content.
  case hug
  /// An equal share of the room that is left.
  case fill
  case points(CGFloat)
  /// A fraction of the parent's content box.
  case fraction(CGFloat)
}

/// The smallest and the largest length of a side, in points. The smallest one wins.
package struct PartLimits: Hashable, Sendable {
  package var least: CGFloat?
  package var most: CGFloat?

  package init(least: CGFloat? = nil, most: CGFloat? = nil) {
    (self.least, self.most) = (least, most)
  }

  func clamp(_ length: CGFloat) -> CGFloat {
    max(min(length, most ?? .infinity), least ?? 0, 0)
  }
}

/// How a part arranges its children.
package indirect enum PartArrangement: Hashable, Sendable {
  /// A part without children.
  case leaf
  /// An empty part that takes the room left in a stack.
  case spacer
  case stack(PartStack)
  /// Children on top of one another, from bottom to top.
  case overlay([PartNode])
}

/// A row or a column of parts, with the words of `UIStackView`.
package struct PartStack: Hashable, Sendable {
  package var axis: Axis
  /// The space between neighbors, in points.
  package var spacing: CGFloat
  package var alignment: PartAlignment
  package var distribution: PartDistribution
  package var children: [PartNode]

  package init(
    _ axis: Axis, spacing: CGFloat = 0, alignment: PartAlignment = .fill,
    distribution: PartDistribution = .fill, _ children: [PartNode]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.children = children
  }
}

/// The alignment of parts across a stack.
package enum PartAlignment: String, Hashable, Sendable, CaseIterable {
  /// Stretches parts without a length, and centers the others.
  case fill
  case leading, center, trailing
  case top, bottom
  case firstBaseline, lastBaseline
}

/// How a stack uses the room along its axis.
package enum PartDistribution: String, Hashable, Sendable, CaseIterable {
  /// Parts that fill share the room that is left. Without any, the room is at the end.
  case fill
  /// All parts are equally long.
  case fillEqually
  /// The room that is left is divided between the parts.
  case equalSpacing
}

/// A place in an overlay, with a distance from its edges.
package struct PartPlace: Hashable, Sendable {
  package var anchor: Anchor
  /// The distance from the edges, in points.
  package var inset: CGFloat

  package init(_ anchor: Anchor, inset: CGFloat = 0) {
    (self.anchor, self.inset) = (anchor, inset)
  }

  /// The center, an edge or a corner.
  package enum Anchor: String, Hashable, Sendable, CaseIterable {
    case topLeading, top, topTrailing
    case leading, center, trailing
    case bottomLeading, bottom, bottomTrailing

    /// The position along an axis, from 0 to 1.
    package func fraction(_ axis: Axis) -> CGFloat {
      switch (axis, self) {
      case (.horizontal, .topLeading), (.horizontal, .leading), (.horizontal, .bottomLeading): 0
      case (.horizontal, .topTrailing), (.horizontal, .trailing), (.horizontal, .bottomTrailing): 1
      case (.vertical, .topLeading), (.vertical, .top), (.vertical, .topTrailing): 0
      case (.vertical, .bottomLeading), (.vertical, .bottom), (.vertical, .bottomTrailing): 1
      default: 0.5
      }
    }
  }
}

extension PartNode {
  package var children: [PartNode] {
    switch content {
    case .leaf, .spacer: []
    case .stack(let stack): stack.children
    case .overlay(let children): children
    }
  }

  var isSpacer: Bool { content == .spacer }

  /// Whether the length along an axis is a fraction of the parent.
  func isFraction(_ axis: Axis) -> Bool {
    if case .fraction? = length(axis) { true } else { false }
  }

  func length(_ axis: Axis) -> PartLength? { axis == .horizontal ? width : height }

  func limits(_ axis: Axis) -> PartLimits { axis == .horizontal ? widthLimits : heightLimits }

  func padding(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? padding.leading + padding.trailing : padding.top + padding.bottom
  }
}

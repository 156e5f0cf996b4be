public import Foundation
public import Geometry

/// The properties that items and groups share.
public struct BoxDescription: Hashable, Sendable {
  /// The size without the edge spacing.
  public var size: SizeDescription
  /// The insets in points between the edges and the visible content.
  public var contentInsets: NSDirectionalEdgeInsets
  /// The gaps around the item.
  public var edgeSpacing: EdgeSpacing
  /// The anchored supplementary items.
  public var supplementaries: [SupplementaryDescription]
  /// A name that the solved elements carry.
  public var name: String?

  /// Creates a box. The insets are in points.
  public init(
    size: SizeDescription, contentInsets: NSDirectionalEdgeInsets = .zero,
    edgeSpacing: EdgeSpacing = .none, supplementaries: [SupplementaryDescription] = [],
    name: String? = nil
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.name = name
  }

  /// The insets that apply: none along an estimated axis (R17).
  package var effectiveInsets: NSDirectionalEdgeInsets { size.effective(contentInsets) }
}

/// An item or a group. A group is itself an item (R18).
public indirect enum NodeDescription: Hashable, Sendable {
  case item(BoxDescription)
  case group(GroupDescription)

  package var box: BoxDescription {
    switch self {
    case .item(let box): box
    case .group(let group): group.box
    }
  }

  /// Whether the size of anything in it is measured.
  var isSelfSized: Bool {
    switch self {
    case .item(let box): box.size.isSelfSized
    case .group(let group): group.isSelfSized
    }
  }
}

/// Items in a line or with custom frames.
public struct GroupDescription: Hashable, Sendable {
  /// The properties that groups share with items.
  public var box: BoxDescription
  /// The subitems and their arrangement.
  public var arrangement: Arrangement
  /// The gaps between the subitems.
  public var interItemSpacing: Spacing

  /// The arrangement of a group's subitems.
  public typealias Arrangement = GroupArrangement<NodeDescription, Int, [CustomItemDescription]>

  public init(box: BoxDescription, arrangement: Arrangement, interItemSpacing: Spacing = .none) {
    self.box = box
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
  }

  var isSelfSized: Bool {
    box.size.isSelfSized || subitems.contains(where: \.isSelfSized)
  }
}

extension GroupDescription {
  /// The subitems that a line of the group uses in turn; none for a custom group.
  package var subitems: [NodeDescription] { arrangement.subitems }

  /// Whether any subitem, at any depth, is as long as the longest of its siblings.
  var hasUniformSubitems: Bool { subitems.contains(where: \.isUniform) }

  /// Whether measured lengths determine the number of subitems in a line, in this group or a nested
  /// one.
  var breaksByContent: Bool {
    if case .cycle(let axis, let nodes) = arrangement, !box.size[axis].isSelfSized,
      nodes.contains(where: { $0.box.size[axis].isSelfSized })
    {
      return true
    }
    return subitems.contains(where: \.breaksByContent)
  }
}

extension NodeDescription {
  fileprivate var breaksByContent: Bool {
    guard case .group(let group) = self else { return false }
    return group.breaksByContent
  }

  /// Whether it, or anything in it, is as long as the longest of its siblings.
  fileprivate var isUniform: Bool {
    if box.size.isUniform { return true }
    guard case .group(let group) = self else { return false }
    return group.hasUniformSubitems
  }
}

/// A cell of a custom group.
public struct CustomItemDescription: Hashable, Sendable {
  /// The frame in points relative to the group's origin.
  public var frame: CGRect
  /// The position in the drawing order.
  public var zIndex: Int

  /// Creates a cell with a frame in points relative to the group's origin.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Hashes the frame and z index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
    hasher.combine(zIndex)
  }
}

/// A view anchored to an item or a group.
public struct SupplementaryDescription: Hashable, Sendable {
  /// The properties that it shares with items.
  public var box: BoxDescription
  /// The element kind.
  public var kind: String
  /// The position in the drawing order.
  public var zIndex: Int
  /// The point of the item or group that it is anchored to.
  public var containerAnchor: AnchorDescription
  /// The point of the view that is aligned with the container's anchor.
  public var itemAnchor: AnchorDescription

  /// Creates an anchored view.
  public init(
    box: BoxDescription,
    kind: String,
    zIndex: Int,
    containerAnchor: AnchorDescription,
    itemAnchor: AnchorDescription
  ) {
    self.box = box
    self.kind = kind
    self.zIndex = zIndex
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}

/// A header, footer or side item.
public struct BoundaryDescription: Hashable, Sendable {
  /// The properties that it shares with items.
  public var box: BoxDescription
  /// The element kind.
  public var kind: String
  /// The position in the drawing order.
  public var zIndex: Int
  /// The edge or corner where the item is placed.
  public var alignment: NSRectAlignment
  /// The offset from that edge or corner, in points.
  public var offset: CGPoint
  /// Whether the section or layout grows by the item. Otherwise the item overlaps the edge.
  public var extendsBoundary: Bool
  /// Whether the item stays visible while its section is.
  public var pinsToVisibleBounds: Bool

  /// Creates a boundary item. The offset is in points.
  public init(
    box: BoxDescription,
    kind: String,
    zIndex: Int,
    alignment: NSRectAlignment,
    offset: CGPoint,
    extendsBoundary: Bool,
    pinsToVisibleBounds: Bool
  ) {
    self.box = box
    self.kind = kind
    self.zIndex = zIndex
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
  }
}

/// A background of a section.
public struct DecorationDescription: Hashable, Sendable {
  /// The insets in points from the section's edges.
  public var contentInsets: NSDirectionalEdgeInsets
  /// The element kind.
  public var kind: String
  /// The position in the drawing order.
  public var zIndex: Int
  /// The name of the decoration item, if it has one.
  public var name: String?

  /// Creates a background. Insets are in points.
  public init(
    contentInsets: NSDirectionalEdgeInsets,
    kind: String,
    zIndex: Int,
    name: String? = nil
  ) {
    self.contentInsets = contentInsets
    self.kind = kind
    self.zIndex = zIndex
    self.name = name
  }
}

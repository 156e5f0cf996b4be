public import Foundation

/// What items and groups have in common.
public struct BoxDescription: Hashable, Sendable {
  /// How large it is, gaps around it not included.
  public var size: SizeDescription
  /// Points between its edges and what is shown of it.
  public var contentInsets: NSDirectionalEdgeInsets
  /// The gaps around it.
  public var edgeSpacing: EdgeSpacing
  /// What hangs on it.
  public var supplementaries: [SupplementaryDescription]
  /// Comes back with the solved elements.
  public var name: String?

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

  /// The insets that count.
  package var effectiveInsets: NSDirectionalEdgeInsets { size.effective(contentInsets) }
}

/// An item or a group: a group is an item (R18).
public indirect enum NodeDescription: Hashable, Sendable {
  case item(BoxDescription)
  case group(GroupDescription)

  package var box: BoxDescription {
    switch self {
    case .item(let box): box
    case .group(let group): group.box
    }
  }

  /// Whether anything in it asks its content how large it is.
  var isSelfSized: Bool {
    switch self {
    case .item(let box): box.size.isSelfSized
    case .group(let group): group.isSelfSized
    }
  }
}

/// Items in a line or at given frames.
public struct GroupDescription: Hashable, Sendable {
  /// What it has in common with items.
  public var box: BoxDescription
  /// What is in it, and how.
  public var arrangement: Arrangement
  /// The gaps between what is in it.
  public var interItemSpacing: Spacing

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
  /// What a line of the group takes in turn; nothing for a custom group.
  package var subitems: [NodeDescription] { arrangement.subitems }

  /// Whether any subitem, at any depth, is as long as the longest of its siblings.
  var hasUniformSubitems: Bool { subitems.contains(where: \.isUniform) }

  /// Whether content has a say in how many subitems a line holds, in the group or in one in it.
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

  /// Whether it is as long as the longest of its siblings, or anything in it is.
  fileprivate var isUniform: Bool {
    if box.size.isUniform { return true }
    guard case .group(let group) = self else { return false }
    return group.hasUniformSubitems
  }
}

/// A cell of a custom group.
public struct CustomItemDescription: Hashable, Sendable {
  /// Points, from the corner of the group.
  public var frame: CGRect
  /// The order of drawing.
  public var zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(frame.size.width)
    hasher.combine(frame.size.height)
    hasher.combine(zIndex)
  }
}

/// A view that hangs on an item or a group.
public struct SupplementaryDescription: Hashable, Sendable {
  /// What it has in common with items.
  public var box: BoxDescription
  /// The element kind.
  public var kind: String
  /// The order of drawing.
  public var zIndex: Int
  /// The point of the item or group that it hangs on.
  public var containerAnchor: AnchorDescription
  /// The point of its own that lies there.
  public var itemAnchor: AnchorDescription
}

/// A header, a footer, a side item.
public struct BoundaryDescription: Hashable, Sendable {
  /// What it has in common with items.
  public var box: BoxDescription
  /// The element kind.
  public var kind: String
  /// The order of drawing.
  public var zIndex: Int
  /// The edge or corner that it lies at.
  public var alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public var offset: CGPoint
  /// Whether what it lies at grows by it; otherwise it lies over the edge.
  public var extendsBoundary: Bool
  /// Whether it stays in sight while its section is.
  public var pinsToVisibleBounds: Bool
}

/// A background.
public struct DecorationDescription: Hashable, Sendable {
  /// Points between the section's edges and it.
  public var contentInsets: NSDirectionalEdgeInsets
  /// The element kind.
  public var kind: String
  /// The order of drawing.
  public var zIndex: Int
  public var name: String?
}

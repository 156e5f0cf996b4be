internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import Scene
internal import SpecTree

/// The layout and data of a spec, with every value read and checked.
struct Document: Sendable {
  /// The bars around the layout.
  var screen: Screen?
  var configuration = ConfigurationSpec()
  var sections: [SectionSpec] = []
  /// The styles by name, already merged with the styles that they extend.
  var styles: [String: Style] = [:]
  /// The pictures that the data names.
  var images = ImageLibrary()
}

/// Settings of the whole layout.
struct ConfigurationSpec: Sendable {
  var scrollDirection = UICollectionViewScrollDirection.vertical
  var interSectionSpacing: CGFloat = 0
  var contentInsetsReference = UIContentInsetsReference.safeArea
  var boundaryItems: [BoundarySpec] = []
  /// The system version to follow; `nil` for that of the container.
  var compatibility: Compatibility?
}

/// A section with its data.
struct SectionSpec: Sendable {
  var id: String?
  var group: NodeSpec
  /// Set if the section is a list; the group is then unused.
  var list: ListSpec?
  var items: ItemsSpec
  var contentInsets = NSDirectionalEdgeInsets.zero
  var interGroupSpacing: CGFloat = 0
  var contentInsetsReference = UIContentInsetsReference.automatic
  var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  var supplementariesFollowContentInsets = true
  var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  var scrollOffset: CGFloat?
  var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
  var boundaryItems: [BoundarySpec] = []
  var decorations: [DecorationSpec] = []
  /// Where the section starts in the file.
  var place: SourceSpan
  /// Where the section's group starts in the file.
  var groupPlace: SourceSpan
}

extension SectionSpec {
  /// The styles of the backgrounds of groups; `nil` if there are none.
  var groupStyles: GroupStyles? { list == nil ? group.groupStyles : nil }
}

/// The data of a section.
struct ItemsSpec: Sendable {
  var contents: ItemContents
  var intrinsicSizes: RowSizes
}

/// An item or a group. A side that is `nil` is derived from the containing group.
package struct NodeSpec: Sendable, AxisPair {
  var width: LayoutDimension?
  var height: LayoutDimension?
  var contentInsets = NSDirectionalEdgeInsets.zero
  var edgeSpacing: EdgeSpacing?
  var supplementaryItems: [SupplementarySpec] = []
  var style: String?
  var content = NodeContent.item
  var interItemSpacing: Spacing?
  /// The number of cells in the node.
  var cellCount = 1

  /// Returns the styles of the cells in the node, in order; `nil` for cells without a style.
  ///
  /// - Parameter style: The style of the containing group, which is inherited.
  func styles(in style: String?) -> [String?] {
    let own = self.style ?? style
    return subitems.isEmpty ? [own] : subitems.flatMap { $0.styles(in: own) }
  }

  /// The styles of the backgrounds of the node, if it is a group, and of the groups in it; `nil` if
  /// there are none. A group whose cells all have styles of their own has its style as background.
  var groupStyles: GroupStyles? {
    let styles = ownGroupStyles
    return styles.hasStyle ? styles : nil
  }

  private var ownGroupStyles: GroupStyles {
    GroupStyles(
      style: subitems.isEmpty || subitems.contains(where: \.inheritsStyle) ? nil : style,
      subitems: subitems.map(\.ownGroupStyles))
  }

  /// Whether a cell of the node has the style of the containing group.
  private var inheritsStyle: Bool {
    style == nil && (subitems.isEmpty || subitems.contains(where: \.inheritsStyle))
  }

  /// The kinds of all supplementary items in the node, which data rows can set.
  var elementKinds: Set<String> {
    subitems.reduce(into: Set(supplementaryItems.map(\.elementKind))) {
      $0.formUnion($1.elementKinds)
    }
  }

  var allSupplementaryItems: [SupplementarySpec] {
    supplementaryItems + subitems.flatMap(\.allSupplementaryItems)
  }

  /// The subitems that a group repeats in turn.
  var subitems: [NodeSpec] {
    if case .group(let arrangement) = content { arrangement.subitems } else { [] }
  }

  /// Returns the node's size in a group. A missing side takes over the group's estimate, so that
  /// the content of a self-sizing row is measured; otherwise it fills the group.
  func size(in group: SizeDescription) -> SizeDescription {
    var size = group
    for axis in Axis.allCases {
      let own = group[axis].isSelfSized ? group[axis] : .fraction(1, of: axis)
      size[axis] = self[axis] ?? own
    }
    return size
  }
}

extension SizeDescription {
  /// The full width and height.
  static let whole = SizeDescription(width: .fractionalWidth(1), height: .fractionalHeight(1))
}

/// Whether a node is an item or a group.
indirect enum NodeContent: Sendable {
  case item
  case group(GroupArrangement<NodeSpec, Int, [CustomItemDescription]>)
}

/// A supplementary item of an item or a group, such as a badge.
struct SupplementarySpec: Sendable {
  var elementKind: String
  var width: LayoutDimension
  var height: LayoutDimension
  var containerAnchor: AnchorDescription
  var itemAnchor: AnchorDescription?
  var contentInsets = NSDirectionalEdgeInsets.zero
  var zIndex: Int?
  var style: String?
  /// The position of its element kind in the file.
  var place = SourceSpan(place: .start, length: 1)
}

/// A header, a footer or a side item, with its content.
struct BoundarySpec: Sendable {
  var elementKind: String
  var width: LayoutDimension
  var height: LayoutDimension
  var alignment: NSRectAlignment
  var absoluteOffset = CGPoint.zero
  var contentInsets = NSDirectionalEdgeInsets.zero
  var extendsBoundary = true
  var pinToVisibleBounds = false
  var zIndex: Int?
  var style: String?
  var content = ElementContent()
  var intrinsicSize: IntrinsicSize?
  /// Where the file sets the element kind, or else where the item starts.
  var place = SourceSpan(place: .start, length: 1)
}

/// A decoration item, such as a background.
struct DecorationSpec: Sendable {
  var elementKind = "background"
  var contentInsets = NSDirectionalEdgeInsets.zero
  var zIndex: Int?
  var style: String?
}

internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene

/// What a spec says about its layout and its data, every value read and checked.
struct Document: Sendable {
  var configuration = ConfigurationSpec()
  var sections: [SectionSpec] = []
  /// Each with what it extends already in it.
  var styles: [String: Style] = [:]
  /// The pictures that its data names.
  var images = ImageLibrary()
}

/// What concerns the layout as a whole.
struct ConfigurationSpec: Sendable {
  var scrollDirection = UICollectionViewScrollDirection.vertical
  var interSectionSpacing: CGFloat = 0
  var contentInsetsReference = UIContentInsetsReference.safeArea
  var boundaryItems: [BoundarySpec] = []
  var compatibility = Compatibility.ios16
}

/// A section with its data.
struct SectionSpec: Sendable {
  var id: String?
  var group: NodeSpec
  /// In place of the group.
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
  /// Where the section begins in the file, and its group.
  var place: SourceSpan
  var groupPlace: SourceSpan
}

/// The data of a section.
struct ItemsSpec: Sendable {
  var contents: ItemContents
  var intrinsicSizes: RowSizes
}

/// An item or a group; a side that is not said follows from what is around it.
package struct NodeSpec: Sendable, AxisPair {
  var width: LayoutDimension?
  var height: LayoutDimension?
  var contentInsets = NSDirectionalEdgeInsets.zero
  var edgeSpacing: EdgeSpacing?
  var supplementaryItems: [SupplementarySpec] = []
  var style: String?
  var content = NodeContent.item
  var interItemSpacing: Spacing?
  /// How many cells it holds.
  var cellCount = 1

  /// The styles of the cells in it, in order; `nil` for cells without one.
  ///
  /// - Parameter style: That of what is around it, which it has where it says none.
  func styles(in style: String?) -> [String?] {
    let own = self.style ?? style
    return subitems.isEmpty ? [own] : subitems.flatMap { $0.styles(in: own) }
  }

  /// The kinds of all the supplementary items in it, which data rows may feed.
  var elementKinds: Set<String> {
    subitems.reduce(into: Set(supplementaryItems.map(\.elementKind))) {
      $0.formUnion($1.elementKinds)
    }
  }

  /// The supplementary items of this node and of all nodes in it.
  var allSupplementaryItems: [SupplementarySpec] {
    supplementaryItems + subitems.flatMap(\.allSupplementaryItems)
  }

  /// What the line of a group takes in turn.
  var subitems: [NodeSpec] {
    if case .group(let arrangement) = content { arrangement.subitems } else { [] }
  }

  /// Its size in a group: a side left out follows an estimate, so that the content of a self-sizing row
  /// is asked for it, and is as long as anything else.
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
  /// All of the width and the height.
  static let whole = SizeDescription(width: .fractionalWidth(1), height: .fractionalHeight(1))
}

/// What makes a node an item or a group.
indirect enum NodeContent: Sendable {
  case item
  case group(GroupArrangement<NodeSpec, Int, [CustomItemDescription]>)
}

/// A badge on an item or a group.
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

/// A header, a footer or a side item, with what it says.
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
  /// Where its kind is said in the file, or else where it begins.
  var place = SourceSpan(place: .start, length: 1)
}

/// A background.
struct DecorationSpec: Sendable {
  var elementKind = "background"
  var contentInsets = NSDirectionalEdgeInsets.zero
  var zIndex: Int?
  var style: String?
}

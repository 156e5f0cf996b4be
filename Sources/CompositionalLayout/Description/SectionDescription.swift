public import Foundation

/// A section with its number of items.
public struct SectionDescription: Hashable, Sendable {
  public var group: GroupDescription
  public var itemCount: Int
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var supplementariesFollowContentInsets = true
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundaryItems: [BoundaryDescription] = []
  public var decorations: [DecorationDescription] = []
  /// What makes it a list; `nil` for any other section.
  public var list: ListDescription?
  /// Not read by a solve: it comes back with the solved section.
  var handler: VisibleItemsHandler?

  public init(group: GroupDescription, itemCount: Int) {
    self.group = group
    self.itemCount = itemCount
  }

  /// Whether anything in it asks its content how large it is.
  var isSelfSized: Bool {
    group.isSelfSized
      || boundaryItems.contains(where: \.box.size.isSelfSized)
  }
}

/// All that a solver may see: a layout with its sections, frozen.
public struct LayoutDescription: Hashable, Sendable {
  public var scrollAxis: Axis
  public var interSectionSpacing: CGFloat
  public var contentInsetsReference: UIContentInsetsReference
  public var compatibility: Compatibility
  public var boundaryItems: [BoundaryDescription]
  /// In order; a section without items may have no description.
  public var sections: [SectionDescription?]
}

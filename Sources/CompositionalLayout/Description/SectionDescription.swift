public import Foundation

/// A section with its number of items.
public struct SectionDescription: Hashable, Sendable {
  /// The group that is repeated until it holds all items.
  public var group: GroupDescription
  /// How many cells it has.
  public var itemCount: Int
  /// Points between its edges and its groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between one group and the next.
  public var interGroupSpacing: CGFloat = 0
  /// What the insets begin at.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers begin at.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep the insets, too.
  public var supplementariesFollowContentInsets = true
  /// How it scrolls across the layout's direction; `none` where it does not.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and side items.
  public var boundaryItems: [BoundaryDescription] = []
  /// Its backgrounds.
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
  /// The direction in which the page scrolls.
  public var scrollAxis: Axis
  /// Points between one section and the next, empty ones included.
  public var interSectionSpacing: CGFloat
  /// What the insets of sections begin at that name nothing.
  public var contentInsetsReference: UIContentInsetsReference
  /// The system whose ways it follows.
  public var compatibility: Compatibility
  /// Headers and footers of the whole layout.
  public var boundaryItems: [BoundaryDescription]
  /// In order; a section without items may have no description.
  public var sections: [SectionDescription?]
}

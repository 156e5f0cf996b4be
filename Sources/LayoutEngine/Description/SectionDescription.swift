public import Foundation
public import Geometry

/// A section with its number of items.
public struct SectionDescription: Hashable, Sendable {
  /// The group, repeated until it holds all items.
  public var group: GroupDescription
  /// The number of cells.
  public var itemCount: Int
  /// The insets in points between the section's edges and its groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap in points between consecutive groups.
  public var interGroupSpacing: CGFloat = 0
  /// The rectangle that the content insets are relative to (R40).
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The rectangle that the insets of boundary items are relative to (R41).
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items stay inside the content insets (R24).
  public var supplementariesFollowContentInsets = true
  /// The orthogonal scrolling of the section (R36).
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and side items.
  public var boundaryItems: [BoundaryDescription] = []
  /// The backgrounds.
  public var decorations: [DecorationDescription] = []
  /// The list settings; `nil` if the section is not a list.
  public var list: ListDescription?
  /// Whether the section has its insets without items and boundary items (R23, R106).
  package var keepsInsetsWhenEmpty = false
  /// The visible items handler. A solve does not use it but copies it to the solved section.
  package var handler: VisibleItemsHandler?

  /// Creates a section without insets, gaps and boundary items.
  public init(group: GroupDescription, itemCount: Int) {
    self.group = group
    self.itemCount = itemCount
  }

  /// Whether the size of anything in it is measured.
  var isSelfSized: Bool {
    group.isSelfSized
      || boundaryItems.contains(where: \.box.size.isSelfSized)
  }
}

/// An immutable layout with its sections: the complete input of a solve.
public struct LayoutDescription: Hashable, Sendable {
  /// The scroll axis of the page.
  public var scrollAxis: Axis
  /// The gap in points between consecutive sections, including empty ones (R22).
  public var interSectionSpacing: CGFloat
  /// The reference of content insets for sections with `.automatic` (R40).
  public var contentInsetsReference: UIContentInsetsReference
  /// The system generation to follow where generations differ.
  public var compatibility: Compatibility
  /// The headers and footers of the whole layout.
  public var boundaryItems: [BoundaryDescription]
  /// The sections in order. A section without items may be `nil`.
  public var sections: [SectionDescription?]

  /// Creates a layout. The spacing is in points.
  public init(
    scrollAxis: Axis = .vertical,
    interSectionSpacing: CGFloat = 0,
    contentInsetsReference: UIContentInsetsReference = .automatic,
    compatibility: Compatibility = .ios26,
    boundaryItems: [BoundaryDescription] = [],
    sections: [SectionDescription?]
  ) {
    self.scrollAxis = scrollAxis
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.compatibility = compatibility
    self.boundaryItems = boundaryItems
    self.sections = sections
  }
}

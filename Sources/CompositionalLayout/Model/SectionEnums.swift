/// Whether, and how, a section scrolls across the layout's direction.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingBehavior](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  case none = 0
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// The rectangle that content insets count from.
///
/// See [UIContentInsetsReference](https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  case automatic = 0
  case none
  case safeArea
  case layoutMargins
  case readableContent
}

/// The way a section scrolls across the layout's scroll direction (R36).
///
/// See [UICollectionLayoutSectionOrthogonalScrollingBehavior](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// No scrolling of its own.
  case none = 0
  /// Scrolling that stops anywhere.
  case continuous
  /// Scrolling that stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling by the width of the view.
  case paging
  /// Scrolling by one group, aligned at its leading edge.
  case groupPaging
  /// Scrolling by one group, centered in the view.
  case groupPagingCentered
}

/// The rectangle that content insets are relative to (R40).
///
/// See [UIContentInsetsReference](https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// The configuration's reference, or the safe area.
  case automatic = 0
  /// The view's edges.
  case none
  case safeArea
  case layoutMargins
  /// The readable content width.
  case readableContent
}

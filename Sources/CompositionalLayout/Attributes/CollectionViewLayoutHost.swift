internal import Foundation

/// What a layout is attached to: a collection view, or what stands in for one.
public protocol CollectionViewLayoutHost: AnyObject {
  /// The number of items of each section.
  var itemCounts: [Int] { get }

  /// The view's size and traits.
  var layoutContainer: Container { get }

  /// Where the page and its carousels stand in a layout, which may decide where a page begins that is
  /// read from the right.
  func scrollPosition(in layout: SolvedLayout) -> ScrollPosition

  /// Sizes what is in sight by its content, as on a screen; `nil` where estimates stand.
  var contentMeasurer: (any ContentMeasuring)? { get }
}

extension CollectionViewLayoutHost {
  public var contentMeasurer: (any ContentMeasuring)? { nil }
}

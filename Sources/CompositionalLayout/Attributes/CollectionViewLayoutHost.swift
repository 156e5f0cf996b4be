internal import Foundation
public import Geometry
public import LayoutEngine

/// The object that a layout is attached to: a collection view or a substitute for one.
public protocol CollectionViewLayoutHost: AnyObject {
  /// The number of items in each section.
  var itemCounts: [Int] { get }

  /// The view's size and traits.
  var layoutContainer: Container { get }

  /// Returns the scroll position of the page and its carousels. The layout is passed because a
  /// right-to-left page starts at its right end, which depends on the content's width.
  func scrollPosition(in layout: SolvedLayout) -> ScrollPosition

  /// The measurer for visible content that sizes itself; `nil` keeps all estimates.
  var contentMeasurer: (any ContentMeasuring)? { get }
}

extension CollectionViewLayoutHost {
  /// The default: content is not measured.
  public var contentMeasurer: (any ContentMeasuring)? { nil }
}

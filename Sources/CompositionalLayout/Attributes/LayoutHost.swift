public import Geometry
public import LayoutEngine

/// A layout host made of fixed values, for a layout without a collection view.
public final class LayoutHost: CollectionViewLayoutHost, Sendable {
  /// The number of items in each section.
  public let itemCounts: [Int]
  /// The size and traits of the view.
  public let layoutContainer: Container
  private let position: ScrollPosition

  /// Creates a host with fixed item counts, container and scroll position.
  public init(
    itemCounts: [Int], in container: Container, at position: ScrollPosition = ScrollPosition()
  ) {
    self.itemCounts = itemCounts
    layoutContainer = container
    self.position = position
  }

  public func scrollPosition(in layout: SolvedLayout) -> ScrollPosition { position }
}

/// A host of values, for a layout without a collection view.
public final class LayoutHost: CollectionViewLayoutHost, Sendable {
  public let itemCounts: [Int]
  public let layoutContainer: Container
  private let position: ScrollPosition

  public init(
    itemCounts: [Int], in container: Container, at position: ScrollPosition = ScrollPosition()
  ) {
    self.itemCounts = itemCounts
    layoutContainer = container
    self.position = position
  }

  public func scrollPosition(in layout: SolvedLayout) -> ScrollPosition { position }
}

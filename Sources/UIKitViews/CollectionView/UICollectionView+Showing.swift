package import CompositionalLayout
internal import Foundation

// Lends its views to whoever draws them.
extension UICollectionView {
  /// What `body` makes of the view of an element, in its place and laid out; `nil` where there is no view.
  package func withView<Result>(
    of element: SolvedElement, _ body: (UICollectionReusableView) -> Result
  ) -> Result? {
    let identity = element.identity
    let isKept = live[identity] != nil
    guard let view = live[identity] ?? makeView(identity, frame: element.frame) else { return nil }
    defer { if !isKept { putBack(identity) } }
    view.bounds.size = element.frame.size
    view.center = CGPoint(x: element.frame.midX, y: element.frame.midY)
    // What the layout does to the element is done to the view's drawing, and what it did before no more.
    if view.isChangedByLayout || !element.transform.isIdentity { view.transform = .identity }
    if view.isChangedByLayout || element.alpha < 1 { view.alpha = 1 }
    let answer = compositionalLayout?.subclassAttributes(for: identity)
    view.apply(answer ?? UICollectionViewLayoutAttributes(element))
    view.layoutIfNeeded()
    return body(view)
  }

  /// Runs `body` while the view stands in another container; all its views are filled anew for that, and
  /// again afterwards.
  package func inContainer<Result>(
    _ container: Container, _ body: () throws -> Result
  ) rethrows -> Result {
    var top: UIView = self
    while let above = top.superview { top = above }
    let (screen, frame) = (top.viewState.screen, frame)
    defer {
      top.update { $0.screen = screen }
      self.frame = frame
      fillAnew()
    }
    top.update { $0.screen = container }
    self.frame.size = container.size
    fillAnew()
    return try Container.$current.withValue(container) { try body() }
  }

  private func fillAnew() {
    recycle { _, _ in true }
    // Not to be used again: what was done to them was done for the other container.
    registry.forgetViews()
    collectionViewLayout.invalidateLayout()
  }

  /// Frames of all the content, every view asked for its size.
  ///
  /// - Throws: `LayoutError`; ``CollectionViewError`` where the data source fails.
  package func solvedContent(
    _ layout: UICollectionViewCompositionalLayout
  ) throws -> SolvedLayout {
    var measurer = CellMeasurer(collectionView: self, keepsViews: false)
    return try layout.solve(itemCounts: itemCounts, in: layoutContainer, measuring: &measurer)
  }
}

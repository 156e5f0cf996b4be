package import CompositionalLayout
package import Foundation

// Access to the element views for the code that draws them.
extension UICollectionView {
  /// Returns the result of `body` for the view of an element, positioned and laid out, or `nil` if
  /// the element has no view.
  package func withView<Result>(
    of element: SolvedElement, _ body: (UICollectionReusableView) -> Result
  ) -> Result? {
    let identity = element.identity
    let isKept = live[identity] != nil
    guard let view = live[identity] ?? makeView(identity, frame: element.frame) else { return nil }
    defer { if !isKept { releaseView(of: identity) } }
    view.bounds.size = element.frame.size
    view.center = CGPoint(x: element.frame.midX, y: element.frame.midY)
    // The renderer applies the element's transform and alpha, so they are reset on the view.
    if view.isChangedByLayout || !element.transform.isIdentity { view.transform = .identity }
    if view.isChangedByLayout || element.alpha < 1 { view.alpha = 1 }
    let answer = compositionalLayout?.subclassAttributes(for: identity)
    view.apply(answer ?? UICollectionViewLayoutAttributes(element))
    view.layoutIfNeeded()
    return body(view)
  }

  /// Runs `body` with the view in another container. All views are configured anew for that
  /// container, and again afterwards.
  ///
  /// - Parameter outer: The screen of the views around it; `nil` if it is all that is shown.
  package func inContainer<Result>(
    _ container: Container, on outer: Container? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let top = topmost
    let (screen, frame) = (top.viewState.screen, frame)
    defer {
      top.update { $0.screen = screen }
      self.frame = frame
      reloadAllViews()
    }
    top.update { $0.screen = outer ?? container }
    self.frame.size = container.size
    reloadAllViews()
    return try Container.$current.withValue(container) { try body() }
  }

  /// Tells the views the container between the bars of a screen.
  package func enter(_ container: Container) {
    guard topmost.viewState.screen?.safeArea != container.safeArea else { return }
    topmost.update { $0.screen = container }
    collectionViewLayout.invalidateLayout()
  }

  /// The screen of the topmost view in the appearance of other traits.
  package func screen(inAppearanceOf traits: Traits) -> Container? {
    var screen = topmost.viewState.screen
    screen?.traits.userInterfaceStyle = traits.userInterfaceStyle
    screen?.traits.accessibilityContrast = traits.accessibilityContrast
    return screen
  }

  /// Whether the views around this one show something.
  package var hasViewsBeside: Bool { !topmost.shownViews(beside: self).isEmpty }

  /// Lays out the views around this one. Returns the frame in them; `nil` if it is empty.
  package func layOutBeside(in size: CGSize) -> CGRect? {
    topmost.frame = CGRect(origin: .zero, size: size)
    topmost.layoutIfNeeded()
    let frame = convert(bounds, to: topmost)
    return frame.isEmpty ? nil : frame
  }

  private func reloadAllViews() {
    recycle { _, _ in true }
    // Configured for the other container, so they must not be reused.
    registry.removeAllViews()
    collectionViewLayout.invalidateLayout()
  }

  /// The frames of all content, with every view measured.
  ///
  /// - Throws: `LayoutError`, or ``CollectionViewError`` if the data source fails.
  package func solvedContent(
    _ layout: UICollectionViewCompositionalLayout
  ) throws -> SolvedLayout {
    var measurer = CellMeasurer(collectionView: self, keepsViews: false)
    return try layout.solve(itemCounts: itemCounts, in: layoutContainer, measuring: &measurer)
  }
}

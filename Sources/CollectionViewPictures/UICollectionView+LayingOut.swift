internal import CairoRenderer
package import CellContent
package import CompositionalLayout
package import Foundation
package import UIKitViews

extension UICollectionView {
  /// The container of the view, optionally with another appearance or width.
  package func container(_ appearance: Appearance? = nil, width: CGFloat? = nil) -> Container {
    var container = layoutContainer
    // A direction forced on the view takes precedence over the container's.
    container.traits.layoutDirection = traitCollection.layoutDirection
    if let width {
      let (old, compatibility) = (container.traits, container.compatibility)
      container = Container(size: CGSize(width: width, height: container.size.height))
      container.compatibility = compatibility
      container.traits.displayScale = old.displayScale
      container.traits.layoutDirection = old.layoutDirection
      container.traits.preferredContentSizeCategory = old.preferredContentSizeCategory
      container.traits.userInterfaceStyle = old.userInterfaceStyle
      container.traits.accessibilityContrast = old.accessibilityContrast
    }
    if let appearance {
      container.traits.userInterfaceStyle = appearance.isDark ? .dark : .light
      if appearance.hasHighContrast { container.traits.accessibilityContrast = .high }
    }
    return container
  }

  /// Calls `body` with the solved layout while the view is in a container. Texts are measured with
  /// the fonts that draw them.
  ///
  /// - Throws: ``PictureError``; errors for states in which UIKit raises an exception.
  package func laidOut<Result>(
    in container: Container, _ part: PicturePart = .content,
    _ body: (SolvedLayout) throws -> Result
  ) throws -> Result {
    guard let layout = compositionalLayout else {
      throw PictureError.notCompositional("\(type(of: collectionViewLayout))")
    }
    return try inContainer(container) {
      try TextMeasurement.measured(by: TextMeasurer()) {
        let solved = try solution(layout, part)
        if let error { throw error }
        let result = try body(solved)
        // Views that are not measured are created while `body` draws them.
        if let error { throw error }
        return result
      }
    }
  }

  private func solution(
    _ layout: UICollectionViewCompositionalLayout, _ part: PicturePart
  ) throws -> SolvedLayout {
    switch part {
    case .content: return try solvedContent(layout)
    case .bounds:
      layoutIfNeeded()
      if let solved = layout.layoutForHost { return solved }
      if let error = layout.layoutError { throw error }
      return try solvedContent(layout)
    }
  }
}

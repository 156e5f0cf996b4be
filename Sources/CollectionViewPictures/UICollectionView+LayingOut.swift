internal import CairoRenderer
package import CellContent
package import CompositionalLayout
package import Foundation
package import UIKitViews

extension UICollectionView {
  /// The view's container with another appearance or another width.
  package func container(_ appearance: Appearance? = nil, width: CGFloat? = nil) -> Container {
    var container = layoutContainer
    // The view's own direction is not that of what surrounds it.
    container.traits.layoutDirection = traitCollection.layoutDirection
    if let width {
      let old = container.traits
      container = Container(size: CGSize(width: width, height: container.size.height))
      container.traits.displayScale = old.displayScale
      container.traits.layoutDirection = old.layoutDirection
      container.traits.preferredContentSizeCategory = old.preferredContentSizeCategory
      container.traits.userInterfaceStyle = old.userInterfaceStyle
    }
    if let appearance {
      container.traits.userInterfaceStyle = appearance == .dark ? .dark : .light
    }
    return container
  }

  /// What `body` makes of the view's layout while the view stands in a container, its texts measured by
  /// the fonts that draw them.
  ///
  /// - Throws: ``PictureError``; what UIKit would raise an exception for.
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
        // Views that need not be measured are made when they are drawn.
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

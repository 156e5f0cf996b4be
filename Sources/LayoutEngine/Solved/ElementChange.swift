package import Foundation
package import Geometry

/// The changes that a visible items handler made to an element.
package struct ElementChange: Equatable, Sendable {
  package var center: CGPoint
  package var zIndex: Int
  package var alpha: CGFloat
  package var isHidden: Bool
  package var transform: CGAffineTransform

  package init(
    center: CGPoint, zIndex: Int, alpha: CGFloat, isHidden: Bool, transform: CGAffineTransform
  ) {
    self.center = center
    self.zIndex = zIndex
    self.alpha = alpha
    self.isHidden = isHidden
    self.transform = transform
  }

  /// Returns the changed element. Values that are not finite are ignored.
  func applied(to element: SolvedElement) -> SolvedElement {
    var changed = element
    if center.x.isFinite, center.y.isFinite {
      changed.frame.origin = CGPoint(
        x: center.x - element.frame.size.width / 2, y: center.y - element.frame.size.height / 2)
    }
    changed.zIndex = zIndex
    if alpha.isFinite { changed.alpha = min(max(alpha, 0), 1) }
    changed.isHidden = isHidden
    changed.transform = transform
    return changed
  }
}

internal import Foundation

/// The changes that a visible items handler made to an element.
struct ElementChange: Equatable, Sendable {
  var center: CGPoint
  var zIndex: Int
  var alpha: CGFloat
  var isHidden: Bool
  var transform: CGAffineTransform

  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    transform = attributes.transform
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

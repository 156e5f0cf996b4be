import Foundation
import Scene
import UIKitViews

// What is seen through a view: what those above it draw behind it.
extension ViewPainter {
  /// What a view draws behind one of its subviews, as large as the picture: the gradient and the drawing on
  /// its ground, and the layers and views that cover all of the subview's place.
  mutating func paintBackdrop(of view: UIView, behind subview: UIView, _ place: Place) {
    add(Box(place.rect, gradient: gradient(view.layer, place.opacity)), place)
    paint(view.marks(filling: place.rect.size), of: view, place)
    let subviews = view.subviews.fromBottom(by: \.layer)
    for (index, other) in subviews.enumerated() {
      for layer in sublayers(of: view, above: index) where layer.frame.covers(subview.frame) {
        paint(layer, at: place)
      }
      guard other !== subview else { return }
      if other.frame.covers(subview.frame) { paintBackdrop(other, place) }
    }
  }

  /// A view that is as large as the picture for as long as it is drawn.
  private mutating func paintBackdrop(_ view: UIView, _ place: Place) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.frame
    view.frame = place.rect
    view.layoutIfNeeded()
    fade(Double(view.alpha)) { $0.paint(view, in: place) }
    view.frame = frame
  }
}

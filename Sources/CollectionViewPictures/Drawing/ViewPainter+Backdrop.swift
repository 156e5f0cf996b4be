import CellContent
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

extension ViewPainter {
  /// Draws the views below and above a collection view, laid out at the size of the picture.
  ///
  /// - Parameter hasBackdrop: Whether the backdrop shows the views that the whole collection view covers.
  static func drawings(
    beside view: UICollectionView, hasBackdrop: Bool, filling bounds: CGRect, _ palette: Palette
  ) -> (below: ElementDrawing, above: ElementDrawing) {
    let top = view.topmost
    let frame = top.frame
    _ = view.layOutBeside(in: bounds.size)
    defer { _ = view.layOutBeside(in: frame.size) }
    var below = ViewPainter(top, palette, tint: (top.tintColor ?? .tintColor).value)
    var above = below
    for (beside, isAbove) in top.views(beside: view) {
      guard let outer = beside.superview,
        isAbove || !hasBackdrop
          || !beside.frame.covers(view.convert(view.bounds, to: outer))
      else { continue }
      let place = outer.convert(outer.bounds, to: top)
      let context = PaintContext(rect: place, clips: [.all(of: bounds)])
      if isAbove {
        above.paint(beside, within: context, of: outer)
      } else {
        below.paint(beside, within: context, of: outer)
      }
    }
    return (below.drawing, above.drawing)
  }
}

// The backdrop: what ancestors draw behind a clear view.
extension ViewPainter {
  /// Draws what a view shows behind one of its subviews, resized to the picture: its gradient, its
  /// own drawing, and the layers and views that cover the whole subview.
  mutating func paintBackdrop(of view: UIView, behind subview: UIView, _ context: PaintContext) {
    add(Box(context.rect, gradient: gradient(view.layer, context.opacity)), context)
    paint(view.operations(filling: context.rect.size), of: view, context)
    let subviews = view.subviews.fromBottom(by: \.layer)
    for (index, other) in subviews.enumerated() {
      for layer in sublayers(of: view, above: index) where layer.frame.covers(subview.frame) {
        paint(layer, at: context)
      }
      guard other !== subview else { return }
      if other.frame.covers(subview.frame) { paintBackdrop(other, context) }
    }
  }

  /// Draws a view resized to the picture, and restores its frame.
  private mutating func paintBackdrop(_ view: UIView, _ context: PaintContext) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.frame
    view.frame = context.rect
    view.layoutIfNeeded()
    fade(Double(view.alpha)) { $0.paint(view, in: context) }
    view.frame = frame
  }
}

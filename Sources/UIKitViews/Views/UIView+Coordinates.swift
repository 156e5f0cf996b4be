public import Foundation

// Conversion between the coordinates of views. Transforms are ignored.
extension UIView {
  /// The origin of the view's coordinates in the root view's coordinates, in points.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      let (bounds, frame) = (current.bounds, current.frame)
      let isTop = current.superview == nil
      origin.x += (isTop ? 0 : frame.minX) - bounds.minX
      origin.y += (isTop ? 0 : frame.minY) - bounds.minY
      view = current.superview
    }
    return origin
  }

  /// Converts a point to the coordinates of another view, or of the root view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of another view, or of the root view for `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle to the coordinates of another view, or of the root view for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view, or of the root view for `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The first view with a tag, in this view and its descendants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inserts a subview directly above another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, above: 1)
  }

  /// Inserts a subview directly below another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, above: 0)
  }

  private func insertSubview(_ view: UIView, beside sibling: UIView, above: Int) {
    guard view !== sibling, sibling.superview === self else { return }
    addSubview(view)
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === sibling })
    else { return }
    place(view, at: index + above)
  }
}

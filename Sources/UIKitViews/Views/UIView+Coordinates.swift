public import Foundation

// Places of one view as another one sees them; transforms are left out.
extension UIView {
  /// The origin of the view's own coordinates in those of the topmost view, in points.
  private var originInTop: CGPoint {
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

  /// A point of the view in another one's coordinates; in those of the topmost view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInTop, view?.originInTop ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the topmost one for `nil`, in the view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInTop, view?.originInTop ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of the view in another one's coordinates; in those of the topmost view for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the topmost one for `nil`, in the view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The view or the first one in it that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a view on top of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, above: 1)
  }

  /// Puts a view below another one.
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

internal import CompositionalLayout
internal import Foundation

/// The state of a view that other threads may access, guarded by a lock.
struct ViewState: Sendable {
  /// The frame's origin in points.
  var origin: CGPoint
  var bounds: CGRect
  /// The anchor point in fractions of the size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var autoresizingMask: UIView.AutoresizingMask = []
  var subviews: [UIView] = []
  weak var superview: UIView?
  var layoutMargins: NSDirectionalEdgeInsets?
  /// The default margins of a view with a superview.
  var usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesMargins = false
  var insetsMarginsFromSafeArea = true
  /// The container that was current when the view was created.
  var screen = Container.current
  /// The styles set on the view and on its controller.
  var style = UIUserInterfaceStyle.unspecified
  var controllerStyle = UIUserInterfaceStyle.unspecified
  /// The trait overrides of the view and of its controller.
  var overrides = TraitOverrides()
  var controllerOverrides = TraitOverrides()
  /// The additional safe area of the view's controller.
  var addedSafeArea = UIEdgeInsets.zero
  var semantics = UISemanticContentAttribute.unspecified

  init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }
}

public import CompositionalLayout
public import Foundation
internal import Synchronization

/// A rectangular area with a background, content and subviews.
///
/// Geometry can be read and set on any thread, because layouts are not isolated to an actor and
/// read the bounds of their collection view.
///
/// See [UIView](https://developer.apple.com/documentation/uikit/uiview).
@preconcurrency @MainActor
open class UIView: UIResponder {
  nonisolated private let guarded: Mutex<ViewState>

  public init(frame: CGRect) {
    guarded = Mutex(ViewState(frame: frame))
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an interface file. With any other coder, the view is empty.
  public required init?(coder: NSCoder) {
    guarded = Mutex(ViewState(frame: (coder as? InterfaceCoder)?.frame ?? .zero))
    super.init()
    decode(coder, as: UIView.self)
  }

  nonisolated var viewState: ViewState { guarded.withLock { $0 } }

  nonisolated func update(_ change: (inout sending ViewState) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// The background color; `nil` draws none.
  open var backgroundColor: UIColor? {
    get { layer.uiBackgroundColor }
    set { layer.uiBackgroundColor = newValue }
  }

  /// The opacity of the view and its subviews, 0 to 1.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }

  /// Whether the view is hidden. Hidden views are not drawn.
  open var isHidden = false

  /// The transform of the view about its center, or about the layer's anchor point if that differs.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in three dimensions. Pictures show it from the front, without perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Identifies the view for ``viewWithTag(_:)``.
  open var tag = 0

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color of symbols and controls in the view; `nil` inherits the superview's.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      notifyTintChange()
    }
  }

  /// Called when the tint changes, here or in an ancestor; for subclasses.
  open func tintColorDidChange() {}

  /// How an image is scaled or positioned in the view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view receives touches. Only ``hitTest(_:with:)`` uses it.
  open var isUserInteractionEnabled = true

  /// Whether the view covers its whole area. A view that draws itself without a background color is
  /// black if it is opaque, as in UIKit.
  open var isOpaque = true
  /// The pixels per point. No effect on pictures. Pictures have a scale of their own.
  open var contentScaleFactor: CGFloat = 1

  /// The class of the view's layer; for subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with the view's corners, border, shadow and gradient.
  public private(set) lazy var layer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }()

  /// A view whose shape clips this view.
  ///
  /// Shape layers, gradients and plain views with a background work as masks. Other masks are
  /// logged and ignored.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// The controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { controller ?? superview }
  var traitRegistrations: [TraitRegistration] = []

  /// The tint set on this view; `nil` if it is inherited.
  package private(set) var ownTint: UIColor?
  var ownConstraints: [NSLayoutConstraint] = []
  /// Whether the superview created this view for itself and lays it out.
  var isPart = false
  /// The layout guides added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The layout guides, including the internal ones of subclasses.
  var placedGuides: [UILayoutGuide] { layoutGuides }
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  // MARK: Layout

  /// Whether the autoresizing mask sets the view's frame instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The natural size of the content in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The insets in points from the frame to the rectangle that constraints align and whose size is
  /// ``intrinsicContentSize``.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size in points that best fits the given size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to ``sizeThatFits(_:)``.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The size of the content with lines of at most `width` points.
  func contentSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Whether the content's height depends on its width.
  var wrapsContent: Bool { false }

  /// The distance from the top to the first baseline in points. `nil` for views without text, whose
  /// first baseline is their last.
  var firstBaselineOffset: CGFloat? { nil }
  /// The distance from the bottom to the last baseline in points.
  var lastBaselineOffset: CGFloat { 0 }
  /// The font of the text; `nil` for views without text.
  var lineFont: UIFont? { nil }

  /// The view whose first baseline is this view's; subclasses may return a subview.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's; subclasses may return a subview.
  open var forLastBaselineLayout: UIView { self }

  /// Lays out subviews; for subclasses.
  open func layoutSubviews() {}

  /// Called when the layer is laid out; calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Whether the class needs constraints. No effect on pictures. Views with constraints always use
  /// them.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Draws the view's content behind its subviews, into ``UIGraphicsGetCurrentContext()``; for
  /// subclasses.
  open func draw(_ rect: CGRect) {}

  /// Called before layout and before ``updateConstraints()``; for subclasses.
  open func updateProperties() {}

  /// Calls ``updateProperties()`` on this view and its subviews.
  open func updatePropertiesIfNeeded() {
    controller?.updateProperties()
    controller.map {
      $0.updateContentUnavailableConfiguration(using: $0.contentUnavailableConfigurationState)
    }
    updateProperties()
    for view in subviews where !view.isLaidOutAlone { view.updatePropertiesIfNeeded() }
  }

  /// Called before constraints are solved; for subclasses.
  open func updateConstraints() {}

  /// Would end editing; always returns `true`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Lays out the subviews by constraints, then by `layoutSubviews()`.
  ///
  /// When called during layout, it only solves the constraints again.
  open func layoutIfNeeded() {
    if !isLayingOut { updatePropertiesIfNeeded() }
    let constraints = ConstraintLayout(self)
    if constraints.isNeeded { constraints.apply() }
    layoutTree()
  }

  /// Whether layout is in progress.
  var isLayingOut = false

  // MARK: Fitting

  /// The smallest size that satisfies the constraints, or the nearest size to `targetSize` within
  /// them.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints, as near to the target as the priorities require.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout(self).size(
      fitting: .init(
        size: targetSize, width: horizontalFittingPriority, height: verticalFittingPriority))
  }

  // MARK: Traits

  /// Called when an override changes the traits; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Geometry

  /// The view's rectangle in its superview, in points.
  nonisolated open var frame: CGRect {
    get { CGRect(origin: viewState.origin, size: viewState.bounds.size) }
    set {
      let frame = newValue.standardized
      bounds.size = frame.size
      update { $0.origin = frame.origin }
    }
  }

  /// The view's rectangle in its own coordinates, in points. Changing the size keeps the center.
  nonisolated open var bounds: CGRect {
    get { viewState.bounds }
    set {
      let old = viewState.bounds
      guard newValue != old else { return }
      boundsWillChange(to: newValue)
      update {
        $0.origin.x += (old.width - newValue.width) * $0.anchor.x
        $0.origin.y += (old.height - newValue.height) * $0.anchor.y
        $0.bounds = newValue
      }
      for view in subviews { view.resize(from: old.size, to: newValue.size) }
    }
  }

  /// The center of the frame in the superview, in points; the position of the layer's anchor point
  /// if that is not the middle.
  nonisolated open var center: CGPoint {
    get {
      let state = viewState
      let (origin, size, anchor) = (state.origin, state.bounds.size, state.anchor)
      return CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    }
    set {
      update {
        let (size, anchor) = ($0.bounds.size, $0.anchor)
        $0.origin = CGPoint(
          x: newValue.x - size.width * anchor.x, y: newValue.y - size.height * anchor.y)
      }
    }
  }

  /// Called when the layout direction changes; collection views override it.
  nonisolated func directionDidChange() {}

  /// Called before the bounds change; collection views override it.
  nonisolated func boundsWillChange(to newBounds: CGRect) {}

  // MARK: Tree

  /// The view that contains this one.
  nonisolated public var superview: UIView? { viewState.superview }
  /// Back to front.
  nonisolated public var subviews: [UIView] { viewState.subviews }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldTint = view.tintColor
    view.willMove(toSuperview: self)
    view.leaveSuperview(permanently: view.superview !== self)
    update { $0.subviews.append(view) }
    view.update { $0.superview = self }
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.tintColor != oldTint { view.notifyTintChange() }
    view.controller.map { RunningApp.current?.showChild($0) }
  }

  /// Inserts a subview at an index, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    if view.superview === self { place(view, at: index) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { place(view, at: 0) }
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { place(view, at: subviews.count) }
  }

  /// Removes the view from its superview, together with constraints between its descendants and its
  /// ancestors.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(permanently: true)
    didMoveToSuperview()
  }

  /// Called before the view moves to another superview or is removed; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moves to another superview or is removed; for subclasses.
  open func didMoveToSuperview() {}
  /// Called after a subview is added; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest view that would receive a touch at a point; `nil` if none would.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    let hit = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }
    return hit.first ?? self
  }

  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  // These do nothing: views are always updated, laid out and drawn, whether code asks for it or not.
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsUpdateProperties() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  // Never called: views have no window and no gestures, and Flatplan does not observe margins.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // These members have no effect on pictures.
  open var canBecomeFocused: Bool { false }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var clearsContextBeforeDrawing = true
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
}

public import CompositionalLayout
public import Foundation
internal import Synchronization

/// A rectangle in a tree of rectangles.
///
/// Geometry may be read and set from anywhere: layouts are bound to no actor, and ask their
/// collection view for its bounds. See
/// [UIView](https://developer.apple.com/documentation/uikit/uiview).
@preconcurrency @MainActor
open class UIView: UIResponder {
  nonisolated private let guarded: Mutex<ViewState>

  /// A view whose rectangle in its superview is `frame`, in points.
  public init(frame: CGRect) {
    guarded = Mutex(ViewState(frame: frame))
    super.init()
  }

  /// A view without area.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Views are made in code: there is no archive to read one from, and the answer is `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  nonisolated var viewState: ViewState { guarded.withLock { $0 } }

  nonisolated func update(_ change: (inout sending ViewState) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// What fills the view; `nil` is nothing.
  open var backgroundColor: UIColor? {
    get { layer.ground }
    set { layer.ground = newValue }
  }

  /// 0 to 1, of the view and all in it.
  open var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = newValue }
  }

  open var isHidden = false

  /// Applied about the centre, or about the layer's anchor point where that is another one.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The same with depth, which is seen from the front.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// For whoever looks for the view.
  open var tag = 0

  /// Whether subviews end at the edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of symbols and signs in the view; `nil` is the superview's.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }

  /// Kept for code that sets it: nothing stands behind an alert.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  private func tellOfTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellOfTint() }
  }

  /// Called when ``tintColor`` is another one, here or above; for subclasses.
  open func tintColorDidChange() {}

  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  // Kept for code that sets them: nobody has a picture read out.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Kept for code that sets it.
  open var clearsContextBeforeDrawing = true

  open var isOpaque = true
  // Kept for code that sets them: a picture has the scale that it is asked for, and fonts are as they are set.
  open var contentScaleFactor: CGFloat = 1
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?

  /// The class of the view's layer; for subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// Corners, outline, shadow and gradients.
  public private(set) lazy var layer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }()

  /// What can be seen of the view and all in it: where the mask has a ground or is a shape;
  /// other masks are left out, which is said.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The controller whose view this is.
  weak var controller: UIViewController?
  var traitRegistrations: [TraitRegistration] = []

  /// The tint that the view itself has been given.
  package private(set) var ownTint: UIColor?
  var ownConstraints: [NSLayoutConstraint] = []
  /// Whether the view above has made it a part of itself, and places it.
  var isPart = false
  /// The guides that have been added.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Those, and what subclasses place besides.
  var placedGuides: [UILayoutGuide] { layoutGuides }
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// How a picture fills its view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit
    case scaleAspectFill
    case redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  // MARK: Laying out

  /// Whether the mask says where the view stands, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The size of what the view shows, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that the view would take in so much room, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size of the content where lines may be no wider than `width`.
  func contentSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Whether the height of the content follows from the width.
  var wrapsContent: Bool { false }

  /// Points from the top to the baseline of the first line; `nil` for a view without lines, whose first
  /// baseline is its last.
  var firstBaselineOffset: CGFloat? { nil }
  /// Points from the bottom to the baseline of the last line.
  var lastBaselineOffset: CGFloat { 0 }
  /// The font of the view's lines; `nil` for a view without lines.
  var lineFont: UIFont? { nil }

  /// The views whose baselines are the view's; subclasses may answer others that stand in them.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Puts subviews in their places; for subclasses.
  open func layoutSubviews() {}

  /// Calls ``layoutSubviews()``, as the view's layer is laid out; for subclasses.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }

  /// Whether the view has to be laid out by constraints, which those that have any are in any case.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for ``layoutSubviews()`` before the view is next looked at, which happens in any case.
  open func setNeedsLayout() {}

  open func setNeedsDisplay() {}

  /// Draws what the view shows behind its subviews, into ``UIGraphicsGetCurrentContext()``; for subclasses.
  open func draw(_ rect: CGRect) {}

  open func invalidateIntrinsicContentSize() {}

  /// Called before subviews are put in their places, and before ``updateConstraints()``; for subclasses.
  open func updateProperties() {}

  /// Asks for ``updateProperties()``, which is called in any case.
  open func setNeedsUpdateProperties() {}

  /// Calls ``updateProperties()``, here and in subviews.
  open func updatePropertiesIfNeeded() {
    controller?.updateProperties()
    controller.map {
      $0.updateContentUnavailableConfiguration(using: $0.contentUnavailableConfigurationState)
    }
    updateProperties()
    for view in subviews where !view.isLaidOutAlone { view.updatePropertiesIfNeeded() }
  }

  /// Called before the view's constraints are looked at; for subclasses.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()``, which is called in any case.
  open func setNeedsUpdateConstraints() {}

  /// Calls ``updateConstraints()``, which is called in any case.
  open func updateConstraintsIfNeeded() {}

  /// Nobody edits anything in a picture.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Puts subviews in their places by their constraints, and then as subclasses say.
  ///
  /// Where subclasses call it of the view while it is laid out, constraints are looked at again, and that
  /// is all.
  open func layoutIfNeeded() {
    if !isLayingOut { updatePropertiesIfNeeded() }
    let constraints = ConstraintLayout(self)
    if constraints.isNeeded { constraints.apply() }
    layoutTree()
  }

  /// Whether the view or what is in it is being laid out.
  private var isLayingOut = false

  private func layoutTree() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    controller?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    layer.layoutLayersWithin()
    controller?.viewDidLayoutSubviews()
    for view in subviews where !view.isLaidOutAlone { view.layoutTree() }
  }

  // MARK: Fitting

  /// The size that the constraints make of the view where nothing else is said, or nearly so.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints make of the view, as near to the target as priorities ask.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout(self).size(
      fitting: .init(
        size: targetSize, width: horizontalFittingPriority, height: verticalFittingPriority))
  }

  // MARK: Traits

  /// Called when traits have changed, which they do where code overrides them; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Geometry

  /// The rectangle in the superview, in points.
  nonisolated open var frame: CGRect {
    get { CGRect(origin: viewState.origin, size: viewState.bounds.size) }
    set {
      let frame = newValue.standardized
      bounds.size = frame.size
      update { $0.origin = frame.origin }
    }
  }

  /// The rectangle in the view's own coordinates, in points. Another size leaves the centre where it is.
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

  /// The middle of the frame in points, or the place of the layer's anchor point where that is another one.
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

  /// Tells collection views that their content runs otherwise.
  nonisolated func directionDidChange() {}

  /// Tells collection views before their bounds change.
  nonisolated func boundsWillChange(to newBounds: CGRect) {}

  // MARK: Tree

  nonisolated public var superview: UIView? { viewState.superview }
  nonisolated public var subviews: [UIView] { viewState.subviews }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) {
    guard view !== self, !isDescendant(of: view) else { return }
    let oldTint = view.tintColor
    view.willMove(toSuperview: self)
    view.leaveSuperview(forGood: view.superview !== self)
    update { $0.subviews.append(view) }
    view.update { $0.superview = self }
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.tintColor != oldTint { view.tellOfTint() }
  }

  /// Puts a view among the others: 0 is below all.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    if view.superview === self { place(view, at: index) }
  }

  func place(_ view: UIView, at index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    let index = min(max(index, 0), subviews.count - 1)
    update { state in
      state.subviews.remove(at: old)
      state.subviews.insert(view, at: index)
    }
    layer.subviewDidLeave(old)
    layer.subviewDidEnter(index)
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { place(view, at: 0) }
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { place(view, at: subviews.count) }
  }

  /// Takes the view out. Constraints between what is in it and what it was in no longer count.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(forGood: true)
    didMoveToSuperview()
  }

  /// Takes the view out until it is put back: its constraints count again then.
  func setAside() {
    leaveSuperview(forGood: false)
  }

  private func leaveSuperview(forGood isForGood: Bool) {
    guard let superview else { return }
    if isForGood {
      superview.willRemoveSubview(self)
      deactivateOuterConstraints()
    }
    let index = superview.subviews.firstIndex { $0 === self }
    superview.update { state in state.subviews.removeAll { $0 === self } }
    update { $0.superview = nil }
    isPart = false
    if let index { superview.layer.subviewDidLeave(index) }
  }

  /// Called before the view is put into another one, or taken out of all; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has been put into another one, or taken out of all; for subclasses.
  open func didMoveToSuperview() {}

  /// Called when a view has been put into this one; for subclasses.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}

  // For subclasses; never called: views are shown in no window, and keep the places that they are drawn at.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  /// Whether a point of the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The innermost view that a touch at a point would mean; `nil` where it means none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    let hit = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }
    return hit.first ?? self
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open var canBecomeFocused: Bool { false }

  /// Whether `view` is this one or holds it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }
}

/// What a view knows of its place, behind its lock.
struct ViewState: Sendable {
  /// The frame's corner, in points.
  var origin: CGPoint
  var bounds: CGRect
  /// The point that stays where it is, in parts of the size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var autoresizingMask: UIView.AutoresizingMask = []
  var subviews: [UIView] = []
  weak var superview: UIView?
  var layoutMargins: NSDirectionalEdgeInsets?
  /// Those of a view that stands in another, unless it has its own.
  var usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesMargins = false
  var insetsMarginsFromSafeArea = true
  /// The container that was being solved, or laid out for, when the view was made.
  var screen = Container.current
  /// What the view, or the controller whose view it is, has in place of the style that surrounds it.
  var style = UIUserInterfaceStyle.unspecified
  var controllerStyle = UIUserInterfaceStyle.unspecified
  /// The same for other traits.
  var overrides = TraitOverrides()
  var controllerOverrides = TraitOverrides()
  /// What the controller whose view it is counts as covered besides.
  var addedSafeArea = UIEdgeInsets.zero
  var semantics = UISemanticContentAttribute.unspecified

  init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }
}

public import Foundation

/// A view that lays out its arranged subviews in a row or column.
///
/// It creates constraints for the arrangement, as UIKit does.
///
/// See [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
open class UIStackView: UIView {
  /// How arranged subviews share the space along the axis.
  public enum Distribution: Int, Sendable {
    /// Views stretch or shrink by their priorities.
    case fill = 0
    /// Views have equal lengths.
    case fillEqually
    /// Views have lengths in the ratio of their intrinsic sizes.
    case fillProportionally
    /// Gaps between views are equal.
    case equalSpacing
    /// Distances between the centers of views are equal.
    case equalCentering
  }

  /// How arranged subviews are aligned across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// Views are at the leading edge of a column or the top of a row.
    case leading
    /// First baselines are aligned; for rows.
    case firstBaseline
    case center
    /// Views are at the trailing edge of a column or the bottom of a row.
    case trailing
    /// Last baselines are aligned; for rows.
    case lastBaseline

    /// The same as ``leading``, for rows.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for rows.
    public static let bottom = Alignment.trailing
  }

  /// The views that the stack lays out, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the space along the axis.
  open var distribution = Distribution.fill
  /// How views are aligned across the axis.
  open var alignment = Alignment.fill
  /// The spacing between views in points; `spacingUseSystem` is 8 points.
  open var spacing: CGFloat = 0

  /// A placeholder for the system spacing.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
  /// A placeholder for ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Whether views are laid out inside the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether spacing is measured between baselines. No effect on pictures. Spacing is always
  /// measured between edges.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var guides: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIStackView.self)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index, clamped to the valid range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  /// Stops laying out a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Subviews that leave the stack are no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The spacing after a view in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    (isRow ? tallest : shown.first)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (isRow ? tallest : shown.last)?.forLastBaselineLayout ?? self
  }

  /// The first of the tallest views of a row.
  private var tallest: UIView? {
    guard shown.count > 1 else { return shown.first }
    var result: (view: UIView, height: CGFloat)?
    for view in shown {
      let height = extent(of: view).height
      if result.map({ $0.height < height }) ?? true { result = (view, height) }
    }
    return result?.view
  }

  // MARK: Constraints

  /// The constraints of the arrangement. Hidden views are left out.
  var arrangement: [NSLayoutConstraint] {
    let shown = shown
    guard let first = shown.first, let last = shown.last else { return [] }
    var result = [
      constraint(first, start, .equal, nil, start), constraint(nil, end, .equal, last, end),
    ]
    for (view, next) in zip(shown, shown.dropFirst()) {
      result.append(spacingConstraint(view, next))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      result += shown.dropFirst().map { constraint($0, length, .equal, first, length) }
    case .fillProportionally: result += proportionConstraints(shown)
    case .equalSpacing: result += equalDistances(shown, from: end, to: start, .required)
    case .equalCentering:
      // A lower priority than the one that keeps views at their content's size.
      result += equalDistances(shown, from: middle, to: middle, UILayoutPriority(149))
    }
    for view in shown { result += crossAxisConstraints(view, first) }
    if alignment != .fill { result.append(minimalExtent) }
    return result
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  /// Includes the guides between views that are spaced equally: one fewer than views.
  override var placedGuides: [UILayoutGuide] {
    hasFlexibleSpacing ? layoutGuides + guides(between: shown) : layoutGuides
  }

  private func guides(between views: [UIView]) -> ArraySlice<UILayoutGuide> {
    let count = max(views.count - 1, 0)
    while guides.count < count {
      let guide = UILayoutGuide()
      guide.view = self
      guides.append(guide)
    }
    return guides.prefix(count)
  }

  /// The attributes along the axis.
  private var isRow: Bool { axis == .horizontal }
  private var start: LayoutMeasure.Attribute { isRow ? .leading : .top }
  private var end: LayoutMeasure.Attribute { isRow ? .trailing : .bottom }
  private var middle: LayoutMeasure.Attribute { isRow ? .centerX : .centerY }
  private var length: LayoutMeasure.Attribute { isRow ? .width : .height }
  /// Whether gaps may be larger than the spacing.
  private var hasFlexibleSpacing: Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  /// A constraint between two views; `nil` is the stack.
  private func constraint(
    _ view: UIView?, _ one: LayoutMeasure.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: UIView?, _ two: LayoutMeasure.Attribute, _ constant: CGFloat = 0,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    let margins = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil
    return NSLayoutConstraint(
      LayoutMeasure(view: view ?? self, guide: view == nil ? margins : nil, attribute: one),
      relation,
      LayoutMeasure(view: other ?? self, guide: other == nil ? margins : nil, attribute: two),
      multiplier: multiplier, constant: constant)
  }

  private func spacingConstraint(_ view: UIView, _ next: UIView) -> NSLayoutConstraint {
    let custom = customSpacing(after: view)
    let asked = custom == Self.spacingUseDefault ? spacing : custom
    let points = asked == Self.spacingUseSystem ? systemSpacing : asked
    return constraint(
      next, start, hasFlexibleSpacing ? .greaterThanOrEqual : .equal, view, end, points)
  }

  /// The size of a view's content, in points.
  private func extent(of view: UIView) -> CGSize {
    view is UIStackView
      ? ConstraintLayout.minimumSize(of: view)
      : view.contentSize(width: nil)
  }

  /// Constraints for lengths in the ratio of content sizes.
  private func proportionConstraints(_ shown: [UIView]) -> [NSLayoutConstraint] {
    var sizes: [(view: UIView, length: CGFloat)] = []
    for view in shown {
      let size = extent(of: view)
      let own = isRow ? size.width : size.height
      if own > 0 { sizes.append((view, own)) }
    }
    guard let first = sizes.first else { return [] }
    return sizes.dropFirst().map { view, own in
      let constraint = constraint(
        view, length, .equal, first.view, length, multiplier: own / first.length)
      constraint.priority = .required - 1
      return constraint
    }
  }

  /// Constraints for equal, minimal distances between attributes of neighboring views.
  private func equalDistances(
    _ shown: [UIView], from one: LayoutMeasure.Attribute, to other: LayoutMeasure.Attribute,
    _ priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let guides = guides(between: shown)
    guard let first = guides.first else { return [] }
    func measure(_ guide: UILayoutGuide, _ attribute: LayoutMeasure.Attribute) -> LayoutMeasure {
      LayoutMeasure(view: self, guide: guide, attribute: attribute)
    }
    var result: [NSLayoutConstraint] = []
    for (guide, (view, next)) in zip(guides, zip(shown, shown.dropFirst())) {
      result += [
        NSLayoutConstraint(
          measure(guide, start), .equal, LayoutMeasure(view: view, guide: nil, attribute: one)),
        NSLayoutConstraint(
          measure(guide, end), .equal, LayoutMeasure(view: next, guide: nil, attribute: other)),
      ]
      if guide === first { continue }
      let same = NSLayoutConstraint(measure(guide, length), .equal, measure(first, length))
      same.priority = priority
      result.append(same)
    }
    let fit = NSLayoutConstraint(
      LayoutMeasure(view: self, guide: nil, attribute: length), .equal, nil)
    fit.priority = .fittingSizeLevel - 1
    return result + [fit]
  }

  private func crossAxisConstraints(_ view: UIView, _ first: UIView) -> [NSLayoutConstraint] {
    let near: LayoutMeasure.Attribute = isRow ? .top : .leading
    let far: LayoutMeasure.Attribute = isRow ? .bottom : .trailing
    let middle: LayoutMeasure.Attribute = isRow ? .centerY : .centerX
    let inside = [
      constraint(view, near, .greaterThanOrEqual, nil, near),
      constraint(nil, far, .greaterThanOrEqual, view, far),
    ]
    // Views aligned by baselines touch the top or bottom edge if there is spare space.
    let (ahead, behind) = (
      constraint(view, near, .equal, nil, near), constraint(view, far, .equal, nil, far)
    )
    switch alignment {
    case .fill: return [ahead, behind]
    case .leading: return inside + [ahead]
    case .trailing: return inside + [behind]
    case .center: return inside + [constraint(view, middle, .equal, nil, middle)]
    case .firstBaseline:
      ahead.priority = Self.lowestPriority
      return inside + [constraint(view, .firstBaseline, .equal, first, .firstBaseline), ahead]
    case .lastBaseline:
      behind.priority = Self.lowestPriority
      return inside + [constraint(view, .lastBaseline, .equal, first, .lastBaseline), behind]
    }
  }

  /// A lower priority than the one of the fitting size.
  private static let lowestPriority = UILayoutPriority.fittingSizeLevel - 25

  /// A constraint that keeps the stack as narrow across its axis as its views allow.
  private var minimalExtent: NSLayoutConstraint {
    let across = LayoutMeasure(view: self, guide: nil, attribute: isRow ? .height : .width)
    let constraint = NSLayoutConstraint(across, .equal, nil, constant: 0)
    constraint.priority = .fittingSizeLevel + 1
    return constraint
  }
}

public import Foundation

/// Views in a row or a column.
///
/// Its arrangement is a set of constraints like any other. See
/// [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  /// Points between views; `spacingUseSystem` is 8 of them.
  open var spacing: CGFloat = 0

  /// Stands for the spacing that the system has.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
  /// Stands for ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  open var isLayoutMarginsRelativeArrangement = false
  /// Kept for code that sets it: spacing counts from edges.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var guides: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Views that are in the stack no more are not arranged either.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The spacing that a view has behind it; `spacingUseDefault` where none has been set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    (isRow ? highest : shown.first)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (isRow ? highest : shown.last)?.forLastBaselineLayout ?? self
  }

  /// The first of the highest views of a row.
  private var highest: UIView? {
    guard shown.count > 1 else { return shown.first }
    var result: (view: UIView, height: CGFloat)?
    for view in shown {
      let height = extent(of: view).height
      if result.map({ $0.height < height }) ?? true { result = (view, height) }
    }
    return result?.view
  }

  // MARK: Constraints

  /// What the arrangement asks for; hidden views take no part.
  var arrangement: [NSLayoutConstraint] {
    let shown = shown
    guard let first = shown.first, let last = shown.last else { return [] }
    var result = [relate(first, start, .equal, nil, start), relate(nil, end, .equal, last, end)]
    for (view, next) in zip(shown, shown.dropFirst()) { result.append(gap(view, next)) }
    switch distribution {
    case .fill: break
    case .fillEqually:
      result += shown.dropFirst().map { relate($0, length, .equal, first, length) }
    case .fillProportionally: result += proportions(shown)
    case .equalSpacing: result += distances(shown, from: end, to: start, .required)
    case .equalCentering:
      // Less than what keeps views as large as their content.
      result += distances(shown, from: middle, to: middle, UILayoutPriority(149))
    }
    for view in shown { result += across(view, first) }
    if alignment != .fill { result.append(snug) }
    return result
  }

  private var shown: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  /// Lie between views whose distances are to be equal: one fewer than these.
  override var placedGuides: [UILayoutGuide] {
    isLoose ? layoutGuides + guides(between: shown) : layoutGuides
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

  /// The axis is UIKit's own.
  private var isRow: Bool { axis == .horizontal }
  private var start: LayoutMeasure.Attribute { isRow ? .leading : .top }
  private var end: LayoutMeasure.Attribute { isRow ? .trailing : .bottom }
  private var middle: LayoutMeasure.Attribute { isRow ? .centerX : .centerY }
  private var length: LayoutMeasure.Attribute { isRow ? .width : .height }
  /// Whether there may be more between views than the spacing.
  private var isLoose: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// A relation of views, or of the stack itself for `nil`.
  private func relate(
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

  private func gap(_ view: UIView, _ next: UIView) -> NSLayoutConstraint {
    let custom = customSpacing(after: view)
    let asked = custom == Self.spacingUseDefault ? spacing : custom
    let points = asked == Self.spacingUseSystem ? systemSpacing : asked
    return relate(next, start, isLoose ? .greaterThanOrEqual : .equal, view, end, points)
  }

  /// How large a view is by what is in it.
  private func extent(of view: UIView) -> CGSize {
    view is UIStackView
      ? ConstraintLayout.minimumSize(of: view)
      : view.contentSize(width: nil)
  }

  /// Lengths in the proportions of what is in the views.
  private func proportions(_ shown: [UIView]) -> [NSLayoutConstraint] {
    var sizes: [(view: UIView, length: CGFloat)] = []
    for view in shown {
      let size = extent(of: view)
      let own = isRow ? size.width : size.height
      if own > 0 { sizes.append((view, own)) }
    }
    guard let first = sizes.first else { return [] }
    return sizes.dropFirst().map { view, own in
      let constraint = relate(
        view, length, .equal, first.view, length, multiplier: own / first.length)
      constraint.priority = .required - 1
      return constraint
    }
  }

  /// Equal distances between places of views, and no larger ones than there have to be.
  private func distances(
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

  private func across(_ view: UIView, _ first: UIView) -> [NSLayoutConstraint] {
    let near: LayoutMeasure.Attribute = isRow ? .top : .leading
    let far: LayoutMeasure.Attribute = isRow ? .bottom : .trailing
    let middle: LayoutMeasure.Attribute = isRow ? .centerY : .centerX
    let inside = [
      relate(view, near, .greaterThanOrEqual, nil, near),
      relate(nil, far, .greaterThanOrEqual, view, far),
    ]
    // Where there is room to spare, those of one baseline stand where they are read from.
    let (ahead, behind) = (
      relate(view, near, .equal, nil, near), relate(view, far, .equal, nil, far)
    )
    switch alignment {
    case .fill: return [ahead, behind]
    case .leading: return inside + [ahead]
    case .trailing: return inside + [behind]
    case .center: return inside + [relate(view, middle, .equal, nil, middle)]
    case .firstBaseline:
      ahead.priority = Self.leastPriority
      return inside + [relate(view, .firstBaseline, .equal, first, .firstBaseline), ahead]
    case .lastBaseline:
      behind.priority = Self.leastPriority
      return inside + [relate(view, .lastBaseline, .equal, first, .lastBaseline), behind]
    }
  }

  /// Less than that of the size which a view is asked to fit.
  private static let leastPriority = UILayoutPriority.fittingSizeLevel - 25

  /// As small across as the views allow, rather than as large as it is asked to be.
  private var snug: NSLayoutConstraint {
    let across = LayoutMeasure(view: self, guide: nil, attribute: isRow ? .height : .width)
    let constraint = NSLayoutConstraint(across, .equal, nil, constant: 0)
    constraint.priority = .fittingSizeLevel + 1
    return constraint
  }
}

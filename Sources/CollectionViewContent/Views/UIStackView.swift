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
  /// Points between views; ``spacingUseSystem`` is 8 of them.
  open var spacing: CGFloat = 0

  /// Stands for the spacing that the system has.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
  /// Stands for ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  open var isLayoutMarginsRelativeArrangement = false
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

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
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  // MARK: Constraints

  /// What the arrangement asks for; hidden views take no part.
  var arrangement: [NSLayoutConstraint] {
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    guard let first = shown.first, let last = shown.last else { return [] }
    var result = [relate(first, start, .equal, nil, start), relate(nil, end, .equal, last, end)]
    for (view, next) in zip(shown, shown.dropFirst()) { result.append(gap(view, next)) }
    if distribution == .equalSpacing || distribution == .equalCentering {
      // Gaps grow alike: the middle of a gap lies where its number in the row says.
      result += equalGaps(shown)
    }
    if distribution == .fillEqually {
      result += shown.dropFirst().map { relate($0, length, .equal, first, length) }
    }
    for view in shown { result += across(view, first) }
    if alignment != .fill { result.append(snug) }
    return result
  }

  private var isRow: Bool { axis == .horizontal }
  private var start: LayoutMeasure.Attribute { isRow ? .leading : .top }
  private var end: LayoutMeasure.Attribute { isRow ? .trailing : .bottom }
  private var length: LayoutMeasure.Attribute { isRow ? .width : .height }

  /// A relation of views, or of the stack itself for `nil`.
  private func relate(
    _ view: UIView?, _ one: LayoutMeasure.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: UIView?, _ two: LayoutMeasure.Attribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let margins = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil
    return NSLayoutConstraint(
      LayoutMeasure(view: view ?? self, guide: view == nil ? margins : nil, attribute: one),
      relation,
      LayoutMeasure(view: other ?? self, guide: other == nil ? margins : nil, attribute: two),
      constant: constant)
  }

  private func gap(_ view: UIView, _ next: UIView) -> NSLayoutConstraint {
    let custom = customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    let asked = custom == Self.spacingUseDefault ? spacing : custom
    let points = asked == Self.spacingUseSystem ? systemSpacing : asked
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    return relate(next, start, isLoose ? .greaterThanOrEqual : .equal, view, end, points)
  }

  private func equalGaps(_ shown: [UIView]) -> [NSLayoutConstraint] {
    guard shown.count > 2 else { return [] }
    Notes.say("a stack view's equal spacing is approximate for more than two views")
    return shown.dropFirst().dropLast().enumerated().map { index, view in
      let part = CGFloat(index + 1) / CGFloat(shown.count - 1)
      let centre: LayoutMeasure.Attribute = isRow ? .centerX : .centerY
      let constraint = NSLayoutConstraint(
        LayoutMeasure(view: view, guide: nil, attribute: centre), .equal,
        LayoutMeasure(view: self, guide: nil, attribute: centre), multiplier: 2 * part)
      constraint.priority = UILayoutPriority(999)
      return constraint
    }
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

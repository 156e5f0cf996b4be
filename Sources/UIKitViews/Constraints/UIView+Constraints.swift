public import Foundation

extension UIView {
  /// The value of a length that the content does not determine.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view holds, between itself and its descendants.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates the constraints between the view's tree and its ancestors.
  func deactivateOuterConstraints() {
    for view in sequence(first: superview, next: { $0?.superview }) {
      view?.ownConstraints.removeAll { $0.detach(from: self) }
    }
  }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (self is UILabel || self is UIImageView ? UILayoutPriority(251) : .defaultLow)
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { resistance[axis] ?? .defaultHigh }

  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
}

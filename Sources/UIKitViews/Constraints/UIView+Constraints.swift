public import Foundation

extension UIView {
  /// What stands for a length that content does not decide.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The largest size, for ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view holds: those between it and what it holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Lets go of the constraints between what is in the view and what it is in.
  func leaveConstraints() {
    for view in sequence(first: superview, next: { $0?.superview }) {
      view?.ownConstraints.removeAll { $0.isReleased(from: self) }
    }
  }

  /// How strongly the view keeps from being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (self is UILabel || self is UIImageView ? UILayoutPriority(251) : .defaultLow)
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  /// How strongly the view keeps from being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }
}

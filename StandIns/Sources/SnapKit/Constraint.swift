import UIKit

func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  default: nil
  }
}

/// A constraint between some attributes of two views.
@MainActor public final class Constraint {
  private weak var target: (any ConstraintAnchoring)?
  var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private weak var other: (any ConstraintAnchoring)?
  private var otherAttributes: [NSLayoutConstraint.Attribute] = []
  private var base: Any?
  private var offset: Any?
  private var inset: Any?
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  private var made: [NSLayoutConstraint] = []

  init(_ target: any ConstraintAnchoring, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, attributes)
  }

  var superview: UIView? {
    (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to other: (any ConstraintRelatableTarget)?
  ) {
    self.relation = relation
    switch other {
    case let item as ConstraintItem: (self.other, otherAttributes) = (item.target, item.attributes)
    case let anchoring as any ConstraintAnchoring: self.other = anchoring
    default: base = other
    }
  }

  func setOffset(_ amount: Any) { offset = amount }
  func setInset(_ amount: Any) { inset = amount }

  func describesSame(as new: Constraint) -> Bool {
    attributes == new.attributes && relation == new.relation && other === new.other
      && otherAttributes == new.otherAttributes
  }

  func copyConstants(of new: Constraint) {
    (base, offset, inset, priority) = (new.base, new.offset, new.inset, new.priority)
    applyConstants()
  }

  @discardableResult
  public func update(offset amount: any ConstraintConstantTarget) -> Constraint {
    offset = amount
    applyConstants()
    return self
  }

  @discardableResult
  public func update(inset amount: any ConstraintConstantTarget) -> Constraint {
    inset = amount
    applyConstants()
    return self
  }

  @discardableResult
  public func update(priority: UILayoutPriority) -> Constraint {
    self.priority = priority
    for constraint in made { constraint.priority = priority }
    return self
  }

  @discardableResult
  public func update(priority: any ConstraintConstantTarget) -> Constraint {
    update(priority: UILayoutPriority(Float(number(priority) ?? 1000)))
  }

  @discardableResult
  public func updateOffset(amount: any ConstraintConstantTarget) -> Constraint {
    update(offset: amount)
  }

  @discardableResult
  public func updateInset(amount: any ConstraintConstantTarget) -> Constraint {
    update(inset: amount)
  }

  /// The constraints that were made.
  public var layoutConstraints: [NSLayoutConstraint] { made }

  public var isActive: Bool {
    get { made.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  public func activate() {
    if made.isEmpty { made = attributes.indices.compactMap(layoutConstraint) }
    for constraint in made { constraint.isActive = true }
  }

  public func deactivate() {
    for constraint in made { constraint.isActive = false }
  }

  private func applyConstants() {
    for (constraint, attribute) in zip(made, attributes) {
      constraint.constant = constant(of: attribute)
      constraint.priority = priority
    }
  }

  private func layoutConstraint(_ index: Int) -> NSLayoutConstraint? {
    guard let target else { return nil }
    let attribute = attributes[index]
    let isSize = attribute == .width || attribute == .height
    // An edge with a number refers to the superview, a length to nothing.
    let second: (any ConstraintAnchoring)? = other ?? (isSize ? nil : superview)
    let secondAttribute =
      otherAttributes.isEmpty
      ? attribute : otherAttributes.count == 1 ? otherAttributes[0] : otherAttributes[index]
    let constraint = NSLayoutConstraint(
      item: target, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : secondAttribute, multiplier: multiplier,
      constant: constant(of: attribute))
    constraint.priority = priority
    return constraint
  }

  private func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    part(base, attribute) + part(offset, attribute) + insetPart(attribute)
  }

  private func part(_ value: Any?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch (value, attribute) {
    case (let size as CGSize, .width): size.width
    case (let size as CGSize, .height): size.height
    case (is CGSize, _): 0
    case (let point as CGPoint, .top), (let point as CGPoint, .bottom),
      (let point as CGPoint, .centerY), (let point as CGPoint, .firstBaseline),
      (let point as CGPoint, .lastBaseline):
      point.y
    case (is CGPoint, .width), (is CGPoint, .height): 0
    case (let point as CGPoint, _): point.x
    case (let insets as UIEdgeInsets, _): edge(insets, attribute)
    case (let insets as NSDirectionalEdgeInsets, _): edge(insets, attribute)
    default: number(value) ?? 0
    }
  }

  /// An inset moves all edges inwards. A number is an inset of all edges.
  private func insetPart(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch inset {
    case nil: return 0
    case let insets as UIEdgeInsets: return edge(insets, attribute)
    case let insets as NSDirectionalEdgeInsets: return edge(insets, attribute)
    default:
      let amount = number(inset) ?? 0
      return edge(
        UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount), attribute)
    }
  }

  private func edge(
    _ insets: NSDirectionalEdgeInsets, _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    edge(
      UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      attribute)
  }

  private func edge(_ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top, .topMargin, .firstBaseline: insets.top
    case .left, .leading, .leftMargin, .leadingMargin: insets.left
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    default: 0
    }
  }
}

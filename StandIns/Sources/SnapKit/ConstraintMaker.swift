import UIKit

/// The constraints that a closure makes.
@MainActor public final class ConstraintMaker {
  private let target: any ConstraintAnchoring
  private var makers: [ConstraintMakerExtendable] = []

  init(_ target: any ConstraintAnchoring) {
    self.target = target
  }

  func made() -> [Constraint] { makers.map(\.constraint) }

  private func make(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    let maker = ConstraintMakerExtendable(Constraint(target, attributes))
    makers.append(maker)
    return maker
  }

  public var left: ConstraintMakerExtendable { make(.left) }
  public var right: ConstraintMakerExtendable { make(.right) }
  public var top: ConstraintMakerExtendable { make(.top) }
  public var bottom: ConstraintMakerExtendable { make(.bottom) }
  public var leading: ConstraintMakerExtendable { make(.leading) }
  public var trailing: ConstraintMakerExtendable { make(.trailing) }
  public var width: ConstraintMakerExtendable { make(.width) }
  public var height: ConstraintMakerExtendable { make(.height) }
  public var centerX: ConstraintMakerExtendable { make(.centerX) }
  public var centerY: ConstraintMakerExtendable { make(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { make(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { make(.firstBaseline) }
  public var edges: ConstraintMakerExtendable { make(.top, .left, .bottom, .right) }
  public var directionalEdges: ConstraintMakerExtendable {
    make(.top, .leading, .bottom, .trailing)
  }
  public var horizontalEdges: ConstraintMakerExtendable { make(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { make(.top, .bottom) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { make(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { make(.top, .bottom) }
  public var size: ConstraintMakerExtendable { make(.width, .height) }
  public var center: ConstraintMakerExtendable { make(.centerX, .centerY) }
  public var leftMargin: ConstraintMakerExtendable { make(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { make(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { make(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { make(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { make(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { make(.trailingMargin) }
  public var margins: ConstraintMakerExtendable {
    make(.topMargin, .leftMargin, .bottomMargin, .rightMargin)
  }
}

/// The attributes of a constraint; more can be added, and then what they refer to.
@MainActor public class ConstraintMakerExtendable: ConstraintMakerEditable {
  private func adding(_ attributes: NSLayoutConstraint.Attribute...) -> Self {
    constraint.attributes += attributes
    return self
  }

  public var left: ConstraintMakerExtendable { adding(.left) }
  public var right: ConstraintMakerExtendable { adding(.right) }
  public var top: ConstraintMakerExtendable { adding(.top) }
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  public var width: ConstraintMakerExtendable { adding(.width) }
  public var height: ConstraintMakerExtendable { adding(.height) }
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  public var edges: ConstraintMakerExtendable { adding(.top, .left, .bottom, .right) }
  public var horizontalEdges: ConstraintMakerExtendable { adding(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.top, .bottom) }
  public var size: ConstraintMakerExtendable { adding(.width, .height) }
  public var center: ConstraintMakerExtendable { adding(.centerX, .centerY) }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: (any ConstraintRelatableTarget)?
  ) -> ConstraintMakerEditable {
    constraint.relate(relation, to: other)
    return self
  }

  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }

  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable {
    relate(.equal, constraint.superview)
  }

  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, constraint.superview)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other) }

  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, constraint.superview)
  }
}

@MainActor public class ConstraintMakerEditable {
  public let constraint: Constraint

  init(_ constraint: Constraint) {
    self.constraint = constraint
  }

  @discardableResult
  public func offset(_ amount: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    constraint.setOffset(amount)
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    constraint.setInset(amount)
    return self
  }

  @discardableResult
  public func multipliedBy(_ amount: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    constraint.multiplier = number(amount) ?? 1
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    constraint.multiplier = 1 / (number(amount) ?? 1)
    return self
  }

  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintMakerEditable {
    constraint.priority = priority
    return self
  }

  @discardableResult
  public func priority(_ priority: any ConstraintConstantTarget) -> ConstraintMakerEditable {
    constraint.priority = UILayoutPriority(Float(number(priority) ?? 1000))
    return self
  }

  @discardableResult
  public func priorityRequired() -> ConstraintMakerEditable { priority(.required) }

  @discardableResult
  public func priorityHigh() -> ConstraintMakerEditable { priority(UILayoutPriority.high) }

  @discardableResult
  public func priorityMedium() -> ConstraintMakerEditable { priority(UILayoutPriority.medium) }

  @discardableResult
  public func priorityLow() -> ConstraintMakerEditable { priority(UILayoutPriority.low) }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerEditable { self }
}

// A subset of SnapKit, over the constraints of UIKit.
import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintPriority = UILayoutPriority
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias LayoutConstraint = NSLayoutConstraint

extension UILayoutPriority {
  public static let high = UILayoutPriority(750)
  public static let medium = UILayoutPriority(500)
  public static let low = UILayoutPriority(250)
}

/// What has anchors: a view or a layout guide.
@MainActor public protocol ConstraintAnchoring: AnyObject {}
extension UIView: ConstraintAnchoring {}
extension UILayoutGuide: ConstraintAnchoring {}

/// A number, a point, a size or insets.
public protocol ConstraintConstantTarget {}
extension CGFloat: ConstraintConstantTarget {}
extension Double: ConstraintConstantTarget {}
extension Float: ConstraintConstantTarget {}
extension Int: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintConstantTarget {}
extension NSDirectionalEdgeInsets: ConstraintConstantTarget {}

/// What a constraint can refer to.
public protocol ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// Attributes of a view or a layout guide.
public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: (any ConstraintAnchoring)?
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: any ConstraintAnchoring, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, attributes)
  }
}

@MainActor public struct ConstraintDSL {
  let target: any ConstraintAnchoring

  private func item(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  public var left: ConstraintItem { item(.left) }
  public var right: ConstraintItem { item(.right) }
  public var top: ConstraintItem { item(.top) }
  public var bottom: ConstraintItem { item(.bottom) }
  public var leading: ConstraintItem { item(.leading) }
  public var trailing: ConstraintItem { item(.trailing) }
  public var width: ConstraintItem { item(.width) }
  public var height: ConstraintItem { item(.height) }
  public var centerX: ConstraintItem { item(.centerX) }
  public var centerY: ConstraintItem { item(.centerY) }
  public var lastBaseline: ConstraintItem { item(.lastBaseline) }
  public var firstBaseline: ConstraintItem { item(.firstBaseline) }
  public var edges: ConstraintItem { item(.top, .left, .bottom, .right) }
  public var directionalEdges: ConstraintItem { item(.top, .leading, .bottom, .trailing) }
  public var horizontalEdges: ConstraintItem { item(.left, .right) }
  public var verticalEdges: ConstraintItem { item(.top, .bottom) }
  public var directionalHorizontalEdges: ConstraintItem { item(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintItem { item(.top, .bottom) }
  public var leftMargin: ConstraintItem { item(.leftMargin) }
  public var rightMargin: ConstraintItem { item(.rightMargin) }
  public var topMargin: ConstraintItem { item(.topMargin) }
  public var bottomMargin: ConstraintItem { item(.bottomMargin) }
  public var leadingMargin: ConstraintItem { item(.leadingMargin) }
  public var trailingMargin: ConstraintItem { item(.trailingMargin) }
  public var margins: ConstraintItem { item(.topMargin, .leftMargin, .bottomMargin, .rightMargin) }
  public var size: ConstraintItem { item(.width, .height) }
  public var center: ConstraintItem { item(.centerX, .centerY) }

  private var view: UIView? { target as? UIView }

  private func constraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    view?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.made()
  }

  /// Adds constraints.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let made = constraints(closure)
    Made.add(made, to: target)
    for constraint in made { constraint.activate() }
  }

  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    constraints(closure)
  }

  /// Removes all constraints that were made and adds others.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Changes the constants of constraints that were made.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for new in constraints(closure) {
      let known = Made.of(target).first { $0.describesSame(as: new) }
      if let known {
        known.copyConstants(of: new)
      } else {
        Made.add([new], to: target)
        new.activate()
      }
    }
  }

  public func removeConstraints() {
    for constraint in Made.of(target) { constraint.deactivate() }
    Made.remove(target)
  }

  public func contentHuggingPriority(_ axis: NSLayoutConstraint.Axis) -> Float {
    view?.contentHuggingPriority(for: axis).rawValue ?? 250
  }

  public var contentHuggingHorizontalPriority: Float {
    get { contentHuggingPriority(.horizontal) }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { contentHuggingPriority(.vertical) }
    nonmutating set { view?.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 750 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 750 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }
}

/// The constraints that were made for each view.
@MainActor private enum Made {
  private final class Entry {
    weak var target: (any ConstraintAnchoring)?
    var constraints: [Constraint] = []
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  private static func entry(_ target: any ConstraintAnchoring) -> Entry? {
    entries[ObjectIdentifier(target)].flatMap { $0.target === target ? $0 : nil }
  }

  static func of(_ target: any ConstraintAnchoring) -> [Constraint] {
    entry(target)?.constraints ?? []
  }

  static func add(_ constraints: [Constraint], to target: any ConstraintAnchoring) {
    let known = entry(target) ?? Entry()
    known.target = target
    known.constraints += constraints
    entries[ObjectIdentifier(target)] = known
  }

  static func remove(_ target: any ConstraintAnchoring) {
    entries[ObjectIdentifier(target)] = nil
  }
}

extension UIView {
  public var snp: ConstraintDSL { ConstraintDSL(target: self) }
  public var safeAreaLayoutGuideSnp: ConstraintDSL { ConstraintDSL(target: safeAreaLayoutGuide) }
}

extension UILayoutGuide {
  public var snp: ConstraintDSL { ConstraintDSL(target: self) }
}

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

private func number(_ value: Any?) -> CGFloat? {
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
  fileprivate var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private weak var other: (any ConstraintAnchoring)?
  private var otherAttributes: [NSLayoutConstraint.Attribute] = []
  private var base: Any?
  private var offset: Any?
  private var inset: Any?
  fileprivate var multiplier: CGFloat = 1
  fileprivate var priority = UILayoutPriority.required
  private var made: [NSLayoutConstraint] = []

  init(_ target: any ConstraintAnchoring, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.target, self.attributes) = (target, attributes)
  }

  fileprivate var superview: UIView? {
    (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, to other: (any ConstraintRelatableTarget)?
  ) {
    self.relation = relation
    switch other {
    case let item as ConstraintItem: (self.other, otherAttributes) = (item.target, item.attributes)
    case let anchoring as any ConstraintAnchoring: self.other = anchoring
    default: base = other
    }
  }

  fileprivate func setOffset(_ amount: Any) { offset = amount }
  fileprivate func setInset(_ amount: Any) { inset = amount }

  fileprivate func describesSame(as new: Constraint) -> Bool {
    attributes == new.attributes && relation == new.relation && other === new.other
      && otherAttributes == new.otherAttributes
  }

  fileprivate func copyConstants(of new: Constraint) {
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

// MARK: Several views

/// The constraints of several views, which are made for each.
@MainActor public struct ConstraintArrayDSL {
  let targets: [any ConstraintAnchoring]

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for target in targets { ConstraintDSL(target: target).makeConstraints(closure) }
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for target in targets { ConstraintDSL(target: target).remakeConstraints(closure) }
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for target in targets { ConstraintDSL(target: target).updateConstraints(closure) }
  }

  public func removeConstraints() {
    for target in targets { ConstraintDSL(target: target).removeConstraints() }
  }
}

extension Array where Element: UIView {
  @MainActor public var snp: ConstraintArrayDSL { ConstraintArrayDSL(targets: self) }
}

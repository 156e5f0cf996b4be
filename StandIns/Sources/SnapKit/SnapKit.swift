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

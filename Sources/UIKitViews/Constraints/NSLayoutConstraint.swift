public import Foundation

/// How important a condition is: 1000 has to hold.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let sceneSizeStayPut = Self(500)
  public static let dragThatCannotResizeScene = Self(490)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
}

extension UILayoutPriority: Comparable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  public static func + (one: Self, step: Float) -> Self { Self(one.rawValue + step) }

  public static func - (one: Self, step: Float) -> Self { Self(one.rawValue - step) }

  public static func += (one: inout Self, step: Float) { one = one + step }

  public static func -= (one: inout Self, step: Float) { one = one - step }
}

/// A linear relation between two measures of views.
///
/// All relations hold that can: edges, centres, sizes, multiples, inequalities, priorities. See
/// [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  let first: LayoutMeasure
  let second: LayoutMeasure?
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat
  /// How many times the system's spacing between lines of text it has besides.
  var lineSpaces: CGFloat = 0
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private(set) weak var owner: UIView?

  init(
    _ first: LayoutMeasure, _ relation: Relation, _ second: LayoutMeasure? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// A relation between measures of views or guides; no second attribute is a constant.
  ///
  /// Measures that no view has are taken for lengths of nothing, and said.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutMeasure(view1, attr1)
    if first == nil { Notes.say("a constraint needs a view or a guide, and an attribute of it") }
    self.init(
      first ?? LayoutMeasure(view: nil, guide: nil, attribute: .width), relation,
      view2.flatMap { LayoutMeasure($0, attr2) }, multiplier: multiplier, constant: c)
  }

  /// The measures of a view; those that end in `Margin` are of its layout margins.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// Whether the relation counts. It is held by the nearest view above both sides; without one it
  /// cannot hold, which is said.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue, owner == nil { activate() }
      if !newValue {
        owner?.ownConstraints.removeAll { $0 === self }
        owner = nil
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the relation is of something in `view`, and then counts no longer.
  func isReleased(from view: UIView) -> Bool {
    let measured = [first.view, second?.view].compactMap(\.self)
    guard measured.contains(where: { $0.isDescendant(of: view) }) else { return false }
    owner = nil
    return true
  }

  private func activate() {
    var view = first.view
    while let candidate = view {
      if second?.view?.isDescendant(of: candidate) ?? true {
        candidate.ownConstraints.append(self)
        owner = candidate
        return
      }
      view = candidate.superview
    }
    Notes.say(
      "a constraint is between views that have no view above both; it does not count")
  }
}

/// One measure of a view or a guide.
@MainActor struct LayoutMeasure {
  enum Attribute {
    case left, right, leading, trailing, top, bottom, centerX, centerY, width, height
    case firstBaseline, lastBaseline
  }

  /// The view, or the one that the guide belongs to.
  weak var view: UIView?
  var guide: UILayoutGuide?
  var attribute: Attribute

  init(view: UIView?, guide: UILayoutGuide?, attribute: Attribute) {
    (self.view, self.guide, self.attribute) = (view, guide, attribute)
  }

  /// `nil` for what is no view and no guide, and where no attribute is meant.
  init?(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let (plain, isMargin) = attribute.measure else { return nil }
    if let guide = item as? UILayoutGuide {
      self.init(view: guide.view, guide: guide, attribute: plain)
    } else if let view = item as? UIView {
      self.init(view: view, guide: isMargin ? view.layoutMarginsGuide : nil, attribute: plain)
    } else {
      return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What is measured, and whether inside the margins.
  @MainActor fileprivate var measure: (LayoutMeasure.Attribute, isMargin: Bool)? {
    switch self {
    case .left: (.left, false)
    case .right: (.right, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .leading: (.leading, false)
    case .trailing: (.trailing, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .lastBaseline: (.lastBaseline, false)
    case .firstBaseline: (.firstBaseline, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    case .notAnAttribute: nil
    }
  }
}

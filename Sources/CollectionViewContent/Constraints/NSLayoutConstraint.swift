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
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
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
}

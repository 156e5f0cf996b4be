public import Foundation

/// The priority of a constraint; 1000 is required.
///
/// See [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// The priority of a constraint that must hold.
  public static let required = Self(1000)
  /// The default resistance of content against compression.
  public static let defaultHigh = Self(750)
  public static let dragThatCanResizeScene = Self(510)
  public static let sceneSizeStayPut = Self(500)
  /// The priority of a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// The default hugging of content.
  public static let defaultLow = Self(250)
  /// The priority of the smallest fitting size.
  public static let fittingSizeLevel = Self(50)
}

extension UILayoutPriority: Comparable {
  /// Whether the first priority is lower.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns a priority that is higher by a step.
  public static func + (lhs: Self, step: Float) -> Self { Self(lhs.rawValue + step) }

  /// Returns a priority that is lower by a step.
  public static func - (lhs: Self, step: Float) -> Self { Self(lhs.rawValue - step) }

  /// Raises a priority by a step.
  public static func += (lhs: inout Self, step: Float) { lhs = lhs + step }

  /// Lowers a priority by a step.
  public static func -= (lhs: inout Self, step: Float) { lhs = lhs - step }
}

/// A linear relation between two attributes of views.
///
/// Edges, centers, sizes, multiples, inequalities and priorities are supported. See
/// [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// An axis of a view.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  let first: LayoutMeasure
  let second: LayoutMeasure?
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The offset in points.
  open var constant: CGFloat
  /// The multiple of the system's line spacing that is added to the constant.
  var lineSpaces: CGFloat = 0
  open var priority = UILayoutPriority.required
  /// A name for debugging.
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

  /// Creates a constraint between attributes of views or guides. Without a second attribute the
  /// constant is the value.
  ///
  /// A first item that is not a view or guide is reported, and the constraint has no effect.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutMeasure(view1, attr1)
    if first == nil {
      Notes.report(
        "a constraint without a view or layout guide, or without an attribute, is ignored")
    }
    self.init(
      first ?? LayoutMeasure(view: nil, guide: nil, attribute: .width), relation,
      view2.flatMap { LayoutMeasure($0, attr2) }, multiplier: multiplier, constant: c)
  }

  /// An attribute of a view. Those ending in `Margin` refer to the layout margins.
  public enum Attribute: Int, Sendable {
    case left = 1
    /// The other edges, the lengths and the centers.
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the last or the first text line.
    case lastBaseline, firstBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// No attribute.
    case notAnAttribute = 0
  }

  /// Whether the constraint applies. The nearest common ancestor of both views holds it; if there
  /// is none, the constraint is reported and ignored.
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

  /// Deactivates the constraint if it refers to a descendant of `view`.
  ///
  /// - Returns: Whether it does.
  func detach(from view: UIView) -> Bool {
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
    Notes.report(
      "the views of a constraint have no common ancestor; the constraint is ignored")
  }
}

/// An attribute of a view or a guide.
@MainActor struct LayoutMeasure {
  enum Attribute {
    case left, right, leading, trailing, top, bottom, centerX, centerY, width, height
    case firstBaseline, lastBaseline
  }

  /// The view, or the owner of the guide.
  weak var view: UIView?
  var guide: UILayoutGuide?
  var attribute: Attribute

  init(view: UIView?, guide: UILayoutGuide?, attribute: Attribute) {
    (self.view, self.guide, self.attribute) = (view, guide, attribute)
  }

  /// Returns `nil` if the item is no view or guide, or for `notAnAttribute`.
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
  /// The measured attribute, and whether it refers to the margins.
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

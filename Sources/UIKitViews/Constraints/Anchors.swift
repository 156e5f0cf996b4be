internal import CompositionalLayout
public import Foundation

/// An attribute of a view or guide from which constraints are made.
///
/// See [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let measure: LayoutMeasure

  init(_ measure: LayoutMeasure) {
    self.measure = measure
    super.init()
  }

  /// Returns an inactive constraint: equal to another anchor plus an offset in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint(measure, .equal, anchor.measure, constant: constant) }

  /// Returns an inactive constraint: at least another anchor plus an offset in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, anchor.measure, constant: constant)
  }

  /// Returns an inactive constraint: at most another anchor plus an offset in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, anchor.measure, constant: constant)
  }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint at a multiple of the system spacing after another anchor.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }

  /// Returns a constraint at no less than a multiple of the system spacing after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }

  /// Returns a constraint at no more than a multiple of the system spacing after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint at a multiple of the system spacing below another anchor.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, below: anchor, multiplier) }

  /// Returns a constraint at no less than a multiple of the system spacing below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, below: anchor, multiplier) }

  /// Returns a constraint at no more than a multiple of the system spacing below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, below: anchor, multiplier) }

  /// The spacing at a baseline depends on the font, which may be set later.
  private func constraint(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(measure, relation, anchor.measure)
    if measure.isBaseline || anchor.measure.isBaseline {
      result.lineSpaces = multiplier
    } else {
      result.constant = multiplier * systemSpacing
    }
    return result
  }
}

/// The system's spacing between views, in points.
let systemSpacing: CGFloat = 8

extension NSLayoutConstraint {
  /// The constant plus the system spacing of text lines. To a baseline below, the spacing is the
  /// line height; from a baseline to an edge below, it is the usual spacing under the descenders.
  var distance: CGFloat {
    guard lineSpaces != 0 else { return constant }
    let space =
      first.isBaseline
      ? first.font.lineHeight : systemSpacing - (second?.font.descender ?? 0)
    return constant + lineSpaces * space
  }
}

extension LayoutMeasure {
  fileprivate var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  /// The font of the view's lines.
  fileprivate var font: UIFont {
    let line =
      attribute == .firstBaseline ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout
    return line?.lineFont ?? .preferredFont(forTextStyle: .body)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint to a length in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .equal, constant: c)
  }

  /// Returns an inactive constraint to a minimum length in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, constant: c)
  }

  /// Returns an inactive constraint to a maximum length in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, constant: c)
  }

  /// Returns an inactive constraint: equal to a multiple of another length plus an offset in
  /// points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .equal, anchor.measure, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: at least a multiple of another length plus an offset in
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, anchor.measure, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: at most a multiple of another length plus an offset in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, anchor.measure, multiplier: m, constant: c)
  }
}

/// A rectangle in a view to which constraints can refer: its margins, its safe area, or a custom
/// guide that constraints position.
///
/// See [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  weak var view: UIView?
  /// The insets from the view's edges, or `nil` if constraints position the guide.
  let insets: (@MainActor (UIView) -> NSDirectionalEdgeInsets)?
  var placed = CGRect.zero

  init(_ view: UIView, _ insets: @escaping @MainActor (UIView) -> NSDirectionalEdgeInsets) {
    self.view = view
    self.insets = insets
    super.init()
  }

  /// Creates a guide for ``UIView/addLayoutGuide(_:)``.
  public override init() {
    insets = nil
    super.init()
  }

  /// A name for debugging.
  open var identifier = ""

  /// The view to which the guide has been added.
  open var owningView: UIView? { view }

  /// The frame in the view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let insets, let view else { return placed }
    let sides = UIEdgeInsets(insets(view), view.readingDirection)
    return view.bounds.inset(by: sides)
  }

  private func measure(_ attribute: LayoutMeasure.Attribute) -> LayoutMeasure {
    LayoutMeasure(view: view, guide: self, attribute: attribute)
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.right)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(measure(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(measure(.height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.centerY)) }
}

extension UIView {
  private func measure(_ attribute: LayoutMeasure.Attribute) -> LayoutMeasure {
    LayoutMeasure(view: self, guide: nil, attribute: attribute)
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.right)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(measure(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(measure(.height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(measure(.centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.centerY)) }
  /// The baseline of the first text line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(measure(.firstBaseline))
  }
  /// The baseline of the last text line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(measure(.lastBaseline)) }

  /// Adds a guide that constraints position among the view's subviews.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insets == nil, layoutGuide.view !== self else { return }
    layoutGuide.view?.removeLayoutGuide(layoutGuide)
    layoutGuide.view = self
    layoutGuides.append(layoutGuide)
  }

  /// Removes a guide. Its constraints no longer apply.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    if layoutGuide.view === self { layoutGuide.view = nil }
  }

  /// The view inset by its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.directionalLayoutMargins }
  }

  /// The view inset by the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.safeAreaInsets.directional($0.readingDirection) }
  }

  /// The area of the keyboard. There is never one, so it is the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    UIKeyboardLayoutGuide(self) { view in
      let covered = view.safeAreaInsets.bottom
      return NSDirectionalEdgeInsets(
        top: max(view.bounds.height - covered, 0), leading: 0, bottom: 0, trailing: 0)
    }
  }

  /// The readable width, which is the same as ``layoutMarginsGuide``.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

/// A guide that starts where a keyboard would.
///
/// See [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
open class UIKeyboardLayoutGuide: UILayoutGuide {
  // These members have no effect on pictures.
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

internal import CompositionalLayout
public import Foundation

/// A measure of a view that relations can be made of.
///
/// See [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let measure: LayoutMeasure

  init(_ measure: LayoutMeasure) {
    self.measure = measure
    super.init()
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .equal, anchor.measure, constant: constant)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, anchor.measure, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, anchor.measure, constant: constant)
  }
}

/// A place along the horizontal axis.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

/// A place along the vertical axis.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, below: anchor, multiplier)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, below: anchor, multiplier)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, below: anchor, multiplier)
  }

  /// The spacing from or to a line of text goes by its font, which may be set later.
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

/// Points that the system has between views.
let systemSpacing: CGFloat = 8

extension NSLayoutConstraint {
  /// The constant, and what the system has between lines of text: from what is above to a baseline the
  /// height of a line, from a baseline to what is below the usual spacing under its letters.
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

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .equal, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, constant: c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, constant: c)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .equal, anchor.measure, multiplier: m, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .greaterThanOrEqual, anchor.measure, multiplier: m, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(measure, .lessThanOrEqual, anchor.measure, multiplier: m, constant: c)
  }
}

/// A rectangle in a view that relations can be made of: its margins, its safe area, or one of one's own,
/// which constraints place.
///
/// See [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  weak var view: UIView?
  /// What lies between the view's edges and the guide's; `nil` where constraints say.
  let insets: (@MainActor (UIView) -> NSDirectionalEdgeInsets)?
  var placed = CGRect.zero

  init(_ view: UIView, _ insets: @escaping @MainActor (UIView) -> NSDirectionalEdgeInsets) {
    self.view = view
    self.insets = insets
    super.init()
  }

  /// A guide for ``UIView/addLayoutGuide(_:)``.
  public override init() {
    insets = nil
    super.init()
  }

  open var identifier = ""

  /// The view that the guide has been added to.
  open var owningView: UIView? { view }

  /// Where it lies in the view, in points.
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
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(measure(.firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(measure(.lastBaseline))
  }

  /// Adds a guide that constraints place, with the view's own views.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insets == nil, layoutGuide.view !== self else { return }
    layoutGuide.view?.removeLayoutGuide(layoutGuide)
    layoutGuide.view = self
    layoutGuides.append(layoutGuide)
  }

  /// Takes a guide away; constraints of it no longer count.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    if layoutGuide.view === self { layoutGuide.view = nil }
  }

  /// The view less its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.directionalLayoutMargins }
  }

  /// The view less what bars and notches cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.safeAreaInsets.directional($0.readingDirection) }
  }

  /// What a keyboard covers: nobody types into a picture, so it is what bars cover at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    UIKeyboardLayoutGuide(self) { view in
      let covered = view.safeAreaInsets.bottom
      return NSDirectionalEdgeInsets(
        top: max(view.bounds.height - covered, 0), leading: 0, bottom: 0, trailing: 0)
    }
  }

  /// The view less its layout margins, and no wider than is good to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

/// A guide that begins where a keyboard would.
///
/// See [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept for code that sets them.
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

public import CompositionalLayout
public import Foundation

/// A view that a collection view can reuse: a cell, header, footer, badge or decoration.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
  /// The reuse identifier that the view was dequeued with; `nil` if the view was created directly.
  public internal(set) var reuseIdentifier: String?

  /// The reuse queue of the view; `nil` if no class is registered for it.
  var registryKey: ViewRegistry.Key?

  /// Whether layout attributes hide the view.
  var isHiddenByLayout = false

  /// Whether layout attributes set the view's transform or alpha.
  var isChangedByLayout = false

  /// Resets what layout attributes changed, before the view is reused.
  func forgetAttributes() {
    if isHiddenByLayout { isHidden = false }
    if isChangedByLayout { (transform, alpha) = (.identity, 1) }
    (isHiddenByLayout, isChangedByLayout) = (false, false)
  }

  /// The position of the view in its list section; `nil` outside of lists.
  var listContext: ListCellContext?

  /// The axes along which the view is currently being measured.
  var fittingAxes = FittingAxes(width: false, height: true)

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UICollectionReusableView.self)
  }

  /// Creates a view for a registered class.
  ///
  /// Subclasses inherit this initializer together with `init(frame:)`. It lets a collection view
  /// create an instance of a class known only at run time, without the Objective-C runtime.
  public required convenience init(registeredWithFrame frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is reused; for subclasses.
  open func prepareForReuse() {}

  /// Called when the layout positions the view; for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the view's preferred size, along axes where the layout measures
  /// views.
  ///
  /// The size comes from the constraints, or from the content if it has a size of its own.
  /// Otherwise it stays as proposed.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    frame.size = layoutAttributes.size
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: fittingAxes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fittingAxes.height ? .fittingSizeLevel : .required)
    return layoutAttributes
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard ConstraintLayout(self).isNeeded else {
      let (width, height) = (horizontalFittingPriority, verticalFittingPriority)
      let content = sizeOfContent(width: width == .required ? targetSize.width : nil)
      return CGSize(
        width: width == .required ? targetSize.width : content?.width ?? targetSize.width,
        height: height == .required ? targetSize.height : content?.height ?? targetSize.height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The content's own size at a width in points; `nil` if the content has none.
  func sizeOfContent(width: CGFloat?) -> CGSize? { nil }
}

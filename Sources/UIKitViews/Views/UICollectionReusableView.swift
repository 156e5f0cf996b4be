public import CompositionalLayout
public import Foundation

/// A header, a footer, a badge, a background, or a cell.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
  /// The name that the view was dequeued under; `nil` for a view made directly.
  public internal(set) var reuseIdentifier: String?

  /// Where the view waits when it goes out of sight; `nil` for one that no class is registered for.
  var registryKey: ViewRegistry.Key?

  /// Whether the layout's attributes hide the view.
  var isHiddenByLayout = false

  /// Whether they transform it, or let through what lies behind it.
  var isChangedByLayout = false

  /// Undoes what attributes have done to the view, for its next use.
  func forgetAttributes() {
    if isHiddenByLayout { isHidden = false }
    if isChangedByLayout { (transform, alpha) = (.identity, 1) }
    (isHiddenByLayout, isChangedByLayout) = (false, false)
  }

  /// What the view is in the list that it belongs to, if it belongs to one.
  var listContext: ListCellContext?

  /// The axes along which the view is being asked how large it wants to be.
  var fittingAxes = FittingAxes(width: false, height: true)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// A view made by a collection view for a class that has been registered.
  ///
  /// Subclasses inherit it with `init(frame:)`. It lets a class that is known only when the program
  /// runs be made with its own `init(frame:)`, without the runtime of Objective-C.
  public required convenience init(registeredWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used again; for subclasses.
  open func prepareForReuse() {}

  /// Called when the view is given its place; for subclasses.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view wants, where the layout asks it: by its constraints, or as
  /// large as its content says that it is; a view without any leaves them as they are.
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

  /// How large content is that says so itself, where it is so wide; `nil` for other content.
  func sizeOfContent(width: CGFloat?) -> CGSize? { nil }
}

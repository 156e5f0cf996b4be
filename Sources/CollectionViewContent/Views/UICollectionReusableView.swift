public import Foundation

/// A header, a footer, a badge, a background, or a cell.
///
/// See [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
  /// The name that the view was dequeued under; `nil` for a view made directly.
  public internal(set) var reuseIdentifier: String?

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
}

/// A cell.
///
/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's content goes: a view that fills it.
  public let contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

public import CompositionalLayout
public import Foundation

/// A text field with a magnifying glass, on a ground with round corners.
///
/// See [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
open class UISearchTextField: UITextField {
  // Kept for code that sets them: no tokens are drawn.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sign.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
    sign.contentMode = .center
    sign.tintColor = .secondaryLabel
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    leftView = sign
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 8, height: 36)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(
        by: UIEdgeInsets(top: 0, left: isMirrored ? 8 : 0, bottom: 0, right: isMirrored ? 0 : 8)))
  }
}

/// A word of a search that stands for something. None is drawn.
///
/// See [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken).
open class UISearchToken: NSObject {
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    super.init()
  }
}

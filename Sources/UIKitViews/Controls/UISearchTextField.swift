public import CompositionalLayout
public import Foundation

/// A text field with a magnifying glass and a rounded background.
///
/// See [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UISearchTextField.self)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 8, height: 36)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(
        by: UIEdgeInsets(top: 0, left: isMirrored ? 8 : 0, bottom: 0, right: isMirrored ? 0 : 8)))
  }

  // These members have no effect on pictures.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
}

/// A token of a search. Not drawn.
///
/// See [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken).
open class UISearchToken: NSObject {
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) { super.init() }
}

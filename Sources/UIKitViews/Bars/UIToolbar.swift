public import CompositionalLayout

/// A bar of buttons, as keyboards have above them. No bars are drawn.
///
/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

public import CompositionalLayout

/// A toolbar, as above keyboards. Only that of a navigation controller is drawn, from its controller's items.
///
/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background color.
  open var barTintColor: UIColor?
  /// The default appearance.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance in a compact height.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while content is scrolled to the bottom.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the items; animations are skipped.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

public import CompositionalLayout
public import Foundation

/// A switch, which is on or off.
///
/// Kept for what it looks like: nobody touches a view without a window. See
/// [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
open class UISwitch: UIControl {
  open var isOn = false
  /// `nil` is the system's green.
  /// Kept for code that sets it: a picture shows a switch.
  open var preferredStyle = Style.automatic

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox, sliding
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ListMetrics.phone.accessories.toggle))
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { ListMetrics.phone.accessories.toggle }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

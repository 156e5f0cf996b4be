internal import CellContent
public import CompositionalLayout
public import Foundation

/// A switch, which is on or off. Flatplan draws it without animations.
///
/// See [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
open class UISwitch: UIControl {
  open var isOn = false
  /// The preferred style. No effect on pictures. A switch is always drawn.
  open var preferredStyle = Style.automatic

  /// The style of a switch. No effect on pictures.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox, sliding
  }

  /// The track color of a switch that is on; `nil` is the system green.
  open var onTintColor: UIColor?
  /// The color of the thumb; `nil` is white.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UISwitch.self)
  }

  /// Turns the switch on or off; animations are skipped.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size in the current system version (R104).
  package static var size: CGSize { ControlMetrics(.current).toggle }

  /// The trailing end of the track extends beyond the edge that constraints align (R104).
  open override var alignmentRectInsets: UIEdgeInsets {
    let overhang = ControlMetrics.toggleOverhang
    return UIEdgeInsets(
      top: 0, left: isMirrored ? overhang : 0, bottom: 0, right: isMirrored ? 0 : overhang)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - ControlMetrics.toggleOverhang, height: Self.size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

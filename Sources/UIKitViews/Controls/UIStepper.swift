internal import CellContent
public import Foundation

/// A control with a minus and a plus button.
///
/// See [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
open class UIStepper: UIControl {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The smallest value.
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  /// The largest value.
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  /// Whether the value wraps around at its limits. If set, both buttons look enabled.
  open var wraps = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIStepper.self)
  }

  /// The fixed size in points.
  private static let size = ControlMetrics.stepper

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Whether the minus button looks enabled.
  package var canDecrease: Bool { isEnabled && (wraps || value > minimumValue) }
  /// Whether the plus button looks enabled.
  package var canIncrease: Bool { isEnabled && (wraps || value < maximumValue) }

  // These members have no effect on pictures.
  open var stepValue: Double = 1
  open var autorepeat = true
  open var isContinuous = true
}

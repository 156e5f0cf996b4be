internal import CellContent
internal import CompositionalLayout
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
  /// The change of one tap. No effect on pictures.
  open var stepValue: Double = 1
  /// Whether the value wraps around at its limits. If set, both buttons look enabled.
  open var wraps = false
  /// Whether a long touch repeats. No effect on pictures.
  open var autorepeat = true
  /// Whether events are sent during a long touch. No effect on pictures.
  open var isContinuous = true

  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let line = UIView()
  private let background = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIStepper.self)
  }

  private func prepare() {
    for view in [background, line, minus, plus] { addSubview(view) }
    for view in [minus, plus] {
      view.contentMode = .center
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 17, weight: .medium)
    }
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = Self.size.height / 2
    line.backgroundColor = .separator
  }

  /// The fixed size in points.
  private static let size = ControlMetrics.stepper

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = Self.size.placed(0.5, 0.5, in: bounds)
    background.frame = rect
    let (left, right) = isMirrored ? (plus, minus) : (minus, plus)
    left.frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)
    right.frame = left.frame.offsetBy(dx: rect.width / 2, dy: 0)
    line.frame = CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: rect.height - 14)
    let (canDecrease, canIncrease) = (wraps || value > minimumValue, wraps || value < maximumValue)
    minus.tintColor = isEnabled && canDecrease ? .label : .tertiaryLabel
    plus.tintColor = isEnabled && canIncrease ? .label : .tertiaryLabel
  }
}

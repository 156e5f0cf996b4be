package import CellContent
public import CompositionalLayout
public import Foundation

/// A control that shows a value as a thumb on a track.
///
/// See [UISlider](https://developer.apple.com/documentation/uikit/uislider).
open class UISlider: UIControl {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Float = 0 {
    didSet { value = clamped(value) }
  }
  /// The smallest value. Raising it above the maximum raises the maximum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value)
    }
  }
  /// The largest value. Lowering it below the minimum lowers the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value)
    }
  }
  /// The image before the track.
  open var minimumValueImage: UIImage?
  /// The image after the track.
  open var maximumValueImage: UIImage?
  /// The color of the track before the thumb; `nil` is the tint.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb; `nil` is the system fill color.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; `nil` is white.
  open var thumbTintColor: UIColor?
  /// Whether events are sent during a drag. No effect on pictures.
  open var isContinuous = true

  private let thumb = UIImageView()
  private let low = UIImageView()
  private let high = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UISlider.self)
  }

  private func prepare() {
    for view in [thumb, low, high] { addSubview(view) }
    for view in [low, high] {
      view.contentMode = .scaleAspectFit
      view.tintColor = .secondaryLabel
    }
  }

  private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

  private var thumbs: [UInt: UIImage] = [:]

  /// Sets the image of the thumb in a state; `nil` restores the default thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }

  /// The thumb image of the current state, or of `normal` if the state has none.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[State.normal.rawValue] }

  /// Does nothing: tracks are drawn in colors.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: tracks are drawn in colors.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets the value; animations are skipped.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight)  // R104
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }

  /// The position of the value, 0 to 1.
  private var fraction: Double {
    let (part, all) = (value - minimumValue, maximumValue - minimumValue)
    guard part.isFinite, all.isFinite, all > 0 else { return 0 }
    return Double(part / all)
  }

  /// The track and the thumb in a rectangle, beside the images at its ends.
  package func shape(in rect: CGRect) -> SliderShape {
    let (first, last) = isMirrored ? (high, low) : (low, high)
    var room = rect
    for (image, isFirst) in [(first, true), (last, false)] {
      let width = image.intrinsicContentSize.width
      guard width > 0 else { continue }
      if isFirst { room.origin.x += width + 8 }
      room.size.width -= width + 8
    }
    room.size.width = max(room.width, 0)
    return SliderShape(
      fraction, in: room, thumb: currentThumbImage?.size, ControlMetrics(.current),
      isMirrored: isMirrored)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (low.image, high.image) = (minimumValueImage, maximumValueImage)
    let (first, last) = isMirrored ? (high, low) : (low, high)
    let (left, right) = (first.intrinsicContentSize.width, last.intrinsicContentSize.width)
    first.frame = CGRect(x: bounds.minX, y: bounds.midY - left / 2, width: left, height: left)
    last.frame = CGRect(
      x: bounds.maxX - right, y: bounds.midY - right / 2, width: right, height: right)
    thumb.image = currentThumbImage
    thumb.frame = shape(in: bounds).thumb
    thumb.isHidden = thumb.image == nil
    thumb.tintColor = thumbTintColor
    thumb.layer.cornerRadius = thumb.bounds.height / 2
    thumb.alpha = isEnabled ? 1 : 0.5
  }
}

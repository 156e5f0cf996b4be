internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

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

  private let track = UIView()
  private let part = UIView()
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
    for view in [track, part, thumb, low, high] { addSubview(view) }
    for view in [low, high] {
      view.contentMode = .scaleAspectFit
      view.tintColor = .secondaryLabel
    }
    thumb.layer.addThumbShadow(opacity: 0.15, radius: 6)
  }

  private func clamped(_ value: Float) -> Float {
    min(max(value, minimumValue), maximumValue)
  }

  private var thumbs: [UInt: UIImage] = [:]

  /// Sets the image of the thumb in a state; `nil` restores the default thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbs[state.rawValue] = image
  }

  /// The thumb image of a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }

  /// The thumb image of the current state, or of `normal` if the state has none.
  open var currentThumbImage: UIImage? {
    thumbs[state.rawValue] ?? thumbs[State.normal.rawValue]
  }

  /// Does nothing: tracks are drawn in colors.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: tracks are drawn in colors.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets the value; animations are skipped.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.slider.height)  // R104
  }

  /// The size of the thumb and the height of the track in points, both our own reading.
  private var measures: (thumb: CGSize, track: CGFloat) {
    ListProfile.current.system == .ios18
      ? (CGSize(width: 28, height: 28), 4) : (CGSize(width: 38, height: 24), 6)
  }

  /// The position of the value, 0 to 1.
  private var fraction: CGFloat {
    let (part, all) = (value - minimumValue, maximumValue - minimumValue)
    guard part.isFinite, all.isFinite, all > 0 else { return 0 }
    return CGFloat(min(max(part / all, 0), 1))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (low.image, high.image) = (minimumValueImage, maximumValueImage)
    let (first, last) = isMirrored ? (high, low) : (low, high)
    let (left, right) = (first.intrinsicContentSize.width, last.intrinsicContentSize.width)
    let (thumbSize, height) = measures
    var line = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    if left > 0 {
      first.frame = CGRect(x: line.minX, y: bounds.midY - left / 2, width: left, height: left)
      line.origin.x += left + 8
      line.size.width -= left + 8
    }
    if right > 0 {
      last.frame = CGRect(
        x: line.maxX - right, y: bounds.midY - right / 2, width: right, height: right)
      line.size.width -= right + 8
    }
    line.size.width = max(line.width, 0)
    thumb.image = currentThumbImage
    let usual = CGSize(width: min(thumbSize.width, line.width), height: thumbSize.height)
    let size = thumb.image?.size ?? usual
    let offset = (line.width - size.width) * fraction
    track.frame = line
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    part.frame = line.leading(offset + size.width / 2, isMirrored: isMirrored)
    part.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.frame = CGRect(
      x: isMirrored ? line.maxX - offset - size.width : line.minX + offset,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
    thumb.tintColor = thumbTintColor
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
    for view in [track, part, thumb] {
      view.layer.cornerRadius = view.bounds.height / 2
      view.alpha = isEnabled ? 1 : 0.5
    }
  }
}

extension CALayer {
  /// Adds the shadow of a thumb.
  func addThumbShadow(opacity: Float, radius: CGFloat) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = opacity
    shadowRadius = radius
    shadowOffset = CGSize(width: 0, height: 3)
  }
}

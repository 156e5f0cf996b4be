public import CompositionalLayout
public import Foundation

/// A number between two others, as the place of a knob on a line.
///
/// See [UISlider](https://developer.apple.com/documentation/uikit/uislider).
open class UISlider: UIControl {
  /// No less than ``minimumValue``, and no more than ``maximumValue``.
  open var value: Float = 0 {
    didSet { value = pinned(value) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = pinned(value)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = pinned(value)
    }
  }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// `nil` is the tint.
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var isContinuous = true

  private let track = UIView()
  private let part = UIView()
  private let knob = UIImageView()
  private let low = UIImageView()
  private let high = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, part, knob, low, high] { addSubview(view) }
    for view in [low, high] {
      view.contentMode = .scaleAspectFit
      view.tintColor = .secondaryLabel
    }
    knob.layer.liftKnob(opacity: 0.15, radius: 6)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  private func pinned(_ value: Float) -> Float {
    min(max(value, minimumValue), maximumValue)
  }

  private var thumbs: [UInt: UIImage] = [:]

  /// Has an image in place of the knob; `nil` is the knob again.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbs[state.rawValue] = image
  }

  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }

  open var currentThumbImage: UIImage? {
    thumbs[state.rawValue] ?? thumbs[State.normal.rawValue]
  }

  // Kept for code that sets them: lines are drawn in their colours.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// From 0 to 1.
  private var share: CGFloat {
    let (part, all) = (value - minimumValue, maximumValue - minimumValue)
    guard part.isFinite, all.isFinite, all > 0 else { return 0 }
    return CGFloat(min(max(part / all, 0), 1))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    (low.image, high.image) = (minimumValueImage, maximumValueImage)
    let (first, last) = isMirrored ? (high, low) : (low, high)
    let (left, right) = (first.intrinsicContentSize.width, last.intrinsicContentSize.width)
    var line = CGRect(x: bounds.minX, y: bounds.midY - 3, width: bounds.width, height: 6)
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
    knob.image = currentThumbImage
    let usual = CGSize(width: min(38, line.width), height: 24)
    let size = knob.image?.size ?? usual
    let way = (line.width - size.width) * share
    track.frame = line
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    part.frame = line.leading(way + size.width / 2, isMirrored: isMirrored)
    part.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.frame = CGRect(
      x: isMirrored ? line.maxX - way - size.width : line.minX + way,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    knob.backgroundColor = knob.image == nil ? thumbTintColor ?? .white : nil
    knob.tintColor = thumbTintColor
    knob.layer.shadowOpacity = knob.image == nil ? 0.15 : 0
    for view in [track, part, knob] {
      view.layer.cornerRadius = view.bounds.height / 2
      view.alpha = isEnabled ? 1 : 0.5
    }
  }
}

extension CALayer {
  /// Has a knob cast a shadow on what it is moved along.
  func liftKnob(opacity: Float, radius: CGFloat) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = opacity
    shadowRadius = radius
    shadowOffset = CGSize(width: 0, height: 3)
  }
}

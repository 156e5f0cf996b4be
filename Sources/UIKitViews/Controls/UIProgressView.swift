public import CompositionalLayout
public import Foundation

/// How far something has come, as a part of a line.
///
/// See [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar

    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  open var progressViewStyle = Style.default
  /// 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// `nil` is the tint.
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  /// Whose fraction is shown.
  open var observedProgress: Progress? {
    didSet { progress = observedProgress.map { Float($0.fractionCompleted) } ?? progress }
  }

  private let track = UIView()
  private let part = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(track)
    addSubview(part)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let share = progress.isFinite ? CGFloat(min(max(progress, 0), 1)) : 0
    track.frame = bounds
    track.backgroundColor = trackTintColor ?? .systemFill
    part.frame = bounds.leading(bounds.width * share, isMirrored: isMirrored)
    part.backgroundColor = progressTintColor ?? tintColor
    part.isHidden = share == 0
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = radius
    part.layer.cornerRadius = min(radius, part.bounds.width / 2)
  }
}

extension CGRect {
  /// Its first points in the direction of reading.
  func leading(_ length: CGFloat, isMirrored: Bool) -> CGRect {
    CGRect(x: isMirrored ? maxX - length : minX, y: minY, width: length, height: height)
  }
}

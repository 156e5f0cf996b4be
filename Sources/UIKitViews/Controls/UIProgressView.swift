internal import CellContent
public import CompositionalLayout
public import Foundation
internal import Scene

/// A horizontal bar that shows progress.
///
/// See [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// 4 points tall with round ends.
    case `default` = 0
    /// 2.5 points tall with square ends.
    case bar

    fileprivate var height: CGFloat { self == .bar ? 2.5 : ControlMetrics.progressHeight }
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default
  /// The progress, clamped to 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The color of the completed part; `nil` is the tint.
  open var progressTintColor: UIColor?
  /// The color of the remaining part; `nil` is the system fill color.
  open var trackTintColor: UIColor?
  /// The progress object to show. Its fraction is read once, when the property is set.
  open var observedProgress: Progress? {
    didSet { progress = observedProgress.map { Float($0.fractionCompleted) } ?? progress }
  }

  private let track = UIView()
  private let progressBar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a progress bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIProgressView.self)
  }

  private func prepare() {
    addSubview(track)
    addSubview(progressBar)
  }

  /// Sets the progress; animations are skipped.
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
    let fraction = progress.isFinite ? CGFloat(min(max(progress, 0), 1)) : 0
    track.frame = bounds
    track.backgroundColor = trackTintColor ?? .systemFill
    progressBar.frame = bounds.leading(bounds.width * fraction, isMirrored: isMirrored)
    progressBar.backgroundColor = progressTintColor ?? tintColor
    progressBar.isHidden = fraction == 0
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = radius
    progressBar.layer.cornerRadius = min(radius, progressBar.bounds.width / 2)
  }
}

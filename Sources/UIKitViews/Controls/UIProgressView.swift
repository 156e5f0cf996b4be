internal import CellContent
public import CompositionalLayout
public import Foundation

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

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a progress bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIProgressView.self)
  }

  /// Sets the progress; animations are skipped.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  /// The part that is filled, from 0 to 1.
  package var fraction: Double { progress.isFinite ? Double(progress) : 0 }
}

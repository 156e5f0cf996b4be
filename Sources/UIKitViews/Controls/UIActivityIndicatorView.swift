public import CompositionalLayout
public import Foundation

/// A spinning wheel that shows activity. Pictures show it standing still.
///
/// See [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// The size of the wheel.
  open var style = Style.medium
  /// The color of the wheel; `nil` is the secondary label color.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Whether the view is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  /// Whether the wheel spins.
  public private(set) var isAnimating = false

  private let spokes = (0..<8).map { _ in CAShapeLayer() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decode(coder, as: UIActivityIndicatorView.self)
  }

  private func prepare() {
    updateVisibility()
    for spoke in spokes { layer.addSublayer(spoke) }
  }

  /// Starts animating and shows the wheel.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops animating, and hides the wheel if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the spokes clockwise from the top. Each is more opaque than the one before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (side, middle) = (style.side, CGPoint(x: bounds.midX, y: bounds.midY))
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) * .pi / 4 - .pi / 2
      let path = UIBezierPath()
      path.move(to: middle.moved(side * 0.24, angle))
      path.addLine(to: middle.moved(side * 0.42, angle))
      spoke.frame = bounds
      spoke.path = path.cgPath
      spoke.fillColor = nil
      spoke.strokeColor = color.cgColor
      spoke.lineWidth = side * 0.11
      spoke.lineCap = .round
      spoke.opacity = 0.3 + 0.1 * Float(index)
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}

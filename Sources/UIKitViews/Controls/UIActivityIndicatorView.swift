public import CompositionalLayout
public import Foundation

/// A wheel of spokes that turns while something is being waited for; in a picture it stands.
///
/// See [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  open var style = Style.medium
  /// That of second texts for `nil`.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Whether nothing is seen of it unless it turns.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }
  public private(set) var isAnimating = false

  private let spokes = (0..<8).map { _ in CAShapeLayer() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
    for spoke in spokes { layer.addSublayer(spoke) }
  }

  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func startAnimating() {
    isAnimating = true
    showOrHide()
  }

  open func stopAnimating() {
    isAnimating = false
    showOrHide()
  }

  private func showOrHide() {
    isHidden = hidesWhenStopped && !isAnimating
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// From the top clockwise, each fainter than the one after it.
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

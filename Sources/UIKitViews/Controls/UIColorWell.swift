public import CompositionalLayout
public import Foundation

/// A control that shows a color inside a ring of all hues.
///
/// See [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell).
open class UIColorWell: UIControl {
  /// The color inside the ring; `nil` leaves it empty.
  open var selectedColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    decode(coder, as: UIColorWell.self)
  }

  /// The width and height in points.
  private static let side: CGFloat = 28

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let width = side / 9
    let colors = 36
    let step = 2 * CGFloat.pi / CGFloat(colors)
    for index in 0..<colors {
      let start = CGFloat(index) * step
      let arc = UIBezierPath(
        arcCenter: middle, radius: (side - width) / 2, startAngle: start,
        // Neighboring arcs overlap, so that no gap is visible.
        endAngle: start + step * 1.2, clockwise: true)
      arc.lineWidth = width
      let hue = CGFloat(index) / CGFloat(colors)
      UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: 1).setStroke()
      arc.stroke()
    }
    guard let selectedColor else { return }
    let inner = side - 4 * width
    selectedColor.setFill()
    let disc = CGRect(
      x: middle.x - inner / 2, y: middle.y - inner / 2, width: inner, height: inner)
    UIBezierPath(ovalIn: disc).fill()
  }

  // These members have no effect on pictures.
  open var title: String?
  open var supportsAlpha = true
  open var supportsEyedropper = true
}

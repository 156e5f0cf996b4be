public import CompositionalLayout
public import Foundation
internal import Scene

// Drawing into the current context. Without a context these functions do nothing.

/// The context of the view or image that is being drawn; `nil` outside of drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Fills a rectangle with the fill color.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Draws a line of one point inside the edges of a rectangle, with the fill color.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  let path = UIBezierPath(rect: rect)
  path.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  context.fill(path.cgPath.vectors, .evenOdd)
}

extension UIColor {
  /// Sets the fill color of the current context.
  public func setFill() { CGContext.current?.setFill(self) }

  /// Sets the stroke color of the current context.
  public func setStroke() { CGContext.current?.setStroke(self) }

  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Fills the path with the fill color.
  public func fill() {
    CGContext.current?.fill(cgPath.vectors, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Strokes the path with the stroke color.
  public func stroke() {
    var pen = Outline.Pen(cap: lineCapStyle.vectors, join: lineJoinStyle.vectors)
    (pen.dash, pen.phase) = (dash, dashPhase)
    CGContext.current?.stroke(cgPath.vectors, width: lineWidth, pen)
  }

  /// Fills the path at an opacity. The blend mode is ignored.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { fill() }
  }

  /// Strokes the path at an opacity. The blend mode is ignored.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { stroke() }
  }

  /// Clips the current context to the path.
  public func addClip() {
    CGContext.current?.clip(to: cgPath.vectors, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}

extension UIImage {
  /// Draws the image stretched over a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }

  /// Draws the image at its size, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle at an opacity. The blend mode is ignored.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { draw(in: rect) }
  }

  /// Draws the image at a point at an opacity. The blend mode is ignored.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension NSAttributedString {
  /// Draws the text from a point, without wrapping.
  public func draw(at point: CGPoint) {
    CGContext.current?.draw(self, in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text wrapped in a rectangle, from its top.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }

  /// Draws the text wrapped in a rectangle, from its top. Options are ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  /// The size of the unwrapped text in points.
  public func size() -> CGSize {
    guard MainActor.isCurrent else { return .zero }
    nonisolated(unsafe) let text = self
    return MainActor.assumeIsolated { text.drawnLabel.sizeThatFits(Self.noLimit) }
  }

  private static let noLimit = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// A label for drawing the text. The default is black at 12 points.
  @MainActor package var drawnLabel: UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.textColor = .black
    label.numberOfLines = 0
    label.attributedText = self
    return label
  }
}

extension String {
  /// Draws the text from a point, without wrapping.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text wrapped in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text wrapped in a rectangle, from its top. Options are ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }

  /// The size of the unwrapped text in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension NSString {
  /// Draws the text from a point, without wrapping.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text wrapped in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text wrapped in a rectangle, from its top. Options are ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }

  /// The size of the unwrapped text in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension UIView {
  /// The operations of ``draw(_:)``; empty if the class does not override it.
  package var operations: [CGContext.Operation] {
    let context = CGContext()
    CGContext.$drawn.withValue(context) { draw(bounds) }
    return context.operations
  }

  /// The operations of ``draw(_:)`` at another size in points, without laying out the view.
  package func operations(filling size: CGSize) -> [CGContext.Operation] {
    let own = bounds.size
    update { $0.bounds.size = size }
    defer { update { $0.bounds.size = own } }
    return operations
  }
}

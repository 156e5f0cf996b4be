public import CompositionalLayout
public import Foundation
internal import Scene

// What draws where a view is being drawn, and does nothing elsewhere.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// A line of a point inside the edges.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  let path = UIBezierPath(rect: rect)
  path.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  context.fill(path.cgPath.vectors, .evenOdd)
}

extension UIColor {
  public func setFill() { CGContext.current?.setFill(self) }

  public func setStroke() { CGContext.current?.setStroke(self) }

  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  public func fill() {
    CGContext.current?.fill(cgPath.vectors, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  public func stroke() {
    var pen = Outline.Pen(cap: lineCapStyle.vectors, join: lineJoinStyle.vectors)
    (pen.dash, pen.phase) = (dash, dashPhase)
    CGContext.current?.stroke(cgPath.vectors, width: lineWidth, pen)
  }

  /// Blended as usual, whatever is said.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { fill() }
  }

  /// Blended as usual, whatever is said.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { stroke() }
  }

  public func addClip() {
    CGContext.current?.clip(to: cgPath.vectors, usesEvenOddFillRule ? .evenOdd : .nonZero)
  }
}

extension UIImage {
  /// Stretched over a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Blended as usual, whatever is said.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.blending(blendMode, alpha) { draw(in: rect) }
  }

  /// Blended as usual, whatever is said.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension NSAttributedString {
  /// In as many lines as it has.
  public func draw(at point: CGPoint) {
    CGContext.current?.draw(self, in: CGRect(origin: point, size: .zero))
  }

  /// In as many lines as it takes in the rectangle, from its top.
  public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }

  /// In as many lines as it takes in the rectangle, from its top, whatever the options are.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }

  /// Points.
  public func size() -> CGSize {
    guard MainActor.isCurrent else { return .zero }
    nonisolated(unsafe) let text = self
    return MainActor.assumeIsolated { text.drawnLabel.sizeThatFits(Self.noLimit) }
  }

  private static let noLimit = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// A label that shows the text as it is drawn: of 12 points and black, unless it says otherwise.
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
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// The same as without options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }

  /// Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// The same as without options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }

  /// Points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension UIView {
  /// What ``draw(_:)`` draws; nothing where the class does not draw.
  package var marks: [CGContext.Mark] {
    let context = CGContext()
    CGContext.$drawn.withValue(context) { draw(bounds) }
    return context.marks
  }

  /// What it draws in a view of another size, in points; nothing is laid out for that.
  package func marks(filling size: CGSize) -> [CGContext.Mark] {
    let own = bounds.size
    update { $0.bounds.size = size }
    defer { update { $0.bounds.size = own } }
    return marks
  }
}

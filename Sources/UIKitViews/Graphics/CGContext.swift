public import CompositionalLayout
public import Foundation
package import Scene

/// What `draw(_:)` draws into, kept to be drawn with the view.
///
/// Shadows and blending are left out. See
/// [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext).
public final class CGContext: @unchecked Sendable {
  /// What has been drawn, from the bottom.
  package private(set) var marks: [Mark] = []
  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()

  /// The context of the view or of the renderer's image that is being drawn.
  @TaskLocal static var drawn: CGContext?

  /// What is drawn into.
  static var current: CGContext? { ImageContext.current ?? drawn }

  init() {}

  /// One thing that is drawn, in points of the view.
  package struct Mark {
    package enum Content {
      case fill(VectorPath, UIColor, Outline.FillRule)
      case stroke(VectorPath, UIColor, width: CGFloat, Outline.Pen)
      /// A text in a rectangle, which is turned with it; as wide as it is where that has no width.
      case text(NSAttributedString, CGRect, CGAffineTransform)
      /// An image stretched over a rectangle, which is turned with it.
      case image(UIImage, CGRect, CGAffineTransform)
      case gradient(CGGradient, GradientCourse, CGGradientDrawingOptions)
    }

    package var content: Content
    /// 0 to 1.
    package var opacity: Double
    package var clips: [Clip]
  }

  /// Where the colours of a gradient lie, in points of the view.
  package enum GradientCourse: Equatable {
    case line(from: CGPoint, to: CGPoint)
    /// From one circle to another around the same centre.
    case radii(CGPoint, from: CGFloat, to: CGFloat)

    /// The same somewhere else. Circles stay circles.
    package func applying(_ transform: CGAffineTransform) -> Self {
      switch self {
      case .line(let start, let end):
        .line(from: start.applying(transform), to: end.applying(transform))
      case .radii(let center, let start, let end):
        .radii(
          center.applying(transform), from: max(start, 0) * transform.scale,
          to: max(end, 0) * transform.scale)
      }
    }
  }

  /// An area outside of which nothing is seen.
  package struct Clip {
    package var path: VectorPath
    package var rule: Outline.FillRule
  }

  private struct State {
    var fill = UIColor.black
    var stroke = UIColor.black
    var width: CGFloat = 1
    var pen = Outline.Pen(cap: .butt, join: .miter)
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
    var clips: [Clip] = []
  }

  private func add(_ content: Mark.Content) {
    marks.append(
      Mark(content: content, opacity: min(max(Double(state.opacity), 0), 1), clips: state.clips))
  }

  // MARK: What views and paths use

  func setFill(_ color: UIColor) { state.fill = color }

  func setStroke(_ color: UIColor) { state.stroke = color }

  func fill(_ path: VectorPath, _ rule: Outline.FillRule) {
    add(.fill(path.applying(state.transform), state.fill, rule))
  }

  /// Lines grow with what they are drawn in.
  func stroke(_ path: VectorPath, width: CGFloat, _ pen: Outline.Pen) {
    let width = max(width, 0) * state.transform.scale
    add(.stroke(path.applying(state.transform), state.stroke, width: width, pen))
  }

  func clip(to path: VectorPath, _ rule: Outline.FillRule) {
    state.clips.append(Clip(path: path.applying(state.transform), rule: rule))
  }

  func draw(_ text: NSAttributedString, in rect: CGRect) {
    if text.length > 0 { add(.text(text, rect, state.transform)) }
  }

  func draw(_ image: UIImage, in rect: CGRect) {
    add(.image(image, rect, state.transform))
  }

  func draw(
    _ gradient: CGGradient, along course: GradientCourse, _ options: CGGradientDrawingOptions
  ) {
    add(.gradient(gradient, course.applying(state.transform), options))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  public func restoreGState() { state = saved.popLast() ?? state }

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.width = width }

  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap.vectors }

  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join.vectors }

  /// Drawn as layers have it, whatever is set.
  public func setMiterLimit(_ limit: CGFloat) {}

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dash, state.pen.phase) = (lengths, phase)
  }

  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }

  /// Kept for code that sets it: what is drawn covers what is below it. Others are said.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { Notes.say("what draw(_:) draws is blended as usual") }
  }

  /// Draws something so much fainter.
  func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    setBlendMode(mode)
    let opacity = state.opacity
    state.opacity *= alpha
    body()
    state.opacity = opacity
  }

  // Edges are always drawn so.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    Notes.say("shadows of what draw(_:) draws are left out")
  }

  // MARK: Paths

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private func takePath() -> VectorPath {
    defer { path = CGMutablePath() }
    return path.vectors
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule == .evenOdd ? .evenOdd : .nonZero)
  }

  public func strokePath() { stroke(takePath(), width: state.width, state.pen) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .nonZero)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, width: state.width, state.pen)
    case .fill, .eoFill: break
    }
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), rule == .evenOdd ? .evenOdd : .nonZero)
  }

  public func clip(to rect: CGRect) {
    clip(to: CGPath(rect: rect, transform: nil).vectors, .nonZero)
  }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil).vectors, .nonZero) }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func stroke(_ rect: CGRect) { stroke(rect, width: state.width) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(rect: rect, transform: nil).vectors, width: width, state.pen)
  }

  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil).vectors, .nonZero)
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil).vectors, width: state.width, state.pen)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path.vectors, width: state.width, state.pen)
  }
}

extension CGAffineTransform {
  /// How much larger areas become, as a length.
  package var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// How what is drawn is mixed with what is below it: always as `normal` does.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// Which parts of a path that overlaps itself are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding = 0
  case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGLineCap {
  var vectors: Outline.Pen.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var vectors: Outline.Pen.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

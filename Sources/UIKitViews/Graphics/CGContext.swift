public import CompositionalLayout
public import Foundation
package import Scene

/// A drawing context that records what `draw(_:)` draws. It is drawn later, together with the view.
///
/// Flatplan ignores shadows and blend modes, and logs that.
///
/// See [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext).
public final class CGContext: @unchecked Sendable {
  /// The recorded drawing operations, back to front.
  package private(set) var operations: [Operation] = []
  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()

  /// The context of the view or renderer image that is being drawn.
  @TaskLocal static var drawn: CGContext?

  /// The innermost current context.
  static var current: CGContext? { ImageContext.current ?? drawn }

  init() {}

  /// A drawing operation, in points of the view.
  package struct Operation {
    package enum Content {
      case fill(VectorPath, UIColor, Outline.FillRule)
      case stroke(VectorPath, UIColor, width: CGFloat, Outline.Pen)
      /// Text in a transformed rectangle; a rectangle without width does not wrap lines.
      case text(NSAttributedString, CGRect, CGAffineTransform)
      /// An image stretched over a transformed rectangle.
      case image(UIImage, CGRect, CGAffineTransform)
      case gradient(CGGradient, GradientCourse, CGGradientDrawingOptions)
    }

    package var content: Content
    /// The opacity, 0 to 1.
    package var opacity: Double
    package var clips: [Clip]
  }

  /// The geometry of a gradient, in points of the view.
  package enum GradientCourse: Equatable {
    case line(from: CGPoint, to: CGPoint)
    /// From one circle to another around the same center.
    case radii(CGPoint, from: CGFloat, to: CGFloat)

    /// Applies a transform. Circles stay circles.
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

  /// A clip path with its fill rule.
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

  private func add(_ content: Operation.Content) {
    operations.append(
      Operation(
        content: content, opacity: min(max(Double(state.opacity), 0), 1), clips: state.clips))
  }

  // MARK: Drawing by views and paths

  func setFill(_ color: UIColor) { state.fill = color }
  func setStroke(_ color: UIColor) { state.stroke = color }

  func fill(_ path: VectorPath, _ rule: Outline.FillRule) {
    add(.fill(path.applying(state.transform), state.fill, rule))
  }

  /// Strokes a path. The line width scales with the transform.
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

  func draw(_ image: UIImage, in rect: CGRect) { add(.image(image, rect, state.transform)) }

  func draw(
    _ gradient: CGGradient, along course: GradientCourse, _ options: CGGradientDrawingOptions
  ) { add(.gradient(gradient, course.applying(state.transform), options)) }

  // MARK: State

  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }

  /// Restores the last saved graphics state.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// Moves the origin by points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates the coordinates by radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform to the coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }

  /// Sets the fill color from sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }

  /// Sets the stroke color from sRGB components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.width = width }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap.vectors }

  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join.vectors }

  /// Does nothing: the miter limit is fixed.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the lengths of dashes and gaps in points, and the offset of the first dash.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dash, state.pen.phase) = (lengths, phase)
  }

  /// Sets the opacity of everything drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }

  /// Does nothing: content is blended normally. Flatplan logs other modes.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { Notes.report("blend modes in draw(_:) are ignored") }
  }

  /// Runs `body` with the opacity multiplied by `alpha`.
  func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    setBlendMode(mode)
    let opacity = state.opacity
    state.opacity *= alpha
    body()
    state.opacity = opacity
  }

  // Edges are always antialiased.
  public func setShouldAntialias(_: Bool) {}
  public func setAllowsAntialiasing(_: Bool) {}

  /// Does nothing: shadows are logged and not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    Notes.report("shadows in draw(_:) are not drawn")
  }

  // MARK: Paths

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines through points, from the first one.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc. Angles are radians; `clockwise` is as in Core Graphics, whose y axis points up.
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

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { stroke(takePath(), width: state.width, state.pen) }

  /// Fills or strokes the current path and clears it.
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

  /// Clips to the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), rule == .evenOdd ? .evenOdd : .nonZero)
  }

  public func clip(to rect: CGRect) {
    clip(to: CGPath(rect: rect, transform: nil).vectors, .nonZero)
  }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil).vectors, .nonZero) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.width) }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(rect: rect, transform: nil).vectors, width: width, state.pen)
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil).vectors, .nonZero)
  }

  /// Strokes the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil).vectors, width: state.width, state.pen)
  }

  /// Strokes a line between each pair of points.
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
  /// The scale of lengths: the square root of the scale of areas.
  package var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// How new content is blended with the content below it. Flatplan draws every mode as ``normal``.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers the content below.
  case normal = 0
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors.
  case screen
  /// Multiplies or screens, by the color below.
  case overlay
  /// Keeps the darker color.
  case darken
  /// Keeps the lighter color.
  case lighten
  /// Brightens the color below.
  case colorDodge
  /// Darkens the color below.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies or screens, by the color above.
  case hardLight
  /// The difference of the colors.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue above with the saturation and brightness below.
  case hue
  /// The saturation above with the hue and brightness below.
  case saturation
  /// The hue and saturation above with the brightness below.
  case color
  /// The brightness above with the hue and saturation below.
  case luminosity
  /// Erases the content below.
  case clear
  /// Replaces the content below.
  case copy
  /// The new content, only where there is content below.
  case sourceIn
  /// The new content, only where there is no content below.
  case sourceOut
  /// The new content where there is content below, on top of it; the content below elsewhere.
  case sourceAtop
  /// The content below, on top of the new content.
  case destinationOver
  /// The content below, only where there is new content.
  case destinationIn
  /// The content below, only where there is no new content.
  case destinationOut
  /// The content below where there is new content, on top of it; the new content elsewhere.
  case destinationAtop
  /// The new content or the content below, only where there is one of them.
  case xor
  /// The sum of the inverted colors.
  case plusDarker
  /// The sum of the colors.
  case plusLighter
}

/// The rule that decides what is inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Nonzero winding number.
  case winding = 0
  /// Odd number of crossings.
  case evenOdd
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill
  case stroke
  /// Filled by the winding rule and stroked.
  case fillStroke
  /// Filled by the even-odd rule and stroked.
  case eoFillStroke
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

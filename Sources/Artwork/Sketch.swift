import Foundation
import Scene

/// Collects the shapes of a drawing whose lengths are relative to its rectangle.
///
/// The origin is the center of the rectangle, and 1 is its shorter side. Things keep their shape in
/// a rectangle of any aspect ratio, and backgrounds extend to `halfWidth` and `halfHeight`.
struct Sketch {
  private(set) var shapes: [Shape] = []
  var random: SeededGenerator
  /// The distance from the center to the left and right edge.
  let halfWidth: CGFloat
  /// The distance from the center to the top and bottom edge.
  let halfHeight: CGFloat
  /// Whether the rectangle is so narrow that only the background is drawn.
  let isStrip: Bool
  private let center: CGPoint
  private let unit: CGFloat
  private var scale: CGFloat = 1
  private var offset = CGPoint.zero
  private var isFlipped = false

  init(_ rect: CGRect, _ random: SeededGenerator, isStrip: Bool) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    unit = min(rect.width, rect.height)
    (halfWidth, halfHeight) = (rect.width / unit / 2, rect.height / unit / 2)
    (self.random, self.isStrip) = (random, isStrip)
  }

  mutating func fill(_ path: VectorPath, _ color: RGBA) {
    shapes.append(.outline(Outline(placed(path), fill: .color(color))))
  }

  /// Draws a file of the folder `Sketches` in colors.
  mutating func draw(_ name: String, _ colors: Ink.Colors = [:]) {
    for part in SketchFile.named(name).parts {
      var outline = Outline(placed(part.path))
      outline.rule = part.rule
      switch part.paint {
      case .fill(let ink): outline.fill = .color(ink.color(colors))
      case .gradient(let gradient): outline.fill = .gradient(gradient.gradient(colors))
      case .stroke(let ink, let width):
        outline.stroke = Box.Stroke(color: ink.color(colors), width: width * unit * scale)
      }
      shapes.append(.outline(outline))
    }
  }

  /// Fills a path with a gradient, by default from top to bottom.
  mutating func fill(
    _ path: VectorPath, _ colors: [RGBA], from start: (Double, Double) = (0, 0),
    to end: (Double, Double) = (0, 1)
  ) {
    let gradient = Gradient(
      colors, from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: end.0, y: end.1))
    shapes.append(.outline(Outline(placed(path), fill: .gradient(gradient))))
  }

  mutating func stroke(_ path: VectorPath, _ color: RGBA, _ width: CGFloat) {
    let stroke = Box.Stroke(color: color, width: width * unit * scale)
    shapes.append(.outline(Outline(placed(path), stroke: stroke)))
  }

  /// Fills the whole rectangle.
  mutating func background(_ colors: [RGBA], to end: (Double, Double) = (0, 1)) {
    fill(
      .box(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight), colors, to: end)
  }

  /// A soft shadow: three ellipses, each larger and fainter.
  mutating func shadow(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, opacity: Double = 0.1
  ) {
    for factor in [1.14, 1.06, 0.97] {
      fill(
        .ellipse(x, y, width * factor, height * factor), RGBA.black.faded(by: opacity))
    }
  }

  /// Draws a part at another place and size, or mirrored.
  mutating func moved(
    to x: CGFloat, _ y: CGFloat, scale factor: CGFloat = 1, isFlipped flip: Bool = false,
    _ draw: (inout Sketch) -> Void
  ) {
    let old = (scale, offset, isFlipped)
    offset = CGPoint(
      x: offset.x + (isFlipped ? -x : x) * scale, y: offset.y + y * scale)
    scale *= factor
    isFlipped = isFlipped != flip
    draw(&self)
    (scale, offset, isFlipped) = old
  }

  /// A length rounded to whole points.
  func whole(_ length: CGFloat) -> CGFloat { max((length * unit).rounded(), 1) / unit }

  /// The place at the center that is whole points from the left and top edge.
  var wholeCenter: CGPoint {
    CGPoint(
      x: (halfWidth * unit).rounded(.down) / unit - halfWidth,
      y: (halfHeight * unit).rounded(.down) / unit - halfHeight)
  }

  mutating func chance(_ percent: Int) -> Bool { random.number(below: 100) < percent }

  private func placed(_ path: VectorPath) -> VectorPath {
    let path = isFlipped ? path.mirrored(at: 0) : path
    return path.placed(
      at: CGPoint(x: center.x + offset.x * unit, y: center.y + offset.y * unit),
      scale: unit * scale)
  }
}

extension RGBA {
  func darker(_ part: Double) -> RGBA { mixed(with: RGBA(0x1A1420), by: part) }
  func lighter(_ part: Double) -> RGBA { mixed(with: .white, by: part) }
}

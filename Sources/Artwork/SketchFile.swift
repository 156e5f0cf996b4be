import EmbeddedFiles
import Foundation
import Geometry
import Scene
import Synchronization

/// A drawing of the folder `Sketches`, which depends on colors only. The file is the part of SVG that
/// `Sketches/README.md` describes.
struct SketchFile {
  /// A filled or stroked path, in the unit of ``Sketch``.
  struct Part {
    var path: VectorPath
    var rule: Outline.FillRule
    var paint: Paint
  }

  enum Paint {
    case fill(Ink)
    case gradient(Blend)
    case stroke(Ink, width: CGFloat)
  }

  /// A linear gradient between colors of roles.
  struct Blend {
    var start: CGPoint
    var end: CGPoint
    var stops: [(location: Double, ink: Ink)] = []
  }

  private(set) var parts: [Part] = []
  private var gradients: [String: Blend] = [:]
  private var gradient = ""
  /// The elements that are open, and the transforms of what is in them.
  private var open: [(name: String, transform: CGAffineTransform)] = []

  /// Coordinates in files are shifted by two decimal places: hundredths of the unit.
  static let places = 2
  private static let parsed = Mutex<[String: SketchFile]>([:])

  /// The drawing with a name, such as `Rooms/bed`. It is parsed when it is first drawn.
  static func named(_ name: String) -> SketchFile {
    parsed.withLock { parsed in
      if let file = parsed[name] { return file }
      let path = "Artwork/Sketches/\(name).svg"
      do {
        let file = try SketchFile(EmbeddedFile(path).bytes)
        parsed[name] = file
        return file
      } catch {
        preconditionFailure("\(path):\(error)")
      }
    }
  }

  init(_ text: UnsafeBufferPointer<UInt8>) throws(DrawingProblem) {
    var tags = TagReader(text)
    while var tag = try tags.next() {
      if tag.isEnd {
        guard open.popLast()?.name == tag.name else {
          throw DrawingProblem("</\(tag.name)> closes another element", at: tag.place)
        }
      } else if tag.name.contains(":") || ["title", "desc", "metadata"].contains(tag.name) {
        if !tag.isEmpty { try tags.skip(past: "</\(tag.name)>") }
      } else {
        try read(&tag)
        try tag.finish()
      }
    }
    guard let first = open.first else { return }
    throw DrawingProblem("</\(first.name)> is missing", at: text[text.count...])
  }

  private mutating func read(_ tag: inout TagReader.Tag) throws(DrawingProblem) {
    let parent = open.last
    var transform = parent?.transform ?? .identity
    switch (tag.name, parent?.name) {
    case ("svg", nil):
      for name in ["width", "height", "version"] { _ = tag.take(name) }
      try tag.take("viewBox", always: "-50 -50 100 100", isRequired: true)
      try tag.take("stroke-linecap", always: "round")
      try tag.take("stroke-linejoin", always: "round")
    case ("defs", "svg"): break
    case ("g", "svg"), ("g", "g"): transform = try tag.transform(in: transform)
    case ("linearGradient", "defs"):
      gradient = tag.take("id")?.text ?? ""
      gradients[gradient] = Blend(
        start: CGPoint(x: try tag.number("x1", default: 0), y: try tag.number("y1", default: 0)),
        end: CGPoint(x: try tag.number("x2", default: 1), y: try tag.number("y2", default: 0)))
    case ("stop", "linearGradient"):
      let location = try tag.number("offset")
      let ink = try Ink(&tag, "stop-color", opacity: "stop-opacity")
      gradients[gradient]?.stops.append((location, ink))
    case (_, "svg"), (_, "g"):
      parts.append(try part(&tag, transform))
    default: throw DrawingProblem("<\(tag.name)> is not read here", at: tag.place)
    }
    if !tag.isEmpty { open.append((tag.name, transform)) }
  }

  private func part(
    _ tag: inout TagReader.Tag, _ parent: CGAffineTransform
  ) throws(DrawingProblem) -> Part {
    var path = try tag.path()
    let transform = try tag.transform(in: parent)
    if !transform.isIdentity { path = path.applying(transform) }
    let rule: Outline.FillRule = tag.take("fill-rule")?.text == "evenodd" ? .evenOdd : .nonZero
    try tag.take("stroke-linecap", always: "round")
    try tag.take("stroke-linejoin", always: "round")
    return Part(path: path, rule: rule, paint: try paint(&tag, transform))
  }

  private func paint(
    _ tag: inout TagReader.Tag, _ transform: CGAffineTransform
  ) throws(DrawingProblem) -> Paint {
    if tag["stroke"]?.text == "none" { _ = tag.take("stroke") }
    guard tag["stroke"] == nil else {
      try tag.take("fill", always: "none", isRequired: true)
      let scale = hypot(transform.a, transform.b)
      guard abs(scale - hypot(transform.c, transform.d)) < 1e-6 else {
        throw DrawingProblem("a stroke cannot be stretched: transform the path", at: tag.place)
      }
      let width = try tag.length("stroke-width", default: 1)
      return .stroke(try Ink(&tag, "stroke", opacity: "opacity"), width: width * scale)
    }
    guard let fill = tag["fill"]?.text, fill.hasPrefix("url(#") else {
      return .fill(try Ink(&tag, "fill", opacity: "opacity"))
    }
    _ = tag.take("fill")
    guard let gradient = gradients[String(fill.dropFirst(5).dropLast())], !gradient.stops.isEmpty
    else { throw DrawingProblem("\(fill) is not a gradient above", at: tag.place) }
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
      throw DrawingProblem("a gradient cannot be turned: transform the path", at: tag.place)
    }
    return .gradient(gradient)
  }
}

extension SketchFile.Blend {
  func gradient(_ colors: Ink.Colors) -> Gradient {
    Gradient(
      stops.map { Gradient.Stop($0.location, $0.ink.color(colors)) }, from: start, to: end)
  }
}

extension TagReader.Tag {
  fileprivate subscript(name: String) -> Bytes? { attributes.first { $0.name == name }?.value }

  /// The form of a shape.
  fileprivate mutating func path() throws(DrawingProblem) -> VectorPath {
    switch name {
    case "path":
      var reader = PathReader(take("d") ?? place.prefix(0), places: SketchFile.places)
      return try reader.path()
    case "circle":
      return .circle(try length("cx", default: 0), try length("cy", default: 0), try length("r"))
    case "ellipse":
      return .ellipse(
        try length("cx", default: 0), try length("cy", default: 0), try length("rx"),
        try length("ry"))
    case "rect":
      return .box(
        try length("x", default: 0), try length("y", default: 0), try length("width"),
        try length("height"), try length("rx", default: 0))
    default: throw DrawingProblem("<\(name)> is not read", at: place)
    }
  }

  /// The transform of the element within that of its parent.
  fileprivate mutating func transform(
    in parent: CGAffineTransform
  ) throws(DrawingProblem) -> CGAffineTransform {
    var result = parent
    for step in (take("transform") ?? place.prefix(0)).split(separator: UInt8(ascii: ")")) {
      let name = step.prefix { $0 != UInt8(ascii: "(") }
      var reader = PathReader(step[name.endIndex...].dropFirst())
      let values = try reader.numbers()
      switch (name.text, values.count) {
      case ("translate", 2):
        result = result.translatedBy(x: values[0] / 100, y: values[1] / 100)
      case ("scale", 1): result = result.scaledBy(x: values[0], y: values[0])
      case ("scale", 2): result = result.scaledBy(x: values[0], y: values[1])
      case ("rotate", 1): result = result.rotated(by: values[0] * .pi / 180)
      default:
        throw DrawingProblem(
          "\(name.text) is not translate(x y), scale(x y) or rotate(degrees)", at: step)
      }
    }
    return result
  }
}

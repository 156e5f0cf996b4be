import Foundation
import Scene

/// The clip paths, gradients and images that drawings refer to by id, each defined once.
struct SVGResources {
  private var clips: [Clip: String] = [:]
  private var gradients: [Gradient: String] = [:]
  private var images: [String: (id: String, width: CGFloat, height: CGFloat)] = [:]
  private var tints: [RGBA: String] = [:]
  /// The markup of the definitions.
  private(set) var markup = SVGMarkup()

  /// The key of a clip path. Rectangles of the same size share one, wherever they are.
  private struct Clip: Hashable {
    var width: String
    var height: String
    var corners: CornerRadii
    /// The path relative to the rectangle's origin.
    var path: VectorPath?
    var rule: Outline.FillRule

    init(_ clipped: ClippedShapes) {
      width = SVGNumber.text(clipped.rect.width)
      height = SVGNumber.text(clipped.rect.height)
      corners = clipped.corners
      path = clipped.path?.placed(at: CGPoint(x: -clipped.rect.minX, y: -clipped.rect.minY))
      rule = clipped.rule
    }
  }

  /// Collects the resources of all drawings.
  ///
  /// - Complexity: O(*n*) in the number of shapes.
  init(_ scene: Scene, _ drawings: [Drawing], ids: SVGIdentifiers) {
    let files = Dictionary(scene.images.map { ($0.name, $0.file) }) { first, _ in first }
    for drawing in drawings { add(drawing.shapes.sharingEdges, files, ids) }
  }

  private mutating func add(
    _ shapes: [Shape], _ files: [String: ImageFile], _ ids: SVGIdentifiers
  ) {
    for shape in shapes {
      switch shape {
      case .line, .strokes, .shadow: break
      case .box(let box): if let gradient = box.gradient { add(gradient, ids) }
      case .outline(let outline):
        if case .gradient(let gradient) = outline.fill { add(gradient, ids) }
      case .image(let image):
        if let file = files[image.name] { add(image.name, file, ids) }
        if let tint = image.tint { add(tint, ids) }
      case .clipped(let clipped):
        add(clipped, ids)
        add(clipped.shapes, files, ids)
      case .faded(let faded): add(faded.shapes, files, ids)
      }
    }
  }

  private mutating func add(_ gradient: Gradient, _ ids: SVGIdentifiers) {
    guard gradients[gradient] == nil, gradient.isVisible else { return }
    let id = ids.own("g\(gradients.count)")
    gradients[gradient] = id
    var tag = SVGTag(gradient.kind == .axial ? "linearGradient" : "radialGradient")
    tag.add("id", id)
    switch gradient.kind {
    case .axial: tag.add(lineOf: gradient)
    case .radial: tag.add(radiiOf: gradient)
    }
    tag.append(stops: gradient.stops)
    tag.write(to: &markup)
  }

  private mutating func add(_ clipped: ClippedShapes, _ ids: SVGIdentifiers) {
    let clip = Clip(clipped)
    guard clips[clip] == nil, let rect = clipped.atOrigin else { return }
    let id = ids.own("c\(clips.count)")
    clips[clip] = id
    var tag = SVGTag("clipPath")
    tag.add("id", id)
    if let path = clip.path {
      guard path.stays(within: SVGShapes.limit) else {
        clips[clip] = nil
        return
      }
      var area = SVGTag("path")
      area.add("d", SVGPathData(path).text)
      if clip.rule == .evenOdd { area.add("clip-rule", "evenodd") }
      tag.append(area)
    } else {
      tag.append(SVGShapes.outline(rect, clipped.corners.fitted(to: rect.size)) { _ in })
    }
    tag.write(to: &markup)
  }

  private mutating func add(_ name: String, _ file: ImageFile, _ ids: SVGIdentifiers) {
    guard images[name] == nil else { return }
    let id = ids.own("i\(images.count)")
    images[name] = (id, CGFloat(file.width), CGFloat(file.height))
    var tag = SVGTag("image")
    tag.add("id", id)
    tag.add("width", Double(file.width))
    tag.add("height", Double(file.height))
    tag.add(file)
    tag.write(to: &markup)
  }

  /// Adds the filter that draws images in a color.
  private mutating func add(_ tint: RGBA, _ ids: SVGIdentifiers) {
    guard tints[tint] == nil else { return }
    let id = ids.own("t\(tints.count)")
    tints[tint] = id
    var (tag, flood, form) = (SVGTag("filter"), SVGTag("feFlood"), SVGTag("feComposite"))
    tag.add("id", id)
    tag.add("x", 0)
    tag.add("y", 0)
    tag.add("width", 1)
    tag.add("height", 1)
    tag.add("color-interpolation-filters", "sRGB")
    flood.add("flood-color", tint.opaque)
    flood.add(opacity: "flood-opacity", tint.alpha, unless: 1)
    form.add("operator", "in")
    form.add("in2", "SourceAlpha")
    tag.append(flood)
    tag.append(form)
    tag.write(to: &markup)
  }
}

extension SVGResources {
  /// A paint of an SVG shape.
  enum Fill {
    case color(RGBA)
    case reference(String)
  }

  /// The visible paints of a fill with a gradient above it.
  func fills(_ color: RGBA?, _ gradient: Gradient?) -> [Fill] {
    let first = color.flatMap { $0.isVisible ? Fill.color($0) : nil }
    let second = gradient.flatMap { gradients[$0] }.map(Fill.reference)
    return [first, second].compactMap { $0 }
  }

  /// The id of the clip path, for a rectangle at the origin.
  func id(of clipped: ClippedShapes) -> String? { clips[Clip(clipped)] }

  /// The id of an image and its size in pixels.
  func image(_ name: String) -> (id: String, width: CGFloat, height: CGFloat)? { images[name] }

  /// The id of the filter for images in a color.
  func id(of tint: RGBA) -> String? { tints[tint] }
}

extension ClippedShapes {
  /// The clip rectangle moved to the origin.
  fileprivate var atOrigin: CGRect? { CGRect(origin: .zero, size: rect.size).withinLimit }
}

extension SVGTag {
  /// Adds the image data as a data URI.
  mutating func add(_ file: ImageFile) {
    let data = Data(file.bytes).base64EncodedString()
    add("xlink:href", "data:\(file.format.mediaType);base64,\(data)")
  }

  /// Adds the start and end of a linear gradient.
  mutating func add(lineOf gradient: Gradient) {
    add("x1", gradient.startX, unless: 0)
    add("y1", gradient.startY, unless: 0)
    add("x2", gradient.endX, unless: 1)
    add("y2", gradient.endY, unless: 0)
  }

  /// Adds the center and radius of a radial gradient. An ellipse is written as a transformed
  /// circle.
  fileprivate mutating func add(radiiOf gradient: Gradient) {
    let radii = gradient.radii
    guard radii.width != radii.height else {
      add("cx", gradient.startX, unless: 0.5)
      add("cy", gradient.startY, unless: 0.5)
      return add("r", radii.width, unless: 0.5)
    }
    add("cx", 0.0)
    add("cy", 0.0)
    add("r", 1.0)
    let numbers = [gradient.startX, gradient.startY, radii.width, radii.height]
      .map { SVGNumber.text($0) }
    add(
      "gradientTransform",
      "translate(\(numbers[0]) \(numbers[1])) scale(\(numbers[2]) \(numbers[3]))")
  }

  /// Appends the stops of a gradient, from 0 to 1. LibreOffice mirrors a gradient before its first stop
  /// and after its last one, instead of continuing with their colors.
  mutating func append(stops: [Gradient.Stop]) {
    let first = stops.first.flatMap { $0.location > 0 ? Gradient.Stop(0, $0.color) : nil }
    let last = stops.last.flatMap { $0.location < 1 ? Gradient.Stop(1, $0.color) : nil }
    for stop in [first].compactMap(\.self) + stops + [last].compactMap(\.self) {
      var mark = SVGTag("stop")
      mark.add("offset", stop.location, unless: 0)
      mark.add(stopColor: stop.color)
      append(mark)
    }
  }

  /// Adds the color of a gradient stop.
  fileprivate mutating func add(stopColor color: RGBA) {
    add("stop-color", color.opaque)
    if color.alpha < 1 { add(opacity: "stop-opacity", max(color.alpha, 0)) }
  }
}

import Foundation
internal import Geometry
import Scene

extension SVGWriter {
  /// Writes an element and its content.
  ///
  /// - Parameter id: The preferred id.
  mutating func write(_ element: SceneElement, id: String, to file: inout SVGMarkup) {
    let id = ids.claim(id)
    let clip = element.clip.map { clips.id(of: $0) }
    // A `clip-path` on the element itself would be transformed with it.
    let clipsAround = clip != nil && !element.transform.isIdentity
    if clipsAround, let clip {
      file.append("<g")
      file.add("clip-path", reference: clip)
      file.append(">")
    }
    let lines = lines(of: element)
    if let shape = onlyShape(of: element), lines.isEmpty, element.layers.isEmpty {
      var attributes = SVGMarkup()
      add(element, id: id, clip: clip, to: &attributes)
      shape.with(attributes).write(to: &file)
    } else {
      file.append("<g")
      add(element, id: id, clip: clip, to: &file)
      file.append(">")
      let tag = file.count
      writeShapes(of: element, to: &file)
      write(lines, of: element, id: id, to: &file)
      writeLayers(of: element, id: id, to: &file)
      file.close("g", openedAt: tag)
    }
    if clipsAround { file.append("</g>") }
    backdrop?.bars?.append((id, element.visibleBounds))
  }

  /// Writes the attributes of an element.
  private mutating func add(
    _ element: SceneElement, id: String, clip: String?, to file: inout SVGMarkup
  ) {
    file.add("class", classes[element])
    file.add("id", id)
    if element.identity.category == .cell {
      file.add("data-index", Double(element.identity.item))
      let frame = element.frame
      file.add("data-frame", [frame.minX, frame.minY, frame.width, frame.height])
    } else {
      file.add("data-kind", element.identity.kind)
    }
    let isStraight = element.transform.isIdentity
    if let clip, isStraight { file.add("clip-path", reference: clip) }
    if element.opacity < 1 { file.add(opacity: "opacity", element.opacity) }
    if !isStraight { file.add("transform", element.svgTransform) }
  }

  /// Writes the elements of an overlay without ids of their own.
  mutating func writeMarks(_ elements: [SceneElement], id: String, to file: inout SVGMarkup) {
    for (index, element) in elements.enumerated() {
      let isGroup = element.clip != nil || element.opacity < 1
      if isGroup {
        file.append("<g class=\"fp-mark\"")
        if let clip = element.clip { file.add("clip-path", reference: clips.id(of: clip)) }
        if element.opacity < 1 { file.add(opacity: "opacity", element.opacity) }
        file.append(">")
      }
      let tag = file.count
      writeShapes(of: element, to: &file)
      write(lines(of: element), of: element, id: "\(id)-\(index)", to: &file)
      if isGroup { file.close("g", openedAt: tag) }
      file.append("\n")
    }
  }

  /// The single shape of a decoration view, which needs no group around it; `nil` if there are
  /// several, or if what is below it is blurred.
  private func onlyShape(of element: SceneElement) -> SVGTag? {
    guard element.identity.category == .decoration, let index = definition(of: element),
      backdrop?.bars == nil || scene.boxesThatBlur(index).isEmpty
    else { return nil }
    if let id = shapes.id(index, usedIn: element.frame) {
      return SVGSharedShapes.use(of: id, at: element.frame.origin)
    }
    let tags = shapes.tags(scene.definitions[index], at: element.frame.origin)
    return tags.count == 1 && !tags[0].isGroup ? tags[0] : nil
  }

  /// Writes the layers above the element's shapes and text.
  private mutating func writeLayers(
    of element: SceneElement, id: String, to file: inout SVGMarkup
  ) {
    for (index, layer) in element.layers.enumerated() {
      guard layer.transform.isIdentity || layer.transform.isDrawable else { continue }
      let origin = element.frame.origin
      let paths = layer.windows.map { $0.path.placed(at: origin) }
      guard paths.allSatisfy({ $0.stays(within: SVGShapes.limit) }) else { continue }
      for (number, path) in paths.enumerated() {
        let clip = "\(id)---window\(index)-\(number)"
        SVGTag.clip(path, layer.windows[number].rule, id: clip).write(to: &file)
        file.append("<g class=\"fp-layer\"")
        file.add("clip-path", reference: clip)
        if let mask = layer.windows[number].mask {
          file.add("mask", reference: "\(clip)-veil")
          file.append(">")
          SVGTag.mask(mask, at: origin, over: path, id: "\(clip)-veil").write(to: &file)
        } else {
          file.append(">")
        }
      }
      let isTurned = !layer.transform.isIdentity
      let isGroup = isTurned || layer.opacity < 1
      if isGroup {
        file.append("<g class=\"fp-layer\"")
        if isTurned { file.add("transform", layer.transform.svg(around: origin)) }
        if layer.opacity < 1 { file.add(opacity: "opacity", layer.opacity) }
        file.append(">")
      }
      var alone = element
      (alone.definition, alone.texts, alone.layers) = (layer.definition, layer.texts, [])
      if isTurned { alone.transform = layer.transform }
      writeShapes(of: alone, to: &file)
      let lines = lines(of: alone, isTurned: isTurned)
      write(lines, of: alone, id: "\(id)---layer\(index)", to: &file, isCut: !isTurned)
      for _ in 0..<(paths.count + (isGroup ? 1 : 0)) { file.append("</g>") }
    }
  }

  private mutating func writeShapes(of element: SceneElement, to file: inout SVGMarkup) {
    guard let index = definition(of: element) else { return }
    // The cells of a sheet are cut to it.
    if var below = backdrop, below.bars != nil, element.clip == nil, element.transform.isIdentity {
      for box in scene.boxesThatBlur(index) {
        below.write(below: box, at: element.frame.origin, on: scene.background, to: &file)
      }
      backdrop = below
    }
    if let id = shapes.id(index, usedIn: element.frame) {
      file.append("<use")
      file.addUse(of: id, at: element.frame.origin)
      file.append("/>")
    } else {
      let tags = shapes.tags(scene.definitions[index], at: element.frame.origin)
      for tag in tags { tag.write(to: &file) }
    }
  }

  private func definition(of element: SceneElement) -> Int? {
    element.definition.flatMap { scene.definitions.indices.contains($0) ? $0 : nil }
  }
}

/// The class attributes of elements. Caches the last one, because consecutive elements are mostly
/// alike.
struct SVGClasses {
  private var last: (category: SolvedElement.Category, kind: String?, style: String?)?
  private var known = ""

  subscript(element: SceneElement) -> String {
    mutating get {
      let identity = element.identity
      if let last, last.category == identity.category, last.kind == identity.kind,
        last.style == element.style
      {
        return known
      }
      last = (identity.category, identity.kind, element.style)
      known = element.classes.joined(separator: " ")
      return known
    }
  }
}

extension SceneElement {
  /// Whether any part of the element is visible in the picture.
  func isVisible(in picture: CGRect) -> Bool {
    if let clip, !clip.rect.overlaps(bounds) { return false }
    guard opacity > 0, bounds.width > 0, bounds.height > 0, bounds.overlaps(picture) else {
      return false
    }
    guard !transform.isIdentity else { return true }
    return transform.isDrawable && frame.isWithinLimit
  }

  /// The transform about the frame's center.
  fileprivate var svgTransform: String {
    transform.svg(around: CGPoint(x: frame.midX, y: frame.midY))
  }
}

extension CGAffineTransform {
  /// Whether the transform is invertible and within the coordinates that viewers can draw.
  fileprivate var isDrawable: Bool {
    hasInverse && max(abs(tx), abs(ty)) < SVGShapes.limit
  }

  /// The transform about a point.
  ///
  /// The factors are written a hundred times as large and scaled down again, so that they keep four
  /// decimals instead of two.
  fileprivate func svg(around point: CGPoint) -> String {
    let (x, y) = (point.x, point.y)
    let factors = SVGNumber.list(a * 100, b * 100, c * 100, d * 100, 0, 0)
    let to = SVGNumber.list(x + tx, y + ty)
    return "translate(\(to)) matrix(\(factors)) scale(.01) translate(\(SVGNumber.list(-x, -y)))"
  }
}

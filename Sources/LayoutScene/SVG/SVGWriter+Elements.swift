import CompositionalLayout
import Foundation

extension SVGWriter {
  /// Adds a cell, a supplementary view or a decoration with all that it shows.
  mutating func write(_ element: SceneElement, in group: SceneGroup, to file: inout SVGMarkup) {
    var tag = SVGTag("g")
    let id = ids.claim(scene.id(of: element, in: group))
    tag.add("class", element.classes.joined(separator: " "))
    tag.add("id", id)
    if element.identity.category == .cell {
      tag.add("data-index", Double(element.identity.item))
      let frame = element.frame
      tag.add("data-frame", SVGNumber.list(frame.minX, frame.minY, frame.width, frame.height))
    } else {
      tag.add("data-kind", element.identity.kind)
    }
    if let clip = element.clip, element.transform.isIdentity {
      tag.add("clip-path", "url(#\(clips.id(of: clip)))")
    }
    if element.opacity < 1 { tag.add("opacity", element.opacity) }
    if !element.transform.isIdentity { tag.add("transform", element.svgTransform) }
    let shapes = shapes(of: element)
    var texts = SVGMarkup()
    writeTexts(of: element, id: id, to: &texts)
    let isBare =
      element.identity.category == .decoration && texts.isEmpty && shapes.count == 1
      && !shapes[0].isGroup
    var content = SVGMarkup()
    if isBare {
      tag = shapes[0].with(tag)
    } else {
      for shape in shapes { shape.write(to: &content) }
      content.append(texts)
    }
    guard let clip = element.clip, !element.transform.isIdentity else {
      tag.write(to: &file, around: content)
      return
    }
    // The element's own coordinates are those of its transform.
    var around = SVGTag("g")
    around.add("clip-path", "url(#\(clips.id(of: clip)))")
    around.write(to: &file, around: tag.around(content))
  }

  /// Adds what explains the layout: shapes and words as they are, without ids of their own.
  mutating func writeMarks(_ elements: [SceneElement], id: String, to file: inout SVGMarkup) {
    for (index, element) in elements.enumerated() {
      var content = SVGMarkup()
      for shape in shapes(of: element) { shape.write(to: &content) }
      writeTexts(of: element, id: "\(id)-\(index)", to: &content)
      if element.clip != nil || element.opacity < 1 {
        var tag = SVGTag("g")
        tag.add("class", "fp-mark")
        if let clip = element.clip { tag.add("clip-path", "url(#\(clips.id(of: clip)))") }
        if element.opacity < 1 { tag.add("opacity", element.opacity) }
        tag.write(to: &file, around: content)
      } else {
        file.append(content)
      }
      file.append("\n")
    }
  }

  private func shapes(of element: SceneElement) -> [SVGTag] {
    guard let index = element.definition, scene.definitions.indices.contains(index) else {
      return []
    }
    if let use = shapes.use(index, in: element.frame) { return [use] }
    return shapes.tags(scene.definitions[index], at: element.frame.origin)
  }
}

extension SceneElement {
  /// Whether anything of it is in the picture.
  func isSeen(in picture: CGRect) -> Bool {
    if let clip, !clip.rect.overlaps(bounds) { return false }
    guard opacity > 0, bounds.width > 0, bounds.height > 0, bounds.overlaps(picture) else {
      return false
    }
    guard !transform.isIdentity else { return true }
    // What has no inverse is as thin as nothing.
    let determinant = transform.a * transform.d - transform.b * transform.c
    let isInReach = max(abs(transform.tx), abs(transform.ty)) < SVGShapes.reach
    return (1e-6...1e6).contains(abs(determinant)) && isInReach && frame.isWithinReach
  }

  /// The transform about the frame's centre.
  ///
  /// Its numbers are hundredfold and then scaled down: two decimals of theirs are four of its own.
  fileprivate var svgTransform: String {
    let (x, y) = (frame.midX, frame.midY)
    let factors = SVGNumber.list(
      transform.a * 100, transform.b * 100, transform.c * 100, transform.d * 100, 0, 0)
    let to = SVGNumber.list(x + transform.tx, y + transform.ty)
    return "translate(\(to)) matrix(\(factors)) scale(.01) translate(\(SVGNumber.list(-x, -y)))"
  }
}

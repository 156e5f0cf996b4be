import Foundation
import Scene

/// The glyphs of one file, each defined once.
struct SVGGlyphs {
  private let ids: SVGIdentifiers
  /// The ids of shapes; `nil` if a shape cannot be drawn.
  private var known: [GlyphShape: String?] = [:]
  private(set) var definitions = SVGMarkup()

  init(ids: SVGIdentifiers) {
    self.ids = ids
  }

  /// The id of a shape; `nil` if it cannot be drawn. Defines the shape on first use.
  mutating func id(of shape: GlyphShape) -> String? {
    if let id = known[shape] { return id }
    let id = Self.tag(shape).map { tag in
      let id = ids.own("t\(known.count)")
      var name = SVGMarkup()
      name.add("id", id)
      tag.with(name).write(to: &definitions)
      return id
    }
    known.updateValue(id, forKey: shape)
    return id
  }

  private static func tag(_ shape: GlyphShape) -> SVGTag? {
    switch shape {
    case .outline(let path):
      guard path.stays(within: SVGShapes.limit) else { return nil }
      var tag = SVGTag("path")
      tag.add("d", SVGPathData(path).text)
      return tag
    case .picture(let file, let rect):
      var tag = SVGTag("image")
      tag.add(rect)
      tag.add(file)
      return tag
    }
  }
}

extension SVGWriter {
  /// Writes a line as `<use>` elements of its glyphs.
  ///
  /// - Parameter clip: The id of the clip path, if the line's ink extends beyond the element.
  mutating func write(
    _ all: [PlacedLine.Glyph], of line: PlacedLine, in element: SceneElement, clip: String?,
    to file: inout SVGMarkup
  ) {
    // The clip is in coordinates of the picture, so it cannot be on the translated group.
    if let clip {
      file.append("<g")
      file.add("clip-path", reference: clip)
      file.append(">")
    }
    let seen = all.filter(\.color.isVisible)
    let isOneColor = seen.allSatisfy { $0.color == seen[0].color }
    file.append("<g")
    file.add("class", line.role.identifier)
    let x = element.frame.minX + line.origin.x
    let origin = SVGNumber.list(x, baseline(of: line, in: element))
    file.add("transform", "translate(\(origin))")
    if isOneColor, let color = seen.first?.color { file.add("fill", color) }
    file.append(">")
    for glyph in seen {
      guard let id = glyphs.id(of: glyph.shape) else { continue }
      file.append("<use")
      file.addUse(of: id, at: glyph.origin)
      switch glyph.shape {
      case .outline: if !isOneColor { file.add("fill", glyph.color) }
      case .picture: file.add(opacity: "opacity", glyph.color.alpha, unless: 1)
      }
      file.append("/>")
    }
    file.append("</g>")
    if clip != nil { file.append("</g>") }
  }
}

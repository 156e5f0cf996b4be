import CompositionalLayout
import Foundation

extension Scene {
  /// The scene as an SVG, a unit a point, with ids and classes for sections and elements.
  ///
  /// Text is where `text` places it, as text, and as wide as it is there, so that it stays in its
  /// place where its font is missing. The same scene gives the same characters.
  ///
  /// - Complexity: O(elements).
  public func svg(placing text: some TextPlacing) -> String {
    var writer = SVGWriter(self, text)
    return writer.file()
  }
}

/// Writes a scene as an SVG. The work of one call.
struct SVGWriter<Text: TextPlacing> {
  let scene: Scene
  var text: Text
  var ids: SVGIdentifiers
  let shapes: SVGSharedShapes
  /// The families of all text that does not state its own.
  let families: [String]
  var clips: SVGClips

  init(_ scene: Scene, _ text: Text) {
    self.scene = scene
    self.text = text
    ids = SVGIdentifiers(figure: scene.identifier)
    clips = SVGClips(ids: ids)
    let picture = scene.picture
    let seen = scene.elements.filter { $0.isSeen(in: picture) }
    shapes = SVGSharedShapes(scene, elements: seen, ids: ids)
    families = text.families(forSize: 1)
  }

  mutating func file() -> String {
    var groups = SVGMarkup()
    for group in scene.groups { write(group, to: &groups) }
    let (title, summary) = (ids.claim("\(scene.identifier)-t"), ids.claim("\(scene.identifier)-d"))
    var result = root(title, summary).opening + "\n"
    result += "<title id=\"\(title)\">\(scene.title.escapedForXML)</title>"
    result += "<desc id=\"\(summary)\">\(scene.summary.escapedForXML)</desc>\n"
    let fonts = text.embeddedFonts()
    if !fonts.isEmpty { result += "<style>\(fonts.map(\.rule).joined())</style>\n" }
    result += shapes.element
    result += clips.elements
    result += canvas
    result += groups.string
    return result + "</svg>\n"
  }

  private func root(_ title: String, _ summary: String) -> SVGTag {
    var tag = SVGTag("svg")
    let (width, height) = (scene.picture.width, scene.picture.height)
    tag.add("xmlns", "http://www.w3.org/2000/svg")
    tag.add("id", scene.identifier)
    tag.add("class", "fp")
    tag.add("viewBox", SVGNumber.list(0, 0, width, height))
    tag.add("width", width)
    tag.add("height", height)
    tag.add("role", "img")
    tag.add("aria-labelledby", "\(title) \(summary)")
    tag.add("font-family", families.familyList)
    // A page that is read from the right would turn all text around.
    tag.add("direction", "ltr")
    // Letters as far apart as their font says: Chromium would put those of a font that the file brings
    // on whole pixels.
    tag.add("text-rendering", "geometricPrecision")
    return tag
  }

  /// What lies behind everything.
  private var canvas: String {
    guard scene.background.isVisible else { return "" }
    var tag = SVGTag("rect")
    tag.add("class", "fp-canvas")
    tag.add(scene.picture)
    tag.add("fill", scene.background)
    return tag.markup + "\n"
  }

  private mutating func write(_ group: SceneGroup, to file: inout SVGMarkup) {
    let picture = scene.picture
    let seen = group.elements.filter { $0.isSeen(in: picture) }
    guard !seen.isEmpty else { return }
    var tag = SVGTag("g")
    let own = group.section == nil ? "fp-layout" : "fp-section"
    tag.add("class", group.layer.classes ?? own)
    let id = ids.claim(scene.id(of: group))
    tag.add("id", id)
    if group.section != nil { tag.add("data-section", group.name) }
    if !seen.allSatisfy({ picture.covers($0.seenBounds) }) {
      tag.add("clip-path", "url(#\(clips.id(of: SceneClip(picture))))")
    }
    var content = SVGMarkup("\n")
    if group.layer == .content {
      for element in seen {
        write(element, in: group, to: &content)
        content.append("\n")
      }
    } else {
      writeMarks(seen, id: id, to: &content)
    }
    tag.write(to: &file, around: content)
    file.append("\n")
  }
}

extension Scene {
  /// Points; nothing, where the size is no number.
  var picture: CGRect {
    func bounded(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, SVGShapes.reach * 100) : 0 }
    return CGRect(x: 0, y: 0, width: bounded(size.width), height: bounded(size.height))
  }
}

extension SVGTag {
  /// The element that lets nothing be seen outside of a rectangle.
  static func clip(_ rect: CGRect, radius: CGFloat = 0, id: String) -> String {
    var (tag, edges) = (SVGTag("clipPath"), SVGTag("rect"))
    tag.add("id", id)
    edges.add(rect)
    edges.add("rx", radius, unless: 0)
    return tag.around(SVGMarkup(edges.markup)).string
  }
}

extension [String] {
  /// Names of families as they are listed in an attribute.
  var familyList: String {
    map { name in
      let isPlain = name.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "'") }
      return isPlain ? name : "'\(name.filter { $0 != "'" && $0 != "\\" })'"
    }.joined(separator: ",")
  }
}

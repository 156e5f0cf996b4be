internal import Basics
import Foundation
public import Scene

extension Scene {
  /// The maximum length of a vector picture, in points. Cairo, which writes the PDFs and is used by
  /// many SVG viewers, silently draws nothing beyond coordinates of 2^23.
  package static let maximumVectorLength = 1 << 22

  /// Writes the scene as an SVG with one unit per point, and with ids and classes for sections and
  /// elements.
  ///
  /// `text` determines the lines and their positions. Text is written as text with a fixed
  /// `textLength`, so that it keeps its position and width if the font is missing. Equal scenes
  /// give equal files.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func svg(placing text: any TextPlacing) -> String {
    String(decoding: svgDocument(placing: text).bytes, as: UTF8.self)
  }

  /// Writes the scene and its dark appearance as one SVG, which follows `prefers-color-scheme`.
  /// Viewers without support for media queries show the light picture.
  ///
  /// - Parameters:
  ///   - dark: The same scene in dark colors.
  ///   - text: Returns the positions of a scene's text.
  /// - Complexity: O(*n* log *n*) in the number of elements.
  public func svg(dark: Scene, placing text: (Scene) -> any TextPlacing) -> String {
    let bytes = SVGDocument.bytes(light: self, dark: dark) {
      $0.svgDocument(placing: text($0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The SVG as a document, which can be written alone or with its dark appearance.
  package func svgDocument(placing text: any TextPlacing) -> SVGDocument {
    var writer = SVGWriter(self, text)
    return writer.document()
  }
}

/// Writes one scene as an SVG.
struct SVGWriter {
  let scene: Scene
  let picture: CGRect
  var text: any TextPlacing
  var ids: SVGIdentifiers
  let shapes: SVGSharedShapes
  /// The font families of the root element, which text inherits.
  let families: [String]
  var clips: SVGClips
  var glyphs: SVGGlyphs
  var classes = SVGClasses()
  /// What bars blur; `nil` if none does.
  var backdrop: SVGBackdrop?

  init(_ scene: Scene, _ text: any TextPlacing) {
    self.scene = scene
    self.text = text
    picture = scene.picture
    ids = SVGIdentifiers(figure: scene.identifier, count: scene.elementCount + scene.groups.count)
    clips = SVGClips(ids: ids)
    glyphs = SVGGlyphs(ids: ids)
    shapes = SVGSharedShapes(scene, ids: ids)
    backdrop = SVGBackdrop(of: scene, ids: ids)
    families = text.families(forSize: 1)
  }

  mutating func document() -> SVGDocument {
    var groups = SVGMarkup()
    groups.reserveCapacity(Self.typicalLength * (scene.elementCount + scene.groups.count))
    for group in scene.groups {
      if group.layer == .bars, backdrop?.bars == nil, backdrop != nil {
        groups.append("</g>\n")
        backdrop?.bars = []
      }
      write(group, to: &groups)
    }
    // Groups register the resources that are defined before them.
    return SVGDocument(
      figure: scene.identifier, families: families, head: head(), definitions: definitions(),
      groups: groups)
  }

  /// The typical number of bytes per element.
  private static var typicalLength: Int { 256 }

  /// The start tag of the root element, the title and the description.
  private mutating func head() -> SVGMarkup {
    let (title, summary) = (ids.claim("\(scene.identifier)-t"), ids.claim("\(scene.identifier)-d"))
    var head = SVGMarkup()
    root(title, summary).open(in: &head)
    head.append("\n")
    head.append(text: "<title id=\"\(title)\">\(scene.title.xml(inAttribute: true))</title>")
    head.append(text: "<desc id=\"\(summary)\">\(scene.summary.xml(inAttribute: true))</desc>\n")
    return head
  }

  /// The definitions that groups refer to, and the background.
  private func definitions() -> SVGMarkup {
    var markup = SVGMarkup()
    let fonts = text.embeddedFonts()
    if !fonts.isEmpty { markup.append(text: "<style>\(fonts.map(\.rule).joined())</style>\n") }
    for definitions in [shapes.definitions, glyphs.definitions] where definitions.count > 0 {
      markup.append("<defs>")
      markup.append(definitions)
      markup.append("</defs>\n")
    }
    markup.append(clips.elements)
    if let backdrop {
      markup.append(backdrop.definitions)
      markup.append("<g")
      markup.add("id", backdrop.id)
      markup.append(">\n")
    }
    writeCanvas(to: &markup)
    return markup
  }

  private func root(_ title: String, _ summary: String) -> SVGTag {
    var tag = SVGTag("svg")
    tag.add("xmlns", "http://www.w3.org/2000/svg")
    // Inkscape before 1.3 ignores `href` without this prefix.
    tag.add("xmlns:xlink", "http://www.w3.org/1999/xlink")
    tag.add("id", scene.identifier)
    tag.add("class", "fp")
    tag.add("viewBox", [0, 0, picture.width, picture.height])
    tag.add("width", picture.width)
    tag.add("height", picture.height)
    if let language = scene.language {
      tag.add("lang", language)
      tag.add("xml:lang", language)
    }
    tag.add("role", "img")
    tag.add("aria-labelledby", "\(title) \(summary)")
    // Text converted to outlines needs no font attributes.
    guard !families.isEmpty else { return tag }
    tag.add("font-family", families.familyList)
    // A page with right-to-left direction would reverse all text.
    tag.add("direction", "ltr")
    // Uses the exact advances of the font. Otherwise Chromium rounds those of embedded fonts to
    // whole pixels. Keywords are not case-sensitive. CairoSVG knows only "geometricPrecision", for
    // which it draws letters as fragments.
    tag.add("text-rendering", "geometricprecision")
    return tag
  }

  /// Writes the background rectangle.
  private func writeCanvas(to file: inout SVGMarkup) {
    guard scene.background.isVisible else { return }
    var tag = SVGTag("rect")
    tag.add("class", "fp-canvas")
    tag.add(picture)
    tag.add("fill", scene.background)
    tag.write(to: &file)
    file.append("\n")
  }

  private mutating func write(_ group: SceneGroup, to file: inout SVGMarkup) {
    var (isVisible, isInside) = (false, true)
    for element in group.elements where element.isVisible(in: picture) {
      isVisible = true
      if !picture.covers(element.visibleBounds) { isInside = false }
    }
    guard isVisible else { return }
    file.append("<g")
    file.add("class", group.layer.classes ?? (group.section == nil ? "fp-layout" : "fp-section"))
    let id = ids.claim(scene.id(of: group))
    file.add("id", id)
    if group.section != nil { file.add("data-section", group.name) }
    if !isInside { file.add("clip-path", reference: clips.id(of: SceneClip(picture))) }
    file.append(">\n")
    if group.layer.namesElements {
      let section = scene.sectionId(of: group)
      for element in group.elements where element.isVisible(in: picture) {
        write(element, id: scene.id(of: element, inSection: section), to: &file)
        file.append("\n")
      }
    } else {
      writeMarks(group.elements.filter { $0.isVisible(in: picture) }, id: id, to: &file)
    }
    file.append("</g>\n")
  }
}

extension Scene {
  fileprivate var elementCount: Int { groups.reduce(0) { $0 + $1.elements.count } }

  /// The bounds of the picture in points; empty if the size is NaN.
  var picture: CGRect {
    func bounded(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, SVGShapes.limit * 100) : 0 }
    return CGRect(x: 0, y: 0, width: bounded(size.width), height: bounded(size.height))
  }
}

extension SVGTag {
  /// A clip path from a rounded rectangle.
  static func clip(_ rect: CGRect, _ corners: CornerRadii = .square, id: String) -> SVGTag {
    var tag = SVGTag("clipPath")
    tag.add("id", id)
    let own = corners.curve == .circular ? corners : corners.fitted(to: rect.size)
    tag.append(SVGShapes.outline(rect, own) { _ in })
    return tag
  }

  static func clip(_ path: VectorPath, _ rule: Outline.FillRule, id: String) -> SVGTag {
    var (tag, area) = (SVGTag("clipPath"), SVGTag("path"))
    tag.add("id", id)
    area.add("d", SVGPathData(path).text)
    if rule == .evenOdd { area.add("clip-rule", "evenodd") }
    tag.append(area)
    return tag
  }
}

extension [String] {
  /// A font family list as in CSS. Names that are not CSS identifiers are quoted.
  var familyList: String {
    map { name in
      let isPlain = name.first?.isLetter == true && name.utf8.allSatisfy(\.isPlainInFamilies)
      return isPlain ? name : "'\(name.filter { $0 != "'" && $0 != "\\" })'"
    }.joined(separator: ",")
  }
}

extension UInt8 {
  fileprivate var isPlainInFamilies: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}

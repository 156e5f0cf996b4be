import CPangoCairo
import Foundation
import Scene
import SceneSVG

/// The shapes of glyphs, each looked up once.
final class GlyphShapes {
  private let pictures = GlyphPictures()
  private var shapes: [FontGlyph: GlyphShape?] = [:]
  /// Keeps the fonts.
  private var texts: [ObjectIdentifier: ShapedText] = [:]
  /// Collects outlines: a surface of one pixel, on which nothing is drawn.
  private let canvas = (try? ImageSurface(maskOf: 1, 1)).flatMap { try? Canvas(drawingOn: $0) }

  /// Units an em that outlines are read in: FreeType rounds them to 64ths of one.
  private static let unitsPerEm = 1024.0

  /// The glyphs of a run that have ink, placed around the origin of its line.
  func glyphs(
    of run: ShapedText.Run, in text: ShapedText, _ color: RGBA
  ) -> [PlacedLine.Glyph] {
    texts[ObjectIdentifier(text)] = text
    return run.placedGlyphs.compactMap { glyph, origin in
      shape(of: glyph, run, in: text).map { PlacedLine.Glyph($0, color: color, origin: origin) }
    }
  }

  /// `nil` for a glyph without ink.
  private func shape(
    of glyph: FontGlyph, _ run: ShapedText.Run, in text: ShapedText
  ) -> GlyphShape? {
    if let known = shapes[glyph] { return known }
    let shape =
      run.isColored
      ? picture(of: glyph, in: text) : outline(of: glyph, size: run.size).map(GlyphShape.outline)
    shapes.updateValue(shape, forKey: glyph)
    return shape
  }

  /// The font's own picture, or else one that is drawn.
  private func picture(of glyph: FontGlyph, in text: ShapedText) -> GlyphShape? {
    if let file = glyph.storedPicture { return .picture(file, glyph.ink) }
    guard let picture = pictures.picture(of: glyph, in: text),
      let file = try? ImageFile(try picture.surface.png())
    else { return nil }
    let size = CGSize(
      width: Double(file.width) / GlyphPictures.scale,
      height: Double(file.height) / GlyphPictures.scale)
    return .picture(file, CGRect(origin: picture.frame.origin, size: size))
  }

  /// `pango_cairo_glyph_string_path`, `cairo_copy_path`, of one glyph
  private func outline(of glyph: FontGlyph, size: CGFloat) -> VectorPath? {
    guard let canvas else { return nil }
    var outline = VectorPath()
    canvas.isolated {
      let scale = max(Self.unitsPerEm / max(size, 1), 1)
      cairo_scale(canvas.context, scale, scale)
      cairo_new_path(canvas.context)
      glyph.withString { string in
        GlyphLoading.alone { pango_cairo_glyph_string_path(canvas.context, glyph.font, string) }
      }
      outline = canvas.path
      cairo_new_path(canvas.context)
    }
    return outline.steps.isEmpty ? nil : outline
  }
}

extension Canvas {
  /// The path in units of the user: `cairo_copy_path`.
  fileprivate var path: VectorPath {
    var result = VectorPath()
    guard let path = cairo_copy_path(context) else { return result }
    defer { cairo_path_destroy(path) }
    // Cairo adds a move after each part, even the last.
    var start: CGPoint?
    var index = 0
    while index < Int(path.pointee.num_data) {
      let step = path.pointee.data + index
      let (kind, length) = (step.pointee.header.type, Int(step.pointee.header.length))
      let places = (1..<max(length, 1)).map { CGPoint(x: step[$0].point.x, y: step[$0].point.y) }
      if kind == CAIRO_PATH_MOVE_TO {
        start = places[0]
      } else {
        if let start { result.move(start.x, start.y) }
        start = nil
        result.add(kind, places)
      }
      index += max(length, 1)
    }
    return result
  }
}

extension VectorPath {
  fileprivate mutating func add(_ kind: cairo_path_data_type_t, _ places: [CGPoint]) {
    switch kind {
    case CAIRO_PATH_LINE_TO: line(places[0].x, places[0].y)
    case CAIRO_PATH_CURVE_TO:
      curve(places[0].x, places[0].y, places[1].x, places[1].y, places[2].x, places[2].y)
    default: close()
    }
  }
}

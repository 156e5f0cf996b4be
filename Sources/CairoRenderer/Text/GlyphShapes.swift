import CPangoCairo
import Foundation
import Scene
import SceneSVG

/// A cache of glyph shapes for SVGs with outlined text.
final class GlyphShapes {
  private let pictures = GlyphPictures()
  private var shapes: [FontGlyph: GlyphShape?] = [:]
  /// Retains the fonts.
  private var texts: [ObjectIdentifier: ShapedText] = [:]
  /// A canvas of one pixel to build outlines with; nothing is drawn on it.
  private lazy var canvas = Result { try Canvas(drawingOn: ImageSurface(maskOf: 1, 1)) }
  /// The first error, such as a glyph that got no memory.
  private(set) var failure: (any Error)?

  /// The units per em of outlines. FreeType rounds coordinates to 1/64 of a unit.
  private static let unitsPerEm = 1024.0

  /// The glyphs of a run that have ink, positioned relative to the origin of its line.
  func glyphs(
    of run: ShapedText.Run, in text: ShapedText, _ color: RGBA
  ) -> [PlacedLine.Glyph] {
    texts[ObjectIdentifier(text)] = text
    return run.placedGlyphs.compactMap { glyph, origin in
      shape(of: glyph, run, in: text).map { PlacedLine.Glyph($0, color: color, origin: origin) }
    }
  }

  /// The shape of a glyph; `nil` if it has no ink.
  private func shape(
    of glyph: FontGlyph, _ run: ShapedText.Run, in text: ShapedText
  ) -> GlyphShape? {
    if let known = shapes[glyph] { return known }
    do {
      let shape =
        run.isColored
        ? try picture(of: glyph, in: text)
        : try outline(of: glyph, size: run.size).map(GlyphShape.outline)
      shapes.updateValue(shape, forKey: glyph)
      return shape
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The image stored in the font, or one drawn from the glyph.
  private func picture(of glyph: FontGlyph, in text: ShapedText) throws -> GlyphShape? {
    if let file = glyph.storedPicture { return .picture(file, glyph.ink) }
    guard let picture = try pictures.picture(of: glyph, in: text) else { return nil }
    let file = try ImageFile(try picture.surface.png())
    let size = CGSize(
      width: Double(file.width) / GlyphPictures.scale,
      height: Double(file.height) / GlyphPictures.scale)
    return .picture(file, CGRect(origin: picture.frame.origin, size: size))
  }

  /// The outline of one glyph: `pango_cairo_glyph_string_path`, `cairo_copy_path`.
  private func outline(of glyph: FontGlyph, size: CGFloat) throws -> VectorPath? {
    let canvas = try canvas.get()
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
    try canvas.check()
    return outline.steps.isEmpty ? nil : outline
  }
}

extension Canvas {
  /// The current path in user-space units: `cairo_copy_path`.
  fileprivate var path: VectorPath {
    var result = VectorPath()
    guard let path = cairo_copy_path(context) else { return result }
    defer { cairo_path_destroy(path) }
    // Cairo adds a move after each subpath, even the last.
    var start: CGPoint?
    var index = 0
    while index < Int(path.pointee.num_data) {
      let step = path.pointee.data + index
      let (kind, length) = (step.pointee.header.type, Int(step.pointee.header.length))
      let points = (1..<max(length, 1)).map { CGPoint(x: step[$0].point.x, y: step[$0].point.y) }
      if kind == CAIRO_PATH_MOVE_TO {
        start = points[0]
      } else {
        if let start { result.move(start.x, start.y) }
        start = nil
        result.add(kind, points)
      }
      index += max(length, 1)
    }
    return result
  }
}

extension VectorPath {
  fileprivate mutating func add(_ kind: cairo_path_data_type_t, _ points: [CGPoint]) {
    switch kind {
    case CAIRO_PATH_LINE_TO: line(points[0].x, points[0].y)
    case CAIRO_PATH_CURVE_TO:
      curve(points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
    default: close()
    }
  }
}

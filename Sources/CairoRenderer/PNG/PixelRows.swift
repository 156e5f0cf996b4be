import Foundation
import PNGCodec
import Scene

/// Draws the pixels of a picture in bands, on one thread.
///
/// Bands of a few rows keep memory constant, and avoid Cairo's limit on heights. Elements are
/// requested by strips of many bands.
final class PixelRows {
  let source: PictureSource

  private let text: TextShaper
  private let stamps = BoxStamps()
  private let writer: PNG.SegmentWriter
  private var strip: Strip?
  /// The surface that all bands reuse.
  private var surface: Band?

  /// The rows of a strip with their painter.
  private struct Strip {
    var rows: Range<Int>
    var painter: ScenePainter
    var scanline: Scanline
  }

  init(_ source: PictureSource, text: TextShaper = TextShaper()) {
    self.source = source
    self.text = text
    writer = PNG.SegmentWriter(
      width: source.width, height: source.height, isOpaque: source.isOpaque)
  }

  /// Draws a segment. Indexes must increase from call to call, but need not be consecutive.
  ///
  /// - Parameter mayHavePalette: Whether the whole picture may still use a palette.
  /// - Throws: ``RendererError``.
  func segment(_ index: Int, mayHavePalette: Bool) throws -> PNG.Segment {
    let top = index * PNG.Segment.height
    writer.begin(at: top, mayHavePalette: mayHavePalette)
    try forEachBand(in: top..<min(top + PNG.Segment.height, source.height)) {
      try $0.write(to: writer)
    }
    return writer.end()
  }

  /// Calls `body` with each band of the given rows, from top to bottom.
  ///
  /// - Throws: ``RendererError``, or an error of `body`.
  func forEachBand(in rows: Range<Int>, _ body: (Band) throws -> Void) throws {
    let band =
      try surface
      ?? Band(
        width: source.width, height: min(source.height, Band.height), isOpaque: source.isOpaque)
    surface = band
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: Band.height) {
      try draw(top..<min(top + Band.height, rows.upperBound), on: band)
      try body(band)
    }
  }

  private func draw(_ rows: Range<Int>, on band: Band) throws {
    let space = DeviceSpace(
      scale: source.scale, top: Double(rows.lowerBound),
      size: CGSize(width: source.width, height: rows.count), isPixels: true)
    try band.draw(rows, on: source.scenes.outline.background) {
      try withStrip(at: rows, on: band.canvas) { strip in
        for element in strip.scanline.elements(in: rows) { strip.painter.draw(element, in: space) }
      }
    }
  }

  /// Calls `body` with the strip that contains a band. Builds the strip for the first of its bands.
  private func withStrip(
    at band: Range<Int>, on canvas: Canvas, _ body: (inout Strip) -> Void
  ) throws {
    var current = strip
    strip = nil
    if current.map({ !$0.rows.contains(band.lowerBound) }) ?? true {
      // Free the previous strip first.
      current = nil
      current = try makeStrip(at: band.lowerBound / source.stripHeight, on: canvas)
    }
    guard var current else { return }
    body(&current)
    strip = current
  }

  private func makeStrip(at index: Int, on canvas: Canvas) throws -> Strip {
    let (top, scale) = (index * source.stripHeight, source.scale)
    let rows = top..<min(top + source.stripHeight, source.height)
    // Other strips have other texts.
    if source.isInStrips { text.releaseTexts() }
    let scene = source.scenes.strip(
      CGFloat(rows.lowerBound) / scale...CGFloat(rows.upperBound) / scale,
      measuring: TextMeasurer(text))
    try text.requireLetters(of: scene)
    let painter = ScenePainter(
      scene: scene, canvas: canvas, text: text, images: try source.images(of: scene),
      stamps: stamps, scale: scale)
    return Strip(rows: rows, painter: painter, scanline: Scanline(scene.elements, scale: scale))
  }
}

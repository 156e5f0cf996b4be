import Foundation
import LayoutScene

/// The pixels of a scene, row by row from the top.
///
/// The picture is drawn in bands of some rows, one after another on one surface, so that neither its
/// height nor Cairo's limit matters and memory stays flat. Elements are asked for by strips of many
/// bands.
final class PixelRows {
  let width: Int
  let height: Int

  private let scenes: SceneStrips
  private let scale: CGFloat
  private let surface: ImageSurface
  /// Whether nothing shines through the picture.
  var isOpaque: Bool { surface.isOpaque }
  private let canvas: Canvas
  private let text = TextShaper()
  private let masks: GlyphMasks
  private let stamps: BoxStamps?
  private var strip: Strip?
  /// The rows that are on the surface.
  private var band: Range<Int>

  /// How many rows a band has; the last one may have fewer.
  static let bandHeight = 128
  private static let stripHeight = 32 * bandHeight

  /// Some rows, and what draws them.
  private struct Strip {
    var rows: Range<Int>
    var painter: ScenePainter
    var sweep: Sweep
  }

  /// A scene that is held as a whole.
  ///
  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  convenience init(_ scene: Scene, scale: CGFloat) throws {
    try self.init(SceneStrips(outline: scene) { _ in scene }, scale: scale)
    strip = try makeStrip(scene, rows: 0..<height)
  }

  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  init(_ scenes: SceneStrips, scale: CGFloat) throws {
    let size = try PixelSize(scenes.outline.size, scale: scale)
    (width, height) = (size.width, size.height)
    self.scenes = scenes
    self.scale = scale
    masks = GlyphMasks(scale: scale)
    surface = try ImageSurface(
      width: width, height: min(height, Self.bandHeight),
      isOpaque: scenes.outline.background.isOpaque)
    canvas = try Canvas(drawingOn: surface)
    stamps = BoxStamps(on: surface)
    band = 0..<0
  }

  var bandCount: Int { (height + Self.bandHeight - 1) / Self.bandHeight }

  func rows(ofBand band: Int) -> Range<Int> {
    band * Self.bandHeight..<min((band + 1) * Self.bandHeight, height)
  }

  /// Calls `body` with each row of a band; bands are asked for from the top.
  func forEachRow(
    ofBand band: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4 * width)
    defer { row.deallocate() }
    for y in rows(ofBand: band) {
      try read(y, into: row)
      try body(UnsafeBufferPointer(row))
    }
  }

  /// Draws a band whose rows are to be read.
  func draw(_ band: Int) throws {
    let top = rows(ofBand: band).lowerBound
    if !self.band.contains(top) { try draw(from: top) }
  }

  /// Fills `row` with the pixels of row `y`: red, green, blue and alpha of each, a byte every one,
  /// not multiplied. Rows are asked for from the top.
  func read(_ y: Int, into row: UnsafeMutableBufferPointer<UInt8>) throws {
    if !band.contains(y) { try draw(from: y) }
    surface.withRow(y - band.lowerBound) { pixels in
      guard let start = row.baseAddress, row.count >= 4 * pixels.count else {
        preconditionFailure("a row is four bytes a pixel")
      }
      Self.copy(pixels, to: UnsafeMutableRawPointer(start), isOpaque: surface.isOpaque)
    }
  }

  private static func copy(
    _ pixels: UnsafeBufferPointer<UInt32>, to row: UnsafeMutableRawPointer, isOpaque: Bool
  ) {
    guard let source = pixels.baseAddress else { return }
    let target = row.assumingMemoryBound(to: UInt32.self)
    if isOpaque {
      for x in 0..<pixels.count {
        // Red, green, blue and a byte that means nothing, from the highest: shifted up, turned around.
        target[x] = (source[x] << 8 | 0xFF).bigEndian
      }
    } else {
      for x in 0..<pixels.count { target[x] = plain(source[x]).littleEndian }
    }
  }

  /// One of Cairo's pixels as red, green, blue and alpha, from the lowest byte, not multiplied.
  private static func plain(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha == 255 { return red | green << 8 | blue << 16 | alpha << 24 }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min((component * 255 + alpha / 2) / alpha, 255)
    }
    return divided(red) | divided(green) << 8 | divided(blue) << 16 | alpha << 24
  }

  private func draw(from y: Int) throws {
    band = y..<min(y + Self.bandHeight, height)
    let space = DeviceSpace(
      scale: scale, top: Double(y), size: CGSize(width: width, height: band.count), isPixels: true)
    canvas.clear(to: scenes.outline.background)
    try withStrip { strip in
      for element in strip.sweep.elements(in: band) { strip.painter.draw(element, in: space) }
    }
    try canvas.check()
  }

  /// Calls `body` with the strip that the band lies in; it is made anew at its first band.
  private func withStrip(_ body: (inout Strip) -> Void) throws {
    var current = strip
    strip = nil
    if current.map({ !$0.rows.contains(band.lowerBound) }) ?? true {
      // What the last one holds is let go before.
      current = nil
      let rows = band.lowerBound..<min(band.lowerBound + Self.stripHeight, height)
      let heights = CGFloat(rows.lowerBound) / scale...CGFloat(rows.upperBound) / scale
      current = try makeStrip(scenes.strip(heights), rows: rows)
    }
    guard var current else { return }
    body(&current)
    strip = current
  }

  private func makeStrip(_ scene: Scene, rows: Range<Int>) throws -> Strip {
    let painter = try ScenePainter(
      scene: scene, canvas: canvas, text: text, masks: masks, stamps: stamps, scale: scale)
    return Strip(rows: rows, painter: painter, sweep: Sweep(scene.elements, scale: scale))
  }
}

/// The size of a picture in pixels.
private struct PixelSize {
  var width: Int
  var height: Int

  /// Cairo's own limit for a row.
  private static let mostWide = 32_767
  /// The format's limit.
  private static let mostHigh = Int(Int32.max)
  /// Some hours of work.
  private static let mostPixels = 1 << 34

  init(_ size: CGSize, scale: CGFloat) throws {
    guard scale >= 0.1, scale <= 16 else { throw RendererError.scale(scale) }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard size.width > 0, size.height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(size)
    }
    try Self.check(width, .width, Self.mostWide)
    try Self.check(height, .height, Self.mostHigh)
    guard width * height <= Double(Self.mostPixels) else {
      throw RendererError.tooManyPixels(width * height, limit: Self.mostPixels)
    }
    self.width = max(Int(width), 1)
    self.height = max(Int(height), 1)
  }

  private static func check(_ length: Double, _ side: RendererError.Side, _ limit: Int) throws {
    guard length <= Double(limit) else {
      throw RendererError.tooLong(side: side, length: length, limit: limit, unit: .pixels)
    }
  }
}

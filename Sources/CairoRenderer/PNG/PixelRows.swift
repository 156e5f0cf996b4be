import Foundation
import LayoutScene

/// The pixels of a scene, band by band from the top.
///
/// The picture is drawn in bands of some rows, so that neither its height nor Cairo's limit matters and
/// memory stays flat. Elements are asked for by strips of many bands.
final class PixelRows {
  let width: Int
  let height: Int

  private let scenes: SceneStrips
  private let scale: CGFloat
  private let text: TextShaper
  private let stamps = BoxStamps()
  /// How many rows a strip has.
  private let stripHeight: Int
  private var strip: Strip?

  /// Some rows, and what draws them.
  private struct Strip {
    var rows: Range<Int>
    var painter: ScenePainter
    var sweep: Sweep
  }

  /// A scene that is held as a whole.
  ///
  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  convenience init(_ scene: Scene, scale: CGFloat, text: TextShaper = TextShaper()) throws {
    let size = try PixelSize(scene.size, scale: scale)
    self.init(
      SceneStrips(outline: scene) { _ in scene }, size, scale, text, stripHeight: size.height)
  }

  /// - Throws: ``RendererError``, if the picture has no area or too much of it.
  convenience init(
    _ scenes: SceneStrips, scale: CGFloat, text: TextShaper = TextShaper()
  ) throws {
    let size = try PixelSize(scenes.outline.size, scale: scale)
    self.init(scenes, size, scale, text, stripHeight: 4096)
  }

  private init(
    _ scenes: SceneStrips, _ size: PixelSize, _ scale: CGFloat, _ text: TextShaper,
    stripHeight: Int
  ) {
    (width, height) = (size.width, size.height)
    self.scenes = scenes
    self.stripHeight = stripHeight
    self.scale = scale
    self.text = text
  }

  /// Whether nothing shines through the picture.
  var isOpaque: Bool { scenes.outline.background.isOpaque }

  var bandCount: Int { (height + Band.height - 1) / Band.height }

  func rows(ofBand index: Int) -> Range<Int> {
    index * Band.height..<min((index + 1) * Band.height, height)
  }

  /// What bands are drawn on, one after another or in turn.
  ///
  /// - Throws: ``RendererError``.
  func makeBand() throws -> Band {
    try Band(width: width, height: min(height, Band.height), isOpaque: isOpaque)
  }

  /// Draws one of the bands, which are asked for from the top.
  ///
  /// - Throws: ``RendererError``.
  func draw(_ index: Int, on band: Band) throws {
    let rows = rows(ofBand: index)
    let space = DeviceSpace(
      scale: scale, top: Double(rows.lowerBound),
      size: CGSize(width: width, height: rows.count), isPixels: true)
    try band.draw(rows, on: scenes.outline.background) {
      try withStrip(at: rows, on: band.canvas) { strip in
        for element in strip.sweep.elements(in: rows) { strip.painter.draw(element, in: space) }
      }
    }
  }

  /// Calls `body` with the strip that a band lies in; it is made anew at its first band.
  private func withStrip(
    at band: Range<Int>, on canvas: Canvas, _ body: (inout Strip) -> Void
  ) throws {
    var current = strip
    strip = nil
    if current.map({ !$0.rows.contains(band.lowerBound) }) ?? true {
      // What the last one holds is let go before.
      current = nil
      current = try makeStrip(from: band.lowerBound, on: canvas)
    }
    guard var current else { return }
    current.painter.canvas = canvas
    body(&current)
    strip = current
  }

  private func makeStrip(from top: Int, on canvas: Canvas) throws -> Strip {
    let rows = top..<min(top + stripHeight, height)
    let scene = scenes.strip(CGFloat(rows.lowerBound) / scale...CGFloat(rows.upperBound) / scale)
    let painter = try ScenePainter(
      scene: scene, canvas: canvas, text: text, stamps: stamps, scale: scale)
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

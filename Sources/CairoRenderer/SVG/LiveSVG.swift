import Foundation
import LayoutScene

/// A scene as an SVG whose text is text, placed where the same fonts would draw it.
enum LiveSVG {
  /// - Throws: ``RendererError``, if the picture has no area.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  ///   - shaper: Sets the text.
  ///   - embedsFonts: Whether the file carries its fonts with it.
  static func bytes(
    _ scene: Scene, scale: CGFloat? = nil, shaper: TextShaper = TextShaper(),
    embedsFonts: Bool = false
  ) throws -> [UInt8] {
    let (width, height) = (scene.size.width, scene.size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(scene.size)
    }
    let fonts = embedsFonts ? FontSubsets(figure: scene.identifier) : nil
    let placer = TextPlacer(shaper: shaper, fonts: fonts, rows: scale.map(Double.init))
    return try scene.withUniversalImages().svgBytes(placing: placer)
  }
}

/// Places text with the shaper that paints it.
struct TextPlacer: TextPlacing {
  private let shaper: TextShaper
  /// Gathers what the file is to carry with it; `nil` if nothing.
  private let fonts: FontSubsets?
  /// Pixels a point of the picture on whose rows baselines stand; `nil` for anywhere.
  private let rows: Double?

  init(
    shaper: TextShaper = TextShaper(), fonts: FontSubsets? = nil, rows: Double? = nil
  ) {
    self.shaper = shaper
    self.fonts = fonts
    self.rows = rows
  }

  func lines(of block: TextBlock) -> [PlacedLine] {
    TextSetter(shaper: shaper).set(block).map { line in
      fonts?.add(line)
      let words = line.text.words(ofLine: line.index)
      return PlacedLine(
        words.text, role: line.role, font: line.font, color: line.color,
        isRightToLeft: words.isRightToLeft, origin: line.origin, width: line.width, ink: line.ink)
    }
  }

  func baseline(_ y: CGFloat) -> CGFloat { DeviceSpace.baseline(y, onRows: rows) }

  func families(forSize size: CGFloat) -> [String] {
    withOwn(FontList.families(forSize: size), forSize: size)
  }

  func families(of line: PlacedLine) -> [String] {
    let size = line.font.size
    return withOwn(FontList.families(forSize: size, saying: line.string), forSize: size)
  }

  /// The families after the one that the file carries with it, if it carries any.
  private func withOwn(_ families: [String], forSize size: CGFloat) -> [String] {
    fonts.map { [$0.family(forSize: size)] + families } ?? families
  }

  func embeddedFonts() -> [EmbeddedFont] { fonts?.fonts() ?? [] }
}

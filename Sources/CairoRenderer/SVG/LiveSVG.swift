import Foundation
import LayoutScene

/// A scene as an SVG whose text is text, placed where the same fonts would draw it.
enum LiveSVG {
  /// - Throws: ``RendererError``, if the picture has no area.
  ///
  /// - Parameter embedsFonts: Whether the file carries its fonts with it.
  static func bytes(_ scene: Scene, embedsFonts: Bool = false) throws -> [UInt8] {
    let (width, height) = (scene.size.width, scene.size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw RendererError.noArea(scene.size)
    }
    let fonts = embedsFonts ? FontSubsets(figure: scene.identifier) : nil
    return Array(try scene.withUniversalImages().svg(placing: TextPlacer(fonts: fonts)).utf8)
  }
}

/// Places text with the shaper that paints it.
///
/// For one picture on one thread.
struct TextPlacer: TextPlacing {
  private let shaper = TextShaper()
  /// Gathers what the file is to carry with it; `nil` if nothing.
  private let fonts: FontSubsets?

  init(fonts: FontSubsets? = nil) {
    self.fonts = fonts
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

  func families(forSize size: CGFloat) -> [String] {
    let list = FontList.families(forSize: size)
    return fonts.map { [$0.family(forSize: size)] + list } ?? list
  }

  func embeddedFonts() -> [EmbeddedFont] { fonts?.fonts() ?? [] }
}

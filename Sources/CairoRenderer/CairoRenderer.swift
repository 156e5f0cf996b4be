public import Foundation
public import LayoutScene
import PNGCodec

/// Scenes as files in memory, drawn by Cairo, their text set by Pango.
///
/// Each call does all its work before it returns, on the thread it is called on, and keeps nothing:
/// the same scene gives the same bytes, on any thread, in any order.
public enum CairoRenderer {
  /// The scene as a PNG with `scale` pixels a point.
  ///
  /// - Throws: ``RendererError``.
  /// - Complexity: The file is in memory, the picture is not: it is drawn in bands of rows.
  public static func png(_ scene: Scene, scale: CGFloat = 2) throws -> [UInt8] {
    let rows = try PixelRows(scene, scale: scale)
    return try PNG.encode(
      width: rows.width, height: rows.height, pixelsPerMetre: pixelsPerMetre(scale),
      isOpaque: rows.isOpaque, row: rows.read)
  }

  /// The scene as an SVG, a unit a point.
  ///
  /// - Throws: ``RendererError``.
  public static func svg(_ scene: Scene, text: SVGText = .live) throws -> [UInt8] {
    switch text {
    case .live: try LiveSVG.bytes(scene)
    case .paths: try SVGPicture(scene).bytes()
    }
  }

  /// 72 points are an inch.
  private static func pixelsPerMetre(_ scale: CGFloat) -> Int {
    Int((scale * 72 / 0.0254).rounded())
  }
}

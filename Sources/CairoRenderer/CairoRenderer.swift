public import Foundation
import PNGCodec
public import Scene
public import SceneSVG

/// Scenes as files in memory, drawn by Cairo, their text set by Pango.
///
/// Each call does all its work before it returns, on the thread it is called on, and keeps nothing but
/// the text of the measurer it is given, if any: the same scene gives the same bytes, on any thread, in
/// any order.
public enum CairoRenderer {
  /// Takes the bytes of a file, piece by piece.
  public typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// The scene as a PNG with `scale` pixels a point.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - scale: Pixels a point.
  ///   - measurer: Keeps text that is set, for more pictures of the thread.
  /// - Throws: ``RendererError``.
  /// - Complexity: The file is in memory, the picture is not: it is drawn in bands of rows.
  public static func png(
    _ scene: Scene, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    let file = FileInMemory()
    try writePNG(scene, scale: scale, measurer: measurer, to: file.append)
    return file.bytes
  }

  /// Hands the scene as a PNG with `scale` pixels a point to `sink`, piece by piece.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - scale: Pixels a point.
  ///   - measurer: Keeps text that is set, for more pictures of the thread.
  ///   - help: Other threads that may draw some of it.
  ///   - progress: Told now and then how much is done, from 0 to 1, on any thread.
  ///   - sink: Takes the bytes in order.
  /// - Throws: ``RendererError``; what the sink throws.
  /// - Complexity: Neither the file nor the picture is in memory.
  public static func writePNG(
    _ scene: Scene, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping Sink
  ) throws {
    try PNGPicture(source: try PictureSource(scene, scale: scale), progress: progress)
      .write(text: measurer.shaper, help: help, to: sink)
  }

  /// Hands a scene as a PNG with `scale` pixels a point to `sink`, piece by piece.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - scale: Pixels a point.
  ///   - measurer: Keeps text that is set, for more pictures of the thread.
  ///   - help: Other threads that may draw some of it.
  ///   - progress: Told now and then how much is done, from 0 to 1, on any thread.
  ///   - sink: Takes the bytes in order.
  /// - Throws: ``RendererError``; what the sink throws.
  /// - Complexity: Neither the file nor the picture nor the scene is in memory, however tall it is:
  ///   4,096 rows of pixels are drawn with what shows there.
  public static func writePNG(
    _ scene: SceneStrips, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping Sink
  ) throws {
    try PNGPicture(source: try PictureSource(scene, scale: scale), progress: progress)
      .write(text: measurer.shaper, help: help, to: sink)
  }

  /// The scene as an SVG, a unit a point.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - text: How text is written.
  ///   - scale: Pixels a point of the PNG that text stands as in, its baselines on rows of pixels;
  ///     `nil` leaves them where they are.
  ///   - measurer: Keeps text that is set, for more pictures of the thread.
  /// - Throws: ``RendererError``.
  public static func svg(
    _ scene: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try SVGPicture.bytes(scene, text: text, scale: scale, shaper: measurer.shaper)
  }

  /// One SVG of a scene in its light and in its dark colours: readers show what fits their
  /// surroundings.
  ///
  /// - Parameters:
  ///   - light: The scene in light colours.
  ///   - dark: The same in dark colours.
  ///   - text: As for one scene.
  ///   - scale: As for one scene.
  ///   - measurer: As for one scene.
  /// - Throws: ``RendererError``.
  public static func svg(
    light: Scene, dark: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    func string(_ scene: Scene) throws -> String {
      String(
        decoding: try svg(scene, text: text, scale: scale, measurer: measurer), as: UTF8.self)
    }
    var other = dark
    other.name += "-in-the-dark"
    let merged = try SVGAppearances.merged(
      light: try string(light), dark: try string(dark), other: try string(other),
      figure: light.identifier)
    return Array(merged.utf8)
  }

  /// The scene as a PDF of one page, a unit a point, its fonts embedded and without a date.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - scale: As for an SVG.
  ///   - measurer: As for an SVG.
  /// - Throws: ``RendererError``.
  public static func pdf(
    _ scene: Scene, scale: CGFloat? = nil, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try PDFPicture(scene, scale: scale, shaper: measurer.shaper).bytes()
  }
}

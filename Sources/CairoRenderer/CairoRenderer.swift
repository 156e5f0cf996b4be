public import Foundation
import PNGCodec
public import Scene
internal import SceneSVG

/// Functions that draw scenes to PNG, WebP, SVG and PDF with Cairo and Pango.
///
/// Each call is synchronous and works on the calling thread, except for the optional helper threads
/// of ``PictureHelp``. The only cached state is the shaped text in the ``TextMeasurer``. The same
/// scene gives the same bytes, on any thread and in any order.
public enum CairoRenderer {
  /// Receives the bytes of a file in order, in pieces. The buffer is valid only during the call.
  public typealias Sink = (UnsafeBufferPointer<UInt8>) throws -> Void

  /// Draws a scene as a PNG with `scale` pixels per point.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - scale: Pixels per point.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RendererError``.
  /// - Complexity: The file is in memory; the pixels are not, because the picture is drawn in bands
  ///   of rows.
  public static func png(
    _ scene: Scene, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    let file = FileInMemory()
    try writePNG(scene, scale: scale, measurer: measurer, to: file.append)
    return file.bytes
  }

  /// Draws a scene as a PNG with `scale` pixels per point, and passes the bytes to `sink` in
  /// pieces.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - scale: Pixels per point.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  ///   - help: Other threads that may draw parts of the picture.
  ///   - progress: Called repeatedly, on any thread, with the finished fraction from 0 to 1.
  ///   - sink: Receives the bytes in order.
  /// - Throws: ``RendererError``, or an error of `sink`.
  /// - Complexity: Neither the file nor the pixels are in memory as a whole.
  public static func writePNG(
    _ scene: Scene, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping Sink
  ) throws {
    try Drawable(content: .whole(scene), scale: scale, text: .live)
      .write(as: .png, measurer: measurer, help: help, progress: progress, to: sink)
  }

  /// Draws a scene in strips as a PNG with `scale` pixels per point, and passes the bytes to `sink`
  /// in pieces.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - scale: Pixels per point.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  ///   - help: Other threads that may draw parts of the picture.
  ///   - progress: Called repeatedly, on any thread, with the finished fraction from 0 to 1.
  ///   - sink: Receives the bytes in order.
  /// - Throws: ``RendererError``, or an error of `sink`.
  /// - Complexity: Constant memory for any height. The scene is built and drawn in strips of 4,096
  ///   rows of pixels.
  public static func writePNG(
    _ scene: SceneStrips, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping Sink
  ) throws {
    try PNGPicture(source: try PictureSource(scene, scale: scale), progress: progress)
      .write(text: measurer.shaper, help: help, to: sink)
  }

  /// Draws a scene as a lossless WebP with `scale` pixels per point: the pixels of the PNG in a
  /// smaller file, which takes longer to write. The file does not contain the scale.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - scale: Pixels per point.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RendererError``, also for more than 16,383 pixels a side.
  /// - Complexity: All pixels are in memory.
  public static func webp(
    _ scene: Scene, scale: CGFloat = 2, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try Drawable(content: .whole(scene), scale: scale, text: .live)
      .bytes(as: .webp, measurer: measurer)
  }

  /// Draws a scene as an SVG with one unit per point.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - text: How text is represented.
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows of pixels;
  ///     `nil` does not align them.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RendererError``.
  public static func svg(
    _ scene: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try measurer.shaper.requireLetters(of: scene)
    return try SVGPicture.document(scene, text: text, scale: scale, shaper: measurer.shaper).bytes
  }

  /// Draws one SVG with a light and a dark version of a scene. Viewers choose by their
  /// `prefers-color-scheme`.
  ///
  /// - Parameters:
  ///   - light: The scene in light colors.
  ///   - dark: The same scene in dark colors.
  ///   - text: How text is represented.
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows of pixels;
  ///     `nil` does not align them.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RendererError``.
  public static func svg(
    light: Scene, dark: Scene, text: SVGText = .live, scale: CGFloat? = nil,
    measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try SVGDocument.bytes(light: light, dark: dark) { scene in
      try measurer.shaper.requireLetters(of: scene)
      return try SVGPicture.document(scene, text: text, scale: scale, shaper: measurer.shaper)
    }
  }

  /// Draws a scene as a tagged PDF of one page, with one unit per point, embedded fonts and no
  /// creation date.
  ///
  /// - Parameters:
  ///   - scene: The scene to draw.
  ///   - scale: Pixels per point of the matching PNG, to align baselines to its rows of pixels;
  ///     `nil` does not align them.
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RendererError``.
  public static func pdf(
    _ scene: Scene, scale: CGFloat? = nil, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    try measurer.shaper.requireLetters(of: scene)
    return try PDFPicture(scene, scale: scale, shaper: measurer.shaper).bytes()
  }
}

package import Foundation
import PNGCodec
package import Scene

/// A scene that can be written in several file formats, on any thread.
package struct Drawable: Sendable {
  package let content: Content
  /// The number of pixels per point.
  package let scale: CGFloat
  /// How text is represented in SVGs.
  private let text: SVGText

  /// The number of pixels of the scene in a format with pixels.
  package var pixelCount: Int { Self.pixelCount(size, scale: scale) }

  /// The number of pixels of a size in points, at most 10¹⁸.
  package static func pixelCount(_ size: CGSize, scale: CGFloat) -> Int {
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    return pixels.isFinite ? Int(min(max(pixels, 0), 1e18)) : 1_000_000_000_000_000_000
  }

  /// The size of the picture in points.
  package var size: CGSize { outline.size }
  /// The title for assistive technologies.
  package var title: String { outline.title }
  /// The description for assistive technologies.
  package var summary: String { outline.summary }

  /// A scene with the properties of the picture, possibly without elements.
  private var outline: Scene {
    switch content {
    case .whole(let scene), .both(let scene, _): scene
    case .strips(let strips): strips.outline
    }
  }

  /// The bytes of the scene's images when they are decoded, at four bytes per pixel; `nil` if the
  /// scene is built only while it is drawn.
  package var imageBytes: Int? {
    switch content {
    case .whole(let scene), .both(let scene, _):
      scene.images.map(\.file.decodedBytes).reduce(0, +)
    case .strips: nil
    }
  }

  /// The scenes that a file shows; none if they are created while it is drawn.
  package func scenes(as format: FileFormat) -> [Scene] {
    switch (format, content) {
    case (_, .strips): []
    case (.svg, .both(let light, let dark)): [light, dark]
    case (_, .whole(let scene)), (_, .both(let scene, _)): [scene]
    }
  }

  /// Checks that a picture can have a size in points.
  ///
  /// - Throws: `RendererError` if it is too large.
  package static func checkSize(_ size: CGSize, scale: CGFloat, as format: FileFormat) throws {
    guard size.width > 0, size.height > 0 else { return }
    guard let limits = format.limits else { return try Scene.checkSizeOfVectors(size) }
    _ = try PixelSize(size, scale: scale, limits: limits)
  }

  package enum Content: Sendable {
    case whole(Scene)
    /// A light and a dark version, for SVGs that contain both.
    case both(light: Scene, dark: Scene)
    /// A scene that is too large to be in memory as a whole when it is drawn as a PNG.
    case strips(SceneStrips)
  }

  package init(content: Content, scale: CGFloat, text: SVGText) {
    (self.content, self.scale, self.text) = (content, scale, text)
  }

  /// Draws the scene, and passes the bytes of the file to `sink` in pieces.
  ///
  /// - Parameters:
  ///   - measurer: A cache of shaped text, to reuse for other pictures on the same thread.
  ///   - help: Other threads that may draw parts of the picture.
  ///   - progress: Called repeatedly with the finished fraction of a PNG or WebP, from 0 to 1.
  /// - Throws: `RendererError`, or an error of `sink`.
  package func write(
    as format: FileFormat, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping CairoRenderer.Sink
  ) throws {
    let shaper = measurer.shaper
    switch format {
    case .png:
      try PNGPicture(source: try source(.png, shaper), progress: progress)
        .write(text: shaper, help: help, to: sink)
    case .webp:
      try WebPFile(source: try source(.webp, shaper), progress: progress).write(
        text: shaper, to: sink)
    case .svg: try svg(measurer).withUnsafeBufferPointer(sink)
    case .pdf:
      try CairoRenderer.pdf(
        try SceneBackdrops.drawn(of: whole(measurer), text: shaper), scale: scale,
        measurer: measurer
      ).withUnsafeBufferPointer(sink)
    }
  }

  private func svg(_ measurer: TextMeasurer) throws -> [UInt8] {
    guard case .both(let light, let dark) = content else {
      return try CairoRenderer.svg(whole(measurer), text: text, scale: scale, measurer: measurer)
    }
    return try CairoRenderer.svg(
      light: light, dark: dark, text: text, scale: scale, measurer: measurer)
  }

  private func source(_ limits: PixelSize.Limits, _ text: TextShaper) throws -> PictureSource {
    switch content {
    case .whole(let scene), .both(let scene, _):
      try PictureSource(
        try SceneBackdrops.drawn(of: scene, text: text), scale: scale, limits: limits)
    case .strips(let strips): try PictureSource(strips, scale: scale, limits: limits)
    }
  }

  /// The scene with all elements.
  private func whole(_ measurer: TextMeasurer) -> Scene {
    if case .strips(let strips) = content { strips.whole(measuring: measurer) } else { outline }
  }

  /// Draws the scene, and returns the bytes of the file.
  package func bytes(
    as format: FileFormat, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    let file = FileInMemory()
    try write(as: format, measurer: measurer, to: file.append)
    return file.bytes
  }
}

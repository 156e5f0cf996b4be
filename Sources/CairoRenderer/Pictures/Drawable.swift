package import Foundation
import PNGCodec
package import Scene
package import SceneSVG

/// A scene on its way to files, on any thread.
package struct Drawable: Sendable {
  private let content: Content
  /// Pixels a point.
  private let scale: CGFloat
  /// How the text of SVGs is written.
  private let text: SVGText

  package enum Content: Sendable {
    case whole(Scene)
    /// One for bright and for dark surroundings.
    case both(light: Scene, dark: Scene)
    /// One that is too large to be held, as long as PNGs are wanted.
    case strips(SceneStrips)
  }

  package init(content: Content, scale: CGFloat, text: SVGText) {
    (self.content, self.scale, self.text) = (content, scale, text)
  }

  /// Hands a picture to `sink`, piece by piece.
  ///
  /// - Parameters:
  ///   - measurer: Keeps text that is set, for more pictures of the thread.
  ///   - help: Other threads that may draw some of it.
  ///   - progress: Told now and then how much of a long picture is done, from 0 to 1.
  /// - Throws: `RendererError`; what `sink` throws.
  package func write(
    as format: FileFormat, measurer: TextMeasurer = TextMeasurer(),
    help: PictureHelp? = nil,
    progress: @escaping (Double) -> Void = { _ in }, to sink: @escaping CairoRenderer.Sink
  ) throws {
    switch (format, content) {
    case (.png, .whole(let scene)), (.png, .both(let scene, _)):
      try CairoRenderer.writePNG(
        scene, scale: scale, measurer: measurer, help: help, progress: progress, to: sink)
    case (.png, .strips(let strips)):
      try CairoRenderer.writePNG(
        strips, scale: scale, measurer: measurer, help: help, progress: progress, to: sink)
    case (.svg, .both(let light, let dark)):
      try CairoRenderer.svg(
        light: light, dark: dark, text: text, scale: scale, measurer: measurer
      ).withUnsafeBufferPointer(sink)
    case (.svg, .whole(let scene)): try writeSVG(scene, measurer, sink)
    case (.svg, .strips(let strips)): try writeSVG(strips.whole, measurer, sink)
    case (.pdf, .whole(let scene)), (.pdf, .both(let scene, _)):
      try writePDF(scene, measurer, sink)
    case (.pdf, .strips(let strips)): try writePDF(strips.whole, measurer, sink)
    }
  }

  private func writeSVG(
    _ scene: Scene, _ measurer: TextMeasurer, _ sink: CairoRenderer.Sink
  ) throws {
    try CairoRenderer.svg(scene, text: text, scale: scale, measurer: measurer)
      .withUnsafeBufferPointer(sink)
  }

  private func writePDF(
    _ scene: Scene, _ measurer: TextMeasurer, _ sink: CairoRenderer.Sink
  ) throws {
    try CairoRenderer.pdf(scene, scale: scale, measurer: measurer).withUnsafeBufferPointer(sink)
  }

  /// A picture in memory.
  package func bytes(
    as format: FileFormat, measurer: TextMeasurer = TextMeasurer()
  ) throws -> [UInt8] {
    let file = FileInMemory()
    try write(as: format, measurer: measurer, to: file.append)
    return file.bytes
  }
}

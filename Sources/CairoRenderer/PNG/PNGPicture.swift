import Foundation
import PNGCodec
import Scene

/// A picture of pixels on its way to a file.
struct PNGPicture {
  let source: PictureSource
  /// Told now and then how much is done, from 0 to 1.
  var progress: (Double) -> Void = { _ in }

  /// 72 points are an inch.
  private var pixelsPerMetre: Int { Int((source.scale * 72 / 0.0254).rounded()) }

  /// Hands the file to `sink`, piece by piece.
  ///
  /// - Parameters:
  ///   - text: Sets text for the thread that calls.
  ///   - help: Other threads that may draw some of it.
  func write(
    text: TextShaper, help: PictureHelp?, to sink: @escaping CairoRenderer.Sink
  ) throws {
    let encoder = try PNG.Encoder(
      width: source.width, height: source.height, pixelsPerMetre: pixelsPerMetre,
      isOpaque: source.isOpaque, sink: sink)
    let assembly = PictureAssembly(source, encoder: encoder, progress: progress)
    try (help ?? PictureHelp()).during(assembly, pixels: source.width * source.height) {
      try assembly.draw(text: text)
    }
    try encoder.finish()
  }
}

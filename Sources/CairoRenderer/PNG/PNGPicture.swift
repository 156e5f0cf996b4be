import Foundation
import PNGCodec

/// Draws a picture and encodes it as a PNG.
struct PNGPicture {
  let source: PictureSource
  /// Called repeatedly with the finished fraction, from 0 to 1.
  var progress: (Double) -> Void = { _ in }

  /// The resolution in pixels per meter, with 72 points per inch.
  private var pixelsPerMeter: Int { Int((source.scale * 72 / 0.0254).rounded()) }

  /// Passes the file to `sink` in pieces.
  ///
  /// - Parameters:
  ///   - text: The text shaper of the calling thread.
  ///   - help: Other threads that may draw parts of the picture.
  func write(
    text: TextShaper, help: PictureHelp?, to sink: @escaping CairoRenderer.Sink
  ) throws {
    let encoder = try PNG.Encoder(
      width: source.width, height: source.height, pixelsPerMeter: pixelsPerMeter,
      isOpaque: source.isOpaque, sink: sink)
    let assembly = PictureAssembly(source, encoder: encoder, progress: progress)
    try (help ?? PictureHelp()).during(assembly, pixels: source.width * source.height) {
      try assembly.draw(text: text)
    }
    try encoder.finish()
  }
}

import Foundation
import LayoutScene
import PNGCodec

/// A picture of pixels on its way to a file, row by row.
struct PNGPicture {
  let rows: PixelRows
  let scale: CGFloat
  /// Told now and then how much is done, from 0 to 1.
  var progress: (Double) -> Void = { _ in }

  /// Pixels that take longer to be written than it takes to call a thread for that.
  private static let manyPixels = 1 << 22

  /// 72 points are an inch.
  private var pixelsPerMetre: Int { Int((scale * 72 / 0.0254).rounded()) }

  /// Hands the file to `sink`, piece by piece.
  ///
  /// - Parameter help: Other threads that may write what this one draws.
  func write(with help: PictureHelp?, to sink: @escaping CairoRenderer.Sink) throws {
    let encoder = try PNG.Encoder(
      width: rows.width, height: rows.height, pixelsPerMetre: pixelsPerMetre,
      isOpaque: rows.isOpaque, sink: sink)
    let relay = RowRelay(count: rows.height) { try $0.write(to: encoder) }
    let isLarge = rows.width * rows.height >= Self.manyPixels
    if let help {
      try help.during(relay, isLarge: isLarge) { try pass(to: relay) }
    } else {
      try pass(to: relay)
    }
    try encoder.finish()
  }

  private func pass(to relay: RowRelay) throws {
    for band in 0..<rows.bandCount {
      try relay.pass(band, of: rows)
      progress(Double(rows.rows(ofBand: band).upperBound) / Double(rows.height))
    }
    try relay.finish()
  }
}

import Foundation
import LayoutScene
import PNGCodec

/// A picture of pixels on its way to a file, row by row.
struct PNGPicture {
  let rows: PixelRows
  let scale: CGFloat
  /// Told now and then how much is done, from 0 to 1.
  var progress: (Double) -> Void = { _ in }

  /// 72 points are an inch.
  private var pixelsPerMetre: Int { Int((scale * 72 / 0.0254).rounded()) }

  /// Hands the file to `sink`, piece by piece.
  ///
  /// - Parameter help: Other threads that may write what this one draws.
  func write(with help: PictureHelp?, to sink: @escaping CairoRenderer.Sink) throws {
    let encoder = try PNG.Encoder(
      width: rows.width, height: rows.height, pixelsPerMetre: pixelsPerMetre,
      isOpaque: rows.isOpaque, sink: sink)
    if let help {
      let relay = RowRelay(count: rows.height, write: encoder.write(row:))
      try help.during(relay) {
        try forEachBand { try relay.pass($0, of: rows) }
        try relay.finish()
      }
    } else {
      try forEachBand { try rows.forEachRow(ofBand: $0, encoder.write(row:)) }
    }
    try encoder.finish()
  }

  private func forEachBand(_ body: (Int) throws -> Void) rethrows {
    for band in 0..<rows.bandCount {
      try body(band)
      progress(Double(rows.rows(ofBand: band).upperBound) / Double(rows.height))
    }
  }
}

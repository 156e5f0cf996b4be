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
  func write(to sink: @escaping CairoRenderer.Sink) throws {
    try encode(to: sink) { write in
      for band in 0..<rows.bandCount { try rows.forEachRow(ofBand: band, write) }
    }
  }

  /// The same, with the help of threads that have nothing to do.
  ///
  /// - Parameter scene: The one that the rows are of.
  func write(_ scene: Scene, with help: PictureHelp, to sink: @escaping CairoRenderer.Sink) throws {
    let work = BandWork(scene, scale: scale, count: rows.bandCount)
    try encode(to: sink) { write in
      try help.during(work) { try work.run(rows, write: write) }
    }
  }

  private func encode(
    to sink: @escaping CairoRenderer.Sink,
    _ rowsTo: ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void
  ) throws {
    let encoder = try PNG.Encoder(
      width: rows.width, height: rows.height, pixelsPerMetre: pixelsPerMetre,
      isOpaque: rows.isOpaque, sink: sink)
    var count = 0
    try rowsTo { row in
      try encoder.write(row: row)
      count += 1
      if count % PixelRows.bandHeight == 0 { progress(Double(count) / Double(rows.height)) }
    }
    try encoder.finish()
  }
}

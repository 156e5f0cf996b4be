import Foundation
import LayoutScene

/// The bands of one picture, drawn by the thread whose picture it is and by those that help it.
///
/// Bands are taken from the top, by whoever is free, but not many before they are written: memory stays
/// flat.
final class BandWork: @unchecked Sendable {
  private let scene: Scene
  private let scale: CGFloat
  private let count: Int
  private let condition = NSCondition()
  /// The next band to be drawn.
  private var claimed = 0
  /// The next band to be written.
  private var written = 0
  /// Bands that were drawn before their turn.
  private var ready: [Int: [UInt8]] = [:]
  /// The memory of bands that are written. To give it back, and to be given some for the next band,
  /// takes the system as long as to draw it, and keeps the other threads from their memory.
  private var spare: [[UInt8]] = []
  private var failure: (any Error)?

  /// How many bands may be drawn and not written.
  private static let mostAhead = 4

  /// - Parameter count: How many bands the picture has.
  init(_ scene: Scene, scale: CGFloat, count: Int) {
    self.scene = scene
    self.scale = scale
    self.count = count
  }

  /// Whether there are bands that nobody has begun, and more than its owner is about to begin.
  var hasMore: Bool { condition.withLock { claimed + 1 < count } }

  /// How many bands are drawn and not written.
  var held: Int { condition.withLock { ready.count } }

  /// Lets nobody begin another band.
  func stop() {
    condition.withLock {
      claimed = count
      condition.broadcast()
    }
  }

  /// Draws bands as long as there are any.
  func help() {
    do {
      let rows = try PixelRows(scene, scale: scale)
      while let band = claim() { deliver(try rows.bytes(ofBand: band, in: room()), of: band) }
    } catch {
      condition.withLock {
        failure = error
        condition.broadcast()
      }
    }
  }

  /// Hands all rows to `write` from the top, drawing the bands that nobody else draws.
  func run(_ rows: PixelRows, write: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    while let turn = try turn() {
      switch turn {
      case .draw(let band, isNext: false):
        deliver(try rows.bytes(ofBand: band, in: room()), of: band)
        continue
      case .draw(let band, isNext: true):
        try rows.forEachRow(ofBand: band, write)
      case .write(let bytes):
        let row = 4 * rows.width
        try bytes.withUnsafeBufferPointer { bytes in
          for start in stride(from: 0, to: bytes.count, by: row) {
            try write(UnsafeBufferPointer(rebasing: bytes[start..<(start + row)]))
          }
        }
        condition.withLock { spare.append(bytes) }
      }
      condition.withLock {
        written += 1
        condition.broadcast()
      }
    }
  }

  private enum Turn {
    case write([UInt8])
    case draw(Int, isNext: Bool)
  }

  /// What the owner of the picture does now; nothing when all is written.
  private func turn() throws -> Turn? {
    try condition.withLock {
      while written < count {
        if let failure { throw failure }
        if let band = ready.removeValue(forKey: written) { return .write(band) }
        if claimed < count, claimed - written < Self.mostAhead {
          defer { claimed += 1 }
          return .draw(claimed, isNext: claimed == written)
        }
        condition.wait()
      }
      return nil
    }
  }

  /// The band that a helper draws next; nothing when there is none.
  private func claim() -> Int? {
    condition.withLock {
      while claimed < count, claimed - written >= Self.mostAhead { condition.wait() }
      guard claimed < count else { return nil }
      defer { claimed += 1 }
      return claimed
    }
  }

  /// Memory for a band.
  private func room() -> [UInt8] {
    condition.withLock { spare.popLast() ?? [] }
  }

  private func deliver(_ bytes: [UInt8], of band: Int) {
    condition.withLock {
      ready[band] = bytes
      condition.broadcast()
    }
  }
}

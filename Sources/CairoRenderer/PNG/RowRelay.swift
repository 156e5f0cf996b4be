import Foundation

/// Rows on their way from the thread that draws a picture to the one that writes it.
///
/// Who draws writes too, until another thread joins. From then on one thread draws a band while the
/// other one writes the band before it: memory stays flat. Handing over less than a band costs more
/// than it wins, as every time a thread is to be woken.
final class RowRelay: @unchecked Sendable {
  private let write: (UnsafeBufferPointer<UInt8>) throws -> Void
  private let condition = NSCondition()
  /// How many rows are neither written nor handed over.
  private var left: Int
  private var isJoined = false
  private var isOver = false
  /// Whether the other thread is writing.
  private var isBusy = false
  private var ready: [DrawnRows] = []
  /// Memory of bands that are written. To give it back, and to be given some for the next band, takes
  /// the system long.
  private var spare: [DrawnRows] = []
  /// How many bands have memory.
  private var held = 0
  private var failure: (any Error)?

  /// One is written while the next one waits.
  private static let mostHeld = 2
  /// With fewer rows left there is nothing to be won.
  private static let fewestRows = 2 * PixelRows.bandHeight

  /// - Parameters:
  ///   - count: How many rows the picture has.
  ///   - write: Called with each of them from the top, on one thread at a time.
  init(count: Int, write: @escaping (UnsafeBufferPointer<UInt8>) throws -> Void) {
    left = count
    self.write = write
  }

  /// Joins on the thread that calls; false if another one has, or if little is left.
  func join() -> Bool {
    condition.withLock {
      guard !isJoined, !isOver, left >= Self.fewestRows else { return false }
      isJoined = true
      return true
    }
  }

  /// Writes what is handed over until all is; to be called once after ``join()``.
  func serve() {
    while let band = next() {
      do {
        try band.forEachRow(write)
        reuse(band)
      } catch {
        fail(error)
      }
    }
  }

  /// Writes a band or hands it over.
  ///
  /// - Throws: What drawing and writing throw.
  func pass(_ band: Int, of rows: PixelRows) throws {
    if condition.withLock({ isJoined }) {
      try rows.draw(band)
      let room = try room(width: rows.width)
      try room.take(rows.rows(ofBand: band), of: rows)
      deliver(room)
    } else {
      try rows.forEachRow(ofBand: band, write)
    }
    condition.withLock { left -= rows.rows(ofBand: band).count }
  }

  /// Waits for all that was handed over. Nobody joins any more.
  ///
  /// - Throws: What writing threw.
  func finish() throws {
    try condition.withLock {
      isOver = true
      condition.broadcast()
      while isBusy || !ready.isEmpty { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Waits for the other thread to leave what it writes, and forgets the rest.
  func stop() {
    condition.withLock {
      isOver = true
      ready = []
      condition.broadcast()
      while isBusy { condition.wait() }
    }
  }

  /// How many bands are handed over and not begun to be written.
  var waiting: Int { condition.withLock { ready.count } }
}

extension RowRelay {
  /// What is to be written next; nothing once all is.
  private func next() -> DrawnRows? {
    condition.withLock {
      while ready.isEmpty, !isOver { condition.wait() }
      guard !ready.isEmpty else { return nil }
      isBusy = true
      return ready.removeFirst()
    }
  }

  private func reuse(_ band: DrawnRows) {
    condition.withLock {
      spare.append(band)
      isBusy = false
      condition.broadcast()
    }
  }

  private func fail(_ error: any Error) {
    condition.withLock {
      failure = error
      isOver = true
      isBusy = false
      ready = []
      condition.broadcast()
    }
  }

  /// Memory for a band, once there is some.
  private func room(width: Int) throws -> DrawnRows {
    try condition.withLock {
      while true {
        if let failure { throw failure }
        if let band = spare.popLast() { return band }
        if held < Self.mostHeld {
          held += 1
          return DrawnRows(width: width)
        }
        condition.wait()
      }
    }
  }

  private func deliver(_ band: DrawnRows) {
    condition.withLock {
      ready.append(band)
      condition.broadcast()
    }
  }
}

/// The rows of a band.
private final class DrawnRows {
  private let pixels: UnsafeMutableBufferPointer<UInt8>
  /// Bytes.
  private let rowLength: Int
  private var count = 0

  init(width: Int) {
    rowLength = 4 * width
    pixels = .allocate(capacity: rowLength * PixelRows.bandHeight)
  }

  deinit { pixels.deallocate() }

  private func row(_ index: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(
      rebasing: pixels[index * rowLength..<(index + 1) * rowLength])
  }

  /// Takes the rows of `range`, those of a band.
  func take(_ range: Range<Int>, of rows: PixelRows) throws {
    for (index, y) in range.enumerated() { try rows.read(y, into: row(index)) }
    count = range.count
  }

  func forEachRow(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    for index in 0..<count { try body(UnsafeBufferPointer(row(index))) }
  }
}

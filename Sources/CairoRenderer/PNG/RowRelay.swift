import Foundation

/// Rows on their way from the thread that draws a picture to the one that writes it.
///
/// Who draws writes too, until another thread joins. From then on one thread draws a band while the
/// other one writes the band before it: memory stays flat. Handing over less than a band costs more
/// than it wins, as every time a thread is to be woken.
final class RowRelay: @unchecked Sendable {
  private let write: (Band) throws -> Void
  private let condition = NSCondition()
  /// How many rows are neither written nor handed over.
  private var left: Int
  private var isJoined = false
  private var isOver = false
  /// Whether the other thread is writing.
  private var isBusy = false
  private var ready: [Band] = []
  /// Bands that are written.
  private var spare: [Band] = []
  /// How many bands there are.
  private var held = 0
  private var failure: (any Error)?

  /// One is written while the next one waits, and one is drawn.
  private static let mostHeld = 3
  /// With fewer rows left there is nothing to be won.
  private static let fewestRows = 2 * Band.height

  /// - Parameters:
  ///   - count: How many rows the picture has.
  ///   - write: Called with each band from the top, on one thread at a time.
  init(count: Int, write: @escaping (Band) throws -> Void) {
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
        try write(band)
        reuse(band)
      } catch {
        fail(error)
      }
    }
  }

  /// Draws a band and writes it or hands it over.
  ///
  /// - Throws: What drawing and writing throw.
  func pass(_ index: Int, of rows: PixelRows) throws {
    let band = try spareBand(of: rows)
    try rows.draw(index, on: band)
    let count = band.rows.count
    if condition.withLock({ isJoined }) {
      deliver(band)
    } else {
      try write(band)
      condition.withLock { spare.append(band) }
    }
    condition.withLock { left -= count }
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
  private func next() -> Band? {
    condition.withLock {
      while ready.isEmpty, !isOver { condition.wait() }
      guard !ready.isEmpty else { return nil }
      isBusy = true
      return ready.removeFirst()
    }
  }

  private func reuse(_ band: Band) {
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

  /// A band to draw on, once there is one.
  private func spareBand(of rows: PixelRows) throws -> Band {
    let found: Band? = try condition.withLock {
      while true {
        if let failure { throw failure }
        if let band = spare.popLast() { return band }
        if held < Self.mostHeld {
          held += 1
          return nil
        }
        condition.wait()
      }
    }
    return try found ?? rows.makeBand()
  }

  private func deliver(_ band: Band) {
    condition.withLock {
      ready.append(band)
      condition.broadcast()
    }
  }
}

import Foundation
import PNGCodec

/// A picture whose segments several threads draw and compress in parallel, and which is written in
/// order from the top.
///
/// The thread that finishes the next segment of the file writes it, and the finished segments after
/// it. Threads that are far ahead wait, which limits memory. The condition's lock protects the
/// mutable state. Only the thread that is writing uses the encoder and calls `progress`.
final class PictureAssembly: @unchecked Sendable {
  private let source: PictureSource
  private let encoder: PNG.Encoder
  private let progress: (Double) -> Void
  private let condition = NSCondition()
  /// The first segment that no thread has started.
  private var open = 0
  /// The first segment that has not been written.
  private var front = 0
  /// Finished segments that wait for segments above them.
  private var finished: [Int: PNG.Segment] = [:]
  private var finishedBytes = 0
  private var mayHavePalette: Bool
  private var isWriting = false
  /// The number of threads that are drawing.
  private var workers = 0
  private var failure: (any Error)?

  private let maxFinishedBytes: Int

  /// - Parameters:
  ///   - maxFinishedBytes: The maximum size of finished segments that wait to be written.
  ///   - progress: Called repeatedly, by one thread at a time, with the finished fraction from 0 to
  ///     1.
  init(
    _ source: PictureSource, encoder: PNG.Encoder, maxFinishedBytes: Int = 1 << 22,
    progress: @escaping (Double) -> Void = { _ in }
  ) {
    self.source = source
    self.maxFinishedBytes = maxFinishedBytes
    self.encoder = encoder
    self.progress = progress
    mayHavePalette = encoder.mayHavePalette
  }

  /// Draws the remaining segments on the calling thread, and waits for the other threads.
  ///
  /// - Throws: Errors of drawing and writing, on any thread.
  func draw(text: TextShaper) throws {
    condition.withLock { workers += 1 }
    work(text: text)
    try condition.withLock {
      while workers > 0 { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Registers the calling thread as a helper, which must then call ``help(text:)``. Returns false
  /// if too little work is left.
  func join() -> Bool {
    condition.withLock {
      guard failure == nil, source.segmentCount - open > source.segmentsAtATime else {
        return false
      }
      workers += 1
      return true
    }
  }

  /// The number of finished segments that wait for segments above them.
  var waitingCount: Int { condition.withLock { finished.count } }

  /// Draws remaining segments. Call it once after each successful ``join()``.
  func help(text: TextShaper) { work(text: text) }

  private func work(text: TextShaper) {
    do {
      let rows = PixelRows(source, text: text)
      while let segments = take() {
        for index in segments {
          guard let mayHavePalette = begin(index) else { break }
          try deliver(try rows.segment(index, mayHavePalette: mayHavePalette), at: index)
        }
      }
    } catch {
      condition.withLock { failure = failure ?? error }
    }
    condition.withLock {
      workers -= 1
      condition.broadcast()
    }
  }
}

extension PictureAssembly {
  /// Claims the next segments that no thread has started; `nil` if there are none.
  private func take() -> Range<Int>? {
    condition.withLock {
      guard failure == nil, open < source.segmentCount else { return nil }
      let end = min(open + source.segmentsAtATime, source.segmentCount)
      defer { open = end }
      return open..<end
    }
  }

  /// Waits until a segment may be drawn without exceeding the memory limit. Returns whether the
  /// picture may still use a palette; `nil` after an error.
  private func begin(_ index: Int) -> Bool? {
    condition.withLock {
      // The thread that draws the next segment of the file never waits, so there is no deadlock.
      while failure == nil, finishedBytes > maxFinishedBytes, !isNext(index) { condition.wait() }
      return failure == nil ? mayHavePalette : nil
    }
  }

  /// Whether a segment is drawn by the thread that draws the next segment of the file.
  private func isNext(_ index: Int) -> Bool {
    index / source.segmentsAtATime == front / source.segmentsAtATime
  }

  /// Writes a segment, or leaves it to the thread that writes the segments above it.
  private func deliver(_ segment: PNG.Segment, at index: Int) throws {
    condition.lock()
    defer { condition.unlock() }
    finished[index] = segment
    finishedBytes += segment.byteCount
    guard !isWriting else { return }
    isWriting = true
    defer { isWriting = false }
    while failure == nil, let next = finished.removeValue(forKey: front) {
      try unlocked {
        try encoder.append(next)
        progress(Double(front + 1) / Double(source.segmentCount))
      }
      front += 1
      finishedBytes -= next.byteCount
      mayHavePalette = encoder.mayHavePalette
      condition.broadcast()
    }
  }

  /// Calls `body` with the lock released.
  private func unlocked(_ body: () throws -> Void) rethrows {
    condition.unlock()
    defer { condition.lock() }
    try body()
  }
}

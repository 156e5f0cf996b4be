import Foundation
import PNGCodec

/// A picture that threads draw and compress side by side, a segment each, and that goes into its file
/// segment by segment from the top.
///
/// Whoever ends the next segment of the file writes it, and those after it that are done. Threads that
/// are far ahead wait: memory stays flat. What changes is behind the condition; the encoder and what is
/// told of progress are whose turn it is to write.
final class PictureAssembly: @unchecked Sendable {
  private let source: PictureSource
  private let encoder: PNG.Encoder
  private let progress: (Double) -> Void
  private let condition = NSCondition()
  /// The first segment that nobody draws yet.
  private var open = 0
  /// The first segment that is not in the file.
  private var front = 0
  /// Those that are drawn and wait for others above them.
  private var waiting: [Int: PNG.Segment] = [:]
  private var waitingBytes = 0
  private var mayHavePalette: Bool
  private var isWriting = false
  /// How many threads draw.
  private var workers = 0
  private var failure: (any Error)?

  private let mostBytes: Int

  /// - Parameters:
  ///   - mostBytes: How many may wait.
  ///   - progress: Told now and then how much is done, from 0 to 1, by one thread at a time.
  init(
    _ source: PictureSource, encoder: PNG.Encoder, mostBytes: Int = 1 << 22,
    progress: @escaping (Double) -> Void = { _ in }
  ) {
    self.source = source
    self.mostBytes = mostBytes
    self.encoder = encoder
    self.progress = progress
    mayHavePalette = encoder.mayHavePalette
  }

  /// Draws on the thread that calls what is left, and waits for those who draw as well.
  ///
  /// - Throws: What drawing and writing throw, on any thread.
  func draw(text: TextShaper) throws {
    condition.withLock { workers += 1 }
    work(text: text)
    try condition.withLock {
      while workers > 0 { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Joins on the thread that calls, to ``help(text:)`` then; false if too little is left to be worth it.
  func join() -> Bool {
    condition.withLock {
      guard failure == nil, source.segmentCount - open > source.segmentsAtATime else {
        return false
      }
      workers += 1
      return true
    }
  }

  /// How many segments wait for others above them.
  var waitingCount: Int { condition.withLock { waiting.count } }

  /// Draws some of what is left; to be called once after each ``join()``.
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
  /// Segments that nobody draws yet; nothing once there are none.
  private func take() -> Range<Int>? {
    condition.withLock {
      guard failure == nil, open < source.segmentCount else { return nil }
      let end = min(open + source.segmentsAtATime, source.segmentCount)
      defer { open = end }
      return open..<end
    }
  }

  /// Waits until there is room for a segment, and answers whether the picture may have a palette;
  /// nothing, once something went wrong.
  private func begin(_ index: Int) -> Bool? {
    condition.withLock {
      // Who draws what comes next in the file never waits, so that somebody goes on.
      while failure == nil, waitingBytes > mostBytes, !isNext(index) { condition.wait() }
      return failure == nil ? mayHavePalette : nil
    }
  }

  /// Whether a segment is drawn by who draws the next one of the file.
  private func isNext(_ index: Int) -> Bool {
    index / source.segmentsAtATime == front / source.segmentsAtATime
  }

  /// Puts a segment into the file, or leaves it to who writes those above it.
  private func deliver(_ segment: PNG.Segment, at index: Int) throws {
    condition.lock()
    defer { condition.unlock() }
    waiting[index] = segment
    waitingBytes += segment.byteCount
    guard !isWriting else { return }
    isWriting = true
    defer { isWriting = false }
    while failure == nil, let next = waiting.removeValue(forKey: front) {
      try unlocked {
        try encoder.append(next)
        progress(Double(front + 1) / Double(source.segmentCount))
      }
      front += 1
      waitingBytes -= next.byteCount
      mayHavePalette = encoder.mayHavePalette
      condition.broadcast()
    }
  }

  /// Calls `body` while others may have the lock.
  private func unlocked(_ body: () throws -> Void) rethrows {
    condition.unlock()
    defer { condition.lock() }
    try body()
  }
}

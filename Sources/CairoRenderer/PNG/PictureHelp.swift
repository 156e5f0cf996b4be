import Foundation

/// Help among threads: those that have nothing left to draw of their own draw parts of the pictures
/// that others are at.
///
/// Pictures are the same with and without it.
public final class PictureHelp: @unchecked Sendable {
  private let condition = NSCondition()
  private var open: [BandWork] = []
  private var isOver = false

  public init() {}

  /// Helps others on the thread that calls, until all is over.
  public func serve() {
    while let work = next() { work.help() }
  }

  /// Says that there is nothing left to help with.
  public func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }

  /// Calls `body` while others may help with its picture.
  func during<Result>(_ work: BandWork, _ body: () throws -> Result) rethrows -> Result {
    condition.withLock {
      open.append(work)
      condition.broadcast()
    }
    defer {
      work.stop()
      condition.withLock { open.removeAll { $0 === work } }
    }
    return try body()
  }

  /// A picture of which something is left to be drawn, once there is one.
  private func next() -> BandWork? {
    condition.withLock {
      while !isOver {
        if let work = open.first(where: \.hasMore) { return work }
        condition.wait()
      }
      return nil
    }
  }
}

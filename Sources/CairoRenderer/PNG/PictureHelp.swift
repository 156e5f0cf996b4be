import Foundation

/// Help among threads: those that have nothing left to draw of their own write the pictures that others
/// are at, which draw on meanwhile.
///
/// Pictures are the same with and without it.
public final class PictureHelp: @unchecked Sendable {
  private let condition = NSCondition()
  private var open: [RowRelay] = []
  private var isOver = false

  public init() {}

  /// Helps others on the thread that calls, until all is over.
  public func serve() {
    while let relay = next() { relay.serve() }
  }

  /// Says that there is nothing left to help with.
  public func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }

  /// Calls `body` while others may write the picture of `relay`.
  func during(_ relay: RowRelay, _ body: () throws -> Void) rethrows {
    condition.withLock {
      open.append(relay)
      condition.broadcast()
    }
    defer {
      relay.stop()
      condition.withLock { open.removeAll { $0 === relay } }
    }
    try body()
  }

  /// A picture to write from here on, once there is one.
  private func next() -> RowRelay? {
    condition.withLock {
      while !isOver {
        if let relay = open.first(where: { $0.join() }) { return relay }
        condition.wait()
      }
      return nil
    }
  }
}

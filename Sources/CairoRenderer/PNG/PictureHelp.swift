import Foundation

/// Help among threads: those that have nothing left to draw of their own write the pictures that others
/// are at, which draw on meanwhile. Where nobody has, a large picture calls a thread for itself.
///
/// Pictures are the same with and without it.
public final class PictureHelp: @unchecked Sendable {
  private let condition = NSCondition()
  private var open: [RowRelay] = []
  private var isOver = false
  /// How many threads wait for something to do.
  private var idle = 0
  /// How many threads have been called.
  private(set) var called = 0
  private let spare: @Sendable () -> Int

  /// - Parameter spare: Tells how many threads may be called beyond those that serve; asked for large
  ///   pictures only.
  public init(spare: @autoclosure @escaping @Sendable () -> Int = 0) {
    self.spare = spare
  }

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
  ///
  /// - Parameter isLarge: Whether the picture is worth a thread of its own.
  func during(_ relay: RowRelay, isLarge: Bool, _ body: () throws -> Void) rethrows {
    let isCalling = condition.withLock {
      open.append(relay)
      condition.broadcast()
      guard isLarge, idle == 0, called < spare() else { return false }
      called += 1
      return true
    }
    if isCalling { Thread.detachNewThread { self.serve() } }
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
        idle += 1
        condition.wait()
        idle -= 1
      }
      return nil
    }
  }
}

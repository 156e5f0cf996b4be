import Foundation

/// Help among threads: those that have nothing left to do draw some of the pictures that others are at.
/// Where nobody has, a large picture calls threads for itself.
///
/// Pictures are the same with and without it. What changes of it is behind its condition.
public final class PictureHelp: @unchecked Sendable {
  private let condition = NSCondition()
  private var open: [PictureAssembly] = []
  private var isOver = false
  /// How many threads wait for something to do.
  private var idle = 0
  /// How many threads have been called.
  private(set) var called = 0
  private let spare: @Sendable () -> Int

  /// Pixels that take longer to be drawn than it takes to call a thread and load its fonts.
  private static let manyPixels = 1 << 22

  /// - Parameter spare: Tells how many threads may be called beyond those that serve; asked for large
  ///   pictures only.
  public init(spare: @autoclosure @escaping @Sendable () -> Int = 0) {
    self.spare = spare
  }

  /// Helps others on the thread that calls, until all is over.
  ///
  /// - Parameter measurer: Keeps the thread's text.
  public func serve(with measurer: TextMeasurer) {
    while let assembly = next() { assembly.help(text: measurer.shaper) }
  }

  /// Says that there is nothing left to help with.
  public func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }

  /// Calls `body`, which draws a picture of so many pixels, while others may draw some of it.
  func during(_ assembly: PictureAssembly, pixels: Int, _ body: () throws -> Void) rethrows {
    let calls = condition.withLock {
      open.append(assembly)
      condition.broadcast()
      // Those who were called before and are not idle yet soon will be.
      let wanted = pixels / Self.manyPixels - max(idle, called)
      let calls = wanted > 0 ? max(min(wanted, spare() - called), 0) : 0
      called += calls
      return calls
    }
    for _ in 0..<calls { Threads.begin { self.serve(with: TextMeasurer()) } }
    defer { condition.withLock { open.removeAll { $0 === assembly } } }
    try body()
  }

  /// A picture to draw some of, once there is one.
  private func next() -> PictureAssembly? {
    condition.withLock {
      while !isOver {
        if let assembly = open.first(where: { $0.join() }) { return assembly }
        idle += 1
        condition.wait()
        idle -= 1
      }
      return nil
    }
  }
}

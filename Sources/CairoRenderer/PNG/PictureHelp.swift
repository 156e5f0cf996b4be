import Foundation

/// Lets idle threads help others with their pictures. If no thread is idle, a large picture starts
/// threads of its own.
///
/// Pictures do not depend on it. The condition's lock protects its mutable state.
public final class PictureHelp: @unchecked Sendable {
  private let condition = NSCondition()
  private var open: [PictureAssembly] = []
  private var hasEnded = false
  /// The number of threads that wait for work.
  private var idle = 0
  /// The number of additional threads started.
  private(set) var started = 0
  private let spare: @Sendable () -> Int

  /// The number of pixels that take longer to draw than a thread takes to start and to load its
  /// fonts.
  private static let manyPixels = 1 << 22

  /// Creates a group of helping threads.
  ///
  /// - Parameter spare: The number of threads that may be started in addition to those that call
  ///   ``serve(with:)``. Evaluated only for large pictures.
  public init(spare: @autoclosure @escaping @Sendable () -> Int = 0) {
    self.spare = spare
  }

  /// Helps other threads on the calling thread until ``end()`` is called.
  ///
  /// - Parameter measurer: The thread's cache of shaped text.
  public func serve(with measurer: TextMeasurer) {
    while let assembly = next() { assembly.help(text: measurer.shaper) }
  }

  /// Ends all calls of ``serve(with:)``.
  public func end() {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
  }

  /// Calls `body`, which draws a picture with the given number of pixels, while other threads help.
  func during(_ assembly: PictureAssembly, pixels: Int, _ body: () throws -> Void) rethrows {
    let calls = condition.withLock {
      open.append(assembly)
      condition.broadcast()
      // Threads started earlier that are not idle yet will be soon.
      let wanted = pixels / Self.manyPixels - max(idle, started)
      let calls = wanted > 0 ? max(min(wanted, spare() - started), 0) : 0
      started += calls
      return calls
    }
    for _ in 0..<calls { Threads.begin { self.serve(with: TextMeasurer()) } }
    defer { condition.withLock { open.removeAll { $0 === assembly } } }
    try body()
  }

  /// Waits for a picture to help with; `nil` at the end.
  private func next() -> PictureAssembly? {
    condition.withLock {
      while !hasEnded {
        if let assembly = open.first(where: { $0.join() }) { return assembly }
        idle += 1
        condition.wait()
        idle -= 1
      }
      return nil
    }
  }
}

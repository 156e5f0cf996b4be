internal import CompositionalLayout
internal import Foundation
internal import Synchronization

/// Sees to it that code which is called comes back, and knows which it was when it does not.
final class Watch: Sendable {
  static let shared = Watch(
    limit: Watch.limit(ProcessInfo.processInfo.environment["FLATPLAN_TIME_LIMIT"]))

  /// Seconds that code may take for one picture; infinite for any time.
  private let limit: Double
  private let current = Mutex<Call?>(nil)

  private struct Call {
    var words: String
    var start: ContinuousClock.Instant
  }

  init(limit: Double) {
    self.limit = limit
  }

  /// The number of seconds that is written; 30 where there is none.
  static func limit(_ written: String?) -> Double {
    guard let seconds = written.flatMap(Double.init), !seconds.isNaN else { return 30 }
    return max(seconds, 0.1)
  }

  /// Does work in which the function `name` of a file is called, or what it made.
  func see(_ name: String, of file: String, at width: CGFloat, _ work: () -> Void) {
    let words = "\(file): \(name) at \(width.short) points"
    current.withLock { $0 = Call(words: words, start: .now) }
    LastWords.prepareThread()
    LastWords.write(words)
    work()
    LastWords.clear()
    current.withLock { $0 = nil }
  }

  /// Ends the process when a call takes longer than it may, or when nobody waits for it any more.
  func start() {
    let parent = getppid()
    Thread.detachNewThread { [self] in
      while true {
        usleep(50_000)
        if getppid() != parent { _exit(3) }
        guard let call = overdue else { continue }
        let seconds = CGFloat(limit).short
        let text = "error: \(call): it has not come back after \(seconds) seconds\n"
        FileHandle.standardError.write(Data(text.utf8))
        _exit(1)
      }
    }
  }

  /// What is being called and has taken too long.
  var overdue: String? {
    current.withLock { call in
      guard let call, call.start.duration(to: .now) / .seconds(1) > limit else { return nil }
      return call.words
    }
  }
}

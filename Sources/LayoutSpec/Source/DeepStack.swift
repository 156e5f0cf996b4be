internal import Dispatch
internal import Foundation
internal import Synchronization

/// A stack deep enough for what recurses as deep as a file nests.
///
/// The YAML parser stops at a thousand levels, which its tree, and the release of it, go down by
/// recursion: more than the half megabyte has that a thread of a pool or a secondary thread is given.
enum DeepStack {
  /// Bytes.
  private static let size = 16 * 1_048_576

  /// What `work` answers, run to its end on a thread of its own.
  static func run<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) -> Answer {
    let answer = Box<Answer>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.value.withLock { $0 = work() }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let answer = answer.value.withLock(\.self) else {
      preconditionFailure("the work has answered")
    }
    return answer
  }

  private final class Box<Answer: Sendable>: Sendable {
    let value = Mutex<Answer?>(nil)
  }
}

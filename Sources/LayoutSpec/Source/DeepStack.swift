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

  /// What `work` answers, run to its end on the main thread where that calls, and else on a thread of
  /// its own.
  static func run<Answer: Sendable, Failure>(
    _ work: @escaping @Sendable () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if Thread.isMainThread, isMainDeep { return try work() }
    let answer = Box<Result<Answer, Failure>>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      answer.value.withLock { $0 = Result(catching: work) }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let answer = answer.value.withLock(\.self) else {
      preconditionFailure("the work has answered")
    }
    return try answer.get()
  }

  /// Whether the main thread has as much as systems give it.
  private static let isMainDeep: Bool = {
    var limit = rlimit()
    #if canImport(Darwin)
      let stack = RLIMIT_STACK
    #else
      let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #endif
    return getrlimit(stack, &limit) == 0 && limit.rlim_cur >= size / 2
  }()

  private final class Box<Answer: Sendable>: Sendable {
    let value = Mutex<Answer?>(nil)
  }
}

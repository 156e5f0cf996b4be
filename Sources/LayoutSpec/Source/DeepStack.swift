internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs work on a stack that is deep enough for recursion into nested files.
///
/// The YAML parser allows a thousand levels, and building and releasing its tree recurses through
/// them. That exceeds the 512 KB stack of a pool thread or a secondary thread.
enum DeepStack {
  /// The stack size in bytes.
  private static let size = 16 * 1_048_576

  /// Returns the result of `work`, run on the main thread if that is the caller, and otherwise on a
  /// new thread.
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
      preconditionFailure("the work did not return a result")
    }
    return try answer.get()
  }

  /// Whether the main thread has a stack of the usual size.
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

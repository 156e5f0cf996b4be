internal import Dispatch
internal import Foundation
internal import Synchronization

/// Runs work on a stack that is deep enough for recursion into nested files.
///
/// The YAML parser allows a thousand levels, and building and releasing its tree recurses through
/// them. That exceeds the 512 KB stack of a pool thread or a secondary thread.
package enum DeepStack {
  /// The stack size in bytes.
  private static let size = 16 * 1_048_576

  /// Returns the result of `work`, run on the main thread if that is the caller, and otherwise on a
  /// new thread.
  package static func run<Output: Sendable, Failure>(
    _ work: @escaping @Sendable () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    if Thread.isMainThread, isMainDeep { return try work() }
    let output = Box<Result<Output, Failure>>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      output.value.withLock { $0 = Result(catching: work) }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let output = output.value.withLock(\.self) else {
      preconditionFailure("the work did not return a result")
    }
    return try output.get()
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

  private final class Box<Output: Sendable>: Sendable {
    let value = Mutex<Output?>(nil)
  }
}

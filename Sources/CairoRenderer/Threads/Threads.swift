import Dispatch
import Foundation

/// Short-lived threads.
public enum Threads {
  /// Calls `body` on a new thread.
  ///
  /// - Returns: Whether a thread was started; false if the system has no more threads.
  @discardableResult
  public static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if os(Linux)
      return make(body)
    #else
      Thread.detachNewThread(body)
      return true
    #endif
  }

  /// Calls `body` on `count` threads, including the calling one, and waits for all calls.
  ///
  /// If the system has no more threads, fewer calls are made.
  public static func together(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let others = DispatchGroup()
    for _ in 1..<max(count, 1) {
      others.enter()
      let isStarted = begin {
        body()
        others.leave()
      }
      if !isStarted { others.leave() }
    }
    body()
    others.wait()
  }
}

#if os(Linux)
  extension Threads {
    private final class Work: Sendable {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread with `pthread_create`, which, unlike Foundation, reports failure.
    private static func make(_ body: @escaping @Sendable () -> Void) -> Bool {
      let work = Unmanaged.passRetained(Work(body))
      let error = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
        guard let attributes = buffer.baseAddress else { return EAGAIN }
        pthread_attr_init(attributes)
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        return pthread_create(
          &thread, attributes,
          { work in
            guard let work else { return nil }
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
            return nil
          }, work.toOpaque())
      }
      if error != 0 { work.release() }
      return error == 0
    }
  }
#endif

import Dispatch
import Foundation

/// Threads that work for a while and end.
public enum Threads {
  /// Calls `body` on a thread of its own.
  ///
  /// - Returns: Whether there is such a thread; false, where the system has no more of them.
  @discardableResult
  public static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if os(Linux)
      return make(body)
    #else
      Thread.detachNewThread(body)
      return true
    #endif
  }

  /// Calls `body` on so many threads, the one that calls among them, and returns once all calls have.
  public static func together(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let others = DispatchGroup()
    for _ in 1..<max(count, 1) {
      others.enter()
      let isBegun = begin {
        body()
        others.leave()
      }
      if !isBegun { others.leave() }
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

    /// `pthread_create`, which says where there is no thread, unlike Foundation.
    private static func make(_ body: @escaping @Sendable () -> Void) -> Bool {
      let handed = Unmanaged.passRetained(Work(body))
      let error = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
        guard let attributes = buffer.baseAddress else { return EAGAIN }
        pthread_attr_init(attributes)
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        return pthread_create(
          &thread, attributes,
          { handed in
            guard let handed else { return nil }
            Unmanaged<Work>.fromOpaque(handed).takeRetainedValue().body()
            return nil
          }, handed.toOpaque())
      }
      if error != 0 { handed.release() }
      return error == 0
    }
  }
#endif

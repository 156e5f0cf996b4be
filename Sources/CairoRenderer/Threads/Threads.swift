import Dispatch
import Foundation

#if os(Linux)
  import CSched
#endif

/// Threads that work for a while and end.
public enum Threads {
  /// Calls `body` on a thread of its own, which begins on another processor than the one that calls,
  /// where there is one.
  ///
  /// - Returns: Whether there is such a thread; false, where the system has no more of them.
  @discardableResult
  public static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if os(Linux)
      return beginElsewhere(body)
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

    /// Begins with an affinity that lasts until the thread has begun, or without one where that is not
    /// allowed.
    ///
    /// Linux may leave a new thread on the processor of who made it until that one's time there is over,
    /// 3 ms and more, though others have nothing to do: a small picture is written by then.
    private static func beginElsewhere(_ body: @escaping @Sendable () -> Void) -> Bool {
      if let all = Processors.allowed, let others = all.withoutCurrent {
        let work = Work {
          all.placeThread()
          body()
        }
        if make(work, on: others) { return true }
      }
      return make(Work(body), on: nil)
    }

    /// `pthread_create`
    private static func make(_ work: Work, on processors: Processors?) -> Bool {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      processors?.place(&attributes)
      let handed = Unmanaged.passRetained(work)
      var thread = pthread_t()
      let error = pthread_create(
        &thread, &attributes,
        { handed in
          guard let handed else { return nil }
          Unmanaged<Work>.fromOpaque(handed).takeRetainedValue().body()
          return nil
        }, handed.toOpaque())
      if error != 0 { handed.release() }
      return error == 0
    }
  }
#endif
